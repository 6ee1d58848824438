"""What lives between storage and Discord, put together as the bot does it, with time in the hands of a test."""

import asyncio
import random
from datetime import UTC, datetime, timedelta

from bot.life.alarm import Alarm
from bot.life.matches import Matches
from bot.life.outbox import Announce, Outbox
from bot.life.presence import Presence
from bot.life.tidying import Reduce, Tidying
from bot.life.timekeeper import Timekeeper
from duel import Asked, Person
from storage import Place, Storage

CHALLENGE_TIME = timedelta(minutes=10)


class Time:
    """The system's clock, and one that only goes on."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)
        self.steady = 0.0

    def passes(self, span: timedelta) -> None:
        self.now += span
        self.steady += span.total_seconds()


class Life:
    """One process, from ``begin`` to ``end``."""

    def __init__(
        self, place: Place, time: Time, announce: Announce | None = None, reduce: Reduce | None = None
    ) -> None:
        self.time = time
        self.storage = Storage(place)
        self.alarm = Alarm(self.now)
        self.matches = Matches(self.storage, self.alarm, self.now, random.Random(0), CHALLENGE_TIME)  # noqa: S311
        self.outbox = Outbox(self.storage, self.alarm, self.now)
        self.presence = Presence(self.storage, self.alarm, self.now, steady=lambda: time.steady)
        self.timekeeper = Timekeeper(self.storage, self.alarm, self.now, self.presence, self.matches, self.outbox)
        self.tidying = Tidying(self.storage, self.now)
        if announce is not None:
            self.outbox.announce_by(announce)
        if reduce is not None:
            self.tidying.reduce_by(reduce)

    def now(self) -> datetime:
        return self.time.now

    async def begin(self) -> None:
        await self.storage.open()
        await self.timekeeper.start()
        await self.presence.came()

    async def ring(self) -> None:
        """Do what is due, and wait until it is announced."""
        await self.timekeeper.ring()
        await self.outbox.stop()
        await settle(self.tidying)

    async def lose_the_line(self) -> None:
        self.presence.went()

    async def end(self, *, killed: bool = False) -> None:
        if killed:
            # Then there is no goodbye.
            self.presence.there = False
        await self.tidying.stop()
        await self.alarm.stop()
        await self.presence.stop()
        await self.storage.close()

    def asked(self, who: Person | None, interaction_id: int | None = None) -> Asked:
        return Asked(self.time.now, who, interaction_id)


async def settle(tidying: Tidying) -> None:
    """Wait until nothing is being tidied."""
    while busy := list(tidying._busy.values()):  # pyright: ignore[reportPrivateUsage] - to wait for it
        await asyncio.wait(busy)
