"""What a transaction may rely on, whichever engine keeps the data, and the little that is asked of each in its own way.

The work of a transaction is a plain function of a ``Connection``, written once, in SQL that SQLite and PostgreSQL both
understand: parameters are ``?`` or ``:name``, and what only PostgreSQL is to hear stands in ``/*postgresql ... */``,
which is a comment to SQLite.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar, runtime_checkable

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

Place = Path | str
"""Where a database is: a file of SQLite's, or the address of a PostgreSQL, with its password."""

Committed = Callable[[float, int], object]
"""Is told how many seconds each commit took, and how many writes shared it."""

FOR_CHANGE = "/*postgresql FOR NO KEY UPDATE OF duels */"
"""At the end of a query: nobody else can change the duels found until the transaction is over.

SQLite needs nothing of the kind: it has one transaction at a time that writes.
"""


ITS_ID = "/*postgresql RETURNING id */"
"""At the end of a statement that inserts: see ``inserted``."""


class DatabaseUnusable(Exception):
    """The database cannot be opened; the message is one line for the operator."""


class CommitUnknown(Exception):
    """The connection was lost while the server committed, and it could not be found out in time whether it has."""


class Pool(NamedTuple):
    """The connections to a server, at one moment."""

    size: int
    free: int
    """How many of them nobody uses."""

    waiting: int
    """How many transactions wait for one."""


class Found(Protocol):
    """A row that was found, by the place or the name of its columns."""

    def __getitem__(self, key: int | str, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...


class Cursor(Protocol):
    """What a statement has found or done."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection in the middle of a transaction. One of sqlite3's is one as it is."""

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ..., /) -> Cursor: ...


@runtime_checkable
class ServerConnection(Connection, Protocol):
    """A connection to a server, where rows are sent in bulk."""

    def stream(self, sql: str) -> Iterator[Any]: ...
    def last_id(self, table: str) -> int: ...
    def move_on_from(self, table: str, number: int) -> None: ...
    def insert_all(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None: ...


def inserted(db: Connection, sql: str, parameters: Sequence[Any] | Mapping[str, Any]) -> int:
    """Add a row by a statement that ends in ``ITS_ID``; the number that the engine has given to it."""
    cursor = db.execute(sql, parameters)
    if isinstance(cursor, sqlite3.Cursor):
        # To return it as PostgreSQL does costs SQLite a table for it, and a move 3 µs.
        assert cursor.lastrowid is not None
        return cursor.lastrowid
    return cursor.fetchone()[0]


def stream(db: Connection, sql: str) -> Iterator[Any]:
    """The rows of a query that finds more than should be in memory at once."""
    return db.stream(sql) if isinstance(db, ServerConnection) else iter(db.execute(sql))


def insert_all(db: Connection, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Add many rows to a table."""
    if isinstance(db, ServerConnection):
        db.insert_all(table, columns, rows)
        return
    assert isinstance(db, sqlite3.Connection)
    values = ", ".join("?" * len(columns))
    db.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})", rows)  # noqa: S608 - our own words


def last_id(db: Connection, table: str) -> int:
    """The last number that the engine has given to a row of this table, which it never gives again."""
    if isinstance(db, ServerConnection):
        return db.last_id(table)
    kept = db.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
    [highest] = db.execute(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()  # noqa: S608 - our own words
    return max(highest, kept[0] if kept else 0)


def move_on_from(db: Connection, table: str, number: int) -> None:
    """The next row of this table gets a higher number than this."""
    if isinstance(db, ServerConnection):
        db.move_on_from(table, number)
        return
    # Heeded where a table never gives a number again; any other takes the one after its highest.
    db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
    db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, number))


def damage(db: Connection) -> list[str]:
    """What the engine itself finds wrong with its data, a line each; a server sees to that by itself."""
    if not isinstance(db, sqlite3.Connection):
        return []
    wrong = [f"SQLite: {row[0]}" for row in db.execute("PRAGMA integrity_check") if row[0] != "ok"]
    astray = [f"SQLite: a row of {row[0]} points to nothing" for row in db.execute("PRAGMA foreign_key_check")]
    return wrong + astray


def plain(db: Connection, sql: str, parameters: Sequence[Any]) -> list[tuple[Any, ...]]:
    """All rows of a query as plain tuples, which are quicker to go through."""
    if not isinstance(db, sqlite3.Connection):
        return db.execute(sql, parameters).fetchall()
    cursor = db.cursor()
    cursor.row_factory = None
    return cursor.execute(sql, parameters).fetchall()


class Engine(Protocol):
    """A database that is open: it runs transactions, one for each verb."""

    trouble: tuple[type[Exception], ...]
    """What is raised when the database cannot be used right now, and nothing was changed."""

    async def read(
        self,
        work: Callable[Concatenate[Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        """Run ``work`` on one unchanging view of the data, with all in it that was to be written before."""
        ...

    def write(
        self,
        work: Callable[Concatenate[Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Awaitable[Result]:
        """Run ``work``: on disk when its result is there, undone when it fails."""
        ...

    def write_behind(
        self,
        work: Callable[Concatenate[Connection, Arguments], object],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> None:
        """Run ``work`` soon, for whoever need not know when; it may be lost if the process dies."""
        ...

    def be_there(self, now: datetime) -> None:
        """Note that the bot is there; where that is not possible, nobody will know."""
        ...

    async def last_there(self) -> datetime | None:
        """When the bot was last there; None if nobody knows, for it was never noted or cannot be."""
        ...

    def pool(self) -> Pool | None:
        """The connections that transactions share; None for an engine that needs only one."""
        ...

    async def close(self) -> None:
        """Write all that was handed over before, and close; what comes later fails."""
        ...

    def described(self, error: Exception) -> str:
        """What is wrong, in one line for the log, in which no password is."""
        ...
