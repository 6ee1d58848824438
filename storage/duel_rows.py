"""A duel as a row of its table: how it is read, and what of the match is written."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any, NamedTuple

from duel import Away, Duel, First, Person, Status, extended
from game import VARIANTS, Game, Level, Match, Outcome, Player, Terms
from storage import games
from storage.engine import Connection, Found
from storage.times import MILLISECOND, from_ms, to_ms


class Row(NamedTuple):
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
    language: str
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
    "away": """(SELECT CAST(sum(until - CASE WHEN since > counted_from THEN since ELSE counted_from END) AS BIGINT)
                 FROM absences WHERE until > counted_from)""",
    "back_at": "(SELECT max(until) FROM absences WHERE until > counted_from)",
}
"""Those that are not columns of the table."""

COLUMNS = ", ".join(ELSEWHERE.get(column, f"duels.{column}") for column in Row._fields)
FROM = """
      FROM duels
      JOIN members AS one ON one.guild_id = duels.guild_id AND one.user_id = duels.player_one
      JOIN members AS two ON two.guild_id = duels.guild_id AND two.user_id = duels.player_two
"""
SELECT = f"SELECT {COLUMNS} {FROM}"
SELECT_WITH_ENDING = f"""
    SELECT {COLUMNS}, last.winner, last.ending {FROM}
      LEFT JOIN games AS last
        ON last.duel_id = duels.id AND last.number = duels.game AND duels.status = 'finished'
"""
"""The same, with how the last game of a finished match has ended."""


def duel_of(db: Connection, found: Found | None) -> Duel | None:
    if found is None:
        return None
    row = Row(*found)
    if row.game is None or row.status != Status.FINISHED:
        return _duel_of(row, None)
    return _duel_of(row, games.outcome(db, row.id, row.game))


def duel_from(found: Iterable[Any], outcome: Outcome | None) -> Duel:
    """The duel in this row, whose last game has ended so if the match is finished."""
    return _duel_of(Row(*found), outcome)


def _duel_of(row: Row, outcome: Outcome | None) -> Duel:
    terms = Terms(VARIANTS[row.variant], row.target, row.best_of, row.strikes)
    return _duel(row, terms, _match(row, row.game, terms, outcome) if row.game is not None else None)


def _match(row: Row, number: int, terms: Terms, outcome: Outcome | None) -> Match:
    totals = (row.total_one,) if row.total_two is None else (row.total_one, row.total_two)
    strikes = (row.strikes_one, row.strikes_two)
    game = Game(terms, Player(row.starter), Player(row.turn), totals, strikes, row.ply)
    match = Match(terms, game, number, (row.score_one, row.score_two))
    if outcome is None:
        return match
    return replace(match, game=replace(game, outcome=outcome), winner=outcome.winner)


def match_columns(match: Match | None) -> tuple[int | None, ...]:
    """The match as the columns of a row, in the order of ``update``."""
    if match is None:
        return (None,) * 8
    game = match.game
    one, two = game.totals if len(game.totals) > 1 else (*game.totals, None)
    return (match.number, game.first, game.turn, game.ply, one, two, *game.strikes)


def _duel(row: Row, terms: Terms, match: Match | None) -> Duel:
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
        wake_at=time_of(row.wake_at),
        reminded=bool(row.reminded),
        quarter_granted=granted,
        message_id=row.message_id,
        match=match,
        wants_thread=bool(row.wants_thread),
        thread_id=row.thread_id,
        parent_id=row.parent_id,
        surprise=bool(row.surprise),
        rematch_of=row.rematch_of,
        language=row.language,
    )


def _deadline(row: Row) -> tuple[datetime | None, bool]:
    """The deadline with the time given back in which the bot was away since, and whether the quarter was granted."""
    deadline, granted = time_of(row.deadline), bool(row.quarter_granted)
    if deadline is None or row.back_at is None:
        return deadline, granted
    away = Away(row.away * MILLISECOND, from_ms(row.back_at))
    return extended(Status(row.status), deadline, row.clock * MILLISECOND, away, granted=granted)


def time_of(milliseconds: int | None) -> datetime | None:
    return None if milliseconds is None else from_ms(milliseconds)


def ms_of(time: datetime | None) -> int | None:
    return None if time is None else to_ms(time)
