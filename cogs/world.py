"""What changes around a match: channels, threads and servers go, and connections break. docs/when-things-change.md."""

import discord
from discord.ext import commands

from bot.process.client import DuelBot


class World(commands.Cog):
    def __init__(self, bot: DuelBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """The bot may have been removed from servers while it was away."""
        if self._bot.is_closed():
            return
        with self._bot.at_work:
            await self._bot.presence.came()
            await self._bot.matches.abandon_all_but({guild.id for guild in self._bot.guilds})
            await self._bot.tidying.catch_up()

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        self._bot.presence.went()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        await self._bot.presence.came()

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
