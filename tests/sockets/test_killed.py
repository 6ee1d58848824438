"""The bot is killed between a commit and what Discord has to hear of it: the next process makes up for it, once."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from standin.discord_server import StandIn
from standin.messages import Message
from standin.patience import PATIENCE
from tests.sockets.club import Club, met
from tests.sockets.ledger import Count, Ledger, compare
from tests.sockets.test_stopping import running

Do = Callable[[], object]

ANSWER = ("POST", "/interactions/*/callback")
ANNOUNCEMENT = ("POST", "/channels/*/messages")
EDIT = ("PATCH", "/channels/*/messages/*")

FATES = {
    "Accept": "strikes forfeit",
    "Decline": "-# Bob declined.",
    "Withdraw": "-# Alice withdrew the challenge.",
}
"""What each button makes the challenge end with; that it was accepted is told by the first board."""

REMINDER = "it is your move against Bob."
LOSS = "Time is up! Alice loses."


def database(folder: Path) -> Path:
    return folder / "data" / "duel.db"


def let_time_pass(folder: Path, *, minutes_left: int) -> None:
    """While no bot is running: nobody has done anything for so long that no more than this is left of the clock."""
    now = time.time_ns() // 1_000_000
    with closing(sqlite3.connect(database(folder))) as db, db:
        db.execute(
            "UPDATE duels SET deadline = ?, wake_at = 0, counted_from = ?, quarter_granted = 1",
            (now + minutes_left * 60_000, now),
        )


async def settled(standin: StandIn, folder: Path) -> Ledger:
    """The ledger once nothing is left to be announced, in which everything agrees."""
    async with asyncio.timeout(PATIENCE):
        while (ledger := compare(standin, database(folder), complete=True)).waiting:  # noqa: ASYNC110 - in a file
            await asyncio.sleep(0.02)
    assert ledger.differences == []
    return ledger


async def killed_at(
    standin: StandIn, folder: Path, request: tuple[str, str], *, carried_out: bool = False, do: Do | None = None
) -> None:
    """A life of the bot in which somebody does this, or only the clock runs, and which ends in the middle of this."""
    hanging = standin.faults.hang(*request, carried_out=carried_out)
    async with running(standin, folder):
        if do is not None:
            do()
        await met(hanging)
    standin.faults.clear()


async def challenged(club: Club, folder: Path) -> list[Message]:
    """A life of the bot in which Alice challenges Bob, and the challenge is shown once more."""
    async with running(club.standin, folder):
        first = await club.challenge(clock=60)
        second = (await club.zoe.slash(club.channel, "duel board")).message
        await settled(club.standin, folder)
    assert second is not None
    return [first, second]


async def begun(club: Club, folder: Path) -> None:
    """A life of the bot in which a match begins; Alice is to move, and has an hour."""
    async with running(club.standin, folder):
        await club.begin(clock=60)
        await settled(club.standin, folder)


@pytest.mark.parametrize("moment", [ANSWER, EDIT], ids=["answered", "changed"])
@pytest.mark.parametrize("label", FATES)
async def test_an_answered_challenge_loses_its_buttons_if_the_bot_was_killed_before_it_was(
    standin: StandIn, club: Club, tmp_path: Path, label: str, moment: tuple[str, str]
) -> None:
    first, second = await challenged(club, tmp_path)
    presser = club.alice if label == "Withdraw" else club.bob
    await killed_at(standin, tmp_path, moment, do=lambda: presser.press(second, label))
    assert first.labels == ["Accept", "Decline", "Withdraw"]
    async with running(standin, tmp_path):
        ledger = await settled(standin, tmp_path)
    assert ledger.counts[Count.ANNOUNCED] == (label != "Withdraw")
    for challenge in (first, second):
        assert challenge.labels == []
        assert challenge.content.endswith(FATES[label])


async def test_an_expired_challenge_loses_its_buttons_if_the_bot_was_killed_before_it_did(
    standin: StandIn, club: Club, tmp_path: Path
) -> None:
    shown = await challenged(club, tmp_path)
    let_time_pass(tmp_path, minutes_left=0)
    await killed_at(standin, tmp_path, EDIT)
    assert all(challenge.labels for challenge in shown)
    async with running(standin, tmp_path):
        ledger = await settled(standin, tmp_path)
    assert ledger.counts[Count.EXPIRIES] == 1
    assert not any(challenge.labels for challenge in shown)


@pytest.mark.parametrize("carried_out", [False, True])
@pytest.mark.parametrize(
    ("minutes_left", "words", "count"), [(10, REMINDER, Count.REMINDERS), (0, LOSS, Count.LOSSES)], ids=str
)
async def test_what_the_clock_did_is_said_once_if_the_bot_was_killed_while_it_said_so(
    standin: StandIn, club: Club, tmp_path: Path, minutes_left: int, words: str, count: Count, *, carried_out: bool
) -> None:
    await begun(club, tmp_path)
    let_time_pass(tmp_path, minutes_left=minutes_left)
    await killed_at(standin, tmp_path, ANNOUNCEMENT, carried_out=carried_out)
    assert sum(words in line for line in club.lines) == carried_out
    async with running(standin, tmp_path):
        ledger = await settled(standin, tmp_path)
    assert ledger.counts[count] == 1
    assert sum(words in line for line in club.lines) == 1


async def test_a_reminder_that_the_bot_was_killed_over_is_not_given_when_the_game_is_lost_by_then(
    standin: StandIn, club: Club, tmp_path: Path
) -> None:
    await begun(club, tmp_path)
    let_time_pass(tmp_path, minutes_left=10)
    await killed_at(standin, tmp_path, ANNOUNCEMENT)
    let_time_pass(tmp_path, minutes_left=0)
    async with running(standin, tmp_path):
        await club.told(LOSS)
        ledger = await settled(standin, tmp_path)
    assert (ledger.counts[Count.REMINDERS], ledger.counts[Count.LOSSES]) == (0, 1)


async def test_a_challenge_shown_again_loses_its_buttons_if_the_bot_was_killed_while_it_showed_it(
    standin: StandIn, club: Club, tmp_path: Path
) -> None:
    shown = await challenged(club, tmp_path)
    await killed_at(standin, tmp_path, ANSWER, carried_out=True, do=lambda: club.zoe.slash(club.channel, "duel board"))
    shown.append(club.last)
    async with running(standin, tmp_path):
        await club.bob.press(shown[0], "Accept")
        await settled(standin, tmp_path)
    assert len(shown) == 3
    assert not any(challenge.labels for challenge in shown)
