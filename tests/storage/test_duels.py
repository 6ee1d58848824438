"""Challenges and matches in storage."""

from datetime import timedelta
from pathlib import Path

import pytest

from duel import Asked, Person, Shown, Status
from game import Multiply, Player, Resign, RunOutOfTime
from storage import Place, Storage
from storage.database import open_database
from tests.places import AGAINST_THE_TABLES, alter, look
from tests.storage.hand import ALICE, BOB, GUILD, NOW, Hand

ONE, TWO = Player.ONE, Player.TWO
FULL = 2


async def test_a_challenge_waits_in_its_channel(storage: Storage, hand: Hand) -> None:
    duel = await hand.offer(best_of=5)
    assert await storage.open_duels_in(duel.channel_id) == [duel]
    assert duel.status is Status.OFFERED
    assert duel.match is None
    assert (duel.challenger, duel.opponent) == (ALICE, BOB)
    assert duel.terms.best_of == 5
    assert duel.deadline == NOW + timedelta(minutes=10)


@pytest.mark.parametrize("variant", ["exact100", "over100", "race1000"])
async def test_a_match_survives_closing_and_opening(place: Place, storage: Storage, hand: Hand, variant: str) -> None:
    duel = await hand.begin(await hand.offer(variant=variant, best_of=3), TWO)
    duel = await hand.play(duel, Multiply(TWO, 9))
    duel = await hand.play(duel, Resign(ONE))
    if variant == "over100":
        duel = await hand.play(duel, Multiply(ONE, 77))
    duel = await hand.play(duel, Multiply(ONE, 5))
    duel = await hand.play(duel, Multiply(TWO, 7))
    await storage.cross_off((), Shown(duel.id, 4321, duel.position), NOW)
    await storage.close()

    reopened = Storage(place)
    await reopened.open()
    [found] = await reopened.open_duels_in(duel.channel_id)
    await reopened.close()
    assert found is not None
    assert found.match == duel.match
    assert found.match is not None
    assert found.match.score == (0, 1)
    assert found.match.number == 2
    assert found.match.game.strikes == ((1, 0) if variant == "over100" else (0, 0))
    assert found.message_id == 4321
    assert found.deadline == NOW + timedelta(hours=24)


async def test_every_kind_of_move_is_replayed(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer(best_of=3))
    duel = await hand.play(duel, RunOutOfTime(ONE))
    duel = await hand.play(duel, Resign(ONE))
    found = await storage.duel(duel.id)
    assert found is not None
    assert found.match is not None
    assert found.match.winner is TWO
    assert found.status is Status.FINISHED


async def test_the_same_interaction_is_one_move_and_gets_the_same_answer(storage: Storage, hand: Hand) -> None:
    before = await hand.begin(await hand.offer())
    asked = Asked(NOW, interaction_id=777)
    first = await hand.make(before, Multiply(ONE, 5), asked)
    again = await hand.make(before, Multiply(ONE, 5), asked)
    assert (again.duel, again.kind, again.events) == (first.duel, first.kind, first.events)
    assert again.announcements == ()
    # However late it comes: nothing is played, and the answer tells of the same move.
    later = await hand.play(first.duel, Multiply(TWO, 6))
    again = await hand.make(later, Multiply(ONE, 5), asked)
    assert again.events == first.events
    assert await storage.duel(before.id) == later


async def test_a_turn_that_fails_half_way_leaves_nothing_behind(storage: Storage, hand: Hand, place: Place) -> None:
    duel = await hand.begin(await hand.offer(best_of=3))
    # The next game is there already, so the turn fails after the move, the result and the standings.
    alter(place, "INSERT INTO games (duel_id, number, first) VALUES (?, 2, 2)", duel.id)
    with pytest.raises(AGAINST_THE_TABLES):
        await hand.make(duel, Resign(ONE))
    assert look(place, "SELECT count(*) FROM moves") == [(0,)]
    assert look(place, "SELECT count(*) FROM standings") == [(0,)]
    assert look(place, "SELECT winner FROM games WHERE number = 1") == [(None,)]


async def test_the_clock_knows_what_is_due_and_what_comes_next(storage: Storage, hand: Hand) -> None:
    assert await storage.next_wake() is None
    later = await hand.offer(expires=timedelta(minutes=20))
    sooner = await hand.offer(expires=timedelta(minutes=10))
    for duel in (later, sooner):
        await storage.forget_announcements(duel.id)
    assert await storage.next_wake() == NOW + timedelta(minutes=10)
    assert await storage.due(NOW + timedelta(minutes=9), limit=9) == []
    assert await storage.due(NOW + timedelta(minutes=30), limit=9) == [sooner.id, later.id]
    assert await storage.due(NOW + timedelta(minutes=30), limit=1) == [sooner.id]
    await hand.end(sooner, Status.ABANDONED)
    assert await storage.next_wake() == NOW + timedelta(minutes=20)


async def test_a_name_is_the_last_one_met(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    bobby = Person(BOB.id, "Bobby")
    happened = await hand.make(duel, Resign(TWO), Asked(NOW, bobby))
    assert happened.duel.opponent == bobby
    assert (await storage.standings(GUILD)).rows[1].person == bobby


async def test_notes_are_kept(storage: Storage) -> None:
    assert await storage.note("commands") is None
    await storage.take_note("commands", "a")
    await storage.take_note("commands", "b")
    assert await storage.note("commands") == "b"


async def test_what_is_written_is_written_durably(file: Path) -> None:
    database = await open_database(file)
    assert await database.read(lambda db: db.execute("PRAGMA journal_mode").fetchone()[0]) == "wal"
    assert await database.read(lambda db: db.execute("PRAGMA synchronous").fetchone()[0]) == FULL
    await database.close()
