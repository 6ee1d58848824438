"""What SQLite and PostgreSQL have in common, and how a PostgreSQL is brought up to date."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import psycopg
import pytest

from game import Multiply, Player, Resign
from gauges.postgres import Server
from storage import DatabaseUnusable, Storage, verify_database
from storage.copying import TABLES, columns_of
from storage.migrations import all_migrations
from storage.places import reading
from storage.postgresql.connection import translated
from storage.postgresql.migrating import migrate, migrations, version_of
from tests.places import alter, look
from tests.servers import quick_server
from tests.storage.hand import GUILD, Hand

ROUND_TRIPS = 8
"""That a move may take, with the beginning and the end of its transaction."""


@pytest.fixture
def server() -> Server:
    return quick_server()


@pytest.fixture
def new(server: Server) -> str:
    return server.new_database(ready=False)


async def test_both_are_at_the_same_version_and_have_the_same_columns(new: str, file: Path) -> None:
    assert migrations()[-1][0] == all_migrations()[-1][0]
    columns: list[dict[str, set[str]]] = []
    for place in (file, new):
        storage = Storage(place)
        await storage.open()
        await storage.close()
        with reading(place) as db:
            columns.append({table: {*columns_of(db, table)} for table in TABLES})
    assert columns[0] == columns[1]


def test_of_two_that_begin_at_once_one_makes_the_tables(server: Server, new: str) -> None:
    failures: list[BaseException] = []
    ready = threading.Barrier(4)

    def begin() -> None:
        try:
            with psycopg.connect(new, autocommit=True) as connection:
                ready.wait()
                migrate(connection)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert look(new, "SELECT version FROM database_format") == [(migrations()[-1][0],)]


def test_a_migration_that_fails_leaves_nothing_behind(server: Server, new: str) -> None:
    broken = "CREATE TABLE left_behind (n BIGINT); SELECT 1 / 0;"
    with psycopg.connect(new, autocommit=True) as connection:
        with pytest.raises(psycopg.errors.DivisionByZero):
            migrate(connection, [*migrations(), (9_999, broken)])
        assert version_of(connection) == migrations()[-1][0]
        assert connection.execute("SELECT to_regclass('left_behind')").fetchone() == (None,)


async def test_a_database_of_a_later_version_is_left_alone(server: Server) -> None:
    url = server.new_database()
    alter(url, "UPDATE database_format SET version = 9999")
    with pytest.raises(DatabaseUnusable, match=r"a newer version of this program wrote it \(format 9999; known: \d+\)"):
        await Storage(url).open()
    with pytest.raises(DatabaseUnusable, match="has format 9999"):
        verify_database(url)


def test_a_database_that_the_bot_never_used_is_one_clear_line(new: str) -> None:
    with pytest.raises(DatabaseUnusable, match="the bot has never used it"):
        verify_database(new)


def test_statements_are_written_for_both() -> None:
    ours = "SELECT ':no', '100%' FROM t WHERE a = ? AND b = :name AND c % 2 = 0 /*postgresql FOR UPDATE */"
    assert translated(ours) == b"SELECT ':no', '100%' FROM t WHERE a = %s AND b = %(name)s AND c %% 2 = 0 FOR UPDATE "


async def test_a_move_takes_few_round_trips(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = Storage(server.new_database())
    await storage.open()
    hand = Hand(storage)
    duel = await hand.begin(await hand.offer())
    trips: list[str] = []
    execute = psycopg.Connection.execute

    def counted(connection: "psycopg.Connection[Any]", query: bytes, *arguments: Any) -> object:
        trips.append(query.decode())
        return execute(connection, query, *arguments)

    monkeypatch.setattr(psycopg.Connection, "execute", counted)
    await hand.play(duel, Multiply(Player.ONE, 5))
    assert (trips[0], trips[-1]) == ("BEGIN", "COMMIT")
    assert len(trips) <= ROUND_TRIPS
    await storage.close()


async def test_many_in_one_server_at_once_lose_no_game_from_the_board(server: Server) -> None:
    """The same members in many channels, who all finish in the same moment."""
    url = server.new_database()
    storage = Storage(url)
    await storage.open()
    hand = Hand(storage)
    duels = [await hand.begin(await hand.offer()) for _ in range(30)]
    losers = (Player.ONE, Player.TWO)
    await asyncio.gather(*(hand.play(duel, Resign(losers[duel.id % 2])) for duel in duels))
    assert sum(row.games_won for row in (await storage.standings(GUILD)).rows) == len(duels)
    await storage.close()
    assert verify_database(url).differences == []
