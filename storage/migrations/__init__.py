"""Numbered SQL files beside this one; a database is at the version of the last one it has had.

Those for PostgreSQL have the same numbers: storage/postgresql/migrations.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

Migration = tuple[int, str]
"""A version, and the SQL that leads to it."""


def all_migrations(folder: Path = Path(__file__).parent) -> list[Migration]:
    files = sorted(folder.glob("[0-9]*.sql"))
    return [(int(file.name.split("_")[0]), file.read_text(encoding="utf-8")) for file in files]


def version_of(connection: sqlite3.Connection) -> int:
    return connection.execute("PRAGMA user_version").fetchone()[0]


def refuse_newer(connection: sqlite3.Connection) -> None:
    """Raise if the database is from a later version of this program, before anything touches it."""
    found, known = version_of(connection), all_migrations()[-1][0]
    if found > known:
        raise sqlite3.DatabaseError(f"a newer version of this program wrote it (format {found}; known: {known})")


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] | None = None) -> None:
    """Bring the database up to date. Each migration is whole, version included, or absent."""
    for version, script in all_migrations() if migrations is None else migrations:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            if version_of(connection) < version:
                for statement in _statements(script):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {version:d}")


def _statements(script: str) -> Iterator[str]:
    # executescript() would commit first and leave half of a failed script behind.
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
