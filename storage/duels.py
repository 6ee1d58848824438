"""The SQL of challenges and matches as they stand."""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from duel import Away, Duel, First, Offer, Person, Status, extended
from game import VARIANTS, Game, Level, Match, Player, Terms
from storage import games
from storage.times import MILLISECOND, from_ms, to_ms


class _Row(NamedTuple):
    """A duel as it is read, its columns in this order. By their names in sqlite3.Row they took 5 µs more."""

    id: int
    guild_id: int
    channel_id: int
    player_one: int
    player_two: int
    variant: str
    target: int
    best_of: int
    strikes: int
    first: str
    clock: int
    level: str | None
    status: str
    deadline: int | None
    wake_at: int | None
    reminded: int
    quarter_granted: int
    wants_thread: int
    thread_id: int | None
    parent_id: int | None
    surprise: int
    rematch_of: int | None
    score_one: int
    score_two: int
    game: int | None
    """None until the match begins, as are the others of the match."""

    starter: int
    turn: int
    ply: int
    total_one: int
    total_two: int | None
    strikes_one: int
    strikes_two: int
    name_one: str
    name_two: str
    message_id: int | None
    away: int
    back_at: int | None
    """When the bot was last away, since the deadline was set; None if it was not."""


ELSEWHERE = {
    "name_one": "one.name",
    "name_two": "two.name",
    "message_id": """(SELECT message_id FROM shown_messages WHERE duel_id = duels.id
                       ORDER BY game DESC, ply DESC, message_id DESC LIMIT 1)""",
    "away": "(SELECT sum(until - max(since, counted_from)) FROM absences WHERE until > counted_from)",
    "back_at": "(SELECT max(until) FROM absences WHERE until > counted_from)",
}
"""Those that are not columns of the table."""

SELECT = f"""
    SELECT {", ".join(ELSEWHERE.get(column, f"duels.{column}") for column in _Row._fields)}
      FROM duels
      JOIN members AS one ON one.guild_id = duels.guild_id AND one.user_id = duels.player_one
      JOIN members AS two ON two.guild_id = duels.guild_id AND two.user_id = duels.player_two
"""  # noqa: S608 - our own column names

FIND = f"{SELECT} WHERE duels.id = ?"
OPEN_IN = f"{SELECT} WHERE duels.channel_id = ? AND duels.status IN ('offered', 'live') ORDER BY duels.id"
OWN = f"{SELECT} WHERE duels.id = (SELECT duel_id FROM seats WHERE channel_id = ? AND user_id = ?)"  # noqa: S608 - our own words
OFFERED_TO = f"""
    {SELECT} WHERE duels.channel_id = ? AND duels.player_two = ? AND duels.status IN ('offered', 'live')
       AND duels.status = 'offered' ORDER BY duels.id DESC LIMIT 1
"""


def find(db: sqlite3.Connection, duel_id: int) -> Duel | None:
    return _with_match(db, db.execute(FIND, (duel_id,)).fetchone())


def own(db: sqlite3.Connection, channel_id: int, user_id: int) -> Duel | None:
    """The duel that binds this user here, or else the challenge that waits for their answer."""
    for found in (OWN, OFFERED_TO):
        row = db.execute(found, (channel_id, user_id)).fetchone()
        if row is not None:
            return _with_match(db, row)
    return None


def rematch_of(db: sqlite3.Connection, duel_id: int) -> Duel | None:
    """The rematch of this match that is offered or on."""
    found = f"{SELECT} WHERE duels.rematch_of = ? AND duels.status IN ('offered', 'live')"
    return _with_match(db, db.execute(found, (duel_id,)).fetchone())


def plays_a_member(db: sqlite3.Connection, user_id: int) -> bool:
    """Whether this user has a match with another member that is on, in any channel."""
    found = db.execute(
        """
        SELECT 1 FROM seats JOIN duels ON duels.id = seats.duel_id
         WHERE seats.user_id = ? AND duels.status = 'live' AND duels.level IS NULL LIMIT 1
        """,
        (user_id,),
    )
    return found.fetchone() is not None


def open_in(db: sqlite3.Connection, channel_id: int) -> list[Duel]:
    """The duels that are on in this channel, the oldest first."""
    return [duel for row in db.execute(OPEN_IN, (channel_id,)).fetchall() if (duel := _with_match(db, row))]


def open_around(db: sqlite3.Connection, channel_id: int) -> list[int]:
    """The ids of the duels that are on in this channel and in the threads that matches have there."""
    rows = db.execute(
        """
        SELECT id FROM duels WHERE channel_id = ? AND status IN ('offered', 'live')
        UNION SELECT id FROM duels WHERE parent_id = ? AND status IN ('offered', 'live')
        """,
        (channel_id, channel_id),
    )
    return [row["id"] for row in rows]


def open_in_guild(db: sqlite3.Connection, guild_id: int) -> list[int]:
    """The ids of the duels that are on in this server."""
    rows = db.execute("SELECT id FROM duels WHERE guild_id = ? AND status IN ('offered', 'live')", (guild_id,))
    return [row["id"] for row in rows]


def guilds(db: sqlite3.Connection) -> list[int]:
    """The servers in which duels are on."""
    rows = db.execute("SELECT DISTINCT guild_id FROM duels WHERE status IN ('offered', 'live')")
    return [row["guild_id"] for row in rows]


def every(db: sqlite3.Connection) -> Iterator[Duel]:
    """All duels there ever were."""
    for row in db.execute(f"{SELECT} ORDER BY duels.id"):
        duel = _with_match(db, row)
        assert duel is not None
        yield duel


