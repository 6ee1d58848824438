"""Where an interaction comes from: who, in which channel, in which server."""

import discord

from bot.matches import Person
from game import Refusal


def person(user: discord.User | discord.Member) -> Person:
    """The user, by the name they go by in this server."""
    return Person(user.id, user.display_name)


def channel_of(interaction: discord.Interaction) -> int:
    if interaction.channel_id is None:
        raise _not_in_a_server()
    return interaction.channel_id


def guild_of(interaction: discord.Interaction) -> int:
    if interaction.guild_id is None:
        raise _not_in_a_server()
    return interaction.guild_id


def _not_in_a_server() -> Refusal:
    return Refusal("Duels are played in servers. Use this in a channel of one.")
