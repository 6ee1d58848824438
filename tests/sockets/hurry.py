"""What takes minutes between people, and seconds between a bot and Discord, in moments."""

from typing import Any

import bot.life.presence
import bot.process.client
import storage.absences
from bot.life.matches import Matches
from bot.process.client import DuelBot
from duel import Happened
from standin.running import LAST_GUILD_SECONDS


def shorten_start() -> None:
    """Let the bot of this process be ready as soon as it can."""

    class HastyBot(DuelBot):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self._connection.guild_ready_timeout = LAST_GUILD_SECONDS

    bot.process.client.DuelBot = HastyBot


def shorten_clocks(times: float) -> None:
    """Let the clocks of this process be so many times shorter, and what is measured against them.

    Time itself goes on as usual, and so does all that waits for Discord: however slow this machine is, only players
    can be late.
    """

    class HastyMatches(Matches):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self._challenge_time /= times

        async def challenge(self, *arguments: Any, **options: Any) -> Happened:
            guild_id, channel_id, opponent, terms, first, clock, *others = arguments
            brief = clock / times
            return await super().challenge(guild_id, channel_id, opponent, terms, first, brief, *others, **options)

    bot.process.client.Matches = HastyMatches
    bot.life.presence.LOOK /= times  # pyright: ignore[reportAttributeAccessIssue]
    storage.absences.SHORT /= times
