"""A PostgreSQL beside the bot that uses it: to bring it up to date, to read it whole, and to fill it."""

from collections.abc import Generator
from contextlib import contextmanager

import psycopg

from storage.copying import not_empty
from storage.engine import DatabaseUnusable
from storage.places import shown_as
from storage.postgresql.address import conninfo, described
from storage.postgresql.connection import NamedRow, PostgresConnection, named_rows, teach
from storage.postgresql.migrating import migrate, migrations, version_of

ANY_TABLE = "SELECT 1 FROM pg_tables WHERE schemaname = ANY (current_schemas(false)) LIMIT 1"
ONE_VIEW = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


@contextmanager
def connected(url: str) -> Generator[psycopg.Connection[NamedRow]]:
    """A connection of one's own; whatever is wrong with it is one line."""
    try:
        with psycopg.Connection[NamedRow].connect(conninfo(url), autocommit=True, row_factory=named_rows) as connection:
            teach(connection)
            yield connection
    except psycopg.Error as error:
        raise unusable(url, error) from None


def unusable(url: str, error: Exception) -> DatabaseUnusable:
    """Not raised from the error: whatever that says of the address is said here, without the password."""
    return DatabaseUnusable(f"The database {shown_as(url)} cannot be used: {described(url, error)}.")


@contextmanager
def reading_server(url: str) -> Generator[PostgresConnection]:
    """One unchanging view of a database that is up to date."""
    with connected(url) as connection:
        found, known = version_of(connection), migrations()[-1][0]
        if not found:
            raise DatabaseUnusable(f"There are no games in the database {shown_as(url)}: the bot has never used it.")
        if found != known:
            raise DatabaseUnusable(
                f"The database {shown_as(url)} has format {found}, and this program knows {known}. Start the bot once "
                "to bring it up to date, or use the version that wrote it."
            )
        connection.execute(ONE_VIEW)
        yield PostgresConnection(connection)


@contextmanager
def filled_server(url: str) -> Generator[PostgresConnection]:
    """An empty database with all tables, which is filled in one transaction, or stays empty."""
    with connected(url) as connection, connection.transaction():
        if connection.execute(ANY_TABLE).fetchone() is not None:
            raise not_empty(url)
        migrate(connection)
        yield PostgresConnection(connection)
        # Else the first who ask would be answered as if it were still empty.
        connection.execute("ANALYZE")
