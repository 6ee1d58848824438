"""``/leaderboard`` and its pages."""

import re

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from cogs import looks
from cogs.buttons import Button
from cogs.choices import ranking_choices, rankings
from cogs.delivery import in_time
from cogs.origin import guild_of
from cogs.posts import Post, answer, answer_in_place

TEMPLATE = r"standings:(?P<ranking>(\w{1,32}(:\w{1,16})?)?):(?P<page>\d{1,9})"


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """Turns to one page of one ranking; that of all games has an empty name."""
    await answer_in_place(interaction, await _page(interaction, said["ranking"], int(said["page"])))


class Leaderboard(commands.Cog):
    @app_commands.command()
    @app_commands.describe(variant="of one game, or against me (of all games between members if left out)")
    @app_commands.choices(variant=ranking_choices())
    async def leaderboard(self, interaction: discord.Interaction[DuelBot], variant: str = "") -> None:
        """The server's standings."""
        await answer(interaction, await _page(interaction, variant, 1))


async def _page(interaction: discord.Interaction[DuelBot], ranking: str, number: int) -> Post:
    matches, guild, user = interaction.client.matches, guild_of(interaction), interaction.user.id
    page = await in_time(interaction, lambda: matches.standings(guild, ranking, number, user))
    embed = looks.standings(page, rankings().get(ranking))
    if page.pages == 1:
        return Post("", embed)
    buttons = [
        Button(f"standings:{ranking}:{page.number - 1}", "Previous", disabled=page.number == 1),
        Button(f"standings:{ranking}:{page.number + 1}", "Next", disabled=page.number == page.pages),
    ]
    return Post("", embed, [buttons])


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Leaderboard())
