"""How long to wait before something that failed is tried again."""

import time
from collections.abc import Callable

import discord

DAY = 86_400.0
"""Seconds. Whoever asks us to stay away for longer is asked again after a day."""


class Pauses:
    """Each twice as long as the one before, up to the longest; short again once all was well for that long."""

    def __init__(self, first: float, longest: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._first = self._next = first
        self._longest = longest
        self._clock = clock
        self._over = clock()

    def after(self, error: BaseException) -> float:
        """The seconds to wait after this failure, and no fewer than Discord asks for."""
        now = self._clock()
        if now - self._over > self._longest:
            self._next = self._first
        pause = max(self._next, _asked_for(error))
        self._next = min(2 * self._next, self._longest)
        self._over = now + pause
        return pause


def _asked_for(error: BaseException) -> float:
    """The seconds that Discord, or the guard at its door, wants us to stay away."""
    if isinstance(error, discord.RateLimited):
        return min(error.retry_after, DAY)
    if isinstance(error, discord.HTTPException):
        seconds = error.response.headers.get("Retry-After", "")
        return min(float(seconds), DAY) if seconds.isdecimal() else 0.0
    return 0.0
