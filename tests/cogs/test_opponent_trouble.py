"""Against the bot, too, what was played stands and is announced once, whatever fails: its answer with the move."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from duel import Asked, First, Happened, Person
from game import Level, Player, agree
from storage import verify_file
from tests.cogs.table import Table

CALLBACK = "/interactions/*/*/callback"
MESSAGES = "/channels/*/messages"

# At this target of reach100 a perfect bot that begins has only one move to choose from.
NARROW = 19
BEGUN = "TestBot chose 2. Current Total is now 2."


@pytest.fixture(autouse=True)
def nobody_pings_the_bot(table: Table) -> Iterator[None]:
    table.players = {table.alice.id}
    yield
    assert not any(table.robot.mention in message.content for message in table.channel.history())
    assert verify_file(Path(table.bot.settings.database_file)).differences == []


def asked(table: Table, interaction_id: int) -> Asked:
    return Asked(table.bot.matches.now(), Person(table.alice.id, "Alice"), interaction_id)


async def change(table: Table, number: int, interaction_id: int = 1) -> Happened:
    """Alice's move, of which nobody hears: the process dies before it can answer."""
    return await table.bot.matches.multiply(table.channel.id, number, asked(table, interaction_id))


def heard(table: Table, line: str) -> int:
    """How often the channel was told this."""
    return sum(message.content.split("\n").count(line) for message in table.channel.history())


async def answer(table: Table) -> tuple[int, int]:
    """What the bot has answered to Alice's first move, a 2, and what the total is now."""
    match = (await table.duel()).match
    assert match is not None
    total = match.game.total_of(Player.ONE)
    return total // 2, total


async def test_its_game_and_its_buttons_go_on_after_a_restart(table: Table) -> None:
    await table.begin_against_bot("over100", best_of=3, level="perfect")
    await table.play(2)
    old, board, before = table.channel.history()[0], table.last, await table.duel()
    await table.restart()
    assert await table.duel() == before
    assert (await table.refused(await table.alice.click(old, label="2"))).startswith("The game has moved on.")
    await table.alice.click(board, label="2")
    assert table.text.startswith("Alice multiplied by 2. New total is ")
    assert "\nTestBot multiplied by " in table.text
    assert "against me at level perfect" in table.board


@pytest.mark.parametrize(("status", "code"), [(500, 0), (404, 10062), (400, 40060)])
async def test_a_move_that_cannot_be_answered_is_announced_with_the_bots_own(
    table: Table, status: int, code: int
) -> None:
    await table.begin_against_bot("over100", level="perfect")
    table.env.inject_error("POST", CALLBACK, status=status, code=code)
    await table.alice.slash(table.channel, "multiply", n=2)
    number, total = await answer(table)
    assert table.text == (
        "Alice multiplied by 2. New total is 2.\n"
        f"TestBot multiplied by {number}. New total is {total}.\n"
        f"{table.alice.mention}, choose a multiplier (2-9):"
    )
    assert len(table.channel.history()) == 2
    await table.alice.click(table.last, label="2")
    assert table.text.startswith(f"Alice multiplied by 2. New total is {total * 2}.")


async def test_a_start_that_cannot_be_answered_is_announced_with_its_first_move(table: Table) -> None:
    table.env.inject_error("POST", CALLBACK, status=500)
    await table.alice.slash(
        table.channel,
        "duel start",
        opponent=table.robot,
        variant="reach100",
        target=NARROW,
        first="opponent",
        level="perfect",
    )
    assert table.text.startswith("I am in, and play at level **perfect**. TestBot starts.\n")
    assert heard(table, BEGUN) == 1
    await table.alice.click(table.last, label="2")
    assert table.text.startswith("Alice chose 2. Current Total is now 4.\nTestBot chose ")


async def test_what_the_channel_does_not_take_either_is_tried_again(table: Table) -> None:
    await table.begin_against_bot("over100", level="perfect")
    table.env.inject_error("POST", CALLBACK, status=500)
    table.env.inject_error("POST", MESSAGES, status=500, times=3)
    await table.alice.slash(table.channel, "multiply", n=2)
    assert table.text.startswith("I am in")
    number, total = await answer(table)
    await table.env.advance_time(150)
    assert table.text.startswith(f"Alice multiplied by 2. New total is 2.\nTestBot multiplied by {number}.")
    await table.env.advance_time(3600)
    assert heard(table, f"TestBot multiplied by {number}. New total is {total}.") == 1


async def test_after_a_crash_the_move_and_its_answer_are_announced_once(table: Table) -> None:
    await table.begin_against_bot("over100", level="perfect")
    await change(table, 2)
    number, total = await answer(table)
    for _ in range(2):
        await table.restart()
        await table.env.advance_time(60)
    assert [message.content for message in table.channel.history()[1:]] == [
        "Alice multiplied by 2. New total is 2.\n"
        f"TestBot multiplied by {number}. New total is {total}.\n"
        f"{table.alice.mention}, choose a multiplier (2-9):"
    ]


async def test_after_a_crash_each_of_several_moves_has_its_own_answer(table: Table) -> None:
    await table.begin_against_bot("reach100", target=NARROW, best_of=3, level="perfect")
    await change(table, 2, interaction_id=1)
    number, total = await answer(table)
    await change(table, 9, interaction_id=2)
    await table.restart()
    await table.env.advance_time(1)
    assert [message.content for message in table.channel.history()[1:]] == [
        f"Alice chose 2. Current Total is now 2.\nTestBot chose {number}. Current Total is now {total}.",
        f"Alice chose 9. Current Total is now {total * 9}.\n"
        "Alice has reached or exceeded the target number!\n"
        "Alice wins the game!\n"
        "Alice leads the match 1–0.\n\n"
        f"Game Start!\n{BEGUN}\n"
        f"{table.alice.mention}, enter a multiplier (2-9):",
    ]


async def test_after_a_crash_the_beginning_is_announced_with_its_first_move(table: Table) -> None:
    await table.bot.matches.challenge(
        table.guild.id,
        table.channel.id,
        Person(table.robot.id, "TestBot"),
        agree("reach100", target=NARROW),
        First.OPPONENT,
        timedelta(hours=24),
        asked(table, 1),
        Level.PERFECT,
    )
    await table.restart()
    await table.env.advance_time(1)
    assert table.text == (
        "I am in, and play at level **perfect**. TestBot starts.\n"
        f"Game Start!\n{BEGUN}\n"
        f"{table.alice.mention}, enter a multiplier (2-9):"
    )
    await table.alice.click(table.last, label="2")
    assert heard(table, BEGUN) == 1


async def test_a_loss_on_time_is_announced_after_a_restart_with_the_bots_first_move(table: Table) -> None:
    await table.begin_against_bot("reach100", target=NARROW, best_of=3, level="perfect", clock=60)
    await table.env.advance_time(50 * 60)
    table.env.inject_error("POST", MESSAGES, status=500, times=None)
    await table.env.advance_time(10 * 60)
    table.env.backend.faults.clear()
    assert "it is your move" in table.text
    await table.restart()
    await table.env.advance_time(1)
    assert table.text.startswith("Alice has run out of time!\nTestBot wins the game!")
    assert heard(table, BEGUN) == 1


async def test_a_restart_while_it_was_the_players_turn_leaves_them_time(table: Table) -> None:
    await table.begin_against_bot("over100", clock=240)
    await table.restart(after=timedelta(hours=10))
    await table.env.advance_time(3 * 60 * 60)
    assert table.text.startswith(f"{table.alice.mention}, it is your move"), "a reminder, not a loss"
