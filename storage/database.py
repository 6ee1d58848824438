"""One SQLite file, one connection, and transactions that share the disk's time."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

from storage.engine import Committed, Connection, DatabaseUnusable, Pool
from storage.lock import PATIENCE, Lock, take_lock
from storage.migrations import migrate, refuse_newer

log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

LINGER = 0.05
"""Seconds that a write which nobody waits for may wait for company: alone it would cost a whole commit."""


@dataclass(slots=True)
class _Write:
    """Work that waits for its commit, and what came of it."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    options: dict[str, Any]
    done: asyncio.Future[Any] | None
    """Told when it is on disk, unless nobody waits for that."""

    result: Any = None
    error: BaseException | None = None

    def run(self, db: sqlite3.Connection) -> None:
        self.result = self.work(db, *self.arguments, **self.options)


class Database(aiosqlite.Connection):
    """A connection that runs whole transactions in its thread.

    A transaction is one hop to that thread and back. Nothing else can come between its statements, and a caller
    that is cancelled half-way does not leave it half-done.
    """

    def __init__(self, connection: sqlite3.Connection, lock: Lock, committed: Committed | None = None) -> None:
        super().__init__(lambda: connection, iter_chunk_size=64)
        self.trouble: tuple[type[Exception], ...] = (sqlite3.OperationalError,)
        self.lock = lock
        # Kept, for in Python 3.11 to ask which one runs is a call to the system.
        self._loop = asyncio.get_running_loop()
        self._committed = committed
        self._waiting: list[_Write] = []
        """The writes that will share the next commit."""

        self._departure: asyncio.TimerHandle | None = None
        """When those leave that nobody waits for."""

        self._hurries = False
        """Whether somebody waits for one of them, so that they leave as soon as they can."""

        self._commits: set[asyncio.Task[None]] = set()
        """Those on their way to the disk."""

        self._closing = False

    async def read(
        self,
        work: Callable[Concatenate[Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        """Run ``work`` on one unchanging view of the data, with all in it that was to be written before."""
        if self._waiting:
            self._send_off()
            await asyncio.sleep(0)

        def run() -> Result:
            with self._conn as db:
                db.execute("BEGIN")
                return work(db, *arguments, **options)

        return await self._execute(run)  # pyright: ignore[reportUnknownMemberType] - aiosqlite does not type it

    def write(
        self,
        work: Callable[Concatenate[Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> asyncio.Future[Result]:
        """Run ``work``: on disk when its result is there, undone when it fails.

        What comes while the disk is busy waits and is committed together, for a commit costs the same for one as
        for many. Each is still whole or absent by itself.
        """
        done: asyncio.Future[Result] = self._loop.create_future()
        self._join(_Write(work, arguments, options, done))
        return done

    def write_behind(
        self,
        work: Callable[Concatenate[Connection, Arguments], object],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> None:
        """Run ``work`` with the next commit, for whoever need not know when; it may be lost if the process dies."""
        self._join(_Write(work, arguments, options, None))

    def be_there(self, now: datetime) -> None:
        """Note that the bot is there; where that is not possible, nobody will know."""
        self.lock.be_there(now)

    async def last_there(self) -> datetime | None:
        """When the bot was last there; None if nobody knows, for it was never noted or cannot be."""
        return self.lock.last_there()

    def described(self, error: Exception) -> str:
        return str(error)

    def pool(self) -> Pool | None:
        return None

    async def close(self) -> None:
        """Write all that was handed over before, tell whoever waits for it, and close; what comes later fails."""
        self._closing = True
        self._send_off()
        try:
            if self._commits:
                await asyncio.wait(self._commits)
        finally:
            await super().close()
            self.lock.release()

    def _join(self, write: _Write) -> None:
        if self._closing:
            raise ValueError("The database is closed, so nothing more can be written.")
        self._waiting.append(write)
        if write.done is None:
            if self._departure is None:
                self._departure = self._loop.call_later(LINGER, self._send_off)
        elif not self._hurries:
            # Not at once: whatever else is ready to run now may have something to write as well.
            self._hurries = True
            self._loop.call_soon(self._send_off)

    def _send_off(self) -> None:
        if self._departure is not None:
            self._departure.cancel()
        self._departure, self._hurries = None, False
        if not self._waiting:
            return
        writes, self._waiting = self._waiting, []
        commit = asyncio.create_task(self._commit(writes))
        self._commits.add(commit)
        commit.add_done_callback(self._commits.discard)

    async def _commit(self, writes: list[_Write]) -> None:
        failure: Exception | None = None
        began = perf_counter()
        try:
            await self._execute(self._commit_together, writes)  # pyright: ignore[reportUnknownMemberType] - likewise
        except Exception as error:
            failure = error
        _settle(writes, failure)
        if self._committed is not None:
            self._committed(perf_counter() - began, len(writes))

    def _commit_together(self, writes: list[_Write]) -> None:
        try:
            with self._conn as db:
                db.execute("BEGIN IMMEDIATE")
                for write in writes:
                    _run(db, write)
        except _HalfDone:
            for write in writes:
                self._commit_alone(write)

    def _commit_alone(self, write: _Write) -> None:
        write.error = None
        try:
            with self._conn as db:
                db.execute("BEGIN IMMEDIATE")
                write.run(db)
        except Exception as error:
            write.error = error


class _HalfDone(Exception):
    """A write failed after it had changed something: none of those with it may be committed as they are."""


def _run(db: sqlite3.Connection, write: _Write) -> None:
    before = db.total_changes
    try:
        write.run(db)
    except Exception as error:
        if db.total_changes != before or not db.in_transaction:
            raise _HalfDone from error
        # Most that fail are refusals, which have changed nothing.
        write.error = error


def _settle(writes: list[_Write], failure: BaseException | None) -> None:
    for write in writes:
        error = failure or write.error
        if write.done is None:
            if error is not None:
                log.error("something was not written, and nobody waited for it: %s", error)
        elif write.done.cancelled():
            continue
        elif error is not None:
            write.done.set_exception(error)
        else:
            write.done.set_result(write.result)


async def open_database(file: Path, patience: float = PATIENCE, committed: Committed | None = None) -> Database:
    """Open the file, making it and its folder if need be, and bring its tables up to date.

    Nobody else can, until it is closed: whoever tries waits for so many seconds.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = await take_lock(file, patience)
        try:
            connection = await asyncio.to_thread(_connect, file)
        except BaseException:
            lock.release()
            raise
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise DatabaseUnusable(f"The database {file} cannot be used: {reason}.") from error
    database = Database(connection, lock, committed)
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
        # 32 MB of log before it is copied into the file: moves change the same pages again and again.
        connection.execute("PRAGMA wal_autocheckpoint = 8000")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection
