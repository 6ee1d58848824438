"""The real bot and all of discord.py; only the sockets are replaced, by a seam that answers at once.

An interaction goes in as the gateway's JSON text, and its answer comes out as the text of the HTTP request.
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import aiohttp
import discord
from discord.http import Route

from bot import DuelBot, create_bot
from config import Settings

Json = dict[str, Any]

GUILD = 1_000
FIRST_CHANNEL = 10_000
ALICE, BOB = 11, 12
ME = 1
"""The bot itself."""

PICTURE = "a form with a picture"
EVERYTHING = str(discord.Permissions.all().value)


class Response:
    """What Discord says to an answer it takes."""

    status = 200
    headers: ClassVar = {"content-type": "application/json"}

    def __init__(self, body: str) -> None:
        self._body = body

    async def __aenter__(self) -> "Response":
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def text(self, encoding: str) -> str:
        return self._body


class Session:
    """In the place of aiohttp's: takes every answer to an interaction, and tells who waits for it."""

    def __init__(self) -> None:
        self.answers: dict[str, asyncio.Future[str]] = {}

    def request(self, method: str, url: str, *, data: str | aiohttp.FormData, **_: object) -> Response:
        interaction_id = url.split("/")[6]
        self.answers.pop(interaction_id).set_result(data if isinstance(data, str) else PICTURE)
        return Response(f'{{"interaction": {{"id": "{interaction_id}", "type": 2, "response_message_id": "99"}}}}')

    async def close(self) -> None:
        pass


class Seam:
    """Sends interactions into the bot and waits for their answers."""

    def __init__(self, bot: DuelBot, session: Session) -> None:
        self._bot = bot
        self._receive = bot._connection.parsers["INTERACTION_CREATE"]  # pyright: ignore[reportPrivateUsage]
        self._session = session
        self._ids = count(10**17)

    async def slash(self, channel: int, user: int, name: str, *options: Json) -> str:
        """What the bot answers to this command, as it goes over the wire; "duel board" is one of a group."""
        return await self._send(channel, user, {"type": 2, "data": _command(name, options)})

    async def multiply(self, channel: int, user: int, number: int) -> str:
        return await self.slash(channel, user, "multiply", {"name": "n", "type": 4, "value": number})

    async def choices(self, channel: int, user: int) -> str:
        """What is offered for ``/multiply`` before anything is typed."""
        typing = {"name": "n", "type": 4, "value": "", "focused": True}
        return await self._send(channel, user, {"type": 4, "data": _command("multiply", [typing])})

    async def start(self, channel: int, user: int, opponent: int) -> str:
        """A challenge to a game of exact100."""
        options = [text("variant", "exact100"), text("first", "challenger")]
        data = _command("duel start", [{"name": "opponent", "type": 6, "value": str(opponent)}, *options])
        data["resolved"] = {"users": {str(opponent): _user(opponent)}, "members": {str(opponent): _MEMBER}}
        return await self._send(channel, user, {"type": 2, "data": data})

    async def page(self, user: int, number: int) -> str:
        """A page of the leaderboard, by its button."""
        custom_id = f"standings::{number}"
        data = {"custom_id": custom_id, "component_type": 2}
        return await self._send(FIRST_CHANNEL, user, {"type": 3, "data": data, "message": _message(custom_id)})

    async def _send(self, channel: int, user: int, what: Json) -> str:
        interaction_id = str(next(self._ids))
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._session.answers[interaction_id] = answer
        wire = discord.utils._to_json({**_interaction(interaction_id, channel, user), **what})  # pyright: ignore
        self._receive(discord.utils._from_json(wire))  # pyright: ignore - as the gateway does
        return await answer

    async def ready(self) -> None:
        """What the bot does when Discord says that it is ready."""
        self._bot.dispatch("ready")
        await self._bot.matches.abandon_all_but({GUILD})


def _command(name: str, options: Sequence[Json]) -> Json:
    group, _, command = name.partition(" ")
    chosen = [{"type": 1, "name": command, "options": list(options)}] if command else list(options)
    return {"id": "1", "type": 1, "name": group, "options": chosen}


def text(name: str, value: str) -> Json:
    """An option of a command."""
    return {"name": name, "type": 3, "value": value}


def _interaction(interaction_id: str, channel: int, user: int) -> Json:
    return {
        "id": interaction_id,
        "application_id": "1",
        "token": f"token-{interaction_id}",
        "version": 1,
        "guild_id": str(GUILD),
        "channel_id": str(channel),
        "channel": {"id": str(channel), "type": 0, "name": "duels", "guild_id": str(GUILD), "position": 0},
        "member": {**_MEMBER, "user": _user(user), "deaf": False, "mute": False},
        "locale": "en-GB",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0,
        "app_permissions": EVERYTHING,
        "attachment_size_limit": 10,
    }


_MEMBER: Json = {"roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0, "permissions": EVERYTHING}


def _user(user: int) -> Json:
    return {"id": str(user), "username": f"user{user}", "discriminator": "0", "avatar": None, "bot": False}


def _message(custom_id: str) -> Json:
    button = {"type": 2, "style": 2, "label": "Next", "custom_id": custom_id}
    return {
        "id": "99",
        "channel_id": str(FIRST_CHANNEL),
        "author": _user(ME),
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "components": [{"type": 1, "components": [button]}],
    }


@contextlib.asynccontextmanager
async def bot_at_seam(database: Path) -> AsyncGenerator[Seam]:
    """The bot on this database, set up as after a login, with an empty command beside its own."""
    bot = create_bot(Settings(database_url=f"sqlite:///{database}"))
    session = Session()
    bot.http.request = _taken  # pyright: ignore[reportAttributeAccessIssue] - there is no Discord
    bot._connection.application_id = ME  # pyright: ignore[reportPrivateUsage]
    me: Any = _user(ME)
    bot._connection.user = discord.ClientUser(state=bot._connection, data=me)  # pyright: ignore[reportPrivateUsage]
    guild: Any = {"id": str(GUILD), "name": "The Club", "owner_id": "2", "roles": [], "channels": [], "members": []}
    bot._connection._add_guild_from_data(guild)  # pyright: ignore[reportPrivateUsage]

    @bot.tree.command(name="empty")
    async def empty(interaction: discord.Interaction) -> None:  # pyright: ignore[reportUnusedFunction]
        """Does nothing."""
        await interaction.response.send_message("ok")

    async with bot:
        bot.http._HTTPClient__session = session  # pyright: ignore[reportAttributeAccessIssue] - the seam
        await bot.setup_hook()
        yield Seam(bot, session)


async def _taken(route: Route, **_: Any) -> Any:
    """What Discord says to all that is not an answer to an interaction: a message that was changed, or nothing."""
    return _message("changed") if route.method == "PATCH" else []
