"""``/leaderboard`` and its pages."""

import re
from typing import Self

import discord
from discord import app_commands
from discord.ext import commands

from bot import DuelBot
from cogs import looks
from cogs.buttons import Buttons, DuelButton
from cogs.delivery import in_time
from cogs.origin import guild_of
from cogs.posts import Post, answer, answer_in_place
from cogs.variants import VARIANT_CHOICES
from game import VARIANTS


class PageButton(DuelButton, template=r"standings:(?P<variant>\w{0,32}):(?P<page>\d{1,9})"):
    """Turns to one page of one board: of a game, or of all (an empty name)."""

    def __init__(self, variant: str, page: int, label: str = "", *, disabled: bool = False) -> None:
        super().__init__(f"standings:{variant}:{page}", label, discord.ButtonStyle.secondary, disabled=disabled)
        self.variant = variant
        self.page = page

    @classmethod
    def parse(cls, match: re.Match[str]) -> Self:
        return cls(match["variant"], int(match["page"]))

    async def press(self, interaction: discord.Interaction[DuelBot]) -> None:
        await answer_in_place(interaction, await _page(interaction, self.variant, self.page))


class Leaderboard(commands.Cog):
    @app_commands.command()
    @app_commands.describe(variant="of one game only (of all together if left out)")
    @app_commands.choices(variant=VARIANT_CHOICES)
    async def leaderboard(self, interaction: discord.Interaction[DuelBot], variant: str = "") -> None:
        """The server's standings."""
        await answer(interaction, await _page(interaction, variant, 1))


async def _page(interaction: discord.Interaction[DuelBot], variant: str, number: int) -> Post:
    standings = interaction.client.matches.standings(guild_of(interaction), variant or None, number)
    page = await in_time(interaction, standings)
    embed = looks.standings(page, VARIANTS.get(variant))
    if page.pages == 1:
        return Post("", embed)
    previous = PageButton(variant, page.number - 1, "Previous", disabled=page.number == 1)
    following = PageButton(variant, page.number + 1, "Next", disabled=page.number == page.pages)
    return Post("", embed, Buttons(previous, following))


async def setup(bot: DuelBot) -> None:
    bot.add_dynamic_items(PageButton)
    await bot.add_cog(Leaderboard())
