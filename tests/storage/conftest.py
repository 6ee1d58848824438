"""A real SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Storage
from tests.storage.hand import Hand


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "duel.db"


@pytest.fixture
async def storage(file: Path) -> AsyncIterator[Storage]:
    storage = Storage(file)
    await storage.open()
    yield storage
    await storage.close()


@pytest.fixture
def hand(storage: Storage) -> Hand:
    return Hand(storage)
