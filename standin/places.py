"""Servers and channels, and how they look over the wire."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from standin import refusals
from standin.forms import Json
from standin.messages import Message
from standin.patience import expected
from standin.payloads import ORDINARY_GUILD, QUIET_GUILD, everyone_role
from standin.persons import LONG_AGO, USUAL, Permission, Person
from standin.refusals import Refused


class ChannelType(IntEnum):
    TEXT = 0
    VOICE = 2
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    THREAD = 11
    FORUM = 15


THREAD_TYPES = {ChannelType.TEXT: ChannelType.THREAD, ChannelType.ANNOUNCEMENT: ChannelType.ANNOUNCEMENT_THREAD}
"""The channels whose messages can have threads, and of which type these are."""

OF_TYPE: dict[ChannelType, Json] = {
    ChannelType.VOICE: {"bitrate": 64000, "user_limit": 0, "rtc_region": None},
    ChannelType.FORUM: {"available_tags": [], "default_reaction_emoji": None, "default_forum_layout": 0},
}
"""What only channels of a type have."""


@dataclass(eq=False)
class Guild:
    id: int
    name: str
    bot: Person = field(repr=False)
    channels: dict[int, "Channel"] = field(default_factory=dict[int, "Channel"], repr=False)
    members: dict[int, Person] = field(default_factory=dict[int, Person], repr=False)
    joined: bool = True
    """Whether the bot is in it."""

    in_outage: bool = False
    """Whether a bot that connects is told no more of it than that it is in it."""

    locale: str = "en-US"
    """What a Community server is set to; every other says en-US."""

    features: list[str] = field(default_factory=list[str])
    """What Discord has switched on for it, such as COMMUNITY."""

    def holds(self, person: Person) -> bool:
        """Whether they are a member, as the bot is without being listed."""
        return person.id in self.members or (self.joined and person is self.bot)

    def payload(self) -> Json:
        """The guild object of GUILD_CREATE. Without the intent for members, only the bot is among them."""
        seen = [channel for channel in self.channels.values() if channel.bot_permissions & Permission.VIEW_CHANNEL]
        return {
            **ORDINARY_GUILD,
            **QUIET_GUILD,
            "id": str(self.id),
            "name": self.name,
            "preferred_locale": self.locale,
            "features": self.features,
            "owner_id": str(next(iter(self.members), self.bot.id)),
            "joined_at": LONG_AGO,
            "member_count": len(self.members) + 1,
            "roles": [everyone_role(self.id)],
            "members": [{**self.bot.member_payload(), "user": self.bot.payload()}],
            "channels": [channel.payload() for channel in seen if not channel.parent],
            "threads": [channel.payload() for channel in seen if channel.parent and not channel.archived],
        }


@dataclass(eq=False)
class Watcher:
    """Somebody who waits for a message."""

    predicate: Callable[[Message], bool]
    found: asyncio.Future[Message]
    edits_too: bool


@dataclass(eq=False)
class Channel:
    """A channel, or a thread if it has a parent."""

    id: int
    name: str
    guild: Guild
    parent: "Channel | None" = None
    type: ChannelType = ChannelType.TEXT
    archived: bool = False
    locked: bool = False
    archives_after: int = 1440
    """The minutes of silence after which Discord would archive it."""

    owner: Person | None = None
    """Who opened the thread, if that was the bot."""

    members: set[int] = field(default_factory=set[int])
    """Those who were added to the thread."""

    created_at: str = LONG_AGO
    archive_changed_at: str = LONG_AGO
    own_bot_permissions: int = field(init=False)
    """What the bot may do here; in a thread, as far as its parent allows it too."""

    overwrites: dict[int, int] = field(default_factory=dict[int, int])
    """The permissions of people who do not have their usual ones in this channel."""

    messages: dict[int, Message] = field(default_factory=dict[int, Message], repr=False)
    deleted: list[Message] = field(default_factory=list[Message], repr=False)
    """Those that were there, as they were last."""

    nonces: dict[str, tuple[float, Message]] = field(default_factory=dict[str, tuple[float, Message]], repr=False)
    watchers: list[Watcher] = field(default_factory=list[Watcher], repr=False)

    def __post_init__(self) -> None:
        self.restore()

    @property
    def bot_permissions(self) -> int:
        return self.own_bot_permissions & (self.parent.bot_permissions if self.parent else ~0)

    @property
    def send_permission(self) -> Permission:
        return Permission.SEND_MESSAGES_IN_THREADS if self.parent else Permission.SEND_MESSAGES

    @property
    def thread_type(self) -> ChannelType | None:
        """Of which type the threads on its messages are, if there can be any."""
        return THREAD_TYPES.get(self.type)

    def permissions_of(self, person: Person) -> int:
        usual = self.parent.permissions_of(person) if self.parent else person.permissions
        return self.overwrites.get(person.id, usual)

    def message(self, message_id: int) -> Message:
        """The public message of this id."""
        message = self.messages.get(message_id)
        if message is None:
            raise Refused(refusals.UNKNOWN_MESSAGE)
        return message

    def may_call_everyone(self, author: Person) -> bool:
        permissions = self.bot_permissions if author.bot else self.permissions_of(author)
        return bool(permissions & Permission.MENTION_EVERYONE)

    def hide(self) -> None:
        """The bot can see it no more: 50001."""
        self.forbid(Permission.VIEW_CHANNEL)

    def make_read_only(self) -> None:
        """The bot cannot send here any more: 50013."""
        self.forbid(self.send_permission)

    def forbid(self, permission: int) -> None:
        """The bot has this permission no more: 50013."""
        self.own_bot_permissions &= ~permission

    def permit(self, permission: int) -> None:
        """The bot has this permission too, also in the channel's threads."""
        self.own_bot_permissions |= permission

    def restore(self) -> None:
        """The bot may do the usual again."""
        self.own_bot_permissions = ~0 if self.parent else USUAL

    def appeared(self, message: Message) -> None:
        """Put a public message where everybody sees it, and tell those who wait for it."""
        self.messages[message.id] = message
        self._tell(message, edited=False)

    def edited(self, message: Message) -> None:
        self._tell(message, edited=True)

    def watch(self, predicate: Callable[[Message], bool], *, edits_too: bool) -> asyncio.Future[Message]:
        """The next message that fits, from now on."""
        found: asyncio.Future[Message] = expected("the message")
        self.watchers.append(Watcher(predicate, found, edits_too))
        return found

    def _tell(self, message: Message, *, edited: bool) -> None:
        waiting = [watcher for watcher in self.watchers if not watcher.found.done()]
        told = [each for each in waiting if (each.edits_too or not edited) and each.predicate(message)]
        for watcher in told:
            watcher.found.set_result(message)
        self.watchers = [watcher for watcher in waiting if watcher not in told]

    def payload(self) -> Json:
        """The channel object of Discord's API."""
        payload: Json = {"id": str(self.id), "guild_id": str(self.guild.id), "name": self.name, "flags": 0}
        payload["last_message_id"] = str(next(reversed(self.messages), "")) or None
        payload["rate_limit_per_user"] = 0
        payload["type"] = self.type
        if self.parent:
            return payload | self._thread_payload(self.parent)
        payload |= {"position": 0, "permission_overwrites": [], "parent_id": None, "topic": None, "nsfw": False}
        return payload | OF_TYPE.get(self.type, {})

    def _thread_payload(self, parent: "Channel") -> Json:
        """What only threads have."""
        owner = self.owner.id if self.owner else next(iter(self.guild.members), self.guild.id)
        times = {"archive_timestamp": self.archive_changed_at, "create_timestamp": self.created_at}
        metadata = {"archived": self.archived, "locked": self.locked, "auto_archive_duration": self.archives_after}
        payload: Json = {"parent_id": str(parent.id), "owner_id": str(owner), "thread_metadata": metadata | times}
        payload |= {"message_count": len(self.messages), "total_message_sent": len(self.messages)}
        payload["member_count"] = len({owner, *self.members})
        if self.guild.bot.id in self.members:
            bot = {"id": str(self.id), "user_id": str(self.guild.bot.id)}
            payload["member"] = {**bot, "join_timestamp": self.created_at, "flags": 0}
        return payload
