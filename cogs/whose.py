"""Whose language it is: what a channel sees is in the server's, what one person sees is in theirs."""

import discord

from bot.process.client import DuelBot
from bot.process.translation import theirs
from cogs.origin import guild_of
from words import nearest

COMMUNITY = "COMMUNITY"
"""What Discord calls it that a server has a language: every other one says en-US, whatever its people speak."""


async def of_server(bot: DuelBot, guild_id: int) -> str | None:
    """The language that a server has: what is set for it here, or else on Discord; None if it has none."""
    chosen = await bot.server_settings.language_of(guild_id)
    if chosen is not None:
        return chosen
    guild = bot.get_guild(guild_id)
    return nearest(str(guild.preferred_locale)) if guild is not None and COMMUNITY in guild.features else None


async def of_channel(interaction: discord.Interaction[DuelBot]) -> str:
    """What is said to everybody here: in the server's language, or else in that of whoever asks."""
    return await of_server(interaction.client, guild_of(interaction)) or theirs(interaction).code
