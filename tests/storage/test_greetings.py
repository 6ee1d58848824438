"""Which servers need no greeting any more."""

import asyncio
from datetime import UTC, datetime

from storage import Storage

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)


async def test_a_server_is_new_once(storage: Storage) -> None:
    assert await storage.know_guilds([5], NOW) == 1
    assert await storage.know_guilds([5], NOW) == 0
    assert await storage.know_guilds([4, 5, 6], NOW) == 2
    assert await storage.know_guilds([], NOW) == 0


async def test_of_many_who_ask_at_once_one_is_told_that_it_is_new(storage: Storage) -> None:
    assert sorted(await asyncio.gather(*(storage.know_guilds([5], NOW) for _ in range(9)))) == [0] * 8 + [1]
