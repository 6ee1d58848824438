"""Migrations are whole or absent."""

import sqlite3
from pathlib import Path

import pytest

from storage import DatabaseUnusable, Storage
from storage.migrations import Migration, all_migrations, migrate, version_of

NEWEST = all_migrations()[-1][0]


def connect(file: Path) -> sqlite3.Connection:
    file.parent.mkdir(parents=True, exist_ok=True)
    return sqlite3.connect(file, isolation_level=None)


def schema(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return connection.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()


def test_versions_are_numbered_from_one_without_gaps() -> None:
    assert [version for version, _ in all_migrations()] == list(range(1, NEWEST + 1))


@pytest.mark.parametrize("start", range(NEWEST + 1))
def test_every_earlier_version_arrives_at_the_same_schema(file: Path, tmp_path: Path, start: int) -> None:
    at_once, in_steps = connect(file), connect(tmp_path / "steps.db")
    migrate(at_once)
    if start:
        migrate(in_steps, all_migrations()[:start])
        assert version_of(in_steps) == start
    migrate(in_steps)
    assert version_of(in_steps) == version_of(at_once) == NEWEST
    assert schema(in_steps) == schema(at_once)
    assert "duels" in dict(schema(at_once))
    at_once.close()
    in_steps.close()


def test_a_migration_that_fails_leaves_nothing_behind(file: Path) -> None:
    connection = connect(file)
    migrate(connection)
    before = schema(connection)
    broken: Migration = (
        NEWEST + 1,
        "CREATE TABLE half (x INTEGER);\nINSERT INTO half VALUES (1);\nINSERT INTO nowhere VALUES (1);\n",
    )
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(connection, [*all_migrations(), broken])
    assert schema(connection) == before
    assert version_of(connection) == NEWEST
    assert not connection.in_transaction
    connection.close()


def test_a_last_statement_without_a_semicolon_is_not_forgotten(file: Path) -> None:
    connection = connect(file)
    migrate(connection, [(1, "CREATE TABLE a (x INTEGER); -- one\nCREATE TABLE b (x INTEGER)")])
    assert [name for name, _ in schema(connection)] == ["a", "b"]
    connection.close()


async def test_a_file_written_by_a_newer_version_is_refused_and_not_touched(file: Path) -> None:
    connection = connect(file)
    connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(DatabaseUnusable, match="newer version"):
        await Storage(file).open()
    assert file.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_not_touched(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("Dear diary, today I multiplied by nine. " * 100)
    before = file.read_bytes()
    with pytest.raises(DatabaseUnusable, match="not a database"):
        await Storage(file).open()
    assert file.read_bytes() == before


async def test_a_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "occupied").write_text("a file where the folder should be")
    with pytest.raises(DatabaseUnusable, match=r"\AThe database .*duel\.db cannot be used: .+\.\Z") as problem:
        await Storage(tmp_path / "occupied" / "duel.db").open()
    assert "\n" not in str(problem.value)


def add_duel(connection: sqlite3.Connection, status: str, message_id: int | None, kind: str | None) -> None:
    """A duel as version 4 kept it, and what of it waits to be announced."""
    playing = status in ("live", "finished")
    row = {
        "guild_id": 1,
        "channel_id": connection.execute("SELECT count(*) FROM duels").fetchone()[0],
        "player_one": 11,
        "player_two": 12,
        "variant": "over100",
        "target": 100,
        "best_of": 1,
        "strikes": 3,
        "first": "challenger",
        "clock": 1_000,
        "status": status,
        "offered_at": 500,
        "deadline": 2_000 if status in ("offered", "live") else None,
        "wake_at": 1_750 if status in ("offered", "live") else None,
        "message_id": message_id,
        "game": 1 if playing else None,
        "ply": 0 if playing else None,
    }
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    duel = connection.execute(f"INSERT INTO duels ({columns}) VALUES ({values})", row).lastrowid  # noqa: S608 - ours
    if kind:
        connection.execute(
            "INSERT INTO announcements (duel_id, kind, game, ply, created_at, retry_at) VALUES (?, ?, 0, 0, 7, 8)",
            (duel, kind),
        )


def test_duels_of_before_keep_their_clocks_and_lose_the_buttons_of_their_challenges(file: Path) -> None:
    connection = connect(file)
    migrate(connection, all_migrations()[:4])
    for status, message_id, kind in [
        ("offered", 10, None),
        ("live", 20, "start"),
        ("live", 30, None),
        ("declined", 40, "end"),
        ("expired", 50, "end"),
        ("withdrawn", None, "end"),
        ("stopped", 70, "end"),
        ("finished", 80, "move"),
    ]:
        add_duel(connection, status, message_id, kind)
    migrate(connection)
    clocks = connection.execute("SELECT status, counted_from FROM duels WHERE counted_from IS NOT NULL").fetchall()
    assert clocks == [("offered", 500), ("live", 1_000), ("live", 1_000)]
    assert connection.execute("SELECT message_id FROM shown_messages WHERE game = 0").fetchall() == [(10,)]
    waiting = connection.execute(
        "SELECT duel_id, kind, message_id FROM announcements ORDER BY duel_id, kind"
    ).fetchall()
    assert waiting == [
        (2, "close", 20),
        (2, "start", None),
        (4, "close", 40),
        (4, "end", None),
        (5, "close", 50),
        (7, "close", 70),
        (7, "end", None),
        (8, "move", None),
    ]
    connection.close()
