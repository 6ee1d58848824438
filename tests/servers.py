"""The engines that tests run on, and the PostgreSQL that a test process has for itself."""

import atexit
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache

import psycopg
import pytest

from gauges.postgres import NoServer, Server, where_there_is_none
from storage.copying import NUMBERED, TABLES

ENGINES = ("sqlite", "postgresql")


def quick_server() -> Server:
    """The server of this process; a test for which there is none is left out, and fails in CI."""
    found = _started()
    if isinstance(found, NoServer):
        pytest.skip(where_there_is_none(found))
    return found


@contextmanager
def own_server() -> Generator[Server]:
    """A server that may be killed and started again, and keeps what it has committed."""
    server = Server()
    try:
        server.start()
    except NoServer as none:
        pytest.skip(where_there_is_none(none))
    try:
        yield server
    finally:
        server.stop()


EMPTY = "; ".join(
    [
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid()",
        *(f"DELETE FROM {table}" for table in reversed(TABLES)),  # noqa: S608 - our own words
        *(f"ALTER TABLE {table} ALTER COLUMN id RESTART WITH 1" for table in NUMBERED),
    ]
)


def empty_database() -> str:
    """The address of a database with all tables and nothing in them.

    Always the same one: to empty it is ten times as quick as to make another.
    """
    url = _usual(quick_server())
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(EMPTY.encode())
    return url


@cache
def _usual(server: Server) -> str:
    return server.new_database()


@cache
def _started() -> Server | NoServer:
    server = Server(quick=True)
    atexit.register(server.stop)
    try:
        server.start()
    except NoServer as none:
        return none
    return server
