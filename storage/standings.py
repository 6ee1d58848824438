"""The SQL of the server's rankings: one for each game, one for all of them, and one for each level of the bot."""

from duel import Duel, Person, Standing, StandingsPage, people, rankings_of
from game import Player
from storage.engine import Connection, Found, plain

PAGE = 10
Which = tuple[int, str]
"""A server, and a ranking in it."""

Rung = tuple[int, int, int]
"""Games won, games lost, and how many members stand there; the best first."""


Step = tuple[int, str, int, int, int]
"""A server, a ranking in it, a rung, and how many members more stand there."""


def count_game(db: Connection, duel: Duel, winner: Player) -> None:
    steps: list[Step] = []
    # Always in the same order, so that of two duels that end at once none waits for the other and is waited for.
    for ranking in sorted(rankings_of(duel)):
        for player in sorted(people(duel), key=lambda player: duel.person(player).id):
            won = int(player is winner)
            steps += _count_game(db, (duel.guild_id, ranking), duel.person(player).id, won, 1 - won)
    for step in sorted(steps):
        _stand_on(db, step)


def count_match(db: Connection, duel: Duel, winner: Player) -> None:
    if winner not in people(duel):
        return
    for ranking in rankings_of(duel):
        db.execute(
            "UPDATE standings SET matches_won = matches_won + 1 WHERE guild_id = ? AND variant = ? AND user_id = ?",
            (duel.guild_id, ranking, duel.person(winner).id),
        )


def page(db: Connection, guild_id: int, ranking: str, number: int, user_id: int | None) -> StandingsPage:
    """A page of the ranking, and this user's own row if there is one."""
    which = (guild_id, ranking)
    rungs = """
        SELECT games_won, games_lost, members FROM ladder WHERE guild_id = ? AND variant = ?
         ORDER BY games_won DESC, games_lost
    """
    # There may be hundreds of them.
    ladder: list[Rung] = plain(db, rungs, which)
    pages = max(1, -(-sum(members for _, _, members in ladder) // PAGE))
    number = min(max(1, number), pages)
    rows = _rows(db, which, ladder, (number - 1) * PAGE)
    return StandingsPage(rows, number, pages, _own(db, which, ladder, user_id))


def _rows(db: Connection, which: Which, ladder: list[Rung], offset: int) -> tuple[Standing, ...]:
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
                 ORDER BY games_lost, matches_won DESC, user_id LIMIT :enough) AS level
            UNION ALL
            SELECT * FROM (
                SELECT * FROM standings
                 WHERE guild_id = :guild AND variant = :variant AND games_won < :won
                 ORDER BY games_won DESC, games_lost, matches_won DESC, user_id LIMIT :page) AS below
            ORDER BY games_won DESC, games_lost, matches_won DESC, user_id LIMIT :page OFFSET :rest
        ) AS page JOIN members USING (guild_id, user_id)
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


def _own(db: Connection, which: Which, ladder: list[Rung], user_id: int | None) -> Standing | None:
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


def _standing(row: Found, rank: int) -> Standing:
    person = Person(row["user_id"], row["name"])
    return Standing(rank, person, row["games_won"], row["games_lost"], row["matches_won"])


def _count_game(db: Connection, which: Which, user_id: int, won: int, lost: int) -> list[Step]:
    """Count it for this member; by how many members more or fewer which rungs of the ladder have."""
    counted = db.execute(
        """
        INSERT INTO standings (guild_id, variant, user_id, games_won, games_lost) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (guild_id, variant, user_id) DO UPDATE SET
            games_won = standings.games_won + excluded.games_won,
            games_lost = standings.games_lost + excluded.games_lost
        RETURNING games_won, games_lost
        """,
        (*which, user_id, won, lost),
    )
    won_now, lost_now = counted.fetchone()
    steps: list[Step] = [(*which, won_now, lost_now, +1)]
    if won_now + lost_now > 1:
        # Not the first, so the member stood on another rung before.
        steps.append((*which, won_now - won, lost_now - lost, -1))
    return steps


def _stand_on(db: Connection, step: Step) -> None:
    """So many members more stand on this rung of the ladder; a rung without any is taken away."""
    db.execute(
        """
        INSERT INTO ladder (guild_id, variant, games_won, games_lost, members) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (guild_id, variant, games_won, games_lost) DO UPDATE SET members = ladder.members + excluded.members
        """,
        step,
    )
    db.execute(
        "DELETE FROM ladder WHERE guild_id = ? AND variant = ? AND games_won = ? AND games_lost = ? AND members = 0",
        step[:-1],
    )
