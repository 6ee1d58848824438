"""The SQL of what is committed and not yet known to be announced."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime, timedelta

from game import Event, GameStarted, Player
from storage import duels, games
from storage.records import Announcement, Asked, Duel, Happened, Kind
from storage.times import from_ms, to_ms

ANSWER_TIME = timedelta(minutes=1)
"""How long whoever made a change has to announce it before the clock looks after it."""


def add(db: sqlite3.Connection, duel_id: int, kind: Kind, asked: Asked, at: tuple[int, int] | None) -> int:
    game, ply = at or (None, None)
    cursor = db.execute(
        """
        INSERT INTO announcements (duel_id, kind, game, ply, token, created_at, retry_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        (duel_id, kind, game, ply, asked.token, to_ms(asked.at), to_ms(asked.at + ANSWER_TIME)),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def due(db: sqlite3.Connection, now: datetime) -> list[int]:
    """The duels that have something to announce by now."""
    rows = db.execute("SELECT DISTINCT duel_id FROM announcements WHERE retry_at <= ?", (to_ms(now),))
    return [row["duel_id"] for row in rows]


def make_due(db: sqlite3.Connection, now: datetime) -> None:
    """Whoever was about to announce these is gone."""
    db.execute("UPDATE announcements SET retry_at = ?", (to_ms(now),))


def of_duel(db: sqlite3.Connection, duel_id: int) -> list[Announcement]:
    rows = db.execute("SELECT id, token, created_at FROM announcements WHERE duel_id = ? ORDER BY id", (duel_id,))
    return [Announcement(row["id"], row["token"], from_ms(row["created_at"])) for row in rows]


def cross_off(db: sqlite3.Connection, announcements: Sequence[int], duel_id: int, message_id: int | None) -> None:
    for announcement in announcements:
        db.execute("DELETE FROM announcements WHERE id = ?", (announcement,))
    if message_id is not None:
        duels.show(db, duel_id, message_id)


def put_off(db: sqlite3.Connection, duel_id: int, until: datetime) -> None:
    db.execute("UPDATE announcements SET retry_at = ? WHERE duel_id = ?", (to_ms(until), duel_id))


def forget(db: sqlite3.Connection, duel_id: int) -> None:
    db.execute("DELETE FROM announcements WHERE duel_id = ?", (duel_id,))


def rebuild(db: sqlite3.Connection, duel_id: int) -> list[Happened]:
    """What is still to be announced of a duel, made anew from the log: all its moves in one, then what followed."""
    duel = duels.find(db, duel_id)
    rows = db.execute(
        "SELECT id, kind, game, ply FROM announcements WHERE duel_id = ? ORDER BY id", (duel_id,)
    ).fetchall()
    if duel is None or not rows:
        return []
    played = [row for row in rows if row["kind"] in (Kind.START, Kind.MOVE)]
    rest = [row for row in rows if row not in played]
    events = tuple(event for row in played for event in _events(db, duel, row))
    if rows[-1] in played:
        # A challenge or reminder before it is overtaken, and crossed off with it.
        return [Happened(duel, Kind.MOVE, events, tuple(row["id"] for row in rest + played))]
    last = Happened(duel, Kind(rows[-1]["kind"]), (), tuple(row["id"] for row in rest))
    return [Happened(duel, Kind.MOVE, events, tuple(row["id"] for row in played)), last] if played else [last]


def _events(db: sqlite3.Connection, duel: Duel, row: sqlite3.Row) -> tuple[Event, ...]:
    if row["kind"] == Kind.MOVE:
        return games.events_of(db, duel, row["game"], row["ply"])
    first = db.execute("SELECT first FROM games WHERE duel_id = ? AND number = 1", (duel.id,)).fetchone()["first"]
    return (GameStarted(1, Player(first)),)
