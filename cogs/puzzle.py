"""``/puzzle`` and its buttons: a number is the one try, and Share tells the others of it."""

import asyncio
import re

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import tells_refusals
from bot.process.translation import localised, theirs
from cogs import insights
from cogs.board import number_rows
from cogs.buttons import Button
from cogs.delivery import ANSWER_WITHIN, UNREACHABLE, in_time
from cogs.origin import guild_of
from cogs.posts import Post, answer, answer_in_place
from cogs.whose import of_channel
from duel import PuzzleDay
from game.puzzle import Puzzle
from words import Language, spoken

TEMPLATE = r"puzzle:(?P<day>\d{1,7}):(?P<number>\d{1,4})"
SHARE = r"puzzle:(?P<day>\d{1,7}):share"


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """One answer to the puzzle of one day."""
    puzzles, guild, user = interaction.client.puzzles, guild_of(interaction), interaction.user.id
    day, number = int(said["day"]), int(said["number"])
    answered = await in_time(interaction, lambda: puzzles.answer(guild, user, day, number), private=True)
    await answer_in_place(interaction, _post(theirs(interaction), *answered))


async def share(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """Tell everybody in a line how it went, once a day: noted first, and taken back if Discord does not take it."""
    puzzles, guild, user = interaction.client.puzzles, guild_of(interaction), interaction.user
    day = int(said["day"])
    with interaction.client.at_work:
        shared = await in_time(interaction, lambda: puzzles.share(guild, user.id, day))
        language = spoken(await of_channel(interaction))
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await answer(interaction, Post(insights.shared_puzzle(language, *shared, user.display_name)))
        except UNREACHABLE:
            await puzzles.not_shared(guild, user.id, day)
            raise


class PuzzleOfTheDay(commands.Cog):
    @app_commands.command(description=localised("command-puzzle"))
    @tells_refusals
    async def puzzle(self, interaction: discord.Interaction[DuelBot]) -> None:
        puzzles, guild, user = interaction.client.puzzles, guild_of(interaction), interaction.user.id
        today = await in_time(interaction, lambda: puzzles.today(guild, user), private=True)
        await answer(interaction, _post(theirs(interaction), *today), private=True)


def _post(language: Language, puzzle: Puzzle, day: PuzzleDay) -> Post:
    embed = insights.puzzle(language, puzzle, day)
    if day.own is not None:
        share = Button(f"puzzle:{day.day}:share", language.say("button-share"))
        return Post("", embed, [] if day.shared else [[share]])
    return Post("", embed, number_rows(f"puzzle:{day.day}", puzzle.terms.variant.multipliers))


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(PuzzleOfTheDay())
