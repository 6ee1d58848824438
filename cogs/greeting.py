"""The greeting of a server that the bot has joined: what this is, and how to begin."""

import asyncio
import logging

import discord
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.names import plain
from cogs.delivery import ANSWER_WITHIN, UNREACHABLE
from cogs.help import what_this_is
from cogs.origin import player
from cogs.posts import Post, send
from cogs.whose import of_server
from words import ENGLISH, spoken

log = logging.getLogger(__name__)


class Greeting(commands.Cog):
    def __init__(self, bot: DuelBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Where the bot is already, it does not come in with a greeting."""
        if not self._bot.is_closed():
            with self._bot.at_work:
                await self._bot.greetings.know({guild.id for guild in self._bot.guilds})

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        if self._bot.is_closed():
            return
        with self._bot.at_work:
            # Noted before it is said: nobody wants to be greeted twice.
            if await self._bot.greetings.is_new(guild.id):
                await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        channel = guild.system_channel
        if channel is None or not _may_post(channel):
            return
        language = spoken(await of_server(self._bot, guild.id) or ENGLISH.code)
        name = plain(player(self._bot, guild.me).name, language)
        begin = language.say("help-begin")
        text = language.say("greeting", name=name, what=what_this_is(language), begin=begin)
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await send(self._bot, channel.id, Post(text), f"hi:{guild.id}")
        except UNREACHABLE as error:
            log.warning("server %s could not be greeted: %s", guild.id, error or "it took too long")


def _may_post(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Greeting(bot))
