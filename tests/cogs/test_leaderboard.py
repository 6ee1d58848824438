"""``/leaderboard``: the server's standings, page by page."""

import pytest

from tests.cogs.club import Club, in_code_type


async def test_an_empty_board_says_how_to_begin(club: Club) -> None:
    await club.alice.slash(club.channel, "leaderboard")
    assert (
        in_code_type(club.last.embeds[0].description)
        == "Nobody has finished a game here yet. Be the first: `/duel start`."
    )
    assert not club.last.components


async def beaten_by_many(club: Club, count: int) -> None:
    """Bob loses to this many members, whose names are in the order in which they came."""
    for number in range(1, count + 1):
        member = club.guild.add_member(club.env.create_user(f"Member {number:02}"))
        club.players.add(member.id)
        await member.slash(club.channel, "duel start", opponent=club.bob, variant="exact100")
        await club.bob.click(club.last, label="Accept")
        await club.resign(club.bob)


def lines(club: Club) -> list[str]:
    description = club.last.embeds[0].description
    assert description is not None
    return description.splitlines()


async def test_pages_of_ten_turn_forth_and_back(club: Club) -> None:
    await beaten_by_many(club, 21)
    await club.alice.slash(club.channel, "leaderboard")
    assert len(lines(club)) == 10
    assert lines(club)[0] == "🥇 **Member 01** · 1 won, 0 lost · 100% · 1 match won"
    assert club.last.embeds[0].footer.text == "Page 1 of 3"
    await club.alice.click(club.last, label="Next")
    assert lines(club)[0].startswith("**11.** **Member 11**")
    await club.carol.click(club.last, label="Next")
    assert lines(club) == [
        "**21.** **Member 21** · 1 won, 0 lost · 100% · 1 match won",
        "**22.** **Bob** · 0 won, 21 lost · 0% · 0 matches won",
    ]
    await club.carol.click(club.last, label="Previous")
    assert club.last.embeds[0].footer.text == "Page 2 of 3"


async def test_whoever_asks_sees_their_own_row_wherever_it_stands(club: Club) -> None:
    await beaten_by_many(club, 11)
    await club.bob.slash(club.channel, "leaderboard")
    assert lines(club)[-2:] == ["", "**12.** **Bob** · 0 won, 11 lost · 0% · 0 matches won"]
    await club.bob.click(club.last, label="Next")
    assert len(lines(club)) == 2, "not twice"


async def test_the_ends_of_the_board_have_no_further_page(club: Club) -> None:
    await beaten_by_many(club, 10)
    await club.alice.slash(club.channel, "leaderboard")
    with pytest.raises(Exception, match="disabled"):
        await club.alice.click(club.last, label="Previous")
    await club.alice.click(club.last, label="Next")
    with pytest.raises(Exception, match="disabled"):
        await club.alice.click(club.last, label="Next")


async def test_one_game_alone_keeps_its_own_board_while_pages_turn(club: Club) -> None:
    await beaten_by_many(club, 10)
    await club.begin("over100")
    await club.resign(club.alice)
    await club.alice.slash(club.channel, "leaderboard", variant="exact100")
    assert club.last.embeds[0].title == "Leaderboard · Multiplication Duel"
    await club.alice.click(club.last, label="Next")
    assert club.last.embeds[0].title == "Leaderboard · Multiplication Duel"
    assert lines(club) == ["**11.** **Bob** · 0 won, 10 lost · 0% · 0 matches won"]


async def test_people_who_left_appear_by_the_name_they_had(club: Club) -> None:
    await club.begin()
    await club.resign(club.bob)
    club.guild.remove_member(club.alice)
    await club.restart()
    await club.bob.slash(club.channel, "leaderboard")
    assert lines(club)[0].startswith("🥇 **Alice**")


async def test_a_stopped_match_counts_only_the_games_that_were_played(club: Club) -> None:
    await club.begin(best_of=3)
    await club.resign(club.bob)
    await club.morris.slash(club.channel, "duel stop")
    await club.bob.slash(club.channel, "leaderboard")
    assert lines(club)[0] == "🥇 **Alice** · 1 won, 0 lost · 100% · 0 matches won"


async def test_each_server_has_its_own(club: Club) -> None:
    await club.begin()
    await club.resign(club.bob)
    elsewhere = club.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("duels")
    visitor = elsewhere.add_member(club.alice.user)
    await visitor.slash(channel, "leaderboard")
    assert channel.last_message is not None
    assert "Nobody has finished a game here yet." in str(channel.last_message.embeds[0].description)
