"""``/help``: what this is, how to begin, and what each game is about."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import tells_refusals
from cogs.choices import usual
from cogs.looks import QUIET
from cogs.posts import Post, answer
from game import VARIANTS, aim, every_span

BEGIN = (
    "Challenge somebody, or me, with `/duel start`; or open the menu on a member and choose **Apps**, "
    "**Challenge to a duel**. Then take turns with the number buttons."
)
MORE = (
    "`/duel rules` has the rules of each game, `/duel review` shows where a game turned, `/leaderboard` keeps the "
    "score, and `/puzzle` is the puzzle of the day."
)


def what_this_is() -> str:
    return f"Small, sharp number games for two: you multiply by {every_span()} in turn, starting from 1."


class Help(commands.Cog):
    @app_commands.command()
    @tells_refusals
    async def help(self, interaction: discord.Interaction[DuelBot]) -> None:
        """What this is, how to begin, and what each game is about."""
        games = [f"- **{variant.title}**: {aim(usual(variant))}" for variant in VARIANTS.values()]
        page = "\n\n".join([what_this_is(), BEGIN, "\n".join(games), MORE])
        embed = discord.Embed(title="How to play", description=page, colour=QUIET)
        await answer(interaction, Post("", embed), private=True)


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Help())
