"""What was committed waits until it has been announced, and can be made anew from the log."""

from datetime import timedelta

from game import GameStarted, Multiplied, Multiply, Player, Resign
from storage import Asked, Kind, Remind, Status, Storage
from tests.storage.hand import NOW, Hand

ONE, TWO = Player.ONE, Player.TWO
LATER = NOW + timedelta(minutes=1)
"""When whoever made a change should have announced it."""


async def test_a_move_waits_until_it_is_crossed_off(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await storage.forget_announcements(duel.id)
    happened = await hand.make(duel, Multiply(ONE, 5), Asked(NOW, interaction_id=1, token="x"))  # noqa: S106
    assert await storage.unannounced(duel.id, LATER) == [happened]
    [waiting] = await storage.announcements_of(duel.id, LATER)
    assert (waiting.token, waiting.created_at) == ("x", NOW)
    await storage.announced(duel.id, happened.announcements, 99)
    assert await storage.unannounced(duel.id, LATER) == []
    found = await storage.duel(duel.id)
    assert found is not None
    assert found.message_id == 99


async def test_what_was_left_unannounced_is_told_in_order_and_only_the_last_is_the_newest(
    storage: Storage, hand: Hand
) -> None:
    duel = await hand.begin(await hand.offer(best_of=3))
    duel = await hand.play(duel, Multiply(ONE, 5))
    duel = await hand.play(duel, Multiply(TWO, 6))
    duel = await hand.play(duel, Resign(ONE))
    await storage.close()
    await storage.open()
    start, five, six, resigned = await storage.unannounced(duel.id, LATER)
    assert start.events == (GameStarted(1, ONE),)
    assert start.announcements == (1, 2), "the challenge is overtaken, and crossed off with it"
    assert (five.events, six.events) == ((Multiplied(ONE, 5, 5),), (Multiplied(TWO, 6, 30),))
    assert resigned.events[-1] == GameStarted(2, TWO)
    assert [late.newest for late in (start, five, six, resigned)] == [False, False, False, True]
    assert all(late.duel == duel for late in (start, five, six, resigned))


async def test_each_has_a_nonce_of_its_own_however_often_it_is_made(storage: Storage, hand: Hand) -> None:
    nonces: list[str] = []
    duel = await hand.begin(await hand.offer(best_of=3))
    for move in (Multiply(ONE, 5), Multiply(TWO, 6), Resign(ONE), Multiply(TWO, 5), Multiply(ONE, 6)):
        happened = await hand.make(duel, move)
        duel = happened.duel
        [late] = [
            late for late in await storage.unannounced(duel.id, LATER) if late.announcements == happened.announcements
        ]
        assert late.nonce == happened.nonce
        await storage.forget_announcements(duel.id)
        nonces.append(happened.nonce)
    assert len(set(nonces)) == len(nonces)
    assert all(0 < len(nonce) <= 25 for nonce in nonces)


async def test_what_somebody_may_be_answering_with_is_left_to_them(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await storage.forget_announcements(duel.id)
    first = await hand.make(duel, Multiply(ONE, 5))
    await hand.make(first.duel, Multiply(TWO, 6))
    assert await storage.unannounced(duel.id, NOW) == []
    [late] = await storage.unannounced(duel.id, NOW, also=first.announcements)
    assert late.announcements == first.announcements
    assert not late.newest


async def test_a_reminder_that_a_move_has_overtaken_is_not_told(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await storage.forget_announcements(duel.id)
    await storage.change(duel.id, lambda duel: Remind(NOW + timedelta(hours=1)), Asked(NOW))
    assert [late.kind for late in await storage.unannounced(duel.id, LATER)] == [Kind.REMINDER]
    await hand.play(duel, Multiply(ONE, 5))
    [late] = await storage.unannounced(duel.id, LATER)
    assert late.kind is Kind.MOVE
    assert len(late.announcements) == 2


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
    assert await storage.unannounced(duel.id, LATER) == []


async def test_an_announcement_is_never_taken_for_another(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await storage.forget_announcements(duel.id)
    first = await hand.make(duel, Multiply(ONE, 5))
    await storage.announced(duel.id, first.announcements, 1)
    second = await hand.make(first.duel, Multiply(TWO, 6))
    # Whoever crosses the first off once more, late, must not hit the second.
    await storage.announced(duel.id, first.announcements, 1)
    assert [late.announcements for late in await storage.unannounced(duel.id, LATER)] == [second.announcements]
