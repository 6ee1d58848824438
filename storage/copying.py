"""All that a database holds, from one engine to the other or to the same: how an operator moves up, and back."""

import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from storage.engine import Connection, DatabaseUnusable, Place, insert_all, last_id, move_on_from, stream
from storage.lock import last_there_beside, note_beside
from storage.migrations import migrate
from storage.notes import LAST_THERE
from storage.places import reading, shown_as
from storage.times import from_ms, to_ms

TABLES = (
    "members",
    "duels",
    "games",
    "moves",
    "standings",
    "ladder",
    "notes",
    "announcements",
    "puzzle_answers",
    "puzzle_days",
    "absences",
    "seats",
    "greetings",
    "shown_messages",
    "server_settings",
)
"""Every table, after those that it points to."""

IN_ORDER = {"duels": "id"}
"""Where a row may point to an earlier one of the same table."""

NUMBERED = ("duels", "announcements")
"""Those whose rows are numbered by the engine."""

TELL = 1_000
"""After how many rows to say how far it is."""

Progress = Callable[[str, int, int], None]
"""Is told which table is copied, how many of its rows are there, and how many there will be."""


def _untold(table: str, done: int, total: int) -> None:
    """Nobody waits to hear how far it is."""


def copy_database(source: Place, target: Place, progress: Progress = _untold) -> None:
    """Copy everything as it stands now into a database in which there is nothing yet; whole or not at all."""
    with reading(source) as here, _filled(target) as there:
        for table in TABLES:
            _copy(table, here, there, progress)
        for table in NUMBERED:
            move_on_from(there, table, last_id(here, table))
        _copy_presence(source, target, here, there)


def _copy(table: str, here: Connection, there: Connection, progress: Progress) -> None:
    [total] = here.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608 - our own words, as below
    columns = columns_of(there, table)
    order = f" ORDER BY {IN_ORDER[table]}" if table in IN_ORDER else ""
    rows = stream(here, f"SELECT {', '.join(columns)} FROM {table}{order}")  # noqa: S608

    def told() -> Iterator[Any]:
        for number, row in enumerate(rows, start=1):
            yield tuple(row)
            if number % TELL == 0:
                progress(table, number, total)

    progress(table, 0, total)
    insert_all(there, table, columns, told())
    progress(table, total, total)


def columns_of(db: Connection, table: str) -> list[str]:
    """The names of the columns of a table, in which they are asked for and written."""
    if isinstance(db, sqlite3.Connection):
        return [row["name"] for row in db.execute(f"PRAGMA table_info({table})")]
    found = """
        SELECT column_name FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position
    """
    return [row["column_name"] for row in db.execute(found, (table,))]


def _copy_presence(source: Place, target: Place, here: Connection, there: Connection) -> None:
    """When the bot was last there stands beside a file, and in a note on a server."""
    last = _last_there(source, here)
    there.execute("DELETE FROM notes WHERE name = ?", (LAST_THERE,))
    if last is not None and isinstance(target, Path):
        note_beside(target, last)
    elif last is not None:
        there.execute("INSERT INTO notes (name, value) VALUES (?, ?)", (LAST_THERE, str(to_ms(last))))


def _last_there(source: Place, here: Connection) -> datetime | None:
    if isinstance(source, Path):
        return last_there_beside(source)
    noted = here.execute("SELECT value FROM notes WHERE name = ?", (LAST_THERE,)).fetchone()
    return from_ms(int(noted[0])) if noted else None


@contextmanager
def _filled(target: Place) -> Generator[Connection]:
    """An empty database with all tables, which is there when it is filled, and else as it was before."""
    if isinstance(target, Path):
        with _filled_file(target) as there:
            yield there
        return
    from storage.postgresql.beside import filled_server

    with filled_server(target) as there:
        yield there


@contextmanager
def _filled_file(file: Path) -> Generator[sqlite3.Connection]:
    # What a bot that was killed left beside its file would be taken for changes to this one.
    if any(file.with_name(file.name + ending).exists() for ending in ("", "-wal", "-shm")):
        raise not_empty(file)
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as there:
            there.row_factory = sqlite3.Row
            migrate(there)
            there.execute("BEGIN")
            yield there
            there.execute("COMMIT")
        unfinished.replace(file)
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise DatabaseUnusable(f"The copy {file} could not be written: {reason}.") from error
    finally:
        unfinished.unlink(missing_ok=True)


def not_empty(target: Place) -> DatabaseUnusable:
    return DatabaseUnusable(
        f"There is something in {shown_as(target)} already, and nothing is ever overwritten. Name an empty database."
    )
