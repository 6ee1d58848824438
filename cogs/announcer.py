"""What the clock does, announced in the channel: there is no interaction to answer."""

import discord
from discord.ext import commands

from bot import DuelBot
from bot.errors import log_error
from bot.matches import Expired, Happening, Played, Reminded
from cogs import board, challenge
from cogs.posts import Post, send


class Announcer(commands.Cog):
    def __init__(self, bot: DuelBot) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        self._bot.matches.announce = self.announce

    async def cog_unload(self) -> None:
        self._bot.matches.announce = None

    async def announce(self, happening: Happening) -> None:
        try:
            match happening:
                case Expired(duel):
                    if duel.message_id is not None:
                        await challenge.close(self._bot, duel, duel.message_id)
                case Reminded():
                    await self._post(happening, board.reminder(happening))
                case Played():
                    await self._post(happening, board.announcement(happening))
        except discord.HTTPException as error:
            log_error(error, f"could not announce {type(happening).__name__} in channel {happening.duel.channel_id}")

    async def _post(self, happening: Happening, post: Post) -> None:
        message_id = await send(self._bot, happening.duel.channel_id, post)
        await self._bot.matches.shown(happening.duel, message_id)


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Announcer(bot))
