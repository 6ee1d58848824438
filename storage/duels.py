"""The SQL of challenges and matches."""

import sqlite3
from datetime import datetime

from game import GameStarted, GameWon, MatchWon, agree
from storage import games, members, standings
from storage.records import Duel, First, Offer, Person, Status, Turn
from storage.times import MILLISECOND, from_ms, to_ms

SELECT = """
    SELECT duels.*, one.name AS name_one, two.name AS name_two
      FROM duels
      JOIN members AS one ON one.guild_id = duels.guild_id AND one.user_id = duels.player_one
      JOIN members AS two ON two.guild_id = duels.guild_id AND two.user_id = duels.player_two
"""


def find(db: sqlite3.Connection, duel_id: int) -> Duel | None:
    row = db.execute(f"{SELECT} WHERE duels.id = ?", (duel_id,)).fetchone()
    return _duel(db, row) if row else None


def open_in(db: sqlite3.Connection, channel_id: int) -> Duel | None:
    row = db.execute(
        f"{SELECT} WHERE duels.channel_id = ? AND duels.status IN ('offered', 'live')", (channel_id,)
    ).fetchone()
    return _duel(db, row) if row else None


def due(db: sqlite3.Connection, now: datetime) -> list[int]:
    rows = db.execute("SELECT id FROM duels WHERE wake_at <= ? ORDER BY wake_at, id", (to_ms(now),))
    return [row["id"] for row in rows]


def next_wake(db: sqlite3.Connection) -> datetime | None:
    return _time(db.execute("SELECT min(wake_at) FROM duels WHERE wake_at IS NOT NULL").fetchone()[0])


def offer(db: sqlite3.Connection, offer: Offer) -> Duel:
    members.meet(db, offer.guild_id, offer.challenger)
    members.meet(db, offer.guild_id, offer.opponent)
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
        "offered_at": to_ms(offer.offered_at),
        "deadline": to_ms(offer.expires_at),
        "wake_at": to_ms(offer.expires_at),
    }
    columns = ", ".join(row)
    values = ", ".join(f":{column}" for column in row)
    cursor = db.execute(f"INSERT INTO duels ({columns}) VALUES ({values}) RETURNING id", row)  # noqa: S608 - our own column names
    return _found(db, cursor.fetchone()["id"])


def record_turn(db: sqlite3.Connection, turn: Turn) -> Duel:
    duel = turn.duel
    if turn.move and duel.match:
        games.log(db, turn, duel.match, turn.move)
    status = Status.LIVE
    for event in turn.events:
        match event:
            case GameStarted(number, first):
                games.start(db, duel.id, number, first)
            case GameWon(winner, ending) if duel.match:
                games.finish(db, duel.id, duel.match.number, winner, ending)
                standings.count_game(db, duel, winner)
            case MatchWon(winner):
                standings.count_match(db, duel, winner)
                status = Status.FINISHED
            case _:
                pass
    if status is Status.FINISHED:
        return end(db, duel.id, status)
    db.execute("UPDATE duels SET status = ? WHERE id = ?", (status, duel.id))
    return set_clock(db, duel.id, turn.deadline, turn.wake_at)


def end(db: sqlite3.Connection, duel_id: int, status: Status) -> Duel:
    db.execute("UPDATE duels SET status = ?, deadline = NULL, wake_at = NULL WHERE id = ?", (status, duel_id))
    return _found(db, duel_id)


def set_clock(db: sqlite3.Connection, duel_id: int, deadline: datetime, wake_at: datetime) -> Duel:
    times = (to_ms(deadline), to_ms(wake_at))
    db.execute("UPDATE duels SET deadline = ?, wake_at = ? WHERE id = ?", (*times, duel_id))
    return _found(db, duel_id)


def show(db: sqlite3.Connection, duel_id: int, message_id: int) -> None:
    db.execute("UPDATE duels SET message_id = ? WHERE id = ?", (message_id, duel_id))


def _found(db: sqlite3.Connection, duel_id: int) -> Duel:
    duel = find(db, duel_id)
    assert duel is not None, f"duel {duel_id} was there a moment ago"
    return duel


def _duel(db: sqlite3.Connection, row: sqlite3.Row) -> Duel:
    terms = agree(row["variant"], target=row["target"], best_of=row["best_of"], strikes=row["strikes"])
    return Duel(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        challenger=Person(row["player_one"], row["name_one"]),
        opponent=Person(row["player_two"], row["name_two"]),
        terms=terms,
        first=First(row["first"]),
        clock=row["clock"] * MILLISECOND,
        status=Status(row["status"]),
        deadline=_time(row["deadline"]),
        wake_at=_time(row["wake_at"]),
        message_id=row["message_id"],
        match=games.load(db, row["id"], terms),
    )


def _time(milliseconds: int | None) -> datetime | None:
    return None if milliseconds is None else from_ms(milliseconds)
