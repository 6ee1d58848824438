"""Does the database agree with itself? The move log is the truth; everything else is compared with it."""

from collections import Counter
from dataclasses import dataclass, field

from duel import OPEN, Duel, Status, people, rankings_of
from game import GameStarted, GameWon, Match, MatchWon, Move, Player, Refusal, new_game, play
from storage import duels, games, seats
from storage.engine import Connection, damage

Tally = Counter[tuple[int, str, int, str]]
"""How often: in which server, in which ranking, which member, games_won or games_lost or matches_won."""

COUNTED_STANDINGS = "SELECT guild_id, variant, games_won, games_lost, count(*) FROM standings GROUP BY 1, 2, 3, 4"
COUNTED_ANSWERS = "SELECT guild_id, day, count(*), sum(solved) FROM puzzle_answers GROUP BY 1, 2"


@dataclass
class Verification:
    """What was looked at, and a line for each thing that does not agree."""

    duels: int = 0
    moves: int = 0
    differences: list[str] = field(default_factory=list[str])


def verify(db: Connection) -> Verification:
    found = Verification(differences=damage(db))
    tally: Tally = Counter()
    seated = seats.every(db)
    histories = games.histories(db)
    history = next(histories, None)
    for duel in duels.every(db):
        found.duels += 1
        outline: games.Outline = []
        moves: list[tuple[int, int, Move]] = []
        while history is not None and history[0] < duel.id:
            history = next(histories, None)
        if history is not None and history[0] == duel.id:
            _, outline, moves = history
            history = next(histories, None)
        _verify_duel(duel, outline, moves, found, tally)
        _verify_seats(duel, seated.get(duel.id, set()), found)
    _verify_standings(db, found, tally)
    if _differ(db, COUNTED_ANSWERS, "SELECT * FROM puzzle_days"):
        found.differences.append("Puzzles: the answers of a day are not counted rightly")
    return found


def _verify_duel(
    duel: Duel, outline: games.Outline, moves: list[tuple[int, int, Move]], found: Verification, tally: Tally
) -> None:
    def differs(what: str) -> None:
        found.differences.append(f"Duel {duel.id}: {what}")

    replayed: list[GameStarted | GameWon | MatchWon] = []
    match = Match(duel.terms, new_game(duel.terms, Player(outline[0][0]))) if outline else None
    if match is not None:
        replayed.append(GameStarted(1, match.game.first))
        for number, ply, move in moves:
            found.moves += 1
            if (number, ply) != (match.number, match.game.ply):
                differs(f"game {number}, move {ply} is out of order")
                return
            try:
                match, events = play(match, move)
            except Refusal as refusal:
                differs(f"game {number}, move {ply} is against the rules: {refusal}")
                return
            replayed += [event for event in events if isinstance(event, (GameStarted, GameWon, MatchWon))]
    if match != duel.match:
        differs("the match does not stand as its moves make it")
    if outline != _outline(replayed):
        differs("its games are not what its moves make of them")
    if not _status_fits(duel.status, match):
        differs(f"it is {duel.status}, which does not follow from its moves")
    if (duel.deadline is None) != (duel.status not in OPEN):
        differs("its clock does not fit its status")
    _count(duel, replayed, tally)


def _verify_seats(duel: Duel, seated: set[seats.Seat], found: Verification) -> None:
    """Whoever the duel binds is bound in its channel, and nobody else is anywhere."""
    names = {person.id: person.name for person in (duel.challenger, duel.opponent)}
    bound = {(duel.channel_id, person.id) for person in duel.bound}
    for _, user_id in sorted(bound - seated):
        found.differences.append(f"Duel {duel.id}: {names[user_id]} has no seat")
    for channel_id, user_id in sorted(seated - bound):
        where = "" if channel_id == duel.channel_id else " of another channel"
        found.differences.append(f"Duel {duel.id}: {names.get(user_id, 'somebody')} has a seat{where} for nothing")


def _outline(events: list[GameStarted | GameWon | MatchWon]) -> games.Outline:
    """Who began each game, who won it and how."""
    outline: games.Outline = []
    for event in events:
        match event:
            case GameStarted(first=first):
                outline.append((first, None, None))
            case GameWon(winner, ending):
                outline[-1] = (outline[-1][0], winner, ending.value)
            case MatchWon():
                pass
    return outline


def _status_fits(status: Status, match: Match | None) -> bool:
    if match is None:
        return status not in (Status.LIVE, Status.FINISHED)
    if match.winner:
        return status is Status.FINISHED
    return status in (Status.LIVE, Status.STOPPED, Status.ABANDONED)


def _count(duel: Duel, events: list[GameStarted | GameWon | MatchWon], tally: Tally) -> None:
    def add(player: Player, what: str) -> None:
        if player in people(duel):
            for ranking in rankings_of(duel):
                tally[duel.guild_id, ranking, duel.person(player).id, what] += 1

    for event in events:
        match event:
            case GameWon(winner):
                add(winner, "games_won")
                add(winner.other, "games_lost")
            case MatchWon(winner):
                add(winner, "matches_won")
            case GameStarted():
                pass


def _verify_standings(db: Connection, found: Verification, tally: Tally) -> None:
    rows = db.execute(
        """
        SELECT guild_id, variant, user_id, coalesce(name, 'somebody') AS name, games_won, games_lost, matches_won
          FROM standings LEFT JOIN members USING (guild_id, user_id)
        """
    )
    for row in rows:
        for what in ("games_won", "games_lost", "matches_won"):
            counted = tally.pop((row["guild_id"], row["variant"], row["user_id"], what), 0)
            if row[what] != counted:
                ranking = row["variant"] or "all games"
                stored = f"{row['name']} has {row[what]} {what.replace('_', ' ')}"
                found.differences.append(f"Standings ({ranking}): {stored}, the moves say {counted}")
    if _differ(db, COUNTED_STANDINGS, "SELECT * FROM ladder"):
        found.differences.append("Standings: the ladder does not count them rightly")
    if tally:
        found.differences.append(f"Standings: {len({key[:3] for key in tally})} rows are missing")


def _differ(db: Connection, counted: str, kept: str) -> bool:
    """Whether what is counted anew is anything else than what is kept."""
    return any(
        db.execute(f"SELECT 1 FROM ({one} EXCEPT {other})").fetchone()  # noqa: S608 - our own words
        for one, other in ((counted, kept), (kept, counted))
    )
