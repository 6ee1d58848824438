"""One SQLite file, one connection, one transaction at a time."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import aiosqlite

from storage.migrations import migrate, refuse_newer

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class DatabaseUnusable(Exception):
    """The database cannot be opened; the message is one line for the operator."""


class Database(aiosqlite.Connection):
    """A connection that runs whole transactions in its thread.

    A transaction is one hop to that thread and back. Nothing else can come between its statements, and a caller
    that is cancelled half-way does not leave it half-done.
    """

    async def read(
        self,
        work: Callable[Concatenate[sqlite3.Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        """Run ``work`` on one unchanging view of the data."""
        return await self._transaction("BEGIN", lambda db: work(db, *arguments, **options))

    async def write(
        self,
        work: Callable[Concatenate[sqlite3.Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        """Run ``work``: on disk when it returns, undone when it raises."""
        return await self._transaction("BEGIN IMMEDIATE", lambda db: work(db, *arguments, **options))

    async def _transaction(self, begin: str, work: Callable[[sqlite3.Connection], Result]) -> Result:
        def run() -> Result:
            with self._conn as db:
                db.execute(begin)
                return work(db)

        return await self._execute(run)  # pyright: ignore[reportUnknownMemberType] - aiosqlite does not type it


async def open_database(file: Path) -> Database:
    """Open the file, making it and its folder if need be, and bring its tables up to date."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        connection = await asyncio.to_thread(_connect, file)
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise DatabaseUnusable(f"The database {file} cannot be used: {reason}.") from error
    database = Database(lambda: connection, iter_chunk_size=64)
    await database
    return database


def _connect(file: Path) -> sqlite3.Connection:
    # Opened in one thread and used in another, aiosqlite's, which could not report a failure as cleanly.
    connection = sqlite3.connect(file, isolation_level=None, timeout=5, check_same_thread=False)
    try:
        refuse_newer(connection)
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection
