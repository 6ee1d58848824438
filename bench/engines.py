"""A durable move on PostgreSQL against one on SQLite, and how often it has to wait for an answer of the server."""

from pathlib import Path
from statistics import median
from typing import Any
from unittest import mock

import psycopg

from bench.moves import moves, seconds_each
from bench.report import Row, ratio
from bench.seam import ALICE, FIRST_CHANNEL, Seam, bot_at_seam
from gauges.filling import add_live_matches, empty
from gauges.postgres import running
from storage import copy_database

AT_ONCE = 64
ROUNDS = 9
MOST_TRIPS = 8


async def measure(folder: Path) -> list[Row]:
    """Rounds of both, taken in turn, so that a busy machine slows them alike."""
    file = folder / "engines.db"
    await empty(file)
    add_live_matches(file, (ROUNDS + 2) * AT_ONCE)
    with running(folder) as server:
        url = server.new_database(ready=False)
        copy_database(file, url)
        async with bot_at_seam(file) as on_sqlite, bot_at_seam(url) as on_server:
            rounds: list[tuple[float, float]] = []
            for number in range(ROUNDS + 1):
                first = FIRST_CHANNEL + number * AT_ONCE
                channels = range(first, first + AT_ONCE)
                rounds.append(
                    (await seconds_each(moves, on_server, channels), await seconds_each(moves, on_sqlite, channels))
                )
            trips = await _round_trips(on_server, FIRST_CHANNEL + (ROUNDS + 1) * AT_ONCE)
    # The first warms everything up.
    server_time, file_time = (median(times) for times in zip(*rounds[1:], strict=True))
    return [
        ratio(f"a durable move on PostgreSQL / on SQLite, {AT_ONCE} at once", server_time, file_time, 4.0),
        Row(
            "round trips to PostgreSQL of a move, with the beginning and the end of its transaction",
            str(trips),
            "",
            f"{trips} round trips",
            f"{MOST_TRIPS} or less",
            trips <= MOST_TRIPS,
        ),
    ]


async def _round_trips(seam: Seam, channel: int) -> int:
    """The statements of the transaction in which a move is made; each waits for its answer."""
    asked: list[bytes] = []
    execute = psycopg.Connection.execute

    def counted(connection: "psycopg.Connection[Any]", query: bytes, *arguments: Any) -> object:
        asked.append(query)
        return execute(connection, query, *arguments)

    with mock.patch.object(psycopg.Connection, "execute", counted):
        await seam.multiply(channel, ALICE, 2)
    # What comes after it crosses off that it was announced, and nobody waits for that.
    return asked.index(b"COMMIT") + 1
