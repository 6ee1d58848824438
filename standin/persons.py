"""People, what they may do, and how they look over the wire."""

from dataclasses import dataclass
from enum import IntFlag

from standin.forms import Json

LONG_AGO = "2020-01-01T00:00:00+00:00"


class Permission(IntFlag):
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38


USUAL = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.USE_APPLICATION_COMMANDS
)
"""What members and the bot may do unless a test says otherwise."""


@dataclass(eq=False)
class Person:
    id: int
    name: str
    nick: str | None = None
    bot: bool = False
    permissions: int = USUAL
    locale: str = "en-US"
    """What their Discord is set to."""

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def payload(self) -> Json:
        """The user object of Discord's API."""
        return {
            "id": str(self.id),
            "username": self.name.lower(),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "flags": 0,
            "public_flags": 0,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
        }

    def member_payload(self) -> Json:
        """The member object, without its user."""
        return {
            "nick": self.nick,
            "avatar": None,
            "banner": None,
            "roles": [],
            "joined_at": LONG_AGO,
            "premium_since": None,
            "communication_disabled_until": None,
            "pending": False,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
