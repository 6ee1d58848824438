"""One bot a database: two would announce everything twice."""

import asyncio
import sqlite3
from pathlib import Path

PATIENCE = 10.0
"""Seconds to wait for another bot to go: when one takes over from another, they overlap."""

PAUSE = 0.1


async def take_lock(database: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """Have this database for oneself until what is returned is closed or the process ends, however it ends.

    It is a transaction on a file beside the database, so whoever only reads the database need not ask. That file
    stays: if it were deleted, a third could lock a new one while a second waits for the old.
    """
    file = _beside(database)
    try:
        lock = sqlite3.connect(file, isolation_level=None, timeout=0)
        try:
            await _take(lock, patience)
        except BaseException:
            lock.close()
            raise
    except sqlite3.Error as error:
        raise sqlite3.OperationalError(_reason(error, file)) from error
    return lock


async def _take(lock: sqlite3.Connection, patience: float) -> None:
    clock = asyncio.get_running_loop().time
    give_up = clock() + patience
    while True:
        try:
            lock.execute("BEGIN EXCLUSIVE")
            return
        except sqlite3.Error as error:
            if not _is_busy(error) or clock() >= give_up:
                raise
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


def _beside(database: Path) -> Path:
    """The same file by whichever name the database is opened."""
    file = database.resolve()
    return file.with_name(f"{file.name}.lock")
