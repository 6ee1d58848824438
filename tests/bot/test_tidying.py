"""Boards that were overtaken are reduced aside: the newest first, as far as it goes, and nobody waits."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.life.tidying import Tidying
from duel import Duel, OldBoard, Shown
from game import Multiply, Player
from storage import Storage, StorageTrouble
from tests.bot.life import settle
from tests.storage.hand import NOW, Hand

ONE, TWO = Player.ONE, Player.TWO


class Channel:
    """Where boards stand, in the place of Discord: it lets those be changed that it is told to."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        """The messages that somebody wanted to change."""

        self.refuses: set[int] = set()
        self.raises: Exception | None = None
        self.opened = asyncio.Event()
        """Nothing is answered before."""

        self.opened.set()
        self.entered = asyncio.Event()
        self.inside = self.most_inside = 0

    async def reduce(self, board: OldBoard) -> bool:
        self.asked.append(board.message_id)
        self.inside += 1
        self.most_inside = max(self.most_inside, self.inside)
        self.entered.set()
        await self.opened.wait()
        self.inside -= 1
        if self.raises:
            raise self.raises
        return board.message_id not in self.refuses


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    storage = Storage(tmp_path / "duel.db")
    await storage.open()
    yield storage
    await storage.close()


@pytest.fixture
def channel() -> Channel:
    return Channel()


@pytest.fixture
def tidying(storage: Storage, channel: Channel) -> Tidying:
    tidying = Tidying(storage, lambda: NOW)
    tidying.reduce_by(channel.reduce)
    return tidying


@pytest.fixture
def hand(storage: Storage) -> Hand:
    return Hand(storage)


async def show(storage: Storage, duel: Duel, message_id: int) -> None:
    await storage.cross_off((), Shown(duel.id, message_id, duel.position, "words"), NOW)


async def played(storage: Storage, hand: Hand, *message_ids: int) -> Duel:
    """A match with a board before each of its moves, and one to play on."""
    duel = await hand.begin(await hand.offer(variant="over100"))
    *old, newest = message_ids
    for number, message_id in enumerate(old):
        await show(storage, duel, message_id)
        duel = await hand.play(duel, Multiply(TWO if number % 2 else ONE, 2))
    await show(storage, duel, newest)
    return duel


async def test_the_newest_is_reduced_first_and_the_live_board_never(
    storage: Storage, hand: Hand, tidying: Tidying, channel: Channel
) -> None:
    duel = await played(storage, hand, 1, 2, 3, 4)
    tidying.soon(duel.id)
    assert channel.asked == [], "nobody waits for it"
    await tidying.stop()
    assert channel.asked == [3, 2, 1]
    assert await storage.old_boards(duel.id) == []


async def test_it_ends_at_the_first_that_fails_and_is_caught_up_with_at_the_next_move(
    storage: Storage, hand: Hand, tidying: Tidying, channel: Channel
) -> None:
    duel = await played(storage, hand, 1, 2, 3, 4)
    channel.refuses = {2}
    tidying.soon(duel.id)
    await settle(tidying)
    assert channel.asked == [3, 2]
    channel.refuses.clear()
    duel = await hand.play(duel, Multiply(TWO, 2))
    await show(storage, duel, 5)
    tidying.soon(duel.id)
    await tidying.stop()
    assert channel.asked == [3, 2, 4, 2, 1]
    assert await storage.old_boards(duel.id) == []


async def test_a_channel_that_takes_nothing_is_asked_once_a_move(
    storage: Storage, hand: Hand, tidying: Tidying, channel: Channel
) -> None:
    duel = await played(storage, hand, 1, 2, 3, 4)
    channel.refuses = {1, 2, 3, 4}
    tidying.soon(duel.id)
    await settle(tidying)
    assert channel.asked == [3]
    tidying.soon(duel.id)
    await tidying.stop()
    assert channel.asked == [3, 3]


async def test_a_move_while_a_board_is_being_reduced_makes_it_look_again_and_never_twice_at_once(
    storage: Storage, hand: Hand, tidying: Tidying, channel: Channel
) -> None:
    duel = await played(storage, hand, 1, 2)
    channel.opened.clear()
    tidying.soon(duel.id)
    await channel.entered.wait()
    for message_id, player in ((3, TWO), (4, ONE)):
        duel = await hand.play(duel, Multiply(player, 2))
        await show(storage, duel, message_id)
        tidying.soon(duel.id)
    channel.opened.set()
    await settle(tidying)
    assert channel.asked == [1, 3, 2]
    assert channel.most_inside == 1
    assert await storage.old_boards(duel.id) == []


async def test_duels_are_tidied_side_by_side(storage: Storage, hand: Hand, tidying: Tidying) -> None:
    both = asyncio.Barrier(2)

    async def meet(board: OldBoard) -> bool:
        await both.wait()
        return True

    tidying.reduce_by(meet)
    duels = [await played(storage, hand, 1, 2), await played(storage, hand, 11, 12)]
    for duel in duels:
        tidying.soon(duel.id)
    await settle(tidying)
    assert [await storage.old_boards(duel.id) for duel in duels] == [[], []]


async def test_a_fault_of_ours_is_in_the_log_and_hurts_nobody(
    storage: Storage, hand: Hand, tidying: Tidying, channel: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    duel = await played(storage, hand, 1, 2)
    channel.raises = RuntimeError("a fault")
    tidying.soon(duel.id)
    await settle(tidying)
    assert channel.asked == [1]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "could not be tidied" in caplog.text
    channel.raises = None
    tidying.soon(duel.id)
    await tidying.stop()
    assert await storage.old_boards(duel.id) == []


async def test_trouble_with_the_disk_is_reported_once_by_storage(
    storage: Storage, hand: Hand, tidying: Tidying, channel: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    duel = await played(storage, hand, 1, 2)
    channel.raises = StorageTrouble("The games cannot be saved right now.")
    tidying.soon(duel.id)
    await settle(tidying)
    assert channel.asked == [1]
    assert caplog.records == []


async def test_after_a_start_whatever_was_left_is_reduced(
    storage: Storage, hand: Hand, tidying: Tidying, channel: Channel
) -> None:
    on, over = await played(storage, hand, 1, 2, 3), await played(storage, hand, 11, 12)
    await played(storage, hand, 21)
    await hand.play(over, Multiply(TWO, 2))
    await tidying.catch_up()
    await tidying.stop()
    assert sorted(channel.asked) == [1, 2, 11, 12]
    assert [await storage.old_boards(duel.id) for duel in (on, over)] == [[], []]


async def test_stop_lets_what_was_begun_be_finished_and_begins_nothing_more(
    storage: Storage, hand: Hand, tidying: Tidying, channel: Channel
) -> None:
    one, two = await played(storage, hand, 1, 2, 3), await played(storage, hand, 11, 12)
    channel.opened.clear()
    tidying.soon(one.id)
    await channel.entered.wait()
    stopping = asyncio.create_task(tidying.stop())
    await asyncio.sleep(0)
    tidying.soon(two.id)
    tidying.soon(one.id)
    channel.opened.set()
    await stopping
    assert channel.asked == [2, 1]


async def test_stop_does_not_wait_for_ever(storage: Storage, hand: Hand, tidying: Tidying, channel: Channel) -> None:
    duel = await played(storage, hand, 1, 2)
    channel.opened.clear()
    tidying.soon(duel.id)
    await channel.entered.wait()
    await tidying.stop(patience=0)
    assert [board.message_id for board in await storage.old_boards(duel.id)] == [1]


async def test_until_somebody_can_change_messages_they_stay_as_they_are(storage: Storage, hand: Hand) -> None:
    duel = await played(storage, hand, 1, 2)
    tidying = Tidying(storage, lambda: NOW)
    tidying.soon(duel.id)
    await tidying.catch_up()
    await tidying.stop()
    assert [board.message_id for board in await storage.old_boards(duel.id)] == [1]
