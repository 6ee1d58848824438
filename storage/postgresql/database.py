"""One PostgreSQL, some connections to it in threads, and a transaction for each verb."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import Any, Concatenate, ParamSpec, TypeVar

from psycopg_pool import ConnectionPool, PoolTimeout

from storage import notes
from storage.engine import Committed, Connection, DatabaseUnusable, Pool
from storage.places import shown_as
from storage.postgresql.address import FOR_THE_BOT, conninfo, described
from storage.postgresql.beside import connected
from storage.postgresql.connection import named_rows, teach
from storage.postgresql.migrating import migrate, refuse_newer
from storage.postgresql.transactions import TROUBLE, WAIT, Server, Transactions, Work
from storage.times import from_ms, to_ms

log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

CONNECTIONS = 16
"""At the most, and so many threads: what comes meanwhile waits its turn."""

TELL_AGAIN = 60
"""Seconds in which it is one line in the log that what nobody waits for was not written."""

LOOK_AGAIN = 0.25
"""Seconds between two looks whether the server is there."""

NOT_THERE_YET = ("refused", "starting up", "shutting down", "recovery", "too many", "timeout", "no such file")
"""Words by which one knows a server that may come. A wrong password does not become right by waiting."""


class ServerDatabase:
    """Hands transactions over to threads; the server keeps them out of each other's way."""

    def __init__(self, url: str, pool: "ConnectionPool[Server]", committed: Committed | None = None) -> None:
        self.trouble = TROUBLE
        self._url = url
        self._pool = pool
        self._committed = committed
        self._transactions = Transactions(pool)
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="postgresql")
        self._under_way: set[asyncio.Future[Any]] = set()
        self._behind: set[asyncio.Task[None]] = set()
        """What nobody waits for and is not written yet."""

        self._noting: asyncio.Task[None] | None = None
        self._tell_again = 0.0
        self._closing = False

    async def read(
        self,
        work: Callable[Concatenate[Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        """Run ``work`` on one unchanging view of the data, with all in it that was to be written before."""
        if self._behind:
            await asyncio.wait(self._behind.copy())
        return await _result(self._in_thread(self._transactions.look, lambda db: work(db, *arguments, **options)))

    async def write(
        self,
        work: Callable[Concatenate[Connection, Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        """Run ``work``: committed when it returns, undone when it raises."""
        self._refuse_if_closing()
        return await self._change(lambda db: work(db, *arguments, **options))

    def write_behind(
        self,
        work: Callable[Concatenate[Connection, Arguments], object],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> None:
        """Run ``work`` now, for whoever need not know when; it may be lost if the process dies."""
        self._refuse_if_closing()
        self._write_behind(lambda db: work(db, *arguments, **options))

    def be_there(self, now: datetime) -> None:
        """Note it, one after the other; where that is not possible, nobody will know."""
        noted = str(to_ms(now))
        self._noting = self._write_behind(lambda db: notes.write(db, notes.LAST_THERE, noted), after=self._noting)

    async def last_there(self) -> datetime | None:
        """When the bot was last there; None if it was never noted."""
        noted = await self.read(notes.read, notes.LAST_THERE)
        return None if noted is None else from_ms(int(noted))

    def described(self, error: Exception) -> str:
        """What is wrong, in one line in which the password is not."""
        return described(self._url, error)

    def pool(self) -> Pool | None:
        """Its connections. There is a thread for each, so most who wait have not come to one yet."""
        stats = self._pool.get_stats()
        waiting = max(0, len(self._under_way) - CONNECTIONS) + stats["requests_waiting"]
        return Pool(stats["pool_size"], stats["pool_available"], waiting)

    async def close(self) -> None:
        """Write all that was handed over before, tell whoever waits for it, and close; what comes later fails."""
        self._closing = True
        try:
            while waiting := {*self._behind, *self._under_way}:
                await asyncio.wait(waiting)
        finally:
            self._threads.shutdown(wait=False)
            await asyncio.to_thread(self._pool.close, 1.0)

    def _refuse_if_closing(self) -> None:
        if self._closing:
            raise ValueError("The database is closed, so nothing more can be written.")

    def _in_thread(self, run: Callable[[Work[Result]], Result], work: Work[Result]) -> asyncio.Future[Result]:
        running = asyncio.get_running_loop().run_in_executor(self._threads, run, work)
        self._under_way.add(running)
        running.add_done_callback(self._is_over)
        return running

    def _is_over(self, running: asyncio.Future[Any]) -> None:
        self._under_way.discard(running)
        if not running.cancelled():
            # Looked at here, for whoever waited may be gone: then it is nobody's error any more.
            running.exception()

    async def _change(self, work: Work[Result]) -> Result:
        """Run ``work`` in a transaction of its own, and tell whoever counts how long it took."""
        began = time.perf_counter()
        running = self._in_thread(self._transactions.change, work)
        if (committed := self._committed) is not None:
            running.add_done_callback(lambda _: committed(time.perf_counter() - began, 1))
        return await _result(running)

    def _write_behind(self, work: Work[object], after: "asyncio.Task[None] | None" = None) -> "asyncio.Task[None]":
        writing = asyncio.create_task(self._write_unattended(work, after))
        self._behind.add(writing)
        writing.add_done_callback(self._behind.discard)
        return writing

    async def _write_unattended(self, work: Work[object], after: "asyncio.Task[None] | None") -> None:
        if after is not None:
            await asyncio.wait({after})
        try:
            await self._change(work)
        except Exception as error:
            if not isinstance(error, TROUBLE) or time.monotonic() >= self._tell_again:
                self._tell_again = time.monotonic() + TELL_AGAIN
                log.error("something was not written, and nobody waited for it: %s", self.described(error))


async def _result(running: asyncio.Future[Result]) -> Result:
    """What comes of it. Whoever no longer waits for it does not undo it."""
    await asyncio.wait({running})
    return running.result()


async def open_server(url: str, patience: float, committed: Committed | None = None) -> ServerDatabase:
    """Connect, and bring the tables up to date; a server that is not there yet is waited for so many seconds."""
    give_up, waits = time.monotonic() + patience, False
    while (problem := await asyncio.to_thread(_prepare, url)) is not None:
        if time.monotonic() >= give_up or not any(words in str(problem).lower() for words in NOT_THERE_YET):
            raise problem
        if not waits:
            log.warning("the database %s is not there yet; waiting %.0f seconds for it", shown_as(url), patience)
            waits = True
        await asyncio.sleep(LOOK_AGAIN)
    # It would tell of every try to connect; what there is to tell is told by whoever needs a connection.
    logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)
    pool: ConnectionPool[Server] = ConnectionPool(
        conninfo(url, **FOR_THE_BOT),
        kwargs={"autocommit": True, "row_factory": named_rows},
        configure=teach,
        min_size=1,
        max_size=CONNECTIONS,
        reconnect_timeout=2.0,
        open=False,
    )
    try:
        await asyncio.to_thread(pool.open, wait=True, timeout=WAIT)
    except PoolTimeout:
        await asyncio.to_thread(pool.close)
        raise DatabaseUnusable(
            f"The database {shown_as(url)} cannot be used: it took one connection, and then no other in {WAIT} seconds."
        ) from None
    return ServerDatabase(url, pool, committed)


def _prepare(url: str) -> DatabaseUnusable | None:
    """Bring the tables up to date; what is in the way, if anything is."""
    try:
        with connected(url) as connection:
            refuse_newer(connection, shown_as(url))
            migrate(connection)
    except DatabaseUnusable as problem:
        return problem
    return None
