"""What changes around a match: channels, threads and servers go, and connections break. docs/when-things-change.md."""

from datetime import datetime, timedelta

import discord
from discord.ext import commands

from bot import DuelBot

SHORT = timedelta(minutes=1)
"""A break of the connection that need not count as time in which nobody could move; Discord makes them daily."""


class World(commands.Cog):
    def __init__(self, bot: DuelBot) -> None:
        self._bot = bot
        self._away_since: datetime | None = None

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """The bot may have been removed from servers while it was away."""
        self._back()
        await self._bot.matches.abandon_all_but({guild.id for guild in self._bot.guilds})

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        self._away_since = self._away_since or self._bot.matches.now()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        self._back()

    def _back(self) -> None:
        if self._away_since is not None and self._bot.matches.now() - self._away_since > SHORT:
            self._bot.clock.woke_up()
        self._away_since = None

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._bot.matches.abandon_guild(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._bot.matches.abandon_channel(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._bot.matches.abandon_channel(thread.thread_id)


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(World(bot))
