"""Targets to choose from, while somebody types one."""

import asyncio

import discord
from discord import app_commands

from bot import DuelBot
from bot.process.errors import log_error
from game import VARIANTS
from game.suggestions import interesting_targets

Choices = list[app_commands.Choice[int]]

LONGEST = 20
"""Characters; no target has as many, and Python refuses to read thousands of digits."""


async def suggest_targets(interaction: discord.Interaction[DuelBot], typed: str) -> Choices:
    """A few interesting ones for the game that was chosen, and what is interesting about each."""
    try:
        variant = VARIANTS.get(getattr(interaction.namespace, "variant", None) or "")
        typed = str(typed)
        if variant is None or len(typed) > LONGEST:
            return []
        near = int(typed) if typed.isdecimal() else None
        found = await asyncio.to_thread(interesting_targets, variant, near)
    except Exception as error:
        # discord.py has no door for these.
        log_error(error, "autocomplete failed")
        return []
    return [app_commands.Choice(name=suggestion.reason, value=suggestion.target) for suggestion in found]
