"""The SQL of the servers that need no greeting (any more)."""

import sqlite3
from collections.abc import Collection
from datetime import datetime

from storage.times import to_ms


def know(db: sqlite3.Connection, guild_ids: Collection[int], now: datetime) -> int:
    """Remember these servers; how many of them were not known before."""
    before = db.total_changes
    db.executemany(
        "INSERT INTO greetings (guild_id, greeted_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(guild_id, to_ms(now)) for guild_id in guild_ids],
    )
    return db.total_changes - before
