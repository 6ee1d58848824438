"""The clocks of all duels: what is due is done when its time has come."""

import asyncio
import logging
from collections import Counter
from datetime import datetime, timedelta

from bot.life.alarm import Alarm, Now
from bot.life.matches import Matches
from bot.life.outbox import Outbox
from bot.life.presence import Presence
from storage import Storage, StorageTrouble

log = logging.getLogger(__name__)

RETRY = timedelta(seconds=30)
"""How long to leave alone what could not be done; twice as long each time after that."""

LAST_RETRY = timedelta(hours=1)
TOGETHER = 100
"""How many duels share a commit."""


class Timekeeper:
    """Does what is due when the alarm rings: expires challenges, reminds players, ends games lost on time.

    First all of it is committed, then it is announced, so that no clock waits for another's channel. While the bot is
    not there nobody can move, and so nothing is due.
    """

    def __init__(
        self, storage: Storage, alarm: Alarm, now: Now, presence: Presence, matches: Matches, outbox: Outbox
    ) -> None:
        self._storage = storage
        self._alarm = alarm
        self._now = now
        self._presence = presence
        self._matches = matches
        self._outbox = outbox
        self._failures: Counter[int] = Counter()
        """How often in a row the clock of a duel could not be attended to."""

        self.retries = 0
        """How many clocks were put off because they could not be attended to."""

        self._ringing = asyncio.Lock()
        alarm.rings_for(self.ring)

    async def start(self) -> None:
        """Whatever was left unannounced is to be announced as soon as the bot is there."""
        await self._storage.announce_all_at(self._now())

    async def ring(self) -> None:
        """Do everything that is due, one ring after another."""
        async with self._ringing:
            # What failed is still due, so to ask storage when to look next would mean at once, for ever.
            next_look: datetime | None = self._now() + RETRY
            try:
                await self._presence.look()
                if not self._presence.there:
                    return
                await self._attend()
                await self._outbox.deliver_due()
                next_look = await self._storage.next_wake()
            except StorageTrouble:
                pass  # It is in the log already.
            except Exception:
                log.exception("the clocks could not be read; trying again in %s", RETRY)
            self._alarm.expect(next_look)

    async def _attend(self) -> None:
        now = self._now()
        while due := await self._storage.due(now, TOGETHER):
            await asyncio.gather(*(self._wake(duel_id) for duel_id in due))

    async def _wake(self, duel_id: int) -> None:
        try:
            await self._matches.wake(duel_id)
        except StorageTrouble:
            raise
        except Exception:
            await self._leave_alone(duel_id)
        else:
            del self._failures[duel_id]

    async def _leave_alone(self, duel_id: int) -> None:
        if not self._failures[duel_id]:
            log.exception("the clock of duel %s could not be attended to; it is tried again later", duel_id)
        wait = min(RETRY * 2 ** self._failures[duel_id], LAST_RETRY)
        self._failures[duel_id] += 1
        self.retries += 1
        await self._storage.wake_later(duel_id, self._now() + wait)
