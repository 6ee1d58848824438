"""The SQL of what is committed and not yet known to be announced."""

import sqlite3
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from game import Event
from storage import duels, games
from storage.records import Announcement, Asked, Duel, Happened, Kind
from storage.times import from_ms, to_ms

NONCE = 25
"""How long Discord lets a nonce be."""

Position = tuple[int, int]
"""Game and ply: where in the log of its duel something happened."""

ANSWER_TIME = timedelta(minutes=1)
"""How long whoever made a change has to announce it before the clock looks after it."""


def add(
    db: sqlite3.Connection, duel: Duel, kind: Kind, events: tuple[Event, ...], asked: Asked, at: Position
) -> Happened:
    """Keep it until it has been announced."""
    cursor = db.execute(
        """
        INSERT INTO announcements (duel_id, kind, game, ply, token, created_at, retry_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        (duel.id, kind, *at, asked.token, to_ms(asked.at), to_ms(asked.at + ANSWER_TIME)),
    )
    assert cursor.lastrowid is not None
    return Happened(duel, kind, events, (cursor.lastrowid,), _nonce(duel.id, kind, *at))


def _nonce(duel_id: int, kind: str, game: int, ply: int) -> str:
    # Of what it is about, so that it stays the same whoever writes the row.
    return f"{duel_id}:{kind}:{game}:{ply}"[-NONCE:]


def due(db: sqlite3.Connection, now: datetime) -> list[int]:
    """The duels that have something to announce by now."""
    rows = db.execute("SELECT DISTINCT duel_id FROM announcements WHERE retry_at <= ?", (to_ms(now),))
    return [row["duel_id"] for row in rows]


def make_due(db: sqlite3.Connection, now: datetime) -> None:
    """Whoever was about to announce these is gone."""
    db.execute("UPDATE announcements SET retry_at = ?", (to_ms(now),))


def waiting(db: sqlite3.Connection, duel_id: int, now: datetime, also: Collection[int]) -> list[Announcement]:
    """What is due to be announced of a duel, and these: the rest is being answered by somebody."""
    return [
        Announcement(row["id"], row["token"], from_ms(row["created_at"]))
        for row in _rows(db, duel_id)
        if _is_due(row, now, also)
    ]


def _rows(db: sqlite3.Connection, duel_id: int) -> list[sqlite3.Row]:
    return db.execute("SELECT * FROM announcements WHERE duel_id = ? ORDER BY id", (duel_id,)).fetchall()


def _is_due(row: sqlite3.Row, now: datetime, also: Collection[int]) -> bool:
    return row["retry_at"] <= to_ms(now) or row["id"] in also


def cross_off(db: sqlite3.Connection, announcements: Sequence[int], duel_id: int, message_id: int | None) -> None:
    for announcement in announcements:
        db.execute("DELETE FROM announcements WHERE id = ?", (announcement,))
    if message_id is not None:
        duels.show(db, duel_id, message_id)


def put_off(db: sqlite3.Connection, duel_id: int, until: datetime) -> None:
    db.execute("UPDATE announcements SET retry_at = ? WHERE duel_id = ?", (to_ms(until), duel_id))


def forget(db: sqlite3.Connection, duel_id: int) -> None:
    db.execute("DELETE FROM announcements WHERE duel_id = ?", (duel_id,))


def rebuild(db: sqlite3.Connection, duel_id: int, now: datetime, also: Collection[int]) -> list[Happened]:
    """The same, made anew from the log, in order."""
    duel = duels.find(db, duel_id)
    rows = _rows(db, duel_id)
    happened: list[Happened] = []
    overtaken: tuple[int, ...] = ()
    for row in rows:
        if duel is None or not _is_due(row, now, also):
            continue
        kind, newest = Kind(row["kind"]), row is rows[-1]
        if not newest and kind in (Kind.CHALLENGE, Kind.REMINDER):
            # Nobody needs it any more: it is crossed off with what came after it.
            overtaken = (*overtaken, row["id"])
            continue
        nonce = _nonce(duel_id, kind, row["game"], row["ply"])
        happened.append(Happened(duel, kind, _events(db, duel, row), (*overtaken, row["id"]), nonce, newest))
        overtaken = ()
    return happened


def _events(db: sqlite3.Connection, duel: Duel, row: sqlite3.Row) -> tuple[Event, ...]:
    if row["kind"] == Kind.MOVE:
        return games.events_of(db, duel, row["game"], row["ply"])
    return games.opening(db, duel) if row["kind"] == Kind.START else ()
