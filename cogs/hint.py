"""``/hint``."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import tells_refusals
from bot.process.translation import localised, theirs
from cogs import insights
from cogs.delivery import in_time
from cogs.origin import channel_of
from cogs.posts import Post, answer


class Hint(commands.Cog):
    @app_commands.command(description=localised("command-hint"))
    @tells_refusals
    async def hint(self, interaction: discord.Interaction[DuelBot]) -> None:
        study, channel, user = interaction.client.study, channel_of(interaction), interaction.user.id
        duel, verdict = await in_time(interaction, lambda: study.hint(channel, user), private=True)
        await answer(interaction, Post(insights.hint(theirs(interaction), duel, verdict)), private=True)


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Hint())
