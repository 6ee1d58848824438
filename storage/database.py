"""One SQLite file, one connection, and transactions that share the disk's time."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

from storage.migrations import migrate, refuse_newer

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class DatabaseUnusable(Exception):
    """The database cannot be opened; the message is one line for the operator."""


@dataclass(slots=True)
class _Write:
    """Work that waits for its commit, and what came of it."""

    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


@dataclass(slots=True)
class _Waiting:
    """The writes that will share the next commit."""

    writes: list[_Write] = field(default_factory=list[_Write])
    lock: threading.Lock = field(default_factory=threading.Lock)

    def join(self, write: _Write) -> bool:
        """Whether this is the first one, which has to see to it that they are written."""
        with self.lock:
            self.writes.append(write)
            return len(self.writes) == 1

    def take(self) -> list[_Write]:
        with self.lock:
            taken, self.writes = self.writes, []
            return taken


class Database(aiosqlite.Connection):
    """A connection that runs whole transactions in its thread.

    A transaction is one hop to that thread and back. Nothing else can come between its statements, and a caller
    that is cancelled half-way does not leave it half-done.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(lambda: connection, iter_chunk_size=64)
        self._waiting = _Waiting()

    async def read(
        self,
        work: Callable[Concatenate[sqlite3.Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        """Run ``work`` on one unchanging view of the data."""

        def run() -> Result:
            with self._conn as db:
                db.execute("BEGIN")
                return work(db, *arguments, **options)

        return await self._execute(run)  # pyright: ignore[reportUnknownMemberType] - aiosqlite does not type it

    async def write(
        self,
        work: Callable[Concatenate[sqlite3.Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        """Run ``work``: on disk when it returns, undone when it raises.

        What comes while the disk is busy waits and is committed together, for a commit costs the same for one as
        for many. Each is still whole or absent by itself.
        """
        write = _Write(lambda db: work(db, *arguments, **options), asyncio.get_running_loop().create_future())
        if self._waiting.join(write):
            try:
                await self._execute(self._commit_together)  # pyright: ignore[reportUnknownMemberType] - likewise
            except ValueError as closed:
                _settle(self._waiting.take(), closed)
        return await write.done

    def _commit_together(self) -> None:
        writes = self._waiting.take()
        failure: BaseException | None = None
        try:
            with self._conn as db:
                db.execute("BEGIN IMMEDIATE")
                for write in writes:
                    _run_apart(db, write)
        except BaseException as error:
            failure = error
        if writes:
            writes[0].done.get_loop().call_soon_threadsafe(_settle, writes, failure)


def _run_apart(db: sqlite3.Connection, write: _Write) -> None:
    db.execute("SAVEPOINT one")
    try:
        write.result = write.work(db)
    except BaseException as error:
        if not db.in_transaction:
            # The disk is full or broken: SQLite has undone the others' work as well.
            raise
        db.execute("ROLLBACK TO one")
        write.error = error
    db.execute("RELEASE one")


def _settle(writes: list[_Write], failure: BaseException | None) -> None:
    for write in writes:
        if write.done.done():
            continue
        if (error := failure or write.error) is not None:
            write.done.set_exception(error)
        else:
            write.done.set_result(write.result)


async def open_database(file: Path) -> Database:
    """Open the file, making it and its folder if need be, and bring its tables up to date."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        connection = await asyncio.to_thread(_connect, file)
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise DatabaseUnusable(f"The database {file} cannot be used: {reason}.") from error
    database = Database(connection)
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
