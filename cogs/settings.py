"""``/settings language``: what those who manage a server have set for it."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import tells_refusals
from bot.process.translation import localised, theirs
from cogs.delivery import in_time
from cogs.origin import guild_of
from cogs.posts import Post, answer
from game import Refusal
from words import LANGUAGES, spoken

AUTOMATIC = "automatic"
"""Stands for no language that is set."""


def _languages() -> list[app_commands.Choice[str]]:
    """Each by the name that it has for itself."""
    codes: dict[str, str] = {}
    for code in LANGUAGES:
        # One whose name is missing calls itself English, and Discord takes no list with two of a name.
        codes.setdefault(spoken(code).say("language-name"), code)
    named = [app_commands.Choice(name=name, value=code) for name, code in codes.items()]
    return [app_commands.Choice(name=localised("settings-automatic"), value=AUTOMATIC), *named]


@app_commands.default_permissions(manage_guild=True)
class Settings(commands.GroupCog, name="settings", description=localised("command-settings")):
    @app_commands.command(description=localised("command-settings-language"))
    @app_commands.describe(language=localised("option-settings-language"))
    @app_commands.choices(language=_languages())
    @tells_refusals
    async def language(self, interaction: discord.Interaction[DuelBot], language: str) -> None:
        if not interaction.permissions.manage_guild:
            # Discord lets a server give the command to anybody.
            raise Refusal("refusal-not-a-manager")
        settings, guild = interaction.client.server_settings, guild_of(interaction)
        chosen = language if language in LANGUAGES else None
        await in_time(interaction, lambda: settings.set_language(guild, chosen), private=True)
        await answer(interaction, Post(_told(interaction, chosen)), private=True)


def _told(interaction: discord.Interaction[DuelBot], chosen: str | None) -> str:
    if chosen is None:
        return theirs(interaction).say("settings-language-automatic")
    return theirs(interaction).say("settings-language-set", language=spoken(chosen).say("language-name"))


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Settings())
