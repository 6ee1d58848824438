"""Transactions on a PostgreSQL, begun anew where that is safe, and looked for where nobody can say what became of them.

All of this runs in threads, side by side.
"""

import random
import time
from collections.abc import Callable
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool, PoolTimeout

from game import Refusal
from storage import changes
from storage.engine import CommitUnknown, Connection
from storage.postgresql.beside import ONE_VIEW
from storage.postgresql.connection import NamedRow, PostgresConnection

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
Server = psycopg.Connection[NamedRow]

WAIT = 3.0
"""Seconds to wait for a connection."""

WAIT_WHILE_AWAY = 0.2
"""The same, once somebody has waited in vain: a hundred who press must not wait for so long one after the other."""

TRIES = 5
"""How often a transaction is begun that met another one, or whose connection was lost before it was committed."""

FIND_OUT = 20.0
"""Seconds in which it has to be found out whether something was committed."""

PAUSE = 0.25
"""Seconds between two tries, at the most."""

AGAIN = (errors.SerializationFailure, errors.DeadlockDetected, errors.UniqueViolation)
"""Two met, and this one has to look again at what the other has left. That is safe, for decisions are pure."""

TROUBLE: tuple[type[Exception], ...] = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    errors.ReadOnlySqlTransaction,
    errors.IdleInTransactionSessionTimeout,
    CommitUnknown,
)
"""The server is away, out of connections or of disk, or does not let us write."""


class _ConnectionLost(psycopg.OperationalError):
    """Before anything was committed, so nothing was changed."""


class _LostInCommit(Exception):
    """The connection was lost while the server committed this."""

    def __init__(self, result: Any) -> None:
        super().__init__("the connection was lost in the middle of a commit")
        self.result = result


class Transactions:
    """Runs them on the connections of a pool."""

    def __init__(self, pool: "ConnectionPool[Server]") -> None:
        self._pool = pool
        self._away = False
        """Whether the last who asked for a connection has got none."""

    def look(self, work: Work[Result]) -> Result:
        """One unchanging view of the data."""
        for tries_left in reversed(range(TRIES)):
            try:
                return self._once(ONE_VIEW, work)
            except _LostInCommit as lost:
                return lost.result
            except psycopg.Error as error:
                self._try_again_or_raise(error, tries_left)
        raise AssertionError("the last try returns or raises")

    def change(self, work: Work[Result]) -> Result:
        """Committed when it returns, undone when it raises; ``CommitUnknown`` if nobody can say."""
        lost: _LostInCommit | None = None
        for tries_left in reversed(range(TRIES)):
            try:
                return self._once("BEGIN", work)
            except _LostInCommit as unknown:
                lost = unknown
                if self._is_written(lost):
                    return lost.result
            except Refusal:
                # The server may have come to the end of the first try while that was looked for.
                if lost is not None and self._is_written(lost):
                    return lost.result
                raise
            except psycopg.Error as error:
                self._try_again_or_raise(error, tries_left)
        raise CommitUnknown("the connection was lost in the middle of every commit")

    def _try_again_or_raise(self, error: psycopg.Error, tries_left: int) -> None:
        if tries_left and isinstance(error, AGAIN):
            time.sleep(random.uniform(0, PAUSE / (1 + tries_left)))  # noqa: S311 - so that the two do not meet again
        elif tries_left and isinstance(error, _ConnectionLost):
            # If the server was restarted, those that lie ready were lost as well.
            self._pool.check()
        else:
            raise error

    def _is_written(self, lost: _LostInCommit) -> bool:
        """Whether it was committed. What cannot be seen by its result is harmless to repeat."""
        give_up = time.monotonic() + FIND_OUT
        while True:
            try:
                return self._once(ONE_VIEW, lambda db: changes.is_written(db, lost.result))
            except (*TROUBLE, _LostInCommit) as error:
                if time.monotonic() >= give_up:
                    raise CommitUnknown("it could not be found out whether something was committed") from error
            time.sleep(PAUSE)

    def _once(self, begin: str, work: Work[Result]) -> Result:
        connection = self._taken()
        try:
            return _run(connection, begin, work)
        finally:
            self._pool.putconn(connection)

    def _taken(self) -> Server:
        try:
            connection = self._pool.getconn(WAIT_WHILE_AWAY if self._away else WAIT)
        except PoolTimeout:
            self._away = True
            raise
        self._away = False
        return connection


def _run(connection: Server, begin: str, work: Work[Result]) -> Result:
    try:
        connection.execute(begin.encode())
        result = work(PostgresConnection(connection))
    except BaseException as error:
        _undo(connection, error)
        raise
    try:
        done = connection.execute(b"COMMIT")
    except psycopg.Error as error:
        if connection.closed:
            raise _LostInCommit(result) from error
        raise
    assert done.statusmessage == "COMMIT", "a statement failed, and the work went on"
    return result


def _undo(connection: Server, error: BaseException) -> None:
    if connection.closed:
        if isinstance(error, psycopg.Error):
            raise _ConnectionLost(str(error)) from error
    elif isinstance(error, errors.ReadOnlySqlTransaction):
        # This server does not let us write any more; the next connection may lead to the one that does.
        connection.close()
    else:
        try:
            connection.rollback()
        except psycopg.Error:
            connection.close()
