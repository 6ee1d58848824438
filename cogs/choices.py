"""What there is to choose from for a command's options: games, levels, boards of the standings, targets."""

import asyncio

import discord
from discord import app_commands

from bot import DuelBot
from bot.process.errors import log_error
from duel import against
from game import TABLE, VARIANTS, Level, interesting_targets

VARIANT_CHOICES = [app_commands.Choice(name=f"{variant.title} ({variant.key})", value=variant.key) for variant in TABLE]
LEVEL_CHOICES = [app_commands.Choice(name=level.value, value=level.value) for level in Level]

BOARDS = {
    **{variant.key: variant.title for variant in TABLE},
    **{against(level): f"Against me at level {level}" for level in Level},
}
"""Every board but the one of all games between members, with its title."""

BOARD_CHOICES = [*VARIANT_CHOICES, *(app_commands.Choice(name=BOARDS[key], value=key) for key in map(against, Level))]

LONGEST = 20
"""Characters; no target has as many, and Python refuses to read thousands of digits."""


async def suggest_targets(interaction: discord.Interaction[DuelBot], typed: str) -> list[app_commands.Choice[int]]:
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
