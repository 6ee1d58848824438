"""What has been committed and must be announced, however often it takes."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import timedelta
from weakref import WeakValueDictionary

from bot.life.alarm import Alarm, Now
from bot.life.at_work import AtWork, finish
from duel import OPEN, Announcement, Happened, Kind, Shown, Status
from storage import Storage, StorageTrouble

log = logging.getLogger(__name__)

AT_ONCE = 25
"""How many duels are announced side by side: one channel that hangs makes no other late."""

CLAIM = timedelta(minutes=5)
"""How long whoever announces something has it to themselves."""

FIRST_RETRY = timedelta(seconds=30)
LAST_RETRY = timedelta(hours=1)
GIVE_UP = timedelta(days=3)


Announce = Callable[[int, Collection[int]], Awaitable[None]]
"""Tells the channel of a duel, by its id, what is due to be announced of it and what is claimed."""


class Outbox:
    """Whoever announces something crosses it off here; what is left is announced later, or after a restart."""

    def __init__(self, storage: Storage, alarm: Alarm, now: Now) -> None:
        self._announce: Announce | None = None
        self._storage = storage
        self._alarm = alarm
        self._now = now
        self._at_work = AtWork()
        self._deliveries: set[asyncio.Task[None]] = set()
        """What was begun by ``deliver_due``."""

        self.retries = 0
        """How many announcements were put off because they failed."""

        self._one_at_a_time: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Announcing

    def announce_by(self, announce: Announce) -> None:
        """Until somebody can tell the channels, everything waits."""
        self._announce = announce

    async def deliver_due(self) -> None:
        """Begin to announce what is due, and return without waiting for that."""
        now, room = self._now(), AT_ONCE - len(self._deliveries)
        if room <= 0:
            return
        for duel_id, claimed in (await self._storage.claim_announcements(now, now + CLAIM, room)).items():
            self.deliver_soon(duel_id, claimed)
        if len(self._deliveries) < AT_ONCE:
            self._alarm.expect(await self._storage.next_announcement())

    def deliver_soon(self, duel_id: int, claimed: Collection[int] = ()) -> None:
        """Begin to announce what is due of this duel, and what is claimed, and do not wait for that."""
        delivery = asyncio.create_task(self._deliver_in_background(duel_id, claimed))
        self._deliveries.add(delivery)
        delivery.add_done_callback(self._delivered)

    async def deliver(self, duel_id: int, claimed: Collection[int] = ()) -> None:
        """Announce what is due of this duel, and what is claimed; one at a time, or it would be said twice."""
        lock = self._one_at_a_time.setdefault(duel_id, asyncio.Lock())
        with self._at_work:
            async with lock:
                if self._announce is not None:
                    # It is in the log already, and what is left is announced later. Nobody may be told that nothing was
                    # changed, for it was.
                    with contextlib.suppress(StorageTrouble):
                        await self._announce(duel_id, claimed)

    async def stop(self, patience: float = 5) -> None:
        """Let what is being announced be finished, but no longer than this many seconds."""
        await asyncio.gather(finish(list(self._deliveries), patience), self._at_work.finish(patience))

    async def _deliver_in_background(self, duel_id: int, claimed: Collection[int]) -> None:
        try:
            await self.deliver(duel_id, claimed)
        except Exception:
            log.exception("duel %s could not be announced; trying again in %s", duel_id, CLAIM)

    def _delivered(self, delivery: asyncio.Task[None]) -> None:
        was_full = len(self._deliveries) >= AT_ONCE
        self._deliveries.discard(delivery)
        if was_full:
            self._alarm.expect(self._now())

    # What became of it

    async def waiting(self, duel_id: int, claimed: Collection[int] = ()) -> list[Announcement]:
        """What is due to be announced of this duel, and what is claimed: the rest is being answered by somebody."""
        return await self._storage.announcements_of(duel_id, self._now(), claimed)

    async def news(self, duel_id: int, announcement: Announcement) -> Happened | None:
        """What there is to announce, made anew from the log; None if nobody needs to hear it any more."""
        return await self._storage.news(duel_id, announcement.id)

    async def announced(self, happened: Happened, message_id: int | None, words: str | None = None) -> None:
        """This has been announced; if by a new message, that shows the duel now, and leaves these words one day."""
        shown = _shown(happened, message_id, words)
        await self._storage.cross_off(happened.announcements, shown, self._now())

    def answered(self, happened: Happened, message_id: int | None, words: str | None, token: str) -> None:
        """The same, for an interaction that was answered with it."""
        now = self._now()
        shown = _shown(happened, message_id, words, token)
        self._storage.cross_off_behind(happened.announcements, shown, now)
        if happened.duel.status is Status.OFFERED:
            # Somebody may have answered the challenge before we heard that it was posted; its buttons have to go then.
            self._alarm.expect(now)

    async def answered_after_all(
        self, announcement: Announcement, happened: Happened, message_id: int, words: str | None
    ) -> None:
        """Discord says that the interaction was answered with this, by this message."""
        shown = _shown(happened, message_id, words, announcement.token)
        if not happened.newest:
            # Whatever the duel is now, this board is of a move that was made.
            position = (1, 0) if announcement.kind is Kind.START else announcement.at
            shown = Shown(happened.duel.id, message_id, position, words, announcement.token)
        await self._storage.cross_off((announcement.id,), shown, self._now())

    async def shown_after_all(self, duel_id: int, announcement: Announcement, message_id: int) -> None:
        """The same of a challenge or a board shown again, which may be past by now: its buttons have to go then."""
        shown = Shown(duel_id, message_id, announcement.at, None, announcement.token)
        await self._storage.cross_off((announcement.id,), shown, self._now())
        self._alarm.expect(self._now())

    async def overtaken(self, announcements: Sequence[int]) -> None:
        """Nobody needs to hear these any more."""
        await self._storage.cross_off(announcements, None, self._now())

    async def failed(self, duel_id: int, announcements: Sequence[int]) -> None:
        """These could not be announced: try again, the later the longer it has been so, and not for ever."""
        now = self._now()
        waiting = [each for each in await self.waiting(duel_id, announcements) if each.id in announcements]
        given_up = [each.id for each in waiting if now - each.created_at > GIVE_UP]
        left = [each for each in waiting if each.id not in given_up]
        if given_up:
            await self.overtaken(given_up)
        if left:
            later = now + _between(FIRST_RETRY, now - left[0].created_at, LAST_RETRY)
            self.retries += len(left)
            await self._storage.put_off([each.id for each in left], later)
            self._alarm.expect(later)


def _shown(happened: Happened, message_id: int | None, words: str | None, token: str | None = None) -> Shown | None:
    """The message, if it has live buttons: of what is past it tells in words alone."""
    duel = happened.duel
    if message_id is None or duel.status not in OPEN or not happened.newest:
        return None
    return Shown(duel.id, message_id, duel.position, words, token)


def _between(least: timedelta, span: timedelta, most: timedelta) -> timedelta:
    return min(max(least, span), most)
