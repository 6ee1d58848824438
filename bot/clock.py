"""The clocks of all duels, and the look after what was left unannounced."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta

from bot import decisions
from bot.alarm import Alarm
from bot.decisions import NothingDue
from bot.outbox import Announcer
from bot.thought import with_thought
from storage import Asked, Storage

log = logging.getLogger(__name__)

RETRY = timedelta(seconds=30)
"""How long to leave alone what could not be done."""


class Clock:
    """Does what is due when the alarm rings: expires challenges, reminds players, ends games lost on time."""

    def __init__(self, storage: Storage, alarm: Alarm, dice: random.Random) -> None:
        self.announcer: Announcer | None = None
        self._storage = storage
        self._alarm = alarm
        self._dice = dice
        self._up_since = alarm.now()
        self._ringing = asyncio.Lock()
        alarm.ring = self.ring

    async def start(self) -> None:
        """Take up the clocks of all duels in storage, and whatever was left unannounced."""
        self.woke_up()
        await self._storage.announce_all_at(self._alarm.now())
        self._alarm.expect(await self._storage.next_wake())

    def woke_up(self) -> None:
        """Nobody could move until now, so everybody is given time."""
        self._up_since = self._alarm.now()

    async def ring(self) -> None:
        """Do everything that is due, one ring after another: two at once would announce the same thing twice."""
        async with self._ringing:
            await self._ring()

    async def _ring(self) -> None:
        # What failed is still due, so to ask storage when to look next would mean at once, for ever.
        next_look: datetime | None = self._alarm.now() + RETRY
        try:
            now = self._alarm.now()
            done = [await _attended(self._wake, duel_id) for duel_id in await self._storage.due(now)]
            done += [await _attended(self.catch_up, duel_id) for duel_id in await self._storage.to_announce(now)]
            if all(done):
                next_look = await self._storage.next_wake()
        except Exception:
            log.exception("the clocks could not be read; trying again in %s", RETRY)
        self._alarm.expect(next_look)

    async def _wake(self, duel_id: int) -> None:
        now = self._alarm.now()
        try:
            happened = await with_thought(
                self._storage.change,
                duel_id,
                lambda duel: decisions.wake(duel, now, self._up_since, self._dice),
                Asked(now),
            )
        except NothingDue:
            return
        self._alarm.expect(happened.duel.wake_at)
        if self.announcer and happened.announcements:
            await self.announcer.announce(happened)

    async def catch_up(self, duel_id: int, also: Collection[int] = ()) -> None:
        """Announce whatever of this duel is due to be announced, and these."""
        if self.announcer:
            await self.announcer.catch_up(duel_id, also)


async def _attended(work: Callable[[int], Awaitable[None]], duel_id: int) -> bool:
    """Do this for one duel; whether it went well."""
    try:
        await work(duel_id)
    except Exception:
        log.exception("duel %s could not be attended to; trying again in %s", duel_id, RETRY)
        return False
    return True
