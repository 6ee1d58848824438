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

GOODBYE = (errors.AdminShutdown, errors.CrashShutdown, errors.IdleInTransactionSessionTimeout)
"""What a server says before it ends a connection."""

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
        try:
            return self._tried(ONE_VIEW, work)
        except _LostInCommit as lost:
            return lost.result

    def change(self, work: Work[Result]) -> Result:
        """Committed when it returns, undone when it raises; ``CommitUnknown`` if nobody can say."""
        try:
            return self._tried("BEGIN", work)
        except _LostInCommit as lost:
            return self._found_out(lost, work)

    def _tried(self, begin: str, work: Work[Result]) -> Result:
        for tries_left in reversed(range(TRIES)):
            try:
                return self._once(begin, work)
            except AGAIN:
                if not tries_left:
                    raise
                time.sleep(random.uniform(0, PAUSE / (1 + tries_left)))  # noqa: S311 - so that the two do not meet again
            except _ConnectionLost:
                if not tries_left:
                    raise
                # If the server was restarted, those that lie ready were lost as well.
                self._pool.check()
            except errors.ReadOnlySqlTransaction:
                # This server does not let us write any more; new connections may lead to one that does.
                self._pool.drain()
                raise
        raise AssertionError("the last try returns or raises")

    def _found_out(self, lost: _LostInCommit, work: Work[Result]) -> Result:
        """See whether it was committed, and if not, do it. What cannot be seen by its result is harmless to repeat."""
        give_up = time.monotonic() + FIND_OUT
        refused: Refusal | None = None
        while time.monotonic() < give_up:
            try:
                if self._is_written(lost):
                    return lost.result
                if refused is None:
                    return self._once("BEGIN", work)
                break
            except Refusal as refusal:
                # To be looked at once more: the server may have come to the end of the first try meanwhile.
                refused = refusal
            except _LostInCommit as again:
                lost = again
            except (*AGAIN, *TROUBLE):
                time.sleep(PAUSE)
        raise refused or CommitUnknown("it could not be found out whether something was committed")

    def _is_written(self, lost: _LostInCommit) -> bool:
        try:
            return self._once(ONE_VIEW, lambda db: changes.is_written(db, lost.result))
        except _LostInCommit as answered:
            return answered.result

    def _once(self, begin: str, work: Work[Result]) -> Result:
        connection = self._taken()
        try:
            return _run(connection, begin, work)
        finally:
            self._pool.putconn(connection)

    def _taken(self) -> Server:
        try:
            connection = self._pool.getconn(WAIT_WHILE_AWAY if self._away else WAIT)
        except PoolTimeout as nothing:
            if self._away:
                raise
            self._away = True
            raise psycopg.OperationalError(self._reason() or str(nothing)) from None
        self._away = False
        return connection

    def _reason(self) -> str | None:
        """Why there is no connection, which the pool does not tell."""
        try:
            psycopg.connect(str(self._pool.conninfo), connect_timeout=1).close()
        except psycopg.Error as error:
            return str(error)
        return None


def _run(connection: Server, begin: str, work: Work[Result]) -> Result:
    try:
        connection.execute(begin.encode())
        result = work(PostgresConnection(connection))
    except BaseException as error:
        _undo(connection, error)
        raise
    try:
        done = connection.execute(b"COMMIT")
    except AGAIN:
        connection.rollback()
        raise
    except psycopg.OperationalError as error:
        connection.close()
        raise _LostInCommit(result) from error
    assert done.statusmessage == "COMMIT", "a statement failed, and the work went on"
    return result


def _undo(connection: Server, error: BaseException) -> None:
    if connection.closed or isinstance(error, GOODBYE):
        connection.close()
        if isinstance(error, psycopg.Error):
            raise _ConnectionLost(str(error)) from error
    else:
        try:
            connection.rollback()
        except psycopg.Error:
            connection.close()
