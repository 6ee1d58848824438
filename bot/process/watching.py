"""The bot as those see it who look after it: whether it is well, ready, and behind with anything."""

import asyncio
import math
from datetime import datetime
from typing import TYPE_CHECKING

from bot.watch.sight import Outstanding, Pool, Sight
from storage import StorageTrouble

if TYPE_CHECKING:
    from bot.process.client import DuelBot

LOOK_WITHIN = 4.0
"""Seconds that the database has for an answer: of a server that is away one knows after three, and why."""

ONLY_SHARD = 0


class Watching:
    """Looks at one bot, whose storage is open, each time that somebody asks."""

    def __init__(self, bot: "DuelBot") -> None:
        self._bot = bot

    async def unwell(self) -> str | None:
        """The event loop answers if this does, and the database is asked."""
        if await self._outstanding() is None:
            return "The database does not answer."
        return None

    async def unready(self) -> str | None:
        if self._bot.is_stopping:
            return "The bot is stopping."
        if not self._bot.presence.there:
            return "There is no line to Discord."
        return None

    async def sight(self) -> Sight:
        bot = self._bot
        latency = {ONLY_SHARD: bot.latency} if math.isfinite(bot.latency) else {}
        retries = {
            "connection": bot.counts.connection_retries,
            "announcement": bot.outbox.retries,
            "clock": bot.timekeeper.retries,
        }
        return Sight(
            {ONLY_SHARD: bot.presence.there},
            latency,
            len(bot.guilds),
            retries,
            await self._outstanding(),
            self._pool(),
        )

    def _pool(self) -> Pool | None:
        pool = self._bot.storage.pool
        return None if pool is None else Pool(pool.size, pool.free, pool.waiting)

    async def _outstanding(self) -> Outstanding | None:
        """What is still to be done; None if the database does not answer in time."""
        now = self._bot.now()
        try:
            async with asyncio.timeout(LOOK_WITHIN):
                left = await self._bot.storage.outstanding(now)
        except (TimeoutError, StorageTrouble):
            return None
        return Outstanding(left.announcements, _since(left.oldest, now), left.overdue, _since(left.first_due, now))


def _since(at: datetime | None, now: datetime) -> float:
    return 0.0 if at is None else max(0.0, (now - at).total_seconds())
