"""Where an interaction comes from: who asks, in which channel, in which server."""

import discord

from bot import DuelBot
from duel import Asked, Person
from game import Refusal


def person(user: discord.User | discord.Member) -> Person:
    """The user, by the name they go by in this server."""
    return Person(user.id, user.display_name)


def asked(interaction: discord.Interaction[DuelBot]) -> Asked:
    return Asked(interaction.client.matches.now(), person(interaction.user), interaction.id, interaction.token)


def channel_of(interaction: discord.Interaction[DuelBot]) -> int:
    if interaction.channel_id is None:
        raise _not_in_a_server()
    return interaction.channel_id


def guild_of(interaction: discord.Interaction[DuelBot]) -> int:
    if interaction.guild_id is None:
        raise _not_in_a_server()
    return interaction.guild_id


def _not_in_a_server() -> Refusal:
    return Refusal("Duels are played in servers. Use this in a channel of one.")
