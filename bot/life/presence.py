"""Whether the bot is there for the players: it runs, and has a line to Discord.

When it was last there is kept in storage, so that the time away is known after a crash too, and is given back.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.life.alarm import Alarm, Now
from bot.life.at_work import finish
from storage import Storage, StorageTrouble

LOOK = 60
"""Seconds between two looks at the system's clock; a crash gives so much back that was not lost, at the most."""

JUMP = timedelta(minutes=1)
"""By how much the system's clock may be put forward before that counts as time away."""


def steadily() -> float:
    """Seconds that no change of the system's clock touches."""
    # Looked up at each call, since simulated time puts another in its place.
    return time.monotonic()


class Presence:
    """Notes while the bot is there, and sees when the machine slept or its clock was put right."""

    def __init__(self, storage: Storage, alarm: Alarm, now: Now, steady: Callable[[], float]) -> None:
        self.there = False
        self._line = False
        self._storage = storage
        self._alarm = alarm
        self._now = now
        self._steady = steady
        self._seen: tuple[datetime, float] | None = None
        """What both clocks said when they were last looked at."""

        self._timer: asyncio.TimerHandle | None = None
        self._coming_back: asyncio.Task[None] | None = None

    async def came(self) -> None:
        """There is a line to Discord: what was lost since the bot was last there is given back."""
        self._line = True
        if self._timer is None:
            self._look_later()
        await self.look()

    def went(self) -> None:
        """The line to Discord is broken, so nobody can move."""
        self._line = False
        self._leave(self._now())

    async def stop(self) -> None:
        """The bot goes, and this is the last time that it was there."""
        if self._timer is not None:
            self._timer.cancel()
        if self._coming_back is not None:
            await finish([self._coming_back], patience=0)
        self.went()

    async def look(self) -> None:
        """Be there if there is a line; but if time has jumped, the bot was not there meanwhile."""
        self._look()
        if self._line and not self.there:
            now = self._now()
            await self._storage.come_back(now)
            # The line may have broken again meanwhile.
            if self._line:
                self.there = True
                self._alarm.expect(now)

    def _look(self) -> None:
        now, steady = self._now(), self._steady()
        saw, counted = self._seen or (now, steady)
        self._seen = (now, steady)
        jump = now - saw - timedelta(seconds=steady - counted)
        if abs(jump) > JUMP:
            # Put forward, the bot was away for so long; put back, what was noted lies in the future.
            self._leave(min(now, now - jump))
        elif self.there:
            self._storage.be_there(now)

    def _leave(self, at: datetime) -> None:
        if self.there:
            self.there = False
            self._storage.be_there(at)

    def _look_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(LOOK, self._look_again)

    def _look_again(self) -> None:
        self._look_later()
        self._look()
        if self._line and not self.there:
            self._coming_back = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        # A disk that is full is in the log already, and may have room again by the next look.
        with contextlib.suppress(StorageTrouble):
            await self.look()
