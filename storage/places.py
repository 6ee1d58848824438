"""Where a database may be, and which engine is asked for it: a file for SQLite, an address for PostgreSQL.

What PostgreSQL needs is imported only where one is used.
"""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from storage.database import open_database
from storage.engine import Committed, Connection, DatabaseUnusable, Engine, Place
from storage.lock import PATIENCE
from storage.migrations import all_migrations, version_of


def shown_as(place: Place) -> str:
    """The place as anybody may read it: without the password and whatever else stands in the address."""
    if isinstance(place, Path):
        return str(place)
    parts = urlsplit(place)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"


async def open_place(place: Place, patience: float = PATIENCE, committed: Committed | None = None) -> Engine:
    """Open the database, making what is missing, and bring its tables up to date.

    One that cannot be had at once, for another bot uses the file or the server is not there yet, is waited for so many
    seconds.
    """
    if isinstance(place, Path):
        return await open_database(place, patience, committed)
    from storage.postgresql.database import open_server

    return await open_server(place, patience, committed)


@contextmanager
def reading(place: Place) -> Generator[Connection]:
    """One unchanging view of a database that is up to date, beside the bot that may be using it."""
    if isinstance(place, Path):
        with _reading_file(place) as db:
            yield db
        return
    from storage.postgresql.beside import reading_server

    with reading_server(place) as db:
        yield db


@contextmanager
def _reading_file(file: Path) -> Generator[sqlite3.Connection]:
    with opened(file) as connection:
        found, known = version_of(connection), all_migrations()[-1][0]
        if found != known:
            raise DatabaseUnusable(
                f"The database {file} has format {found}, and this program knows {known}. Start the bot once to bring "
                "it up to date, or use the version that wrote it."
            )
        connection.row_factory = sqlite3.Row
        # One view of the data from beginning to end, whatever the bot does meanwhile.
        connection.execute("BEGIN")
        yield connection


@contextmanager
def opened(file: Path) -> Generator[sqlite3.Connection]:
    """A file that is there, only to read."""
    if not file.exists():
        raise DatabaseUnusable(f"There is no database {file}. DUEL_DATABASE_URL says where it is.")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as there:
            yield there
    except sqlite3.Error as error:
        raise DatabaseUnusable(f"The database {file} cannot be read: {error}.") from error
