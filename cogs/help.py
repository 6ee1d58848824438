"""``/help``: what this is, how to begin, and what each game is about."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import tells_refusals
from bot.process.translation import localised, theirs
from cogs.choices import usual
from cogs.looks import QUIET
from cogs.posts import Post, answer
from game import VARIANTS
from words import Language
from words.rulebook import aim, every_span, title


def what_this_is(language: Language) -> str:
    return language.say("help-what", span=every_span(language))


class Help(commands.Cog):
    @app_commands.command(description=localised("command-help"))
    @tells_refusals
    async def help(self, interaction: discord.Interaction[DuelBot]) -> None:
        language = theirs(interaction)
        games = [f"- **{title(language, variant)}**: {aim(language, usual(variant))}" for variant in VARIANTS.values()]
        parts = [what_this_is(language), language.say("help-begin"), "\n".join(games), language.say("help-more")]
        embed = discord.Embed(title=language.say("help-title"), description="\n\n".join(parts), colour=QUIET)
        await answer(interaction, Post("", embed), private=True)


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Help())
