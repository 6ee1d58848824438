"""Time as the bot sees it, in the hands of a test."""

from datetime import datetime, timedelta

import discord

from bot import DuelBot


class Time:
    """The system's clock, which may be put forward or back, and one that only goes on."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def now(self) -> datetime:
        return discord.utils.utcnow() + self.ahead

    def passes(self, bot: DuelBot, span: timedelta) -> None:
        """So much time passes, and the bot runs all the while."""
        self.ahead += span
        steady = bot.presence._steady  # pyright: ignore[reportPrivateUsage] - the only way to let hours pass here
        bot.presence._steady = lambda: steady() + span.total_seconds()  # pyright: ignore[reportPrivateUsage]
