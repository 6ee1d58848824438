"""The SQL of the servers that need no greeting (any more)."""

from collections.abc import Collection
from datetime import datetime

from storage.engine import Connection
from storage.times import to_ms

TOGETHER = 500
"""How many are written by one statement."""


def know(db: Connection, guild_ids: Collection[int], now: datetime) -> int:
    """Remember these servers; how many of them were not known before."""
    # Always in the same order, so that of two processes that start at once none waits for the other and is waited for.
    in_order, new = sorted(guild_ids), 0
    for start in range(0, len(in_order), TOGETHER):
        some = in_order[start : start + TOGETHER]
        rows = ", ".join(["(?, ?)"] * len(some))
        values = [value for guild_id in some for value in (guild_id, to_ms(now))]
        kept = db.execute(
            f"INSERT INTO greetings (guild_id, greeted_at) VALUES {rows} ON CONFLICT DO NOTHING RETURNING 1",  # noqa: S608 - question marks
            values,
        )
        new += len(kept.fetchall())
    return new
