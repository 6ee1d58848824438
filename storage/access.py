"""How the database is opened, asked and closed, and what is said of trouble with it."""

import logging
import time
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from game import Refusal
from storage.engine import Committed, CommitUnknown, Connection, Engine, Place, Pool
from storage.lock import PATIENCE
from storage.places import open_place, shown_as

log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

TELL_AGAIN = 60
"""Seconds in which trouble with the database is one line in the log."""


class StorageTrouble(Refusal):
    """The disk is full, the file is locked, the server is away: nothing was changed, or that is not known."""


class Access:
    """A database of either engine. Trouble with it is one line in the log while it lasts, and refuses whoever asks."""

    def __init__(self, place: Place, committed: Committed | None = None) -> None:
        self._place = place
        self._committed = committed
        self._database: Engine | None = None
        self._tell_again = 0.0
        """When trouble is to be told again; 0 if there is none."""

    async def open(self, patience: float = PATIENCE) -> None:
        """Make the database ready; a second call does nothing.

        One that another bot is using is waited for, so many seconds, and is then ``DatabaseUnusable``.
        """
        if self._database is None:
            self._database = await open_place(self._place, patience, self._committed)

    async def close(self) -> None:
        if self._database is not None:
            database, self._database = self._database, None
            await database.close()

    @property
    def pool(self) -> Pool | None:
        """The connections to a server; None where there is none, or while this is not open."""
        return None if self._database is None else self._database.pool()

    async def _read(
        self,
        work: Callable[Concatenate[Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        database = self._db
        try:
            return await database.read(work, *arguments, **options)
        except database.trouble as error:
            raise self._trouble(database, error) from error

    async def _write(
        self,
        work: Callable[Concatenate[Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        database = self._db
        try:
            result = await database.write(work, *arguments, **options)
        except database.trouble as error:
            raise self._trouble(database, error) from error
        # What can be read may still be a disk that is full.
        self._is_well()
        return result

    @property
    def _db(self) -> Engine:
        assert self._database is not None, "storage is used before open() or after close()"
        return self._database

    def _trouble(self, database: Engine, error: Exception) -> StorageTrouble:
        now = time.monotonic()
        if now >= self._tell_again:
            self._tell_again = now + TELL_AGAIN
            log.error("the database %s cannot be used right now: %s", shown_as(self._place), database.described(error))
        return StorageTrouble("refusal-storage-unknown" if isinstance(error, CommitUnknown) else "refusal-storage")

    def _is_well(self) -> None:
        if self._tell_again:
            self._tell_again = 0.0
            log.info("the database %s can be used again", shown_as(self._place))
