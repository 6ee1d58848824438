"""What the operator does to the database beside the running bot: back it up, and verify it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from storage.engine import DatabaseUnusable, Place
from storage.places import opened, reading
from storage.verification import Verification, verify

DUMP = (
    "A PostgreSQL is backed up by its own tools, while the bot goes on: pg_dump --format=custom --file={file} with the "
    "address of the database, and pg_restore to put it back. See docs/operating.md."
)


def back_up(place: Place, copy: Path) -> None:
    """Copy the database as it stands, while the bot may go on writing to it."""
    if not isinstance(place, Path):
        raise DatabaseUnusable(DUMP.format(file=copy))
    if copy.exists():
        raise DatabaseUnusable(f"{copy} is there already. Name a file that is not.")
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    with opened(place) as source:
        try:
            copy.parent.mkdir(parents=True, exist_ok=True)
            unfinished.unlink(missing_ok=True)
            with closing(sqlite3.connect(unfinished)) as target:
                source.backup(target)
                # A copy is one file, with no log beside it.
                target.execute("PRAGMA journal_mode = DELETE")
            unfinished.replace(copy)
        except (OSError, sqlite3.Error) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise DatabaseUnusable(f"The backup {copy} could not be written: {reason}.") from error


def verify_database(place: Place) -> Verification:
    """Replay every game in the database and compare with what is stored."""
    with reading(place) as db:
        return verify(db)


def verify_file(file: Path) -> Verification:
    """The same, for a file of SQLite's."""
    return verify_database(file)
