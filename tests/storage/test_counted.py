"""What storage tells those who count: how long commits took, how many shared one, and how its connections are."""

import asyncio
import threading
from pathlib import Path

import pytest

from game import Refusal
from storage import Place, Storage, notes
from storage.engine import Connection, Pool
from storage.places import open_place
from storage.postgresql.database import CONNECTIONS
from tests.servers import empty_database

LONG_ENOUGH = 30
"""Seconds for a server to let all connections in."""

Commits = list[tuple[float, int]]


async def test_whoever_counts_is_told_of_every_write(place: Place) -> None:
    commits: Commits = []
    storage = Storage(place, lambda seconds, writes: commits.append((seconds, writes)))
    await storage.open()
    await asyncio.gather(*(storage.take_note(f"name {number}", "value") for number in range(5)))
    await storage.note("name 1")
    await storage.close()
    assert all(seconds > 0 for seconds, _ in commits)
    assert [writes for _, writes in commits] == ([5] if isinstance(place, Path) else [1] * 5)


async def test_a_write_that_is_refused_or_that_nobody_waits_for_is_counted_too(place: Place) -> None:
    def refused(_: Connection) -> None:
        raise Refusal("refusal-no-duel")

    commits: Commits = []
    database = await open_place(place, committed=lambda seconds, writes: commits.append((seconds, writes)))
    with pytest.raises(Refusal):
        await database.write(refused)
    database.write_behind(notes.write, "name", "value")
    await database.close()
    assert sum(writes for _, writes in commits) == 2


async def test_only_a_server_that_is_open_has_a_pool(place: Place) -> None:
    storage = Storage(place)
    assert storage.pool is None
    await storage.open()
    assert (storage.pool is None) is isinstance(place, Path)
    await storage.close()
    assert storage.pool is None


async def test_the_connections_to_a_server_and_those_who_wait_for_one_can_be_seen() -> None:
    go_on = threading.Event()
    database = await open_place(empty_database())
    assert database.pool() == Pool(1, 1, 0)
    more = 3
    writes = [asyncio.ensure_future(database.write(lambda _: go_on.wait())) for _ in range(CONNECTIONS + more)]
    try:
        async with asyncio.timeout(LONG_ENOUGH):
            while database.pool() != Pool(CONNECTIONS, 0, more):  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.01)
    finally:
        go_on.set()
        await asyncio.gather(*writes)
    pool = database.pool()
    assert pool is not None
    assert pool.waiting == 0
    await database.close()
