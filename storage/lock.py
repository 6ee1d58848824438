"""One process a database: two bots would announce everything twice."""

import asyncio
import contextlib
import logging
import os
import sqlite3
from datetime import datetime
from pathlib import Path

from storage.times import from_ms, to_ms

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds to wait for another bot to go: when one takes over from another, they overlap."""

PAUSE = 0.1
NANOSECONDS = 1_000_000
"""In a millisecond."""


class Lock:
    """A file beside the database, which this process has for itself until it is released or the process ends.

    It is a transaction on that file: the operating system forgets it with the process, however that ends, and whoever
    only reads the database need not ask. The file stays: if it were deleted, a third could lock a new one while a
    second waits for the old. Its time says when the bot was last there, so that noting it costs no commit.
    """

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        self.users = 1
        self._file = file
        self._connection = connection

    def be_there(self, now: datetime) -> None:
        """Note it; where that is not possible, nobody will know."""
        with contextlib.suppress(OSError):
            self._note(to_ms(now) * NANOSECONDS)

    def last_there(self) -> datetime | None:
        """When the bot was last there; None if nobody knows, for it was never noted or cannot be."""
        try:
            noted = self._file.stat().st_mtime_ns
            self._note(noted)
        except OSError:
            return None
        return from_ms(noted // NANOSECONDS) if noted else None

    def _note(self, nanoseconds: int) -> None:
        os.utime(self._file, ns=(nanoseconds, nanoseconds))

    def release(self) -> None:
        self.users -= 1
        if not self.users:
            HELD.pop(self._file, None)
            self._connection.close()


HELD: dict[Path, Lock] = {}
"""What this process has: whoever asks for it again in here shares it."""


async def take_lock(database: Path, patience: float = PATIENCE) -> Lock:
    """Have this database for one's own process; another that has it is waited for so many seconds."""
    file = _beside(database)
    if file in HELD:
        HELD[file].users += 1
        return HELD[file]
    try:
        connection = _open(file)
        try:
            await _take(connection, patience)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise sqlite3.OperationalError(_reason(error, file)) from error
    HELD[file] = Lock(file, connection)
    return HELD[file]


def _open(file: Path) -> sqlite3.Connection:
    is_new = not file.exists()
    connection = sqlite3.connect(file, isolation_level=None, timeout=0)
    if is_new:
        os.utime(file, (0, 0))
    return connection


async def _take(connection: sqlite3.Connection, patience: float) -> None:
    clock = asyncio.get_running_loop().time
    give_up, waits = clock() + patience, False
    while True:
        try:
            connection.execute("BEGIN EXCLUSIVE")
            return
        except sqlite3.Error as error:
            if not _is_busy(error) or clock() >= give_up:
                raise
            if not waits:
                log.warning("another bot is using the database; waiting %.0f seconds for it to go", patience)
                waits = True
        # Asked again and again, and not left to SQLite, so that a bot that waits can be stopped.
        await asyncio.sleep(PAUSE)


def _is_busy(error: sqlite3.Error) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def _reason(error: sqlite3.Error, file: Path) -> str:
    if _is_busy(error):
        return (
            "another bot is using it. Stop that one first, or name another file "
            "(DUEL_DATABASE_URL, or --database for the table)"
        )
    return f"the file {file.name} beside it cannot be locked ({error}). See that the bot may write to it"


def last_there_beside(database: Path) -> datetime | None:
    """When a bot on this database was last there, as far as is known; nothing is locked for that."""
    try:
        noted = _beside(database).stat().st_mtime_ns
    except OSError:
        return None
    return from_ms(noted // NANOSECONDS) if noted else None


def note_beside(database: Path, last: datetime) -> None:
    """The bot was last there then, for a database that comes from elsewhere."""
    file = _beside(database)
    file.touch()
    nanoseconds = to_ms(last) * NANOSECONDS
    os.utime(file, ns=(nanoseconds, nanoseconds))


def _beside(database: Path) -> Path:
    """The same file by whichever name the database is opened."""
    file = database.resolve()
    return file.with_name(f"{file.name}.lock")
