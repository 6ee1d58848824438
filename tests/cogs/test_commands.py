"""``/duel board``, ``resign``, ``stop`` and ``rules``."""

import pytest

from game import VARIANTS
from tests.cogs.club import Club
from tests.english import title


async def test_board_shows_the_board_again_with_working_buttons(club: Club) -> None:
    await club.begin()
    await club.play(5)
    await club.carol.slash(club.channel, "duel board")
    assert club.text == f"{club.bob.mention}, choose a number to multiply (2-9):"
    assert "Running total 5 · target 100" in club.board
    await club.bob.click(club.last, label="6")
    assert "The running total is now 30." in club.text


async def test_board_shows_a_waiting_challenge_again(club: Club) -> None:
    challenge = await club.challenge()
    await club.carol.slash(club.channel, "duel board")
    assert club.text == challenge.content
    await club.bob.click(club.last, label="Accept")
    assert "Bob accepted." in club.text


async def test_board_does_not_ping_the_player_to_move(club: Club) -> None:
    await club.begin()
    club.env.http_requests.clear()
    await club.carol.slash(club.channel, "duel board")
    assert club.mentionable() == set()


async def test_resign_gives_up_the_game_and_the_match_goes_on(club: Club) -> None:
    await club.begin("over100", best_of=3)
    await club.resign(club.alice)
    assert club.text == (
        "Alice resigns and loses.\n"
        "Bob wins the game!\n"
        "Bob leads the match 1–0.\n\n"
        "Game 2: Bob starts.\n"
        "Starting the game. The total is 1.\n"
        f"{club.bob.mention}, choose a multiplier (2-9):"
    )


async def test_you_may_resign_while_the_other_is_to_move(club: Club) -> None:
    await club.begin()
    await club.resign(club.bob)
    assert club.text == "Bob: I resign and lose the game.\nAlice wins!"


async def test_a_moderator_stops_the_match_with_no_result(club: Club) -> None:
    await club.begin(best_of=3)
    await club.resign(club.alice)
    board = club.last
    await club.morris.slash(club.channel, "duel stop")
    assert club.text.startswith("A moderator stopped the match between Alice and Bob. It has no result")
    assert "match is over" in await club.refused(await club.press_late(club.bob, board, "5"))
    await club.challenge()


async def test_a_moderator_stops_a_challenge(club: Club) -> None:
    await club.challenge()
    await club.morris.slash(club.channel, "duel stop")
    assert club.text.startswith("A moderator stopped the challenge between Alice and Bob.")
    assert club.channel.history()[0].content.endswith("A moderator stopped it.")
    assert not club.channel.history()[0].components


async def test_nobody_else_can_stop_a_match(club: Club) -> None:
    await club.begin()
    for somebody in (club.alice, club.bob, club.carol):
        sentence = await club.refused(await somebody.slash(club.channel, "duel stop"))
        assert sentence.startswith("Only moderators (Manage Messages) can stop a match.")
    assert (await club.duel()).match is not None


async def test_there_is_nothing_to_stop(club: Club) -> None:
    sentence = await club.refused(await club.morris.slash(club.channel, "duel stop"))
    assert sentence.startswith("There is no match in this channel.")


@pytest.mark.parametrize("variant", VARIANTS)
async def test_rules_are_told_in_brief_to_the_one_who_asks(club: Club, variant: str) -> None:
    told = club.private(await club.carol.slash(club.channel, "duel rules", variant=variant))
    [embed] = told.embeds
    assert embed.title == title(VARIANTS[variant])
    assert embed.description is not None
    assert f"{VARIANTS[variant].target:,}" in embed.description
    assert "{" not in embed.description


async def test_the_option_for_the_clock_says_what_the_operator_has_set(club: Club) -> None:
    assert "(24 hours if left out)" in described(club)["clock"]
    club.bot.settings.clock_minutes = 90
    await club.restart()
    assert described(club)["clock"] == "minutes for each move, from 1 to 10080 (1 hour 30 minutes if left out)"
    await club.alice.slash(club.channel, "duel start", opponent=club.bob, variant="exact100")
    assert "**1 hour 30 minutes** a move" in club.text


def described(club: Club) -> dict[str, str]:
    """What Discord is told of each option of ``/duel start``."""
    tree = club.bot.tree
    [duel] = [command.to_dict(tree) for command in tree.get_commands() if command.name == "duel"]
    [start] = [command for command in duel["options"] if command["name"] == "start"]
    return {option["name"]: option["description"] for option in start["options"]}


async def test_every_option_says_what_it_is_for(club: Club) -> None:
    assert all(len(description) > 10 for description in described(club).values())


async def test_commands_are_for_servers_only(club: Club) -> None:
    assert club.carol.available_commands(club.channel) == (
        "duel start",
        "duel board",
        "duel review",
        "duel resign",
        "duel stop",
        "duel rules",
        "help",
        "hint",
        "leaderboard",
        "multiply",
        "puzzle",
    )
    assert club.env.create_user("Dora").available_commands() == ()
