"""The SQL of the times in which the bot was not there for the players."""

import sqlite3
from datetime import datetime, timedelta

from storage.times import from_ms, to_ms

SHORT = timedelta(seconds=5)
"""What need not count: Discord breaks every line now and then, for a second or two."""


def come_back(db: sqlite3.Connection, last: datetime | None, now: datetime) -> None:
    """The bot is there again, and was last there then; if nobody knows when, only that it was not is remembered."""
    if last is None or last > now:
        _add(db, now, now)
    elif now - last >= SHORT:
        [newest] = db.execute("SELECT max(until) FROM absences WHERE until <= ?", (to_ms(now),)).fetchone()
        _add(db, last if newest is None else max(last, from_ms(newest)), now)


def _add(db: sqlite3.Connection, since: datetime, until: datetime) -> None:
    db.execute("INSERT OR IGNORE INTO absences (since, until) VALUES (?, ?)", (to_ms(since), to_ms(until)))
