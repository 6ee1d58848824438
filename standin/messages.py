"""Messages: what one says, shows and offers, whom it notifies, and how it looks over the wire."""

import re
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from standin.attachments import File, in_embeds
from standin.components import numbered
from standin.forms import Json, listed

if TYPE_CHECKING:
    from standin.persons import Person
    from standin.places import Channel

DISCORD_EPOCH = 1_420_070_400_000
"""Snowflakes count milliseconds from here, in all but their last 22 bits."""

HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7


@dataclass(eq=False)
class Message:
    """A message, public or ephemeral, as it is now."""

    id: int
    channel: "Channel"
    author: "Person"
    content: str = ""
    embeds: list[Json] = field(default_factory=list[Json])
    """As the bot sent them."""

    components: list[Json] = field(default_factory=list[Json])
    """As the bot sent them, and numbered."""

    attachments: list[File] = field(default_factory=list[File])
    flags: int = 0
    nonce: str | None = None
    allowed_mentions: Json | None = None
    """As the bot sent them last; ``None`` if it sent none, and then everything may notify."""

    notified: frozenset[int] = frozenset()
    """The users whom it notified when it appeared. Edits and ephemeral messages notify nobody."""

    notified_everyone: bool = False
    edits: int = 0
    edited_at: str | None = None
    deleted: bool = False
    metadata: Json | None = None
    """Of the interaction that it answers."""

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it is only "… is thinking" so far."""
        return bool(self.flags & LOADING)

    @property
    def thread(self) -> "Channel | None":
        """The thread that was opened on it, which has its id."""
        return self.channel.guild.channels.get(self.id)

    @property
    def buttons(self) -> list[Json]:
        """Its buttons in reading order."""
        return [button for row in self.components for button in row.get("components", []) if button["type"] == 2]

    @property
    def menus(self) -> list[Json]:
        """Its lists to choose from."""
        return [menu for row in self.components for menu in row.get("components", []) if menu["type"] == 3]

    @property
    def labels(self) -> list[str]:
        return [button.get("label", "") for button in self.buttons]

    def button(self, label: str) -> Json:
        """The only button with this label."""
        found = [button for button in self.buttons if button.get("label") == label]
        assert len(found) == 1, f"{len(found)} buttons are labelled {label!r} among {self.labels}"
        return found[0]

    def change(self, form: Json) -> None:
        """Take over what the form mentions, and leave the rest as it was."""
        if "embeds" in form:
            self.embeds = listed(form, "embeds")
        if "components" in form:
            self.components = numbered(listed(form, "components"))
        if "content" in form:
            self.content = form["content"] or ""
        if "files" in form or "attachments" in form:
            self.attachments = self._attached(form)
        if "allowed_mentions" in form:
            self.allowed_mentions = form["allowed_mentions"]

    def _attached(self, form: Json) -> list[File]:
        """What the form uploads, as it describes it, and what it keeps of the files that were there."""
        uploaded: dict[int, File] = form.get("files") or {}
        if "attachments" not in form:
            return [*self.attachments, *uploaded.values()]
        there = {**{file.id: file for file in self.attachments}, **uploaded}
        named = {int(each["id"]): each for each in listed(form, "attachments")}
        return [_described(there[number], each) for number, each in named.items()]

    def notify(self) -> None:
        """Settle whom it notifies, now that it appears."""
        if self.ephemeral:
            return
        allowed = self.allowed_mentions
        parse: set[str] = {"users", "everyone"} if allowed is None else set(listed(allowed, "parse"))
        named = {int(user) for user in listed(allowed or {}, "users")}
        members = self.channel.guild.members
        mentioned = {int(found) for found in re.findall(r"<@!?(\d{1,20})>", self.content)} & members.keys()
        self.notified = frozenset(mentioned if "users" in parse else mentioned & named)
        if "everyone" in parse and self.channel.may_call_everyone(self.author):
            self.notified_everyone = re.search(r"@(everyone|here)\b", self.content) is not None

    def gone_payload(self) -> Json:
        """What is told of it once it is deleted."""
        return {"id": str(self.id), "channel_id": str(self.channel.id), "guild_id": str(self.channel.guild.id)}

    def payload(self) -> Json:
        """The message object of Discord's API."""
        embeds, files = in_embeds(self.embeds, self.attachments)
        known = self.channel.guild.members
        payload: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": _moment(self.id),
            "edited_timestamp": self.edited_at,
            "tts": False,
            "mention_everyone": self.notified_everyone,
            "mentions": [known[user].payload() for user in self.notified if user in known],
            "mention_roles": [],
            "attachments": [file.payload(ephemeral=self.ephemeral) for file in files],
            "embeds": embeds,
            "components": self.components,
            "flags": self.flags | (HAS_THREAD if self.thread else 0),
            "pinned": False,
            "type": 20 if self.metadata and self.metadata["type"] == 2 else 0,
        }
        if self.thread:
            payload["thread"] = self.thread.payload()
        if self.nonce is not None:
            payload["nonce"] = self.nonce
        if self.metadata:
            application = str(self.author.id)
            payload |= {"interaction_metadata": self.metadata, "application_id": application, "webhook_id": application}
        return payload


def _moment(snowflake: int) -> str:
    return datetime.fromtimestamp(((snowflake >> 22) + DISCORD_EPOCH) / 1000, UTC).isoformat()


def _described(file: File, about: Json) -> File:
    """The file as the form tells of it, and otherwise as it was."""
    return replace(file, description=about.get("description", file.description))