def due(db: sqlite3.Connection, now: datetime, limit: int) -> list[int]:
    rows = db.execute("SELECT id FROM duels WHERE wake_at <= ? ORDER BY wake_at, id LIMIT ?", (to_ms(now), limit))
    return [row["id"] for row in rows]


def next_wake(db: sqlite3.Connection) -> datetime | None:
    return _time(db.execute("SELECT min(wake_at) FROM duels WHERE wake_at IS NOT NULL").fetchone()[0])


def wake_later(db: sqlite3.Connection, duel_id: int, at: datetime) -> None:
    db.execute("UPDATE duels SET wake_at = ? WHERE id = ? AND wake_at IS NOT NULL", (to_ms(at), duel_id))


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
        "level": offer.level,
        "wants_thread": offer.wants_thread,
        "surprise": offer.surprise,
        "rematch_of": offer.rematch_of,
        "status": Status.OFFERED,
        "offered_at": to_ms(at),
        "deadline": to_ms(offer.expires_at),
        "wake_at": to_ms(offer.expires_at),
        "counted_from": to_ms(at),
    }
    columns = ", ".join(row)
    values = ", ".join(f":{column}" for column in row)
    cursor = db.execute(f"INSERT INTO duels ({columns}) VALUES ({values}) RETURNING id", row)  # noqa: S608 - our own column names
    found = find(db, cursor.fetchone()["id"])
    assert found is not None
    return found


def update(db: sqlite3.Connection, duel: Duel, at: datetime) -> Duel:
    """Write what changes in the life of a duel: its status, its clock, and the match as it stands at this time."""
    db.execute(
        """
        UPDATE duels SET status = ?, deadline = ?, wake_at = ?, counted_from = ?, reminded = ?, quarter_granted = ?,
                         score_one = ?, score_two = ?, game = ?, starter = ?, turn = ?, ply = ?,
                         total_one = ?, total_two = ?, strikes_one = ?, strikes_two = ?, thread_id = ?
         WHERE id = ?
        """,
        (
            duel.status,
            _ms(duel.deadline),
            _ms(duel.wake_at),
            None if duel.deadline is None else to_ms(at),
            duel.reminded,
            duel.quarter_granted,
            *_columns(duel.match),
            duel.thread_id,
            duel.id,
        ),
    )
    return duel


def move_to(db: sqlite3.Connection, duel: Duel, thread_id: int) -> Duel:
    """The match goes on in its thread, and the channel is free for others."""
    db.execute("UPDATE duels SET channel_id = ?, parent_id = ? WHERE id = ?", (thread_id, duel.channel_id, duel.id))
    return replace(duel, channel_id=thread_id, parent_id=duel.channel_id, thread_id=thread_id)


def set_thread(db: sqlite3.Connection, duel_id: int, thread_id: int, *, wanted: bool) -> None:
    db.execute("UPDATE duels SET thread_id = ?, wants_thread = ? WHERE id = ?", (thread_id, wanted, duel_id))


def _with_match(db: sqlite3.Connection, found: sqlite3.Row | None) -> Duel | None:
    if found is None:
        return None
    row = _Row(*found)
    terms = Terms(VARIANTS[row.variant], row.target, row.best_of, row.strikes)
    return _duel(row, terms, _match(db, row, row.game, terms) if row.game is not None else None)


def _match(db: sqlite3.Connection, row: _Row, number: int, terms: Terms) -> Match:
    totals = (row.total_one,) if row.total_two is None else (row.total_one, row.total_two)
    strikes = (row.strikes_one, row.strikes_two)
    game = Game(terms, Player(row.starter), Player(row.turn), totals, strikes, row.ply)
    match = Match(terms, game, number, (row.score_one, row.score_two))
    if row.status != Status.FINISHED:
        return match
    outcome = games.outcome(db, row.id, number)
    return replace(match, game=replace(game, outcome=outcome), winner=outcome.winner)


def _columns(match: Match | None) -> tuple[int | None, ...]:
    """The match as the columns of a row, in the order of ``update``."""
    if match is None:
        return (None,) * 10
    game = match.game
    one, two = game.totals if len(game.totals) > 1 else (*game.totals, None)
    return (*match.score, match.number, game.first, game.turn, game.ply, one, two, *game.strikes)


def _duel(row: _Row, terms: Terms, match: Match | None) -> Duel:
    deadline, granted = _deadline(row)
    return Duel(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        challenger=Person(row.player_one, row.name_one),
        opponent=Person(row.player_two, row.name_two),
        terms=terms,
        first=First(row.first),
        clock=row.clock * MILLISECOND,
        level=None if row.level is None else Level(row.level),
        status=Status(row.status),
        deadline=deadline,
        wake_at=_time(row.wake_at),
        reminded=bool(row.reminded),
        quarter_granted=granted,
        message_id=row.message_id,
        match=match,
        wants_thread=bool(row.wants_thread),
        thread_id=row.thread_id,
        parent_id=row.parent_id,
        surprise=bool(row.surprise),
        rematch_of=row.rematch_of,
    )


def _deadline(row: _Row) -> tuple[datetime | None, bool]:
    """The deadline with the time given back in which the bot was away since, and whether the quarter was granted."""
    deadline, granted = _time(row.deadline), bool(row.quarter_granted)
    if deadline is None or row.back_at is None:
        return deadline, granted
    away = Away(row.away * MILLISECOND, from_ms(row.back_at))
    return extended(Status(row.status), deadline, row.clock * MILLISECOND, away, granted=granted)


def _time(milliseconds: int | None) -> datetime | None:
    return None if milliseconds is None else from_ms(milliseconds)


def _ms(time: datetime | None) -> int | None:
    return None if time is None else to_ms(time)
