"""The bot is told to stop while something is in flight: it goes quietly, and nothing is lost."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from standin.discord_server import StandIn
from standin.refusals import UNKNOWN_INTERACTION
from tests.sockets.child import Child
from tests.sockets.club import CALLBACK, LOOKS, MESSAGES, Club, met
from tests.sockets.ledger import compare, waiting

MOVE = "Alice multiplied by 5. New total is 5."
PATIENCE = 0.5
"""Seconds that the bot waits for what is in flight; it is 5 when nobody tests it."""


@asynccontextmanager
async def running(standin: StandIn, folder: Path) -> AsyncGenerator[Child]:
    """The bot as a process, connected; it does not outlive the test."""
    child = await Child.prepare(standin, folder, patience=PATIENCE)
    try:
        await child.begin()
        await child.connected()
        yield child
    finally:
        await child.kill()


async def stopped(child: Child, folder: Path) -> None:
    """Stop it, and see that it left nothing behind."""
    assert await child.stop() == 0
    assert "Traceback" not in (folder / "bot.log").read_text(encoding="utf-8")
    left = {file.name for file in (folder / "data").iterdir()}
    assert left == {"duel.db", "duel.db.lock"}, "the database was closed"


async def all_is_announced(standin: StandIn, club: Club, folder: Path) -> None:
    """What was left is announced by the next process, and everything once."""
    database = folder / "data" / "duel.db"
    async with running(standin, folder) as child:
        for _ in range(LOOKS):
            if not waiting(database):
                break
            await club.zoe.slash(club.channel, "leaderboard")
        await stopped(child, folder)
    ledger = compare(standin, database, complete=True)
    assert ledger.differences == []
    assert club.count(MOVE) == 1


async def test_a_move_in_flight_is_answered_before_the_bot_goes(standin: StandIn, club: Club, tmp_path: Path) -> None:
    async with running(standin, tmp_path) as child:
        await club.begin()
        coming = standin.next_request("POST", CALLBACK)
        standin.faults.delay(PATIENCE / 5, "POST", CALLBACK)
        moved = club.alice.slash(club.channel, "multiply", n=5)
        await coming
        await stopped(child, tmp_path)
    assert (await moved).text.startswith(MOVE)
    assert waiting(tmp_path / "data" / "duel.db") == 0
    await all_is_announced(standin, club, tmp_path)


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_move_whose_answer_never_comes_is_left_to_the_next_process(
    standin: StandIn, club: Club, tmp_path: Path, *, carried_out: bool
) -> None:
    async with running(standin, tmp_path) as child:
        board = await club.begin()
        hanging = standin.faults.hang("POST", CALLBACK, carried_out=carried_out)
        club.alice.press(board, "5")
        await met(hanging)
        await stopped(child, tmp_path)
    await all_is_announced(standin, club, tmp_path)


async def test_an_announcement_in_flight_is_left_to_the_next_process(
    standin: StandIn, club: Club, tmp_path: Path
) -> None:
    async with running(standin, tmp_path) as child:
        await club.begin()
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        hanging = standin.faults.hang("POST", MESSAGES, carried_out=True)
        club.alice.slash(club.channel, "multiply", n=5)
        await met(hanging)
        await stopped(child, tmp_path)
    await all_is_announced(standin, club, tmp_path)


async def test_what_is_announced_after_a_start_does_not_keep_the_bot_from_stopping(
    standin: StandIn, club: Club, tmp_path: Path
) -> None:
    async with running(standin, tmp_path):
        await club.begin()
        hanging = standin.faults.hang("POST", CALLBACK)
        club.alice.slash(club.channel, "multiply", n=5)
        await met(hanging)
    hanging = standin.faults.hang("POST", MESSAGES)
    async with running(standin, tmp_path) as child:
        await met(hanging)
        await stopped(child, tmp_path)
    await all_is_announced(standin, club, tmp_path)


async def test_whatever_else_is_in_flight_makes_no_trouble(standin: StandIn, club: Club, tmp_path: Path) -> None:
    async with running(standin, tmp_path) as child:
        challenge = await club.challenge()
        for use in (
            partial(club.zoe.press, challenge, "Accept"),
            partial(club.zoe.slash, club.channel, "duel board"),
            partial(club.zoe.slash, club.channel, "duel rules", variant="over100"),
            partial(club.zoe.slash, club.channel, "leaderboard"),
        ):
            hanging = standin.faults.hang("POST", CALLBACK)
            use()
            await met(hanging)
        hanging = standin.faults.hang("PATCH", "*")
        club.bob.press(challenge, "Accept")
        await met(hanging)
        await stopped(child, tmp_path)
