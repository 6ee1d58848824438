"""The SQL of challenges and matches as they stand."""

import sqlite3
from collections.abc import Iterator
from datetime import datetime

from game import Match, Terms, agree
from storage import games
from storage.records import Duel, First, Offer, Person, Status
from storage.times import MILLISECOND, from_ms, to_ms

SELECT = """
    SELECT duels.*, one.name AS name_one, two.name AS name_two
      FROM duels
      JOIN members AS one ON one.guild_id = duels.guild_id AND one.user_id = duels.player_one
      JOIN members AS two ON two.guild_id = duels.guild_id AND two.user_id = duels.player_two
"""


def find(db: sqlite3.Connection, duel_id: int) -> Duel | None:
    return _with_match(db, db.execute(f"{SELECT} WHERE duels.id = ?", (duel_id,)).fetchone())


def open_in(db: sqlite3.Connection, channel_id: int) -> Duel | None:
    row = db.execute(
        f"{SELECT} WHERE duels.channel_id = ? AND duels.status IN ('offered', 'live')", (channel_id,)
    ).fetchone()
    return _with_match(db, row)


def open_in_guild(db: sqlite3.Connection, guild_id: int) -> list[int]:
    """The ids of the duels that are on in this server."""
    rows = db.execute("SELECT id FROM duels WHERE guild_id = ? AND status IN ('offered', 'live')", (guild_id,))
    return [row["id"] for row in rows]


def guilds(db: sqlite3.Connection) -> list[int]:
    """The servers in which duels are on."""
    rows = db.execute("SELECT DISTINCT guild_id FROM duels WHERE status IN ('offered', 'live')")
    return [row["guild_id"] for row in rows]


def every(db: sqlite3.Connection) -> Iterator[Duel]:
    """All duels there ever were, without their matches."""
    for row in db.execute(f"{SELECT} ORDER BY duels.id"):
        yield _duel(row, None)


def due(db: sqlite3.Connection, now: datetime) -> list[int]:
    rows = db.execute("SELECT id FROM duels WHERE wake_at <= ? ORDER BY wake_at, id", (to_ms(now),))
    return [row["id"] for row in rows]


def insert(db: sqlite3.Connection, offer: Offer, at: datetime) -> Duel:
    row = {
        "guild_id": offer.guild_id,
        "channel_id": offer.channel_id,
        "player_one": offer.challenger.id,
        "player_two": offer.opponent.id,
        "variant": offer.terms.variant.key,
        "target": offer.terms.target,
        "best_of": offer.terms.best_of,
        "strikes": offer.terms.strikes,
        "first": offer.first,
        "clock": offer.clock // MILLISECOND,
        "status": Status.OFFERED,
        "offered_at": to_ms(at),
        "deadline": to_ms(offer.expires_at),
        "wake_at": to_ms(offer.expires_at),
    }
    columns = ", ".join(row)
    values = ", ".join(f":{column}" for column in row)
    cursor = db.execute(f"INSERT INTO duels ({columns}) VALUES ({values}) RETURNING id", row)  # noqa: S608 - our own column names
    found = find(db, cursor.fetchone()["id"])
    assert found is not None
    return found


def update(db: sqlite3.Connection, duel: Duel) -> Duel:
    """Write what changes in the life of a duel: its status and its clock. A duel that is over has no clock."""
    db.execute(
        "UPDATE duels SET status = ?, deadline = ?, wake_at = ? WHERE id = ?",
        (duel.status, _ms(duel.deadline), _ms(duel.wake_at), duel.id),
    )
    return duel


def show(db: sqlite3.Connection, duel_id: int, message_id: int) -> None:
    db.execute("UPDATE duels SET message_id = ? WHERE id = ?", (message_id, duel_id))


def _with_match(db: sqlite3.Connection, row: sqlite3.Row | None) -> Duel | None:
    return _duel(row, games.load(db, row["id"], _terms(row))) if row else None


def _terms(row: sqlite3.Row) -> Terms:
    return agree(row["variant"], target=row["target"], best_of=row["best_of"], strikes=row["strikes"])


def _duel(row: sqlite3.Row, match: Match | None) -> Duel:
    return Duel(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        challenger=Person(row["player_one"], row["name_one"]),
        opponent=Person(row["player_two"], row["name_two"]),
        terms=_terms(row),
        first=First(row["first"]),
        clock=row["clock"] * MILLISECOND,
        status=Status(row["status"]),
        deadline=_time(row["deadline"]),
        wake_at=_time(row["wake_at"]),
        message_id=row["message_id"],
        match=match,
    )


def _time(milliseconds: int | None) -> datetime | None:
    return None if milliseconds is None else from_ms(milliseconds)


def _ms(time: datetime | None) -> int | None:
    return None if time is None else to_ms(time)
