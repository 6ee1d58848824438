"""Where an interaction comes from: who asks, in which channel and server, and what the bot is allowed to do there."""

import discord

from bot.process.client import DuelBot
from bot.process.translation import theirs
from duel import Asked, Person
from game import Refusal

OWN_NAME = "Tally"
"""What the bot is called as a player."""

NEEDED = ("view_channel", "send_messages", "embed_links")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "embed_links")
NEEDED_FOR_A_THREAD = ("create_public_threads", "send_messages_in_threads")
ASKED_FOR = dict.fromkeys({*NEEDED, *NEEDED_IN_THREADS, *NEEDED_FOR_A_THREAD, "attach_files"}, True)


def person(user: discord.User | discord.Member) -> Person:
    """The user, by the name they go by in this server."""
    return Person(user.id, user.display_name)


def player(bot: DuelBot, member: discord.Member) -> Person:
    """The member as somebody to play with: the bot has a name of its own, if this server has not given it one."""
    return Person(member.id, member.nick or OWN_NAME) if member == bot.user else person(member)


def asked(interaction: discord.Interaction[DuelBot]) -> Asked:
    return Asked(interaction.client.now(), person(interaction.user), interaction.id, interaction.token)


def channel_of(interaction: discord.Interaction[DuelBot]) -> int:
    if interaction.channel_id is None:
        raise _not_in_a_server()
    return interaction.channel_id


def guild_of(interaction: discord.Interaction[DuelBot]) -> int:
    if interaction.guild_id is None:
        raise _not_in_a_server()
    return interaction.guild_id


def require_presence(interaction: discord.Interaction) -> None:
    """Refuse where only the commands were added to a server, and not the bot: it could post nothing by itself.

    A server in an outage is one that the bot knows to be in, although it knows nothing else of it.
    """
    if interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is None:
        raise Refusal("refusal-not-invited", invitation=_invitation(interaction))


def require_permissions(interaction: discord.Interaction) -> None:
    """Refuse where the bot could not go on posting: reminders and results come without being asked."""
    needed = NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    if missing := _missing(interaction, needed):
        raise Refusal("refusal-not-allowed", missing=missing)


def require_room_for_a_thread(interaction: discord.Interaction) -> None:
    """Refuse where no thread can be started from a message."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal("refusal-no-thread-here")
    if missing := _missing(interaction, NEEDED_FOR_A_THREAD):
        raise Refusal("refusal-no-thread-allowed", missing=missing)


def _missing(interaction: discord.Interaction, needed: tuple[str, ...]) -> str:
    """The permissions among these that the bot does not have, as the settings of whoever asks call them."""
    language = theirs(interaction)
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    return language.listed([language.say(f"permission-{name.replace('_', '-')}") for name in missing])


def _invitation(interaction: discord.Interaction) -> str:
    """Where to do that; the same link as in the README."""
    return discord.utils.oauth_url(interaction.application_id, permissions=discord.Permissions(**ASKED_FOR))


def _not_in_a_server() -> Refusal:
    return Refusal("refusal-not-in-a-server")
