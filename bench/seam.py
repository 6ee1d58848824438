"""The real bot and all of discord.py; only the sockets are replaced, by a seam that answers at once.

An interaction goes in as the gateway's JSON text, and its answer comes out as the text of the HTTP request.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncGenerator, Sequence
from itertools import count
from typing import Any, ClassVar

import aiohttp
import discord
from discord.http import Route

from bot.process.client import create_bot
from config import Settings
from gauges.filling import ALICE, BOB, FIRST_CHANNEL, GUILD, ME
from storage import Place

Json = dict[str, Any]
COMMAND, PRESS, TYPING = 2, 3, 4
"""The kinds of interaction."""

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
    """In the place of aiohttp's: takes every answer to an interaction, and tells who waits for it.

    It takes what becomes of an answer by the interaction's token, too.
    """

    def __init__(self) -> None:
        self.answers: dict[str, asyncio.Future[str]] = {}
        self.changes: asyncio.Queue[str] = asyncio.Queue()
        """What was changed or deleted by a token, as it goes over the wire."""

    def request(self, method: str, url: str, *, data: str | aiohttp.FormData | None, **_: object) -> Response:
        of, interaction_id = url.split("/")[5:7]
        if of == "webhooks":
            self.changes.put_nowait(f"{method} {data}")
            return Response("" if method == "DELETE" else _CHANGED)
        assert data is not None, "an answer says something"
        self.answers.pop(interaction_id).set_result(data if isinstance(data, str) else PICTURE)
        return Response(
            f'{{"interaction": {{"id": "{interaction_id}", "type": 2, "response_message_id": "{interaction_id}"}}}}'
        )

    async def close(self) -> None:
        pass


class Seam:
    """Sends interactions into a client and waits for their answers."""

    def __init__(self, client: discord.Client, session: Session) -> None:
        self.client = client
        self._receive = client._connection.parsers["INTERACTION_CREATE"]  # pyright: ignore[reportPrivateUsage]
        self._session = session
        self._ids = count(10**17)
        self._newest: dict[int, str] = {}
        """The message that answers the last command in each channel; it has the number of the interaction."""

    async def slash(self, channel: int, user: int, name: str, *options: Json) -> str:
        """What the bot answers to this command, as it goes over the wire; "duel board" is one of a group."""
        return await self._send(channel, user, {"type": COMMAND, "data": _command(name, options)})

    async def multiply(self, channel: int, user: int, number: int) -> str:
        return await self.slash(channel, user, "multiply", {"name": "n", "type": 4, "value": number})

    async def choices(self, channel: int, user: int) -> str:
        """What is offered for ``/multiply`` before anything is typed."""
        typing = {"name": "n", "type": 4, "value": "", "focused": True}
        return await self._send(channel, user, {"type": TYPING, "data": _command("multiply", [typing])})

    async def start(self, channel: int, user: int, opponent: int) -> str:
        """A challenge to a game of exact100."""
        options = [text("variant", "exact100"), text("first", "challenger")]
        data = _command("duel start", [{"name": "opponent", "type": 6, "value": str(opponent)}, *options])
        data["resolved"] = {"users": {str(opponent): _user(opponent)}, "members": {str(opponent): _MEMBER}}
        return await self._send(channel, user, {"type": COMMAND, "data": data})

    async def resign(self, channel: int, user: int) -> str:
        """The question, and then its button."""
        asked = json.loads(await self.slash(channel, user, "duel resign"))
        custom_id = asked["data"]["components"][0]["components"][0]["custom_id"]
        return await self._press(channel, user, custom_id, _message("99", [_button("Resign", custom_id, 2)]))

    async def page(self, user: int, number: int) -> str:
        """A page of the leaderboard, by its button."""
        custom_id = f"standings::{number}"
        return await self._press(FIRST_CHANNEL, user, custom_id, _message("99", [_button("Next", custom_id, 2)]))

    async def press(self, channel: int, user: int, prefix: str, number: int) -> str:
        """A number button, whose ``custom_id`` is the prefix and the number, on a message with all eight of them."""
        rows = [[_button(str(n), f"{prefix}:{n}", n) for n in row] for row in (range(2, 6), range(6, 10))]
        board = {**_message(self._newest.get(channel, "99"), *rows), **_BOARD}
        return await self._press(channel, user, f"{prefix}:{number}", board)

    async def until_changed(self, messages: int) -> None:
        """Wait until so many messages were changed by their tokens, of those that nobody has waited for yet."""
        for _ in range(messages):
            await self._session.changes.get()

    async def _press(self, channel: int, user: int, custom_id: str, message: Json) -> str:
        data = {"custom_id": custom_id, "component_type": 2}
        return await self._send(channel, user, {"type": PRESS, "data": data, "message": message})

    async def _send(self, channel: int, user: int, what: Json) -> str:
        interaction_id = str(next(self._ids))
        if what["type"] == COMMAND:
            self._newest[channel] = interaction_id
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._session.answers[interaction_id] = answer
        wire = discord.utils._to_json({**_interaction(interaction_id, channel, user), **what})  # pyright: ignore
        self._receive(discord.utils._from_json(wire))  # pyright: ignore - as the gateway does
        return await answer


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


_BOARD: Json = {
    "content": f"<@{ALICE}>, multiply by a number from 2 to 9.",
    "mentions": [_user(ALICE)],
    "embeds": [
        {
            "type": "rich",
            "title": "Product 1 · target 1,000,000,000,000",
            "description": f"{'▫️' * 10}\nThe clock runs out <t:1767225600:R>.",
            "color": 0x2563EB,
            "author": {"name": "Race · game 1, best of 9"},
        }
    ],
    "flags": 0,
    "application_id": str(ME),
    "webhook_id": str(ME),
    "interaction_metadata": {
        "id": "98",
        "type": PRESS,
        "user": _user(BOB),
        "authorizing_integration_owners": {"0": str(GUILD)},
        "interacted_message_id": "97",
    },
}
"""What Discord tells of a message that answered a press before, besides its buttons."""


def _button(label: str, custom_id: str, number: int) -> Json:
    return {"type": 2, "id": number, "style": 2, "label": label, "custom_id": custom_id}


def _message(message_id: str, *rows: list[Json]) -> Json:
    return {
        "id": message_id,
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
        "components": [{"type": 1, "id": 10 + number, "components": row} for number, row in enumerate(rows)],
    }


_CHANGED = json.dumps(_message("99"))
"""What Discord says of a message that was changed."""


@contextlib.asynccontextmanager
async def at_seam(client: discord.Client) -> AsyncGenerator[Seam]:
    """The client as after a login, in a server of its own."""
    session = Session()
    client.http.request = _taken  # pyright: ignore[reportAttributeAccessIssue] - there is no Discord
    client._connection.application_id = ME  # pyright: ignore[reportPrivateUsage]
    me: Any = _user(ME)
    client._connection.user = discord.ClientUser(state=client._connection, data=me)  # pyright: ignore[reportPrivateUsage]
    guild: Any = {"id": str(GUILD), "name": "The Club", "owner_id": "2", "roles": [], "channels": [], "members": []}
    client._connection._add_guild_from_data(guild)  # pyright: ignore[reportPrivateUsage]
    async with client:
        client.http._HTTPClient__session = session  # pyright: ignore[reportAttributeAccessIssue] - the seam
        await client.setup_hook()
        yield Seam(client, session)


@contextlib.asynccontextmanager
async def bot_at_seam(database: Place, *, tidying: bool = False) -> AsyncGenerator[Seam]:
    """The bot on this database, with an empty command beside its own; unless told otherwise, old boards stay."""
    bot = create_bot(Settings(database_url=database if isinstance(database, str) else f"sqlite:///{database}"))

    @bot.tree.command(name="empty")
    async def empty(interaction: discord.Interaction) -> None:  # pyright: ignore[reportUnusedFunction]
        """Does nothing."""
        await interaction.response.send_message("ok")

    async with at_seam(bot) as seam:
        if not tidying:
            await bot.tidying.stop()
        yield seam


async def _taken(route: Route, **_: Any) -> Any:
    """What Discord says to all that is not an answer to an interaction: a message that was changed, or nothing."""
    return _message("99") if route.method == "PATCH" else []
