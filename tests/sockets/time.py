"""Time as the bot sees it, in the hands of a test."""

from datetime import datetime, timedelta
from time import monotonic

import discord


class Time:
    """The system's clock, which may be put forward or back, and one that only goes on."""

    def __init__(self) -> None:
        self.ahead = timedelta()
        self._passed = timedelta()

    def now(self) -> datetime:
        return discord.utils.utcnow() + self.ahead

    def steady(self) -> float:
        return monotonic() + self._passed.total_seconds()

    def passes(self, span: timedelta) -> None:
        """So much time passes, and the bot runs all the while."""
        self.ahead += span
        self._passed += span
