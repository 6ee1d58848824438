"""``/leaderboard``: the server's standings, page by page."""

import pytest

from tests.cogs.table import Table


async def test_an_empty_board_says_how_to_begin(table: Table) -> None:
    await table.alice.slash(table.channel, "leaderboard")
    assert table.last.embeds[0].description == "Nobody has finished a game here yet. Be the first: `/duel start`."
    assert not table.last.components


async def beaten_by_many(table: Table, count: int) -> None:
    """Bob loses to this many members, whose names are in the order in which they came."""
    for number in range(1, count + 1):
        member = table.guild.add_member(table.env.create_user(f"Member {number:02}"))
        table.players.add(member.id)
        await member.slash(table.channel, "duel start", opponent=table.bob, variant="exact100")
        await table.bob.click(table.last, label="Accept")
        await table.bob.slash(table.channel, "duel resign")


def lines(table: Table) -> list[str]:
    description = table.last.embeds[0].description
    assert description is not None
    return description.splitlines()


async def test_pages_of_ten_turn_forth_and_back(table: Table) -> None:
    await beaten_by_many(table, 21)
    await table.alice.slash(table.channel, "leaderboard")
    assert len(lines(table)) == 10
    assert lines(table)[0] == "🥇 **Member 01** · 1 won, 0 lost · 100% · 1 match won"
    assert table.last.embeds[0].footer.text == "Page 1 of 3"
    await table.alice.click(table.last, label="Next")
    assert lines(table)[0].startswith("**11.** **Member 11**")
    await table.carol.click(table.last, label="Next")
    assert lines(table) == [
        "**21.** **Member 21** · 1 won, 0 lost · 100% · 1 match won",
        "**22.** **Bob** · 0 won, 21 lost · 0% · 0 matches won",
    ]
    await table.carol.click(table.last, label="Previous")
    assert table.last.embeds[0].footer.text == "Page 2 of 3"


async def test_whoever_asks_sees_their_own_row_wherever_it_stands(table: Table) -> None:
    await beaten_by_many(table, 11)
    await table.bob.slash(table.channel, "leaderboard")
    assert lines(table)[-2:] == ["", "**12.** **Bob** · 0 won, 11 lost · 0% · 0 matches won"]
    await table.bob.click(table.last, label="Next")
    assert len(lines(table)) == 2, "not twice"


async def test_the_ends_of_the_board_have_no_further_page(table: Table) -> None:
    await beaten_by_many(table, 10)
    await table.alice.slash(table.channel, "leaderboard")
    with pytest.raises(Exception, match="disabled"):
        await table.alice.click(table.last, label="Previous")
    await table.alice.click(table.last, label="Next")
    with pytest.raises(Exception, match="disabled"):
        await table.alice.click(table.last, label="Next")


async def test_one_game_alone_keeps_its_own_board_while_pages_turn(table: Table) -> None:
    await beaten_by_many(table, 10)
    await table.begin("over100")
    await table.alice.slash(table.channel, "duel resign")
    await table.alice.slash(table.channel, "leaderboard", variant="exact100")
    assert table.last.embeds[0].title == "Leaderboard · Multiplication Duel"
    await table.alice.click(table.last, label="Next")
    assert table.last.embeds[0].title == "Leaderboard · Multiplication Duel"
    assert lines(table) == ["**11.** **Bob** · 0 won, 10 lost · 0% · 0 matches won"]


async def test_people_who_left_appear_by_the_name_they_had(table: Table) -> None:
    await table.begin()
    await table.bob.slash(table.channel, "duel resign")
    table.guild.remove_member(table.alice)
    await table.restart()
    await table.bob.slash(table.channel, "leaderboard")
    assert lines(table)[0].startswith("🥇 **Alice**")


async def test_a_stopped_match_counts_only_the_games_that_were_played(table: Table) -> None:
    await table.begin(best_of=3)
    await table.bob.slash(table.channel, "duel resign")
    await table.morris.slash(table.channel, "duel stop")
    await table.bob.slash(table.channel, "leaderboard")
    assert lines(table)[0] == "🥇 **Alice** · 1 won, 0 lost · 100% · 0 matches won"


async def test_each_server_has_its_own(table: Table) -> None:
    await table.begin()
    await table.bob.slash(table.channel, "duel resign")
    elsewhere = table.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("duels")
    visitor = elsewhere.add_member(table.alice.user)
    await visitor.slash(channel, "leaderboard")
    assert channel.last_message is not None
    assert "Nobody has finished a game here yet." in str(channel.last_message.embeds[0].description)
