"""What was committed waits until it has been announced, and can be made anew from the log."""

from datetime import timedelta
from pathlib import Path

from game import GameStarted, Multiplied, Multiply, Player, Resign
from storage import Asked, Kind, Remind, Status, Storage
from tests.storage.hand import NOW, Hand

ONE, TWO = Player.ONE, Player.TWO


async def test_a_move_waits_until_it_is_crossed_off(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await storage.forget_announcements(duel.id)
    happened = await hand.make(duel, Multiply(ONE, 5), Asked(NOW, interaction_id=1, token="x"))  # noqa: S106
    assert await storage.unannounced(duel.id) == [happened]
    [waiting] = await storage.announcements_of(duel.id)
    assert (waiting.token, waiting.created_at) == ("x", NOW)
    await storage.announced(duel.id, happened.announcements, 99)
    assert await storage.unannounced(duel.id) == []
    found = await storage.duel(duel.id)
    assert found is not None
    assert found.message_id == 99


async def test_moves_that_were_left_unannounced_are_told_in_one(storage: Storage, hand: Hand, file: Path) -> None:
    duel = await hand.begin(await hand.offer(best_of=3))
    duel = await hand.play(duel, Multiply(ONE, 5))
    duel = await hand.play(duel, Multiply(TWO, 6))
    duel = await hand.play(duel, Resign(ONE))
    await storage.close()
    await storage.open()
    [late] = await storage.unannounced(duel.id)
    assert late.duel == duel
    assert late.kind is Kind.MOVE
    assert late.events[:3] == (GameStarted(1, ONE), Multiplied(ONE, 5, 5), Multiplied(TWO, 6, 30))
    assert late.events[-1] == GameStarted(2, TWO)
    assert late.announcements == (1, 2, 3, 4, 5), "the challenge is overtaken, and crossed off with them"


async def test_what_followed_the_moves_is_told_after_them(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await hand.play(duel, Multiply(ONE, 5))
    await storage.change(duel.id, lambda duel: Remind(NOW + timedelta(hours=1)), Asked(NOW))
    moves, reminder = await storage.unannounced(duel.id)
    assert (moves.kind, reminder.kind) == (Kind.MOVE, Kind.REMINDER)
    await hand.end(duel, Status.STOPPED)
    moves, end = await storage.unannounced(duel.id)
    assert (moves.kind, end.kind) == (Kind.MOVE, Kind.END)


async def test_a_reminder_that_a_move_has_overtaken_is_not_told(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await storage.change(duel.id, lambda duel: Remind(NOW + timedelta(hours=1)), Asked(NOW))
    await hand.play(duel, Multiply(ONE, 5))
    assert [late.kind for late in await storage.unannounced(duel.id)] == [Kind.MOVE]


async def test_each_has_its_time(storage: Storage, hand: Hand) -> None:
    duel = await hand.offer()
    assert await storage.to_announce(NOW + timedelta(seconds=59)) == []
    assert await storage.to_announce(NOW + timedelta(seconds=60)) == [duel.id]
    await storage.put_off(duel.id, NOW + timedelta(hours=1))
    assert await storage.to_announce(NOW + timedelta(minutes=59)) == []
    await storage.announce_all_at(NOW)
    assert await storage.to_announce(NOW) == [duel.id]
    assert await storage.next_wake() == NOW


async def test_an_abandoned_duel_has_nothing_to_announce(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await hand.end(duel, Status.ABANDONED)
    assert await storage.unannounced(duel.id) == []
