"""A stand-in for each test, people and a plain client on it, and where the bot keeps its games."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from config import Settings
from standin.discord_server import StandIn
from standin.interactions import Interaction
from standin.members import Member
from standin.places import Channel


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class PlainClient:
    """Sends requests with the bot's token, and knows nothing of discord.py."""

    def __init__(self, standin: StandIn, session: aiohttp.ClientSession) -> None:
        self.session = session
        self.headers = {"Authorization": f"Bot {standin.token}"}
        self._address = standin.address

    async def __call__(self, method: str, path: str, form: Any = None, **options: Any) -> tuple[int, Any]:
        """The status of the answer and its JSON."""
        options = {"json": form, "headers": self.headers, **options}
        async with self.session.request(method, self._address + path, **options) as response:
            return response.status, await response.json() if await response.read() else None

    async def refused(self, method: str, path: str, form: Any = None) -> tuple[int, int]:
        """The status of a refusal and Discord's own number."""
        status, body = await self(method, path, form)
        assert body["message"]
        return status, body["code"]


class Club:
    """A channel with two people in it."""

    def __init__(self, standin: StandIn) -> None:
        self.channel: Channel = standin.channel()
        self.alice: Member = standin.member("Alice")
        self.bob: Member = standin.member("Bob", nick="Bobby")

    async def begin(self) -> None:
        """Alice challenges Bob, who accepts; she is to move."""
        options = {"opponent": self.bob, "variant": "exact100", "first": "challenger"}
        challenge = await self.alice.slash(self.channel, "duel start", **options)
        assert challenge.message is not None
        await self.bob.press(challenge.message, "Accept")


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def standin(time: Time) -> AsyncIterator[StandIn]:
    async with StandIn(clock=time) as standin:
        yield standin


@pytest.fixture
async def call(standin: StandIn) -> AsyncIterator[PlainClient]:
    async with aiohttp.ClientSession() as session:
        yield PlainClient(standin, session)


@pytest.fixture
def club(standin: StandIn) -> Club:
    return Club(standin)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(discord_token=None, database_url=f"sqlite:///{tmp_path / 'duel.db'}")


def callback_of(interaction: Interaction, token: str | None = None) -> str:
    """The path on which to answer it."""
    return f"/interactions/{interaction.id}/{token or interaction.token}/callback"


def webhook_of(standin: StandIn, interaction: Interaction) -> str:
    """The path on which to follow it up."""
    return f"/webhooks/{standin.world.application_id}/{interaction.token}"
