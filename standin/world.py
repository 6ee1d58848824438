"""Everything there is, and the few ways in which it changes. Nothing here knows of sockets."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from urllib.parse import quote

from standin import refusals
from standin.attachments import File
from standin.forms import Json
from standin.interactions import Interaction
from standin.messages import DISCORD_EPOCH, LOADING, Message
from standin.persons import Permission, Person
from standin.places import Channel, ChannelType, Guild
from standin.refusals import Refused

Listener = Callable[[str, Json], object]

NONCE_SECONDS = 300
"""Discord remembers a nonce for "the past few minutes"."""


class World:
    """Everything by its id: looking anything up takes no search."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[tuple[int, str], Json] = {}
        """What the bot registered, by type and name."""

        self.address = ""
        """Under which files can be fetched, known once the stand-in has started."""

        self.files: dict[int, File] = {}
        self.registered = asyncio.Event()
        """Set once it has registered any."""

        self.interactions: dict[int, Interaction] = {}
        self.interactions_by_token: dict[str, Interaction] = {}
        self._last_id = 0
        self._listeners: list[Listener] = []
        self.bot = Person(self.new_id(), "Standin", bot=True)
        self.operator = Person(self.new_id(), "Operator")

    @property
    def application_id(self) -> int:
        return self.bot.id

    def new_id(self) -> int:
        """A snowflake, later than all before it."""
        now = int(time.time() * 1000) - DISCORD_EPOCH
        self._last_id = max(self._last_id + 1, now << 22)
        return self._last_id

    def add_interaction(self, interaction: Interaction) -> None:
        self.interactions[interaction.id] = interaction
        self.interactions_by_token[interaction.token] = interaction

    def listen(self, listener: Listener) -> None:
        """Let the listener hear of what changes, as an event and its data."""
        self._listeners.append(listener)

    def tell(self, event: str, data: Json) -> None:
        for listener in self._listeners:
            listener(event, data)

    def add_channel(self, channel: Channel) -> None:
        """A new channel, or a new thread."""
        self.channels[channel.id] = channel.guild.channels[channel.id] = channel
        if channel.parent:
            self.tell("THREAD_CREATE", {**channel.payload(), "newly_created": True})
        else:
            self.tell("CHANNEL_CREATE", channel.payload())

    def open_thread(self, message: Message, form: Json) -> Channel:
        """A thread of the bot on a message, which has the message's id."""
        parent = message.channel
        thread = Channel(message.id, form["name"], parent.guild, parent, parent.thread_type or ChannelType.THREAD)
        thread.archives_after = form.get("auto_archive_duration") or thread.archives_after
        thread.owner, thread.created_at = self.bot, _now()
        thread.archive_changed_at = thread.created_at
        thread.members.add(self.bot.id)
        self.add_channel(thread)
        return thread

    def change_thread(self, thread: Channel, form: Json) -> None:
        """Take over what the form mentions, and leave the rest as it was."""
        said = {key: value for key, value in form.items() if value is not None}
        thread.name = said.get("name", thread.name)
        thread.locked = said.get("locked", thread.locked)
        thread.archives_after = said.get("auto_archive_duration", thread.archives_after)
        if said.get("archived", thread.archived) != thread.archived:
            thread.archived, thread.archive_changed_at = not thread.archived, _now()
        self.tell("THREAD_UPDATE", thread.payload())

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, of which Discord does not tell, or one thread."""
        gone = [channel, *(each for each in channel.guild.channels.values() if each.parent is channel)]
        for each in gone:
            self.channels.pop(each.id, None)
            channel.guild.channels.pop(each.id, None)
        payload = channel.payload()
        if channel.parent is None:
            self.tell("CHANNEL_DELETE", payload)
        else:
            self.tell("THREAD_DELETE", {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")})

    def channel(self, channel_id: int, needed: int = 0) -> Channel:
        """The channel as the bot may use it: it sees it and has the permissions needed."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise Refused(refusals.UNKNOWN_CHANNEL)
        if not channel.guild.joined or not channel.bot_permissions & Permission.VIEW_CHANNEL:
            raise Refused(refusals.MISSING_ACCESS)
        if needed & ~channel.bot_permissions:
            raise Refused(refusals.MISSING_PERMISSIONS)
        return channel

    def send(self, channel: Channel, form: Json, metadata: Json | None = None) -> Message:
        """A new message of the bot: public, ephemeral or still loading, as its flags say."""
        if channel.id not in self.channels:
            raise Refused(refusals.UNKNOWN_CHANNEL)
        message = Message(self.new_id(), channel, self.bot, flags=form.get("flags") or 0, metadata=metadata)
        message.change(self._kept(channel, form))
        if message.loading:
            return message
        self.show(message)
        return message

    def send_once(self, channel: Channel, form: Json) -> Message:
        """A new message, or the one that already has this nonce if the form asks for that."""
        nonce = form.get("nonce")
        if nonce is None:
            return self.send(channel, form)
        now = self.clock()
        since, existing = channel.nonces.get(str(nonce), (now, None))
        if form.get("enforce_nonce") and existing and not existing.deleted and now - since <= NONCE_SECONDS:
            return existing
        message = self.send(channel, form)
        message.nonce = str(nonce)
        channel.nonces[message.nonce] = (now, message)
        return message

    def show(self, message: Message) -> None:
        """A message that nobody has seen yet appears; a thread that is not locked opens again by it."""
        channel = message.channel
        message.flags &= ~LOADING
        message.notify()
        if message.ephemeral:
            return
        if channel.archived and not channel.locked:
            self.change_thread(channel, {"archived": False})
        channel.appeared(message)

    def edit(self, message: Message, form: Json) -> Message:
        """Change a message, or show it at last if it was still loading."""
        message.change(self._kept(message.channel, form))
        if message.loading:
            self.show(message)
            return message
        message.edits += 1
        message.edited_at = _now()
        if not message.ephemeral:
            message.channel.edited(message)
        return message

    def _kept(self, channel: Channel, form: Json) -> Json:
        """The form, once its files have been put where they can be fetched."""
        uploaded: dict[int, File] = form.get("files") or {}
        kept = {number: self._keep(channel, file) for number, file in uploaded.items()}
        return {**form, "files": kept} if kept else form

    def _keep(self, channel: Channel, file: File) -> File:
        file_id = self.new_id()
        url = f"{self.address}/attachments/{channel.id}/{file_id}/{quote(file.name)}"
        self.files[file_id] = replace(file, id=file_id, url=url)
        return self.files[file_id]

    def delete(self, message: Message) -> None:
        message.deleted = True
        if message.channel.messages.pop(message.id, None):
            message.channel.deleted.append(message)
            self.tell("MESSAGE_DELETE", message.gone_payload())


def _now() -> str:
    return datetime.now(UTC).isoformat()
