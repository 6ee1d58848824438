"""A connection to a PostgreSQL, as the work of a transaction knows it: its statements and rows are like SQLite's."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, SupportsIndex
from uuid import uuid4

import psycopg
from psycopg.abc import AdaptContext
from psycopg.types.numeric import Int2Dumper

TOGETHER = 2_000
"""How many rows of a long answer come at once."""

OURS = re.compile(r"'(?:[^']|'')*'|/\*postgresql (?P<own>.*?)\*/|(?P<place>\?)|:(?P<name>[a-z_]+)|(?P<percent>%)")
"""What is written otherwise for psycopg; and words in quotes, which are left alone."""


class PostgresConnection:
    """Runs statements that were written for SQLite, on a connection that is in a transaction."""

    def __init__(self, connection: "psycopg.Connection[NamedRow]") -> None:
        self._connection = connection

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /) -> "psycopg.Cursor[NamedRow]":
        return self._connection.execute(translated(sql), parameters)

    def stream(self, sql: str) -> "Iterator[NamedRow]":
        """The rows of a long answer, without all of them in memory."""
        with self._connection.cursor(name=f"rows_{uuid4().hex}") as cursor:
            cursor.itersize = TOGETHER
            yield from cursor.execute(translated(sql))

    def last_id(self, table: str) -> int:
        """The last number that was given to a row of this table."""
        row = self.execute(f"SELECT last_value FROM {table}_id_seq").fetchone()  # noqa: S608 - our own words
        assert row is not None
        return row[0]

    def move_on_from(self, table: str, number: int) -> None:
        """The next row of this table gets a higher number than this."""
        self.execute(f"ALTER TABLE {table} ALTER COLUMN id RESTART WITH {number + 1:d}")

    def insert_all(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Add many rows to a table, in one stream."""
        into = f"COPY {table} ({', '.join(columns)}) FROM STDIN"
        with self._connection.cursor() as cursor, cursor.copy(into.encode()) as copy:
            for row in rows:
                copy.write_row(row)


class NamedRow(tuple[Any, ...]):
    """A row by the place of its columns, or by their names."""

    places: ClassVar[dict[str, int]]

    def __getitem__(self, key: SupportsIndex | slice | str, /) -> Any:
        return super().__getitem__(self.places[key] if isinstance(key, str) else key)


def named_rows(cursor: psycopg.Cursor[Any]) -> Callable[[Sequence[Any]], NamedRow]:
    """The row factory of our connections."""
    return _row_class(tuple(column.name for column in cursor.description or ()))


@lru_cache(maxsize=512)
def _row_class(names: tuple[str, ...]) -> type[NamedRow]:
    return type("NamedRow", (NamedRow,), {"places": {name: place for place, name in enumerate(names)}})


class YesOrNo(Int2Dumper):
    """True and False as 1 and 0, which is how they are kept."""

    def dump(self, obj: Any) -> bytes:
        return b"1" if obj else b"0"


def teach(context: AdaptContext) -> None:
    """Let these connections keep True and False as SQLite does."""
    assert context.adapters is not None
    context.adapters.register_dumper(bool, YesOrNo)


@lru_cache(maxsize=512)
def translated(sql: str) -> bytes:
    """The statement with psycopg's placeholders, and with what only PostgreSQL is to hear."""
    return OURS.sub(_translated, sql).encode()


def _translated(found: re.Match[str]) -> str:
    match found.lastgroup:
        case "own":
            return found["own"]
        case "place":
            return "%s"
        case "name":
            return f"%({found['name']})s"
        case "percent":
            return "%%"
        case _:
            return found[0]
