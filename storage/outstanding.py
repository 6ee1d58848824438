"""The SQL of what is still to be done, for those who look after the bot."""

from datetime import datetime
from typing import NamedTuple

from storage.duel_rows import time_of
from storage.engine import Connection
from storage.times import to_ms


class Outstanding(NamedTuple):
    """What is left at one moment."""

    announcements: int
    """How many are not known to have been heard."""

    oldest: datetime | None
    """When the first of them was committed."""

    overdue: int
    """How many clocks should have rung."""

    first_due: datetime | None
    """When the first of them should have."""


def look(db: Connection, now: datetime) -> Outstanding:
    announcements, oldest = db.execute("SELECT count(*), min(created_at) FROM announcements").fetchone()
    overdue, first_due = db.execute(
        "SELECT count(*), min(wake_at) FROM duels WHERE wake_at <= ?", (to_ms(now),)
    ).fetchone()
    return Outstanding(announcements, time_of(oldest), overdue, time_of(first_due))
