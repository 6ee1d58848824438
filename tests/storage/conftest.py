"""A real database: a SQLite file, or a PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Place, Storage
from tests.servers import ENGINES, empty_database
from tests.storage.hand import Hand


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for the file is about SQLite, and any other is about both engines."""
    if "place" in metafunc.fixturenames:
        engines = ENGINES[:1] if "file" in metafunc.fixturenames else ENGINES
        metafunc.parametrize("place", engines, indirect=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "duel.db"


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return tmp_path / "data" / "duel.db" if request.param == "sqlite" else empty_database()


@pytest.fixture
async def storage(place: Place) -> AsyncIterator[Storage]:
    storage = Storage(place)
    await storage.open()
    yield storage
    await storage.close()


@pytest.fixture
def hand(storage: Storage) -> Hand:
    return Hand(storage)
