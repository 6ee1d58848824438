"""``/leaderboard`` and its pages."""

import discord
from discord import app_commands
from discord.ext import commands

from bot import DuelBot
from cogs import looks
from cogs.buttons import Buttons, PressedButton, button
from cogs.delivery import in_time
from cogs.origin import guild_of
from cogs.posts import Post, answer, answer_in_place
from cogs.variants import board_choices, boards


class PageButton(PressedButton, template=r"standings:(?P<variant>(\w{1,32}(:\w{1,16})?)?):(?P<page>\d{1,9})"):
    """Turns to one page of one board; that of all games has an empty name."""

    async def press(self, interaction: discord.Interaction[DuelBot]) -> None:
        page = await _page(interaction, self.said["variant"], int(self.said["page"]))
        await answer_in_place(interaction, page)


class Leaderboard(commands.Cog):
    @app_commands.command()
    @app_commands.describe(variant="of one game, or against me (of all games between members if left out)")
    @app_commands.choices(variant=board_choices())
    async def leaderboard(self, interaction: discord.Interaction[DuelBot], variant: str = "") -> None:
        """The server's standings."""
        await answer(interaction, await _page(interaction, variant, 1))


async def _page(interaction: discord.Interaction[DuelBot], variant: str, number: int) -> Post:
    matches, user_id = interaction.client.matches, interaction.user.id
    standings = matches.standings(guild_of(interaction), variant or None, number, user_id)
    page = await in_time(interaction, standings)
    embed = looks.standings(page, boards().get(variant))
    if page.pages == 1:
        return Post("", embed)
    buttons = Buttons(
        [
            button(f"standings:{variant}:{page.number - 1}", "Previous", disabled=page.number == 1),
            button(f"standings:{variant}:{page.number + 1}", "Next", disabled=page.number == page.pages),
        ]
    )
    return Post("", embed, buttons)


async def setup(bot: DuelBot) -> None:
    bot.add_dynamic_items(PageButton)
    await bot.add_cog(Leaderboard())
