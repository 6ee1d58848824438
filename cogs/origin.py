"""Where an interaction comes from: who asks, in which channel and server, and what the bot is allowed to do there."""

import discord

from bot.process.client import DuelBot
from bot.process.errors import NOT_IN_A_SERVER
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
        raise Refusal(
            "I am not in this server yet: only my commands are. Ask somebody who manages it to invite me, "
            f"with the scope `bot`: <{_invitation(interaction)}>"
        )


def require_permissions(interaction: discord.Interaction) -> None:
    """Refuse where the bot could not go on posting: reminders and results come without being asked."""
    needed = NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    if missing := _missing(interaction, needed):
        raise Refusal(
            f"I am not allowed to host a duel here. Ask a moderator to give me these permissions in this channel: "
            f"{missing}. Or duel in another channel."
        )


def require_room_for_a_thread(interaction: discord.Interaction) -> None:
    """Refuse where no thread can be started from a message."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal(
            "I can open a thread only in a text or announcement channel. Start the duel in one, or leave out `thread`."
        )
    if missing := _missing(interaction, NEEDED_FOR_A_THREAD):
        raise Refusal(
            f"I am not allowed to open a thread here. Ask a moderator to give me these permissions in this channel: "
            f"{missing}. Or leave out `thread`."
        )


def _missing(interaction: discord.Interaction, needed: tuple[str, ...]) -> str:
    """The permissions among these that the bot does not have, as Discord's settings call them."""
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    return ", ".join(name.replace("_", " ").title() for name in missing)


def _invitation(interaction: discord.Interaction) -> str:
    """Where to do that; the same link as in the README."""
    return discord.utils.oauth_url(interaction.application_id, permissions=discord.Permissions(**ASKED_FOR))


def _not_in_a_server() -> Refusal:
    return Refusal(NOT_IN_A_SERVER)
