"""One timer for all matches: it rings when the earliest deadline has come."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime


class Alarm:
    """Calls ``ring`` at the earliest time it was told to expect.

    What is due is kept in storage; the alarm only knows when to look. It may ring for a deadline that has since
    moved, so ``ring`` looks for itself and says when to expect the next one.
    """

    def __init__(self, ring: Callable[[], Awaitable[None]], clock: Callable[[], datetime]) -> None:
        self._ring = ring
        self._clock = clock
        self._at: datetime | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: set[asyncio.Future[None]] = set()

    def expect(self, at: datetime | None) -> None:
        """Ring no later than this."""
        if at is None or (self._at is not None and self._at <= at):
            return
        self._disarm()
        self._at = at
        delay = max(0.0, (at - self._clock()).total_seconds())
        self._timer = asyncio.get_running_loop().call_later(delay, self._start_ringing)

    async def stop(self) -> None:
        """Ring no more, and let what is ringing finish."""
        self._disarm()
        await asyncio.gather(*self._ringing)
        self._disarm()

    def _disarm(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._at = None

    def _start_ringing(self) -> None:
        self._disarm()
        ringing = asyncio.ensure_future(self._ring())
        self._ringing.add(ringing)
        ringing.add_done_callback(self._ringing.discard)
