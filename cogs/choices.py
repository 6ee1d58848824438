"""What there is to choose from for a command's options: games, levels, rankings, targets.

Each is asked for when a command is set up, so it has every game that there is by then.
"""

import asyncio
from collections.abc import Callable

import discord
from discord import app_commands

from bot.process.client import DuelBot
from bot.process.errors import log_error
from bot.process.translation import localised, theirs
from duel import against
from game import VARIANTS, Level, Terms, Variant, WrongNumber
from game.suggestions import Suggestion, interesting_targets
from words import Language
from words.commentary import suggested
from words.rulebook import aim, title

SURPRISE = 0
"""Stands for a target that is drawn."""

LONGEST_NAME = 100
"""Characters in a choice, as many as Discord takes."""

LONGEST = 20
"""Characters; no target has as many, and Python refuses to read thousands of digits."""


def variant_choices() -> list[app_commands.Choice[str]]:
    """Every game by its title and what it is about."""

    def named(variant: Variant) -> Callable[[Language], str]:
        return lambda language: f"{title(language, variant)} · {aim(language, usual(variant))}"[:LONGEST_NAME]

    return [app_commands.Choice(name=localised(named(variant)), value=key) for key, variant in VARIANTS.items()]


def choices(prefix: str, *values: str) -> list[app_commands.Choice[str]]:
    """These values, each by a message named after it."""
    return [app_commands.Choice(name=localised(f"{prefix}-{value.replace(' ', '-')}"), value=value) for value in values]


def usual(variant: Variant) -> Terms:
    """The game at its usual target."""
    return Terms(variant, variant.target)


def rankings(language: Language) -> dict[str, str]:
    """Every ranking but the one of all games between members, with its title."""
    return {
        **{key: title(language, variant) for key, variant in VARIANTS.items()},
        **{against(level): _against(language, level) for level in Level},
    }


def ranking_choices() -> list[app_commands.Choice[str]]:
    def named(level: Level) -> Callable[[Language], str]:
        return lambda language: _against(language, level)

    levels = [app_commands.Choice(name=localised(named(level)), value=against(level)) for level in Level]
    return [*variant_choices(), *levels]


def _against(language: Language, level: Level) -> str:
    return language.say("leaderboard-against-me", level=language.say(f"level-{level}"))


def where_strikes_count() -> list[Variant]:
    """The games in which wrong numbers are strikes."""
    return [variant for variant in VARIANTS.values() if variant.wrong_number is WrongNumber.STRIKE]


async def suggest_targets(interaction: discord.Interaction[DuelBot], typed: str) -> list[app_commands.Choice[int]]:
    """A few interesting ones for the game that was chosen, and what is interesting about each."""
    language = theirs(interaction)
    return [
        app_commands.Choice(name=suggested(language, found), value=found.target)
        for found in await _suggestions(interaction, typed)
    ]


async def suggest_targets_or_surprise(
    interaction: discord.Interaction[DuelBot], typed: str
) -> list[app_commands.Choice[int]]:
    """The same for a duel, in which a target may be drawn too."""
    found = await suggest_targets(interaction, typed)
    drawn = app_commands.Choice(name=theirs(interaction).say("suggestion-surprise"), value=SURPRISE)
    return found if typed or not found else [drawn, *found]


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
