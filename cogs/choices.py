"""What there is to choose from for a command's options: games, levels, rankings, targets.

Each is asked for when a command is set up, so it has every game that there is by then.
"""

import asyncio

import discord
from discord import app_commands

from bot.process.client import DuelBot
from bot.process.errors import log_error
from duel import against
from game import VARIANTS, Level, Terms, WrongNumber, aim
from game.suggestions import Suggestion, interesting_targets
from game.variants import Variant

LEVEL_CHOICES = [app_commands.Choice(name=level.value, value=level.value) for level in Level]

SURPRISE = 0
"""Stands for a target that is drawn."""

LONGEST_NAME = 100
"""Characters in a choice, as many as Discord takes."""

LONGEST = 20
"""Characters; no target has as many, and Python refuses to read thousands of digits."""


def variant_choices() -> list[app_commands.Choice[str]]:
    """Every game by its title and what it is about."""
    return [
        app_commands.Choice(name=f"{variant.title} · {aim(usual(variant))}"[:LONGEST_NAME], value=variant.key)
        for variant in VARIANTS.values()
    ]


def usual(variant: Variant) -> Terms:
    """The game at its usual target."""
    return Terms(variant, variant.target)


def rankings() -> dict[str, str]:
    """Every ranking but the one of all games between members, with its title."""
    return {
        **{variant.key: variant.title for variant in VARIANTS.values()},
        **{against(level): f"Against me at level {level}" for level in Level},
    }


def ranking_choices() -> list[app_commands.Choice[str]]:
    titles = rankings()
    return [*variant_choices(), *(app_commands.Choice(name=titles[key], value=key) for key in map(against, Level))]


def where_strikes_count() -> str:
    """The game in which wrong numbers are strikes, or what to call such games if there are several."""
    titles = [variant.title for variant in VARIANTS.values() if variant.wrong_number is WrongNumber.STRIKE]
    return f"a game of {titles[0]}" if len(titles) == 1 else "a game that counts strikes"


async def suggest_targets(interaction: discord.Interaction[DuelBot], typed: str) -> list[app_commands.Choice[int]]:
    """A few interesting ones for the game that was chosen, and what is interesting about each."""
    return [
        app_commands.Choice(name=found.reason, value=found.target) for found in await _suggestions(interaction, typed)
    ]


async def suggest_targets_or_surprise(
    interaction: discord.Interaction[DuelBot], typed: str
) -> list[app_commands.Choice[int]]:
    """The same for a duel, in which a target may be drawn too."""
    found = await suggest_targets(interaction, typed)
    return found if typed or not found else [app_commands.Choice(name="surprise us", value=SURPRISE), *found]


async def _suggestions(interaction: discord.Interaction[DuelBot], typed: str) -> list[Suggestion]:
    try:
        variant = VARIANTS.get(getattr(interaction.namespace, "variant", None) or "")
        typed = str(typed)
        if variant is None or len(typed) > LONGEST:
            return []
        near = int(typed) if typed.isdecimal() else None
        return await asyncio.to_thread(interesting_targets, variant, near)
    except Exception as error:
        # discord.py has no door for these.
        log_error(error, "autocomplete failed")
        return []
