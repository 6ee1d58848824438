"""The SQL of the times in which the bot was not there for the players."""

from datetime import datetime, timedelta

from storage.engine import Connection
from storage.times import from_ms, to_ms

SHORT = timedelta(seconds=5)
"""What need not count: Discord breaks every line now and then, for a second or two."""

REMEMBERED = timedelta(days=365)
"""No move has waited for so long, with a week for its clock at the most."""


def come_back(db: Connection, last: datetime | None, now: datetime) -> None:
    """The bot is there again, and was last there then; if nobody knows when, only that it was not is remembered."""
    # What lies in the future was noted by a wrong clock, and what is long past concerns no move any more.
    db.execute("DELETE FROM absences WHERE until > ? OR until < ?", (to_ms(now), to_ms(now - REMEMBERED)))
    if last is None or last > now:
        _add(db, now, now)
    elif now - last >= SHORT:
        [newest] = db.execute("SELECT max(until) FROM absences").fetchone()
        _add(db, last if newest is None else max(last, from_ms(newest)), now)


def _add(db: Connection, since: datetime, until: datetime) -> None:
    db.execute("INSERT INTO absences (since, until) VALUES (?, ?) ON CONFLICT DO NOTHING", (to_ms(since), to_ms(until)))
