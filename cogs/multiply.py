"""The move: ``/multiply n``, and the number buttons of the board."""

import re
from collections.abc import Awaitable

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import log_error, tells_refusals
from bot.process.translation import localised, theirs
from cogs.board import announcement
from cogs.delivery import perform
from cogs.origin import channel_of
from duel.decisions import Board
from game import Refusal
from words import Language
from words.rulebook import every_span


def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> Awaitable[object]:
    """One multiplier on one board."""
    matches, channel, number = interaction.client.matches, channel_of(interaction), int(said["number"])
    board = Board(int(said["duel"]), int(said["game"]), int(said["ply"]))
    # Not needed any more. Held until the move is on disk, all these messages at once took 25 µs more a press.
    interaction.message = None
    return perform(interaction, lambda asked: matches.press(channel, board, number, asked), announcement)


def _command(language: Language) -> str:
    return language.say("command-multiply", span=every_span(language))


def _option(language: Language) -> str:
    return language.say("option-multiply-n", span=every_span(language))


class Multiply(commands.Cog):
    @app_commands.command(description=localised(_command))
    @app_commands.describe(n=localised(_option))
    @tells_refusals
    async def multiply(self, interaction: discord.Interaction[DuelBot], n: int) -> None:
        matches, channel = interaction.client.matches, channel_of(interaction)
        await perform(interaction, lambda asked: matches.multiply(channel, n, asked), announcement)

    @multiply.autocomplete("n")
    async def choices(self, interaction: discord.Interaction[DuelBot], current: str) -> list[app_commands.Choice[int]]:
        """What each number makes of the total, for the player whose turn it is."""
        try:
            choices = await interaction.client.matches.choices(channel_of(interaction), interaction.user.id)
        except Refusal:
            # There is nothing to offer, and the command itself will say why.
            return []
        except Exception as error:
            # discord.py has no door for these.
            log_error(error, "autocomplete failed")
            return []
        typed, written = str(current), theirs(interaction).number
        return [
            app_commands.Choice(name=f"{number} → {written(total)}", value=number)
            for number, total in choices.items()
            if str(number).startswith(typed)
        ]


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Multiply())
