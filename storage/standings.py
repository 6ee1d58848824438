"""The SQL of the server's board."""

import sqlite3

from game import Player
from storage.records import Duel, Person, Standing, StandingsPage

PAGE = 10
ALL = ""
"""The variant under which all games are counted together."""


def count_game(db: sqlite3.Connection, duel: Duel, winner: Player) -> None:
    _add(db, duel, winner, games_won=1)
    _add(db, duel, winner.other, games_lost=1)


def count_match(db: sqlite3.Connection, duel: Duel, winner: Player) -> None:
    _add(db, duel, winner, matches_won=1)


def page(db: sqlite3.Connection, guild_id: int, variant: str | None, number: int) -> StandingsPage:
    board = (guild_id, variant or ALL)
    count = db.execute("SELECT count(*) FROM standings WHERE guild_id = ? AND variant = ?", board).fetchone()[0]
    pages = max(1, -(-count // PAGE))
    number = min(max(1, number), pages)
    offset = (number - 1) * PAGE
    rows = db.execute(
        """
        SELECT user_id, name, games_won, games_lost, matches_won
          FROM standings JOIN members USING (guild_id, user_id)
         WHERE guild_id = ? AND variant = ?
         ORDER BY games_won DESC, games_lost, matches_won DESC, user_id
         LIMIT ? OFFSET ?
        """,
        (*board, PAGE, offset),
    )
    standings = tuple(
        Standing(
            rank=offset + place,
            person=Person(row["user_id"], row["name"]),
            games_won=row["games_won"],
            games_lost=row["games_lost"],
            matches_won=row["matches_won"],
        )
        for place, row in enumerate(rows, start=1)
    )
    return StandingsPage(standings, number, pages)


def _add(
    db: sqlite3.Connection,
    duel: Duel,
    player: Player,
    *,
    games_won: int = 0,
    games_lost: int = 0,
    matches_won: int = 0,
) -> None:
    db.executemany(
        """
        INSERT INTO standings (guild_id, variant, user_id, games_won, games_lost, matches_won)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET
            games_won   = games_won   + excluded.games_won,
            games_lost  = games_lost  + excluded.games_lost,
            matches_won = matches_won + excluded.matches_won
        """,
        [
            (duel.guild_id, board, duel.person(player).id, games_won, games_lost, matches_won)
            for board in (duel.terms.variant.key, ALL)
        ],
    )
