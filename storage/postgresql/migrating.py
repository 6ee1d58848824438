"""The tables of a PostgreSQL: numbered files beside this one, and the number of the last that was applied."""

import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg

from storage.engine import DatabaseUnusable
from storage.migrations import Migration, all_migrations

FOLDER = Path(__file__).parent / "migrations"
TRIES = 20
PAUSE = 0.2
"""Seconds, at the most, between two tries: somebody else is at it."""

Server = psycopg.Connection[Any]


def migrations() -> list[Migration]:
    return all_migrations(FOLDER)


def version_of(connection: Server) -> int:
    """The number of the last migration; 0 for a database in which none was applied."""
    there = connection.execute("SELECT to_regclass('database_format') IS NOT NULL").fetchone()
    if not there or not there[0]:
        return 0
    row = connection.execute("SELECT version FROM database_format").fetchone()
    return row[0] if row else 0


def refuse_newer(connection: Server, name: str) -> None:
    """Raise if the database is from a later version of this program, before anything touches it."""
    found, known = version_of(connection), migrations()[-1][0]
    if found > known:
        raise DatabaseUnusable(
            f"The database {name} cannot be used: a newer version of this program wrote it "
            f"(format {found}; known: {known})."
        )


def migrate(connection: Server, steps: Sequence[Migration] | None = None) -> None:
    """Bring the database up to date. Each migration is whole, version included, or absent.

    Of two processes that begin at once one does it, and the other waits and finds it done.
    """
    for _ in range(TRIES):
        try:
            for version, script in migrations() if steps is None else steps:
                with connection.transaction():
                    _apply(connection, version, script)
            return
        except (psycopg.errors.UniqueViolation, psycopg.errors.DuplicateTable, psycopg.errors.SerializationFailure):
            # Both were about to make the very first table.
            time.sleep(random.uniform(0, PAUSE))  # noqa: S311 - so that they do not meet again
    raise DatabaseUnusable("The database is being brought up to date by somebody else, who does not come to an end.")


def _apply(connection: Server, version: int, script: str) -> None:
    connection.execute(
        "CREATE TABLE IF NOT EXISTS database_format (only_row BIGINT PRIMARY KEY, version BIGINT NOT NULL)"
    )
    connection.execute("INSERT INTO database_format VALUES (1, 0) ON CONFLICT DO NOTHING")
    row = connection.execute("SELECT version FROM database_format FOR UPDATE").fetchone()
    assert row is not None
    if row[0] < version:
        connection.execute(script.encode())
        connection.execute("UPDATE database_format SET version = %s", (version,))
