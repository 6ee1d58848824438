"""``/duel board``, ``resign``, ``stop`` and ``rules``."""

import pytest

from game import VARIANTS
from tests.cogs.table import Table


async def test_board_shows_the_board_again_with_working_buttons(table: Table) -> None:
    await table.begin()
    await table.play(5)
    await table.carol.slash(table.channel, "duel board")
    assert table.text == f"{table.bob.mention}, choose a number to multiply (2-9):"
    assert "Running total 5 · target 100" in table.board
    await table.bob.click(table.last, label="6")
    assert "The running total is now 30." in table.text


async def test_board_shows_a_waiting_challenge_again(table: Table) -> None:
    challenge = await table.challenge()
    await table.carol.slash(table.channel, "duel board")
    assert table.text == challenge.content
    await table.bob.click(table.last, label="Accept")
    assert "Bob accepted." in table.text


async def test_board_does_not_ping_the_player_to_move(table: Table) -> None:
    await table.begin()
    table.env.http_requests.clear()
    await table.carol.slash(table.channel, "duel board")
    assert table.mentionable() == set()


async def test_resign_gives_up_the_game_and_the_match_goes_on(table: Table) -> None:
    await table.begin("over100", best_of=3)
    await table.alice.slash(table.channel, "duel resign")
    assert table.text == (
        "Alice resigns and loses.\n"
        "Bob wins the game!\n"
        "Bob leads the match 1–0.\n\n"
        "Starting the game. The total is 1.\n"
        f"{table.bob.mention}, choose a multiplier (2-9):"
    )


async def test_you_may_resign_while_the_other_is_to_move(table: Table) -> None:
    await table.begin()
    await table.bob.slash(table.channel, "duel resign")
    assert table.text == "Bob: I resign and lose the game.\nAlice wins!"


async def test_a_moderator_stops_the_match_with_no_result(table: Table) -> None:
    await table.begin(best_of=3)
    await table.alice.slash(table.channel, "duel resign")
    board = table.last
    await table.morris.slash(table.channel, "duel stop")
    assert table.text.startswith("A moderator stopped the match between Alice and Bob. It has no result")
    assert "match is over" in await table.refused(await table.bob.click(board, label="5"))
    await table.challenge()


async def test_a_moderator_stops_a_challenge(table: Table) -> None:
    await table.challenge()
    await table.morris.slash(table.channel, "duel stop")
    assert table.text.startswith("A moderator stopped the challenge between Alice and Bob.")
    assert table.channel.history()[0].content.endswith("A moderator stopped it.")
    assert not table.channel.history()[0].components


async def test_nobody_else_can_stop_a_match(table: Table) -> None:
    await table.begin()
    for somebody in (table.alice, table.bob, table.carol):
        sentence = await table.refused(await somebody.slash(table.channel, "duel stop"))
        assert sentence.startswith("Only moderators (Manage Messages) can stop a match.")
    assert (await table.duel()).match is not None


async def test_there_is_nothing_to_stop(table: Table) -> None:
    sentence = await table.refused(await table.morris.slash(table.channel, "duel stop"))
    assert sentence.startswith("There is no match in this channel.")


@pytest.mark.parametrize("variant", VARIANTS)
async def test_rules_are_told_in_brief_to_the_one_who_asks(table: Table, variant: str) -> None:
    told = table.private(await table.carol.slash(table.channel, "duel rules", variant=variant))
    [embed] = told.embeds
    assert embed.title == VARIANTS[variant].title
    assert embed.description is not None
    assert f"{VARIANTS[variant].target:,}" in embed.description
    assert "{" not in embed.description


async def test_the_option_for_the_clock_says_what_the_operator_has_set(table: Table) -> None:
    assert "(24 hours if left out)" in described(table)["clock"]
    table.bot.settings.clock_minutes = 90
    await table.restart()
    assert described(table)["clock"] == "minutes for each move, from 1 to 10080 (1 hour 30 minutes if left out)"
    await table.alice.slash(table.channel, "duel start", opponent=table.bob, variant="exact100")
    assert "**1 hour 30 minutes** a move" in table.text


def described(table: Table) -> dict[str, str]:
    """What Discord is told of each option of ``/duel start``."""
    tree = table.bot.tree
    [duel] = [command.to_dict(tree) for command in tree.get_commands() if command.name == "duel"]
    [start] = [command for command in duel["options"] if command["name"] == "start"]
    return {option["name"]: option["description"] for option in start["options"]}


async def test_every_option_says_what_it_is_for(table: Table) -> None:
    assert all(len(description) > 10 for description in described(table).values())


async def test_commands_are_for_servers_only(table: Table) -> None:
    assert table.carol.available_commands(table.channel) == (
        "duel start",
        "duel board",
        "duel review",
        "duel resign",
        "duel stop",
        "duel rules",
        "hint",
        "leaderboard",
        "multiply",
        "puzzle",
    )
    assert table.env.create_user("Dora").available_commands() == ()
