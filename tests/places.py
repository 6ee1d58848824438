"""A database of either engine, looked at and changed behind the bot's back."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from storage import Place
from storage.engine import Connection
from storage.places import reading
from storage.postgresql.connection import NamedRow, PostgresConnection, named_rows

AGAINST_THE_TABLES = (sqlite3.IntegrityError, psycopg.IntegrityError)
"""How the engines say that the tables do not allow it."""


def sqlite(db: Connection) -> sqlite3.Connection:
    """The connection, where it is known to be one of SQLite's."""
    assert isinstance(db, sqlite3.Connection)
    return db


def look(place: Place, sql: str, *parameters: Any) -> list[tuple[Any, ...]]:
    """All rows of a query."""
    with reading(place) as db:
        return [tuple(row) for row in db.execute(sql, parameters)]


def alter(place: Place, sql: str, *parameters: Any) -> int:
    """Change something; how many rows that concerned."""
    with _writing(place) as db:
        return db.execute(sql, parameters).rowcount


@contextmanager
def _writing(place: Place) -> Generator[Connection]:
    if isinstance(place, Path):
        with closing(sqlite3.connect(place, isolation_level=None)) as db:
            yield db
        return
    with psycopg.Connection[NamedRow].connect(place, autocommit=True, row_factory=named_rows) as connection:
        yield PostgresConnection(connection)
