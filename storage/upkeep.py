"""What the operator does to the database beside the running bot: back it up, and verify it."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.database import DatabaseUnusable
from storage.migrations import all_migrations, version_of
from storage.verification import Verification, verify


def back_up(file: Path, copy: Path) -> None:
    """Copy the database as it stands, while the bot may go on writing to it."""
    if copy.exists():
        raise DatabaseUnusable(f"{copy} is there already. Name a file that is not.")
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    with _opened(file) as source:
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


def verify_file(file: Path) -> Verification:
    """Replay every game in the file and compare with what is stored."""
    with _opened(file) as connection:
        found, known = version_of(connection), all_migrations()[-1][0]
        if found != known:
            raise DatabaseUnusable(
                f"The database {file} has format {found}, and this program knows {known}. Start the bot once to bring "
                "it up to date, or use the version that wrote it."
            )
        connection.row_factory = sqlite3.Row
        # One view of the data from beginning to end, whatever the bot does meanwhile.
        connection.execute("BEGIN")
        return verify(connection)


@contextmanager
def _opened(file: Path) -> Generator[sqlite3.Connection]:
    if not file.exists():
        raise DatabaseUnusable(f"There is no database {file}. DUEL_DATABASE_URL says where it is.")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as opened:
            yield opened
    except sqlite3.Error as error:
        raise DatabaseUnusable(f"The database {file} cannot be read: {error}.") from error
