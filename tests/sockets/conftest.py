"""A stand-in whose clock stands still, people in a club, and where the bot keeps its games."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from config import Settings
from standin.discord_server import StandIn
from tests.sockets.club import Club
from tests.sockets.time import Time


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    # However slow this machine is, Discord does not lose patience.
    async with StandIn(clock=lambda: 0.0) as standin:
        yield standin


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(discord_token=None, database_url=f"sqlite:///{tmp_path / 'duel.db'}")


@pytest.fixture
def club(standin: StandIn) -> Club:
    return Club(standin)


@pytest.fixture
def time() -> Time:
    return Time()
