"""What was committed waits until it has been announced, and can be made anew from the log."""

from datetime import timedelta

import pytest

from duel import Asked, Extend, Happened, Kind, Remind, Shown, Status
from game import GameStarted, Multiply, Player, Resign
from game.events import Multiplied
from storage import Storage
from tests.storage.hand import NOW, Backlog, Hand, backlog_of

ONE, TWO = Player.ONE, Player.TWO
LATER = NOW + timedelta(minutes=1)
"""When whoever made a change should have announced it."""

HOUR = timedelta(hours=1)


async def news_of(storage: Storage, duel_id: int) -> list[Happened]:
    """What is to be told, with nothing overtaken."""
    backlog = await backlog_of(storage, duel_id)
    assert backlog.overtaken == []
    return backlog.news


async def test_a_move_waits_until_it_is_crossed_off(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await storage.forget_announcements(duel.id)
    happened = await hand.make(duel, Multiply(ONE, 5), Asked(NOW, interaction_id=1, token="x"))  # noqa: S106
    assert await news_of(storage, duel.id) == [happened]
    [waiting] = await storage.announcements_of(duel.id, LATER)
    assert (waiting.kind, waiting.token, waiting.created_at) == (Kind.MOVE, "x", NOW)
    await storage.cross_off(happened.announcements, Shown(duel.id, 99, (1, 1)), NOW)
    assert await news_of(storage, duel.id) == []
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
    backlog = await backlog_of(storage, duel.id)
    assert backlog.overtaken == [1], "the challenge"
    start, five, six, resigned = backlog.news
    assert start.events == (GameStarted(1, ONE),)
    assert (five.events, six.events) == ((Multiplied(ONE, 5, 5),), (Multiplied(TWO, 6, 30),))
    assert resigned.events[-1] == GameStarted(2, TWO)
    assert [late.newest for late in backlog.news] == [False, False, False, True]
    assert all(late.duel == duel for late in backlog.news)


async def test_whether_something_is_the_newest_follows_from_the_duel_and_not_from_what_is_left(
    storage: Storage, hand: Hand
) -> None:
    duel = await hand.begin(await hand.offer())
    first = await hand.make(duel, Multiply(ONE, 5))
    second = await hand.make(first.duel, Multiply(TWO, 6))
    await storage.cross_off(second.announcements, Shown(duel.id, 99, (1, 2)), NOW)
    news = {late.announcements: late.newest for late in (await backlog_of(storage, duel.id)).news}
    assert news == {(2,): False, first.announcements: False}


async def test_nothing_is_the_newest_after_a_stop_but_the_stop(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    duel = await hand.play(duel, Multiply(ONE, 5))
    await hand.end(duel, Status.STOPPED)
    news = (await backlog_of(storage, duel.id)).news
    assert [(late.kind, late.newest) for late in news] == [
        (Kind.START, False),
        (Kind.MOVE, False),
        (Kind.END, True),
    ]


async def test_each_has_a_nonce_of_its_own_however_often_it_is_made(storage: Storage, hand: Hand) -> None:
    nonces: list[str] = []
    duel = await hand.begin(await hand.offer(best_of=3))
    for move in (Multiply(ONE, 5), Multiply(TWO, 6), Resign(ONE), Multiply(TWO, 5), Multiply(ONE, 6)):
        happened = await hand.make(duel, move)
        duel = happened.duel
        news = (await backlog_of(storage, duel.id)).news
        [late] = [late for late in news if late.announcements == happened.announcements]
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
    assert (await backlog_of(storage, duel.id, NOW)).news == []
    [late] = (await backlog_of(storage, duel.id, NOW, claimed=first.announcements)).news
    assert late.announcements == first.announcements
    assert not late.newest


@pytest.mark.parametrize("change", [Remind(), Extend(NOW + HOUR)], ids=["a reminder", "more time"])
async def test_what_is_about_the_moment_is_overtaken_by_a_move_and_by_the_end(
    storage: Storage, hand: Hand, change: Remind | Extend
) -> None:
    duel = await hand.begin(await hand.offer())
    await storage.forget_announcements(duel.id)
    happened = await storage.change(duel.id, lambda duel: change, Asked(NOW))
    assert [late.kind for late in await news_of(storage, duel.id)] == [happened.kind]
    moved = await hand.make(duel, Multiply(ONE, 5))
    await storage.cross_off(moved.announcements, None, NOW)
    assert await backlog_of(storage, duel.id) == Backlog([], [*happened.announcements])


async def test_what_the_clock_did_is_due_at_once_and_an_answer_has_its_time(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await storage.forget_announcements(duel.id)
    await hand.play(duel, Multiply(ONE, 5))
    assert await storage.next_announcement() == LATER
    await storage.change(duel.id, lambda duel: Remind(), Asked(NOW))
    assert await storage.next_announcement() == NOW


async def test_what_is_claimed_is_nobody_elses_until_the_claim_lapses(storage: Storage, hand: Hand) -> None:
    one, two = await hand.offer(), await hand.offer()
    await storage.announce_all_at(NOW)
    assert await storage.claim_announcements(NOW, NOW + HOUR, limit=1) == {one.id: [1]}
    assert await storage.claim_announcements(NOW, NOW + HOUR, limit=9) == {two.id: [2]}
    assert await storage.claim_announcements(NOW, NOW + HOUR, limit=9) == {}
    assert await storage.next_announcement() == NOW + HOUR
    assert await storage.claim_announcements(NOW + HOUR, NOW + 2 * HOUR, limit=9) == {one.id: [1], two.id: [2]}


async def test_each_has_its_time(storage: Storage, hand: Hand) -> None:
    duel = await hand.offer()
    assert await storage.next_announcement() == NOW + timedelta(seconds=60)
    await storage.put_off([1], NOW + HOUR)
    assert await storage.next_announcement() == NOW + HOUR
    await storage.announce_all_at(NOW)
    assert await storage.next_announcement() == NOW
    assert await storage.claim_announcements(NOW, LATER, limit=1) == {duel.id: [1]}


async def test_an_abandoned_duel_has_nothing_to_announce(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await hand.end(duel, Status.ABANDONED)
    assert await news_of(storage, duel.id) == []


async def test_an_announcement_is_never_taken_for_another(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await storage.forget_announcements(duel.id)
    first = await hand.make(duel, Multiply(ONE, 5))
    await storage.cross_off(first.announcements, Shown(duel.id, 1, (1, 1)), NOW)
    second = await hand.make(first.duel, Multiply(TWO, 6))
    # Whoever crosses the first off once more, late, must not hit the second.
    await storage.cross_off(first.announcements, Shown(duel.id, 1, (1, 1)), NOW)
    assert [late.announcements for late in await news_of(storage, duel.id)] == [second.announcements]
