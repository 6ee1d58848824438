"""A stand-in for Discord on 127.0.0.1, which the real bot reaches with the real discord.py over real sockets."""

import asyncio
import time
from base64 import b64encode
from collections.abc import Callable
from types import TracebackType
from typing import Self

from aiohttp import web

from standin.faults import Faults
from standin.front_door import FrontDoor, Request
from standin.gateway import Gateway
from standin.interactions import Interaction
from standin.members import Member
from standin.messages import Message
from standin.patience import PATIENCE
from standin.persons import USUAL, Person
from standin.places import Channel, ChannelType, Guild
from standin.rest import API, Rest
from standin.threads import Threads
from standin.webhooks import Webhooks
from standin.world import World

HOST = "127.0.0.1"


def _token_of(bot: Person) -> str:
    """A token that opens nothing, made as Discord makes them: clients read the bot's id from its first part."""
    return f"{b64encode(str(bot.id).encode()).decode().rstrip('=')}.standin.token"


def any_message(_: Message) -> bool:
    return True


class StandIn:
    """Discord, as far as this bot needs it, with one server to begin with. ``async with`` starts and stops it.

    It may be stopped and started again: it keeps its address and all that was said, and forgets its sessions.
    ``clock`` counts the seconds in which an interaction can be answered.
    """

    def __init__(
        self,
        *,
        token: str | None = None,
        clock: Callable[[], float] = time.monotonic,
        heartbeat_seconds: float = 41.25,
    ) -> None:
        self.world = World(clock)
        self.token = token or _token_of(self.world.bot)
        self.faults = Faults()
        self.gateway = Gateway(self.world, self.token, heartbeat_seconds)
        self._front_door = FrontDoor(self.token, self.faults)
        self._port = 0
        self._runner: web.AppRunner | None = None
        self.home = self.guild("The Club")

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    # Coming and going

    @property
    def address(self) -> str:
        """What to use in place of ``https://discord.com/api/v10``."""
        return f"http://{HOST}:{self._port}{API}"

    async def start(self) -> None:
        self.faults.stopping.clear()
        application = web.Application(middlewares=[self._front_door.middleware()], client_max_size=2**25)
        application.add_routes(Rest(self.world, self.gateway).routes())
        application.add_routes(Threads(self.world).routes())
        application.add_routes(Webhooks(self.world).routes())
        application.add_routes([web.get("/gateway{slash:/?}", self.gateway.connect)])
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self._port, backlog=4096).start()
        self._port = self._runner.addresses[0][1]
        self.world.address = f"http://{HOST}:{self._port}"
        self.gateway.address = f"ws://{HOST}:{self._port}/gateway"

    async def stop(self) -> None:
        """Drop every connection and answer nothing more."""
        self.faults.stopping.set()
        self.gateway.drop()
        self.gateway.forget_sessions()
        if self._runner:
            await self._runner.cleanup()
        self._runner = None

    async def connected(self) -> None:
        """Wait until a bot is there to be told of events, and its commands are there to be used."""
        while not self.gateway.connected:
            await self.gateway.next_greeting()
        await self.registered()

    async def registered(self) -> None:
        """Wait until there are commands; a bot registers them beside its connection."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.world.registered.wait()
        except TimeoutError:
            raise AssertionError(f"no commands were registered in {PATIENCE:.0f} seconds") from None

    # People and places

    def guild(self, name: str) -> Guild:
        """A new server with the bot in it."""
        guild = Guild(self.world.new_id(), name, self.world.bot)
        self.world.guilds[guild.id] = guild
        self.gateway.tell("GUILD_CREATE", guild.payload())
        return guild

    def channel(
        self,
        name: str = "duels",
        *,
        guild: Guild | None = None,
        parent: Channel | None = None,
        channel_type: ChannelType = ChannelType.TEXT,
    ) -> Channel:
        """A new channel of this type, or a public thread of somebody else in its parent."""
        if parent:
            guild, channel_type = parent.guild, parent.thread_type or ChannelType.THREAD
        channel = Channel(self.world.new_id(), name, guild or self.home, parent, channel_type)
        self.world.add_channel(channel)
        return channel

    def threads_of(self, channel: Channel) -> list[Channel]:
        """The threads of a channel, open and archived, oldest first."""
        return [each for each in channel.guild.channels.values() if each.parent is channel]

    def member(
        self,
        name: str,
        *,
        nick: str | None = None,
        permissions: int = USUAL,
        bot: bool = False,
        guild: Guild | None = None,
    ) -> Member:
        """A new member of a server. To be in another as well, they are put into its ``members``."""
        person = self.world.new_id()
        member = Member(person, name, nick, bot, permissions, world=self.world, gateway=self.gateway)
        (guild or self.home).members[member.id] = member
        return member

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, of which Discord does not tell, or one thread."""
        self.world.remove_channel(channel)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """A moderator, or time, archives a thread. Nothing else does: no thread is archived by itself."""
        self.world.change_thread(thread, {"archived": True, "locked": locked})

    def remove_bot(self, guild: Guild) -> None:
        """The bot is thrown out of a server: 50001 in all its channels."""
        guild.joined = False
        self.gateway.tell("GUILD_DELETE", {"id": str(guild.id)})

    # What the bot said and did

    def messages(self, channel: Channel) -> list[Message]:
        """The public messages of a channel, oldest first."""
        return list(channel.messages.values())

    def next_message(
        self, channel: Channel, predicate: Callable[[Message], bool] = any_message
    ) -> asyncio.Future[Message]:
        """The next new public message that fits, counted from this call, not from the ``await``."""
        return channel.watch(predicate, edits_too=False)

    async def message_where(self, channel: Channel, predicate: Callable[[Message], bool]) -> Message:
        """The first public message that fits: one that is there, or one that comes or is edited to fit."""
        there = next((message for message in channel.messages.values() if predicate(message)), None)
        return there or await channel.watch(predicate, edits_too=True)

    @property
    def requests(self) -> list[Request]:
        """Every request so far, with its form and the status that was answered."""
        return self._front_door.requests

    def next_request(self, method: str, path: str) -> asyncio.Future[Request]:
        """The next request that fits (``*`` stands for anything), as soon as it has come."""
        return self._front_door.next_request(method, path)

    def replay(self, interaction: Interaction) -> None:
        """Tell the bot of an interaction once more, as Discord sometimes does."""
        self.gateway.tell("INTERACTION_CREATE", interaction.payload)
