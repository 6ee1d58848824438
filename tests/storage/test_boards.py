"""Every message with live buttons is remembered until it has none: challenges are closed, boards are reduced."""

import asyncio
from datetime import timedelta

import pytest

from duel import Duel, Kind, OldBoard, Shown, Status
from game import Multiply, Player, Resign
from storage import Place, Storage
from tests.places import look
from tests.storage.hand import NOW, Hand, backlog_of

ONE, TWO = Player.ONE, Player.TWO
WEEK = timedelta(days=7)


async def show(storage: Storage, duel: Duel, message_id: int, words: str | None = "words") -> None:
    """This message shows the duel as it stands."""
    await storage.cross_off((), Shown(duel.id, message_id, duel.position, words), NOW)


async def old(storage: Storage, duel: Duel) -> list[int]:
    return [board.message_id for board in await storage.old_boards(duel.id)]


def remembered(place: Place) -> list[int]:
    return [message_id for [message_id] in look(place, "SELECT message_id FROM shown_messages ORDER BY message_id")]


async def test_a_board_is_overtaken_by_the_next_move(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    shown = Shown(duel.id, 50, duel.position, "The game begins.", "token")
    await storage.cross_off((), shown, NOW)
    assert await storage.old_boards(duel.id) == []
    await hand.play(duel, Multiply(ONE, 5))
    assert await storage.old_boards(duel.id) == [
        OldBoard(duel.id, duel.channel_id, 50, "The game begins.", "token", NOW)
    ]


async def test_a_board_is_overtaken_by_a_later_one_of_the_same_position(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await show(storage, duel, 50)
    await show(storage, duel, 60, None)
    assert [(board.message_id, board.words) for board in await storage.old_boards(duel.id)] == [(50, "words")]
    await hand.play(duel, Multiply(ONE, 5))
    assert [(board.message_id, board.words) for board in await storage.old_boards(duel.id)] == [
        (60, None),
        (50, "words"),
    ]


async def test_the_newest_is_told_by_position_and_message_in_whatever_order_answers_arrive(
    storage: Storage, hand: Hand
) -> None:
    first = await hand.begin(await hand.offer(best_of=3))
    second = await hand.play(first, Multiply(ONE, 5))
    third = await hand.play(second, Resign(TWO))
    # Of the second game, which begins again at the first ply.
    assert (second.position, third.position) == ((1, 1), (2, 0))
    for duel, message_id in ((third, 70), (first, 50), (second, 65), (second, 60)):
        await show(storage, duel, message_id)
    assert await old(storage, first) == [65, 60, 50]
    found = await storage.duel(first.id)
    assert found is not None
    assert found.message_id == 70


async def test_a_board_of_a_move_that_was_overtaken_before_it_was_shown_takes_nothing_from_the_newest(
    storage: Storage, hand: Hand
) -> None:
    first = await hand.begin(await hand.offer())
    second = await hand.play(first, Multiply(ONE, 5))
    await show(storage, second, 50)
    await show(storage, first, 60)
    assert await old(storage, first) == [60]


@pytest.mark.parametrize("how", ["played to its end", "stopped"])
async def test_a_match_that_is_over_has_no_live_board(storage: Storage, hand: Hand, how: str) -> None:
    duel = await hand.begin(await hand.offer())
    await show(storage, duel, 50)
    if how == "stopped":
        await hand.end(duel, Status.STOPPED)
    else:
        await hand.play(duel, Resign(ONE))
    assert await old(storage, duel) == [50]


async def test_nothing_is_changed_in_a_channel_that_is_gone(place: Place, storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await show(storage, duel, 50)
    await hand.end(duel, Status.ABANDONED)
    assert remembered(place) == []


async def test_a_board_that_is_reduced_needs_nothing_more(place: Place, storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    await show(storage, duel, 50)
    duel = await hand.play(duel, Multiply(ONE, 5))
    await show(storage, duel, 60)
    [board] = await storage.old_boards(duel.id)
    storage.board_reduced(board)
    assert await storage.old_boards(duel.id) == []
    assert remembered(place) == [60]
    # An answer that is told of twice does not bring the newest back as another.
    await show(storage, duel, 60, "other words")
    assert await old(storage, duel) == []


async def test_each_duel_has_a_live_board_of_its_own(storage: Storage, hand: Hand) -> None:
    one, two = await hand.begin(await hand.offer()), await hand.begin(await hand.offer())
    for duel, message_id in ((one, 50), (two, 60), (one, 70)):
        await show(storage, duel, message_id)
    assert (await old(storage, one), await old(storage, two)) == ([50], [])


async def test_duels_with_old_boards_are_found_whether_they_are_on_or_over(storage: Storage, hand: Hand) -> None:
    on, over, tidy = [await hand.begin(await hand.offer()) for _ in range(3)]
    for duel in (on, over, tidy):
        await show(storage, duel, 50)
    await hand.play(on, Multiply(ONE, 5))
    await hand.play(over, Resign(ONE))
    assert await storage.duels_with_old_boards(NOW) == [on.id, over.id]


async def test_a_board_that_cannot_be_reduced_is_forgotten_after_a_week_and_a_live_one_never(
    place: Place, storage: Storage, hand: Hand
) -> None:
    duel = await hand.begin(await hand.offer())
    await show(storage, duel, 50)
    duel = await hand.play(duel, Multiply(ONE, 5))
    await show(storage, duel, 60)
    waiting = await hand.offer()
    await show(storage, waiting, 70, None)
    assert await storage.duels_with_old_boards(NOW + WEEK) == [duel.id]
    assert await storage.duels_with_old_boards(NOW + WEEK + timedelta(seconds=1)) == []
    assert remembered(place) == [60, 70]


# Challenges


async def closed(storage: Storage, duel_id: int) -> list[int | None]:
    """The messages whose buttons have to go."""
    news = (await backlog_of(storage, duel_id)).news
    return [late.message_id for late in news if late.kind is Kind.CLOSE]


async def test_every_message_of_a_challenge_is_closed_when_it_is_answered(
    place: Place, storage: Storage, hand: Hand
) -> None:
    duel = await hand.offer()
    for message_id in (50, 60):
        await show(storage, duel, message_id, None)
    assert await storage.old_boards(duel.id) == [], "both can be answered"
    assert await closed(storage, duel.id) == []
    duel = await hand.begin(duel)
    assert await closed(storage, duel.id) == [50, 60]
    assert await storage.old_boards(duel.id) == []
    assert remembered(place) == []


@pytest.mark.parametrize("status", [Status.DECLINED, Status.WITHDRAWN, Status.EXPIRED, Status.STOPPED])
async def test_every_message_of_a_challenge_is_closed_when_it_is_over(
    storage: Storage, hand: Hand, status: Status
) -> None:
    duel = await hand.offer()
    await show(storage, duel, 50, None)
    await hand.end(duel, status)
    assert await closed(storage, duel.id) == [50]


async def test_a_challenge_that_was_answered_before_it_was_known_to_be_posted_is_closed_too(
    storage: Storage, hand: Hand
) -> None:
    duel = await hand.offer()
    begun = hand.begin(duel)
    await asyncio.gather(begun, show(storage, duel, 50, None))
    assert await closed(storage, duel.id) == [50]
    await show(storage, duel, 60, None)
    assert await closed(storage, duel.id) == [50, 60]
