"""Transactions: whole or absent, together or alone, and what happens when the disk is not willing."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from duel import Duel
from game import Multiply, Player
from storage import Storage, StorageTrouble
from storage.database import Database, open_database
from storage.engine import Connection
from tests.english import told
from tests.places import sqlite
from tests.storage.hand import Hand

FULL = 2


@pytest.fixture
async def database(file: Path) -> AsyncIterator[Database]:
    database = await open_database(file)
    await database.write(lambda db: db.execute("CREATE TABLE numbers (n INTEGER UNIQUE)"))
    yield database
    await database.close()


def insert(db: Connection, number: int) -> int:
    db.execute("INSERT INTO numbers VALUES (?)", (number,))
    return number


def numbers(db: Connection) -> list[int]:
    return [row[0] for row in db.execute("SELECT n FROM numbers ORDER BY n")]


async def test_what_is_written_is_on_disk(database: Database) -> None:
    assert await database.read(lambda db: db.execute("PRAGMA journal_mode").fetchone()[0]) == "wal"
    assert await database.read(lambda db: db.execute("PRAGMA synchronous").fetchone()[0]) == FULL


async def test_writes_that_come_together_share_commits(database: Database) -> None:
    statements: list[str] = []
    await database.read(lambda db: sqlite(db).set_trace_callback(statements.append))
    assert await asyncio.gather(*(database.write(insert, number) for number in range(200))) == list(range(200))
    await database.read(lambda db: sqlite(db).set_trace_callback(None))
    assert await database.read(numbers) == list(range(200))
    assert 1 <= statements.count("COMMIT") < 20


async def test_one_that_fails_takes_no_other_with_it(database: Database) -> None:
    results = await asyncio.gather(*(database.write(insert, number) for number in (1, 2, 2, 3)), return_exceptions=True)
    assert [type(result) for result in results] == [int, int, sqlite3.IntegrityError, int]
    assert await database.read(numbers) == [1, 2, 3]


async def test_a_caller_that_is_cancelled_leaves_nothing_half_done(database: Database) -> None:
    writes = [asyncio.ensure_future(database.write(insert, number)) for number in range(10)]
    await asyncio.sleep(0)
    for write in writes[::2]:
        write.cancel()
    await asyncio.wait(writes)
    assert [write.result() for write in writes[1::2]] == [1, 3, 5, 7, 9]
    assert set(await database.read(numbers)) >= {1, 3, 5, 7, 9}


async def test_a_closed_database_says_so_to_everybody(file: Path) -> None:
    database = await open_database(file)
    await database.close()
    for number in range(3):
        with pytest.raises(ValueError, match="closed"):
            await database.write(insert, number)


async def test_a_full_disk_changes_nothing_and_is_over_when_there_is_room(
    file: Path, storage: Storage, hand: Hand
) -> None:
    duel = await hand.begin(await hand.offer())
    database = storage._database  # pyright: ignore[reportPrivateUsage] - to fill its disk
    assert database is not None
    pages = await database.read(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
    await database.read(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    offers = await asyncio.gather(*(hand.offer() for _ in range(200)), return_exceptions=True)
    refusals = [told(offer) for offer in offers if isinstance(offer, StorageTrouble)]
    assert refusals
    assert "nothing was changed" in refusals[0]
    stored = [offer for offer in offers if isinstance(offer, Duel)]
    assert [await storage.duel(offer.id) for offer in stored] == stored
    assert await storage.duel(duel.id) == duel
    await database.read(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())
    assert (await hand.play(duel, Multiply(Player.ONE, 5))).match is not None


async def test_a_locked_file_changes_nothing_and_is_over_when_it_is_free(
    storage: Storage, hand: Hand, file: Path
) -> None:
    duel = await hand.begin(await hand.offer())
    database = storage._database  # pyright: ignore[reportPrivateUsage] - to make it less patient
    assert database is not None
    await database.read(lambda db: db.execute("PRAGMA busy_timeout = 1").fetchone())
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StorageTrouble) as trouble:
        await hand.play(duel, Multiply(Player.ONE, 5))
    assert "Try again in a minute" in told(trouble.value)
    other.execute("ROLLBACK")
    other.close()
    assert await storage.duel(duel.id) == duel
    assert (await hand.play(duel, Multiply(Player.ONE, 5))).match is not None


async def test_a_read_only_file_changes_nothing(file: Path, storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    database = storage._database  # pyright: ignore[reportPrivateUsage] - to take its pen away
    assert database is not None
    await database.read(lambda db: db.execute("PRAGMA query_only = ON").fetchone())
    with pytest.raises(StorageTrouble):
        await hand.play(duel, Multiply(Player.ONE, 5))
    await database.read(lambda db: db.execute("PRAGMA query_only = OFF").fetchone())
    assert (await hand.play(duel, Multiply(Player.ONE, 5))).match is not None
