"""One timer for everything that has to be done later: it rings when the earliest time has come."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import datetime
from typing import Any

from bot.life.at_work import finish

Now = Callable[[], datetime]
"""Tells the time, as the system does or a test."""

Ring = Callable[[], Coroutine[Any, Any, None]]


class Alarm:
    """Rings at the earliest time it was told to expect.

    What is due is kept in storage; the alarm only knows when to look. It may ring for something that has since been
    done or put off, so whoever it rings for looks for themselves and says when to expect the next.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        self._ring: Ring | None = None
        self._at: datetime | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: set[asyncio.Task[None]] = set()
        self._stopped = False

    def rings_for(self, ring: Ring) -> None:
        """Call this when it rings."""
        self._ring = ring

    def expect(self, at: datetime | None) -> None:
        """Ring no later than this."""
        if at is None or self._stopped:
            return
        now = self._now()
        # One that is past is set anew: timers know nothing of a system clock that was put forward, and sleep on.
        if self._at is not None and now < self._at <= at:
            return
        self._cancel()
        self._at = at if self._at is None else min(at, self._at)
        delay = max(0.0, (self._at - now).total_seconds())
        self._timer = asyncio.get_running_loop().call_later(delay, self._start_ringing)

    async def stop(self, patience: float = 5) -> None:
        """Ring no more, and let what is ringing finish, but no longer than this many seconds."""
        self._stopped = True
        self._cancel()
        self._at = None
        await finish(list(self._ringing), patience)

    def _cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None

    def _start_ringing(self) -> None:
        self._cancel()
        self._at = None
        if self._ring is not None:
            ringing = asyncio.create_task(self._ring())
            self._ringing.add(ringing)
            ringing.add_done_callback(self._ringing.discard)
