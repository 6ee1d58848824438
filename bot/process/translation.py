"""Languages on Discord: that of whoever asks, and what Discord itself shows of the commands in each.

The latter are descriptions, choices, and names of menus.
"""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from words import ENGLISH, Language, nearest, spoken

Say = Callable[[Language], str]
"""Says something in a language."""


def theirs(interaction: discord.Interaction[Any]) -> Language:
    """The language of whoever asks: what only they see is said in it."""
    return spoken(nearest(interaction.locale.value))


def localised(say: str | Say) -> locale_str:
    """A message, or what is made of messages: in English, and in each other language when that is asked for."""
    if isinstance(say, str):
        message = say
        return localised(lambda language: language.say(message))
    return locale_str(say(ENGLISH), say=say)


class Translation(app_commands.Translator):
    """Translates what was localised; names that are typed have no translations."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        code = nearest(locale.value)
        say: Say | None = string.extras.get("say")
        return None if say is None or code == ENGLISH.code else say(spoken(code))
