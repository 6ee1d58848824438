"""Absences as storage keeps them: what they give back to whom, and when they are forgotten."""

import os
from datetime import datetime, timedelta
from pathlib import Path

from duel import Duel, Status
from game import Multiply, Player
from storage import Storage
from tests.storage.hand import NOW, Hand

HOUR = timedelta(hours=1)


async def away(storage: Storage, since: datetime, until: datetime) -> None:
    storage.be_there(since)
    await storage.come_back(until)


async def deadline(storage: Storage, duel: Duel) -> datetime | None:
    found = await storage.duel(duel.id)
    assert found is not None
    return found.deadline


async def test_what_was_lost_of_a_move_is_given_back_and_not_what_was_lost_before_it(
    storage: Storage, hand: Hand
) -> None:
    await away(storage, NOW - 5 * HOUR, NOW - HOUR)
    duel = await hand.begin(await hand.offer())
    assert await deadline(storage, duel) == NOW + 24 * HOUR
    await away(storage, NOW + HOUR, NOW + 3 * HOUR)
    assert await deadline(storage, duel) == NOW + 26 * HOUR
    await away(storage, NOW + 4 * HOUR, NOW + 5 * HOUR)
    assert await deadline(storage, duel) == NOW + 27 * HOUR


async def test_two_absences_never_overlap(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await away(storage, NOW + HOUR, NOW + 3 * HOUR)
    await away(storage, NOW + 2 * HOUR, NOW + 4 * HOUR)
    assert await deadline(storage, duel) == NOW + 27 * HOUR, "three hours, not four"


async def test_what_a_wrong_clock_noted_is_forgotten_when_it_is_put_right(storage: Storage, hand: Hand) -> None:
    await away(storage, NOW, NOW + timedelta(days=1))
    await storage.come_back(NOW + HOUR)
    duel = await hand.begin(await hand.offer())
    assert await deadline(storage, duel) == NOW + 24 * HOUR


async def test_where_nobody_knows_for_how_long_a_quarter_is_left_and_no_more(
    storage: Storage, hand: Hand, file: Path
) -> None:
    duel = await hand.begin(await hand.offer())
    os.utime(file.with_name("duel.db.lock"), (0, 0))
    await storage.come_back(NOW + 23 * HOUR)
    assert await deadline(storage, duel) == NOW + 29 * HOUR


async def test_a_duel_that_is_over_has_nothing_to_do_with_absences(storage: Storage, hand: Hand) -> None:
    duel = await hand.end(await hand.begin(await hand.offer()), Status.STOPPED)
    [counted_from] = await storage._read(  # pyright: ignore[reportPrivateUsage]
        lambda db: db.execute("SELECT counted_from FROM duels WHERE id = ?", (duel.id,)).fetchone()
    )
    assert counted_from is None


async def test_what_is_long_past_is_forgotten(storage: Storage, hand: Hand) -> None:
    await away(storage, NOW, NOW + HOUR)
    await away(storage, NOW + timedelta(days=400), NOW + timedelta(days=401))
    rows = await storage._read(  # pyright: ignore[reportPrivateUsage]
        lambda db: db.execute("SELECT count(*) FROM absences").fetchone()
    )
    assert rows[0] == 1


async def test_a_move_begins_with_a_quarter_of_its_own(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await away(storage, NOW + 23 * HOUR, NOW + 23 * HOUR + timedelta(minutes=1))
    found = await storage.duel(duel.id)
    assert found is not None
    assert (found.deadline, found.quarter_granted) == (NOW + 29 * HOUR + timedelta(minutes=1), True)
    assert not (await hand.play(found, Multiply(Player.ONE, 5))).quarter_granted
