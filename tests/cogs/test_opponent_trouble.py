"""Against the bot, too, what was played stands and is announced once, whatever fails: its answer with the move."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from duel import Asked, First, Happened, Person
from game import Level, Player, agree
from storage import verify_file
from tests.cogs.club import Club

CALLBACK = "/interactions/*/*/callback"
MESSAGES = "/channels/*/messages"

# At this target of reach100 a perfect bot that begins has only one move to choose from.
NARROW = 19
BEGUN = "TestBot chose 2. Current Total is now 2."


@pytest.fixture(autouse=True)
def nobody_pings_the_bot(club: Club) -> Iterator[None]:
    club.players = {club.alice.id}
    yield
    assert not any(club.robot.mention in message.content for message in club.channel.history())
    assert verify_file(Path(club.bot.settings.database_file)).differences == []


def asked(club: Club, interaction_id: int) -> Asked:
    return Asked(club.bot.now(), Person(club.alice.id, "Alice"), interaction_id)


async def change(club: Club, number: int, interaction_id: int = 1) -> Happened:
    """Alice's move, of which nobody hears: the process dies before it can answer."""
    return await club.bot.matches.multiply(club.channel.id, number, asked(club, interaction_id))


def heard(club: Club, line: str) -> int:
    """How often the channel was told this."""
    return sum(message.content.split("\n").count(line) for message in club.channel.history())


async def answer(club: Club) -> tuple[int, int]:
    """What the bot has answered to Alice's first move, a 2, and what the total is now."""
    match = (await club.duel()).match
    assert match is not None
    total = match.game.total_of(Player.ONE)
    return total // 2, total


async def test_its_game_and_its_buttons_go_on_after_a_restart(club: Club) -> None:
    await club.begin_against_bot("over100", best_of=3, level="perfect")
    old = club.last
    await club.play(2)
    board, before = club.last, await club.duel()
    await club.restart()
    assert await club.duel() == before
    assert (await club.refused(await club.press_late(club.alice, old, "2"))).startswith("The game has moved on.")
    await club.alice.click(board, label="2")
    assert club.text.startswith("Alice multiplied by 2. New total is ")
    assert "\nTestBot multiplied by " in club.text
    assert "against me at level perfect" in club.board


@pytest.mark.parametrize(("status", "code"), [(500, 0), (404, 10062), (400, 40060)])
async def test_a_move_that_cannot_be_answered_is_announced_with_the_bots_own(
    club: Club, status: int, code: int
) -> None:
    await club.begin_against_bot("over100", level="perfect")
    club.env.inject_error("POST", CALLBACK, status=status, code=code)
    await club.alice.slash(club.channel, "multiply", n=2)
    number, total = await answer(club)
    assert club.text == (
        "Alice multiplied by 2. New total is 2.\n"
        f"TestBot multiplied by {number}. New total is {total}.\n"
        f"{club.alice.mention}, choose a multiplier (2-9):"
    )
    assert len(club.channel.history()) == 2
    await club.alice.click(club.last, label="2")
    assert club.text.startswith(f"Alice multiplied by 2. New total is {total * 2}.")


async def test_a_start_that_cannot_be_answered_is_announced_with_its_first_move(club: Club) -> None:
    club.env.inject_error("POST", CALLBACK, status=500)
    await club.alice.slash(
        club.channel,
        "duel start",
        opponent=club.robot,
        variant="reach100",
        target=NARROW,
        first="opponent",
        level="perfect",
    )
    assert club.text.startswith("I am in, as TestBot.\n")
    assert heard(club, BEGUN) == 1
    await club.alice.click(club.last, label="2")
    assert club.text.startswith("Alice chose 2. Current Total is now 4.\nTestBot chose ")


async def test_what_the_channel_does_not_take_either_is_tried_again(club: Club) -> None:
    await club.begin_against_bot("over100", level="perfect")
    club.env.inject_error("POST", CALLBACK, status=500)
    club.env.inject_error("POST", MESSAGES, status=500, times=3)
    await club.alice.slash(club.channel, "multiply", n=2)
    assert club.text.startswith("I am in")
    number, total = await answer(club)
    await club.env.advance_time(150)
    assert club.text.startswith(f"Alice multiplied by 2. New total is 2.\nTestBot multiplied by {number}.")
    await club.env.advance_time(3600)
    assert heard(club, f"TestBot multiplied by {number}. New total is {total}.") == 1


async def test_after_a_crash_the_move_and_its_answer_are_announced_once(club: Club) -> None:
    await club.begin_against_bot("over100", level="perfect")
    await change(club, 2)
    number, total = await answer(club)
    for _ in range(2):
        await club.restart()
        await club.env.advance_time(60)
    assert [message.content for message in club.channel.history()[1:]] == [
        "Alice multiplied by 2. New total is 2.\n"
        f"TestBot multiplied by {number}. New total is {total}.\n"
        f"{club.alice.mention}, choose a multiplier (2-9):"
    ]


async def test_after_a_crash_each_of_several_moves_has_its_own_answer(club: Club) -> None:
    await club.begin_against_bot("reach100", target=NARROW, best_of=3, level="perfect")
    await change(club, 2, interaction_id=1)
    number, total = await answer(club)
    await change(club, 9, interaction_id=2)
    await club.restart()
    await club.env.advance_time(1)
    assert [message.content for message in club.channel.history()[1:]] == [
        f"Alice chose 2. Current Total is now 2.\nTestBot chose {number}. Current Total is now {total}.",
        f"Alice chose 9. Current Total is now {total * 9}.\n"
        "Alice has reached or exceeded the target number!\n"
        "Alice wins the game!\n"
        "Alice leads the match 1–0.\n\n"
        f"Game 2: TestBot starts.\nGame Start!\n{BEGUN}\n"
        f"{club.alice.mention}, enter a multiplier (2-9):",
    ]


async def test_after_a_crash_the_beginning_is_announced_with_its_first_move(club: Club) -> None:
    await club.bot.matches.challenge(
        club.guild.id,
        club.channel.id,
        Person(club.robot.id, "TestBot"),
        agree("reach100", target=NARROW),
        First.OPPONENT,
        timedelta(hours=24),
        asked(club, 1),
        Level.PERFECT,
    )
    await club.restart()
    await club.env.advance_time(1)
    assert club.text == (f"I am in, as TestBot.\nGame Start!\n{BEGUN}\n{club.alice.mention}, enter a multiplier (2-9):")
    await club.alice.click(club.last, label="2")
    assert heard(club, BEGUN) == 1


async def test_a_loss_on_time_is_announced_after_a_restart_with_the_bots_first_move(club: Club) -> None:
    await club.begin_against_bot("reach100", target=NARROW, best_of=3, level="perfect", clock=60)
    await club.env.advance_time(50 * 60)
    club.env.inject_error("POST", MESSAGES, status=500, times=None)
    await club.env.advance_time(10 * 60)
    club.env.backend.faults.clear()
    assert "it is your move" in club.text
    await club.restart()
    await club.env.advance_time(1)
    assert club.text.startswith("Alice has run out of time!\nTestBot wins the game!")
    assert heard(club, BEGUN) == 1


async def test_a_restart_while_it_was_the_players_turn_leaves_them_time(club: Club) -> None:
    await club.begin_against_bot("over100", clock=240)
    await club.restart(after=timedelta(hours=10))
    await club.env.advance_time(3 * 60 * 60)
    assert club.text.startswith(f"{club.alice.mention}, it is your move"), "a reminder, not a loss"
