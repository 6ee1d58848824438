"""What is still to be done, as those are told who look after the bot."""

from datetime import timedelta

from storage import Storage
from storage.outstanding import Outstanding
from tests.storage.hand import NOW, Hand


async def test_an_empty_database_has_nothing_outstanding(storage: Storage) -> None:
    assert await storage.outstanding(NOW) == Outstanding(0, None, 0, None)


async def test_what_is_not_announced_is_counted_with_the_time_of_the_oldest(storage: Storage, hand: Hand) -> None:
    duel = await hand.offer()
    await hand.offer()
    assert (await storage.outstanding(NOW))[:2] == (2, NOW)
    await storage.forget_announcements(duel.id)
    assert (await storage.outstanding(NOW))[:2] == (1, NOW)


async def test_clocks_are_overdue_once_their_time_has_come(storage: Storage, hand: Hand) -> None:
    soon, later = NOW + timedelta(minutes=10), NOW + timedelta(minutes=20)
    await hand.offer(expires=later - NOW)
    await hand.offer(expires=soon - NOW)
    assert (await storage.outstanding(soon - timedelta(seconds=1)))[2:] == (0, None)
    assert (await storage.outstanding(soon))[2:] == (1, soon)
    assert (await storage.outstanding(later))[2:] == (2, soon)
