"""The SQL of the server's rankings: one for each game, one for all of them, and one for each level of the bot."""

import sqlite3

from duel import Duel, Person, Standing, StandingsPage, people, rankings_of
from game import Player

PAGE = 10
Which = tuple[int, str]
"""A server, and a ranking in it."""

Rung = tuple[int, int, int]
"""Games won, games lost, and how many members stand there; the best first."""


def count_game(db: sqlite3.Connection, duel: Duel, winner: Player) -> None:
    for ranking in rankings_of(duel):
        for player in people(duel):
            won = int(player is winner)
            _count_game(db, (duel.guild_id, ranking), duel.person(player).id, won=won, lost=1 - won)


def count_match(db: sqlite3.Connection, duel: Duel, winner: Player) -> None:
    if winner not in people(duel):
        return
    for ranking in rankings_of(duel):
        db.execute(
            "UPDATE standings SET matches_won = matches_won + 1 WHERE guild_id = ? AND variant = ? AND user_id = ?",
            (duel.guild_id, ranking, duel.person(winner).id),
        )


def page(db: sqlite3.Connection, guild_id: int, ranking: str, number: int, user_id: int | None) -> StandingsPage:
    """A page of the ranking, and this user's own row if there is one."""
    which = (guild_id, ranking)
    rungs = db.cursor()
    rungs.row_factory = None  # There may be hundreds of them, and plain tuples are quicker.
    ladder: list[Rung] = rungs.execute(
        "SELECT games_won, games_lost, members FROM ladder WHERE guild_id = ? AND variant = ?", which
    ).fetchall()
    pages = max(1, -(-sum(members for _, _, members in ladder) // PAGE))
    number = min(max(1, number), pages)
    rows = _rows(db, which, ladder, (number - 1) * PAGE)
    return StandingsPage(rows, number, pages, _own(db, which, ladder, user_id))


def _rows(db: sqlite3.Connection, which: Which, ladder: list[Rung], offset: int) -> tuple[Standing, ...]:
    """The rows of the page that begins at this offset, looked up from the rung of the ladder it begins on."""
    before, rung = 0, (0, 0, 0)
    for rung in ladder:
        if before + rung[2] > offset:
            break
        before += rung[2]
    rows = db.execute(
        """
        SELECT user_id, name, games_won, games_lost, matches_won FROM (
            SELECT * FROM (
                SELECT * FROM standings
                 WHERE guild_id = :guild AND variant = :variant AND games_won = :won AND games_lost >= :lost
                 ORDER BY games_lost, matches_won DESC, user_id LIMIT :enough)
            UNION ALL
            SELECT * FROM (
                SELECT * FROM standings
                 WHERE guild_id = :guild AND variant = :variant AND games_won < :won
                 ORDER BY games_won DESC, games_lost, matches_won DESC, user_id LIMIT :page)
            ORDER BY games_won DESC, games_lost, matches_won DESC, user_id LIMIT :page OFFSET :rest
        ) JOIN members USING (guild_id, user_id)
        ORDER BY games_won DESC, games_lost, matches_won DESC, user_id
        """,
        {
            "guild": which[0],
            "variant": which[1],
            "won": rung[0],
            "lost": rung[1],
            "page": PAGE,
            "rest": offset - before,
            "enough": offset - before + PAGE,
        },
    )
    return tuple(_standing(row, offset + place) for place, row in enumerate(rows, start=1))


def _own(db: sqlite3.Connection, which: Which, ladder: list[Rung], user_id: int | None) -> Standing | None:
    row = db.execute(
        """
        SELECT user_id, name, games_won, games_lost, matches_won
          FROM standings JOIN members USING (guild_id, user_id)
         WHERE guild_id = ? AND variant = ? AND user_id = ?
        """,
        (*which, user_id),
    ).fetchone()
    if row is None:
        return None
    ahead = 0
    for won, lost, members in ladder:
        if won == row["games_won"] and lost == row["games_lost"]:
            break
        ahead += members
    beside = db.execute(
        """
        SELECT count(*) FROM standings
         WHERE guild_id = ? AND variant = ? AND games_won = ? AND games_lost = ?
           AND (matches_won > ? OR (matches_won = ? AND user_id < ?))
        """,
        (*which, row["games_won"], row["games_lost"], row["matches_won"], row["matches_won"], user_id),
    ).fetchone()[0]
    return _standing(row, ahead + beside + 1)


def _standing(row: sqlite3.Row, rank: int) -> Standing:
    person = Person(row["user_id"], row["name"])
    return Standing(rank, person, row["games_won"], row["games_lost"], row["matches_won"])


def _count_game(db: sqlite3.Connection, which: Which, user_id: int, *, won: int, lost: int) -> None:
    before = db.execute(
        "SELECT games_won, games_lost FROM standings WHERE guild_id = ? AND variant = ? AND user_id = ?",
        (*which, user_id),
    ).fetchone()
    db.execute(
        """
        INSERT INTO standings (guild_id, variant, user_id, games_won, games_lost) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET
            games_won = games_won + excluded.games_won, games_lost = games_lost + excluded.games_lost
        """,
        (*which, user_id, won, lost),
    )
    won_before, lost_before = (0, 0) if before is None else before
    if before is not None:
        _stand_on(db, which, won_before, lost_before, -1)
    _stand_on(db, which, won_before + won, lost_before + lost, +1)


def _stand_on(db: sqlite3.Connection, which: Which, won: int, lost: int, members: int) -> None:
    """So many members more stand on this rung of the ladder; a rung without any is taken away."""
    db.execute(
        """
        INSERT INTO ladder VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET members = members + excluded.members
        """,
        (*which, won, lost, members),
    )
    db.execute(
        "DELETE FROM ladder WHERE guild_id = ? AND variant = ? AND games_won = ? AND games_lost = ? AND members = 0",
        (*which, won, lost),
    )
