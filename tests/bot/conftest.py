"""A room on a real file, which agrees with itself when everybody has left."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import verify_file
from tests.bot.life import Time
from tests.bot.room import Room


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = Room(tmp_path / "duel.db", Time())
    await room.begin()
    yield room
    await room.end()
    assert verify_file(tmp_path / "duel.db").differences == []
