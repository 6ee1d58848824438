"""``/puzzle`` and its buttons."""

import discord
from discord import app_commands
from discord.ext import commands

from bot import DuelBot
from cogs import insights
from cogs.board import number_rows
from cogs.buttons import Buttons, PressedButton
from cogs.delivery import in_time
from cogs.origin import guild_of
from cogs.posts import Post, answer, answer_in_place
from duel import PuzzleDay
from game.puzzle import Puzzle


class PuzzleButton(PressedButton, template=r"puzzle:(?P<day>\d{1,7}):(?P<number>\d{1,4})"):
    """One answer to the puzzle of one day."""

    async def press(self, interaction: discord.Interaction[DuelBot]) -> None:
        day, number = int(self.said["day"]), int(self.said["number"])
        puzzles = interaction.client.puzzles
        answering = puzzles.answer(guild_of(interaction), interaction.user.id, day, number)
        await answer_in_place(interaction, _post(*await in_time(interaction, answering, private=True)))


class PuzzleOfTheDay(commands.Cog):
    @app_commands.command()
    async def puzzle(self, interaction: discord.Interaction[DuelBot]) -> None:
        """The server's puzzle of the day: find the one number that keeps the win. Only you see your try."""
        looking = interaction.client.puzzles.today(guild_of(interaction), interaction.user.id)
        await answer(interaction, _post(*await in_time(interaction, looking, private=True)), private=True)


def _post(puzzle: Puzzle, day: PuzzleDay) -> Post:
    embed = insights.puzzle(puzzle, day)
    if day.own is not None:
        return Post("", embed)
    return Post("", embed, Buttons(*number_rows(f"puzzle:{day.day}", puzzle.terms.variant.multipliers)))


async def setup(bot: DuelBot) -> None:
    bot.add_dynamic_items(PuzzleButton)
    await bot.add_cog(PuzzleOfTheDay())
