"""The SQL of games and moves: the log, and the match that it replays to."""

from collections.abc import Iterator
from itertools import groupby, takewhile
from operator import itemgetter

from duel import BOT, Asked, Duel
from game import (
    Ending,
    Event,
    GameStarted,
    Match,
    Move,
    Multiply,
    Outcome,
    Player,
    Resign,
    RunOutOfTime,
    new_game,
    play,
    replay,
)
from storage.engine import Connection, Found, stream
from storage.times import to_ms

KINDS: dict[type[Move], str] = {Multiply: "multiply", Resign: "resign", RunOutOfTime: "time"}
WHOLE_MATCH = "resign match"

Outline = list[tuple[Player, Player | None, str | None]]
"""Who began each game, who won it and how."""


def start(db: Connection, duel_id: int, number: int, first: Player) -> None:
    db.execute("INSERT INTO games (duel_id, number, first) VALUES (?, ?, ?)", (duel_id, number, first))


def finish(db: Connection, duel_id: int, number: int, winner: Player, ending: Ending) -> None:
    db.execute(
        "UPDATE games SET winner = ?, ending = ? WHERE duel_id = ? AND number = ?",
        (winner, ending.value, duel_id, number),
    )


def log(db: Connection, duel_id: int, match: Match, move: Move, asked: Asked) -> None:
    """Add the move to the log of the match as it stands before it."""
    db.execute(
        """
        INSERT INTO moves (duel_id, game, ply, player, kind, number, interaction_id, played_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        (
            duel_id,
            match.number,
            match.game.ply,
            move.player,
            WHOLE_MATCH if isinstance(move, Resign) and move.whole_match else KINDS[type(move)],
            move.number if isinstance(move, Multiply) else None,
            asked.interaction_id,
            to_ms(asked.at),
        ),
    )


def logged_as(db: Connection, interaction_id: int) -> tuple[int, int, int] | None:
    """The duel, game and ply of the move this interaction has made already, if it has."""
    row = db.execute("SELECT duel_id, game, ply FROM moves WHERE interaction_id = ?", (interaction_id,)).fetchone()
    return tuple(row) if row else None


def opening(db: Connection, duel: Duel) -> tuple[tuple[Event, ...], bool]:
    """What happened when the match began, with the bot's first move if it made one; and whether nothing has since."""
    match = _replayed(db, duel, game=1, ply=0)
    moves = _moves_from(db, duel.id, game=1, ply=0)
    answers = _answers(duel, moves)
    return (GameStarted(1, match.game.first), *_events(match, answers)), len(answers) == len(moves)


def events_of(db: Connection, duel: Duel, game: int, ply: int) -> tuple[tuple[Event, ...], bool]:
    """What happened by this move of the log, and by the bot's answer to it; and whether nothing has happened since."""
    move, *later = _moves_from(db, duel.id, game, ply)
    answers = _answers(duel, later)
    return tuple(_events(_replayed(db, duel, game, ply), [move, *answers])), len(answers) == len(later)


def _answers(duel: Duel, moves: list[Move]) -> list[Move]:
    """What the bot, if it is the opponent, has played before anybody else did."""
    return [] if duel.level is None else list(takewhile(lambda move: move.player is BOT, moves))


def _events(match: Match, moves: list[Move]) -> list[Event]:
    happened: list[Event] = []
    for move in moves:
        match, events = play(match, move)
        happened += events
    return happened


def _moves_from(db: Connection, duel_id: int, game: int, ply: int) -> list[Move]:
    rows = db.execute(
        "SELECT player, kind, number FROM moves WHERE duel_id = ? AND (game, ply) >= (?, ?) ORDER BY game, ply",
        (duel_id, game, ply),
    )
    return [_move(row) for row in rows]


def histories(db: Connection) -> Iterator[tuple[int, Outline, list[tuple[int, int, Move]]]]:
    """Of each duel that has any games, in the order of their ids: its games as stored, and its log."""
    all_games = stream(db, "SELECT duel_id, first, winner, ending FROM games ORDER BY duel_id, number")
    all_moves = stream(db, "SELECT duel_id, game, ply, player, kind, number FROM moves ORDER BY duel_id, game, ply")
    logs = groupby(all_moves, key=itemgetter(0))
    logged, log = next(logs, (None, None))
    for duel_id, rows in groupby(all_games, key=itemgetter(0)):
        outline = [(first, winner, ending) for _, first, winner, ending in rows]
        moves: list[tuple[int, int, Move]] = []
        while logged is not None and logged < duel_id:
            logged, log = next(logs, (None, None))
        if logged == duel_id and log is not None:
            moves = [(row["game"], row["ply"], _move(row)) for row in log]
            logged, log = next(logs, (None, None))
        yield duel_id, outline, moves


def beginning(db: Connection, duel: Duel) -> Match | None:
    """The match before its first move; None if it never began."""
    begun = db.execute("SELECT 1 FROM games WHERE duel_id = ? AND number = 1", (duel.id,)).fetchone()
    return _replayed(db, duel, game=1, ply=0) if begun else None


def moves_of(db: Connection, duel_id: int) -> Iterator[tuple[int, int, Move]]:
    """The whole log of a duel: game, ply and move."""
    rows = db.execute(
        "SELECT game, ply, player, kind, number FROM moves WHERE duel_id = ? ORDER BY game, ply", (duel_id,)
    )
    for row in rows:
        yield row["game"], row["ply"], _move(row)


def finished(db: Connection, duel_id: int, number: int) -> tuple[Player, list[Move]] | None:
    """Who began this game and its moves, if it is over."""
    row = db.execute(
        "SELECT first FROM games WHERE duel_id = ? AND number = ? AND winner IS NOT NULL", (duel_id, number)
    ).fetchone()
    if row is None:
        return None
    moves = db.execute(
        "SELECT player, kind, number FROM moves WHERE duel_id = ? AND game = ? ORDER BY ply", (duel_id, number)
    )
    return Player(row["first"]), [_move(move) for move in moves]


def newest_finished(db: Connection, channel_id: int) -> tuple[int, int] | None:
    """The duel and the number of the last game in this channel that is over."""
    row = db.execute(
        """
        SELECT duel_id, number FROM games
         WHERE duel_id = (SELECT max(id) FROM duels WHERE channel_id = ? AND score_one + score_two > 0)
           AND winner IS NOT NULL
         ORDER BY number DESC LIMIT 1
        """,
        (channel_id,),
    ).fetchone()
    return tuple(row) if row else None


def outcome(db: Connection, duel_id: int, number: int) -> Outcome:
    """How this game ended."""
    row = db.execute("SELECT winner, ending FROM games WHERE duel_id = ? AND number = ?", (duel_id, number)).fetchone()
    return Outcome(Player(row["winner"]), Ending(row["ending"]))


def _replayed(db: Connection, duel: Duel, game: int, ply: int) -> Match:
    """The match in this game before this ply, replayed from the log."""
    games = db.execute(
        "SELECT first, winner FROM games WHERE duel_id = ? AND number <= ? ORDER BY number", (duel.id, game)
    ).fetchall()
    winners = [row["winner"] for row in games[:-1]]
    match = Match(
        duel.terms,
        game=new_game(duel.terms, Player(games[-1]["first"])),
        number=game,
        score=(winners.count(Player.ONE), winners.count(Player.TWO)),
    )
    moves = db.execute(
        "SELECT player, kind, number FROM moves WHERE duel_id = ? AND game = ? AND ply < ? ORDER BY ply",
        (duel.id, game, ply),
    )
    return replay(match, [_move(row) for row in moves])


def _move(row: Found) -> Move:
    player = Player(row["player"])
    match row["kind"]:
        case "multiply":
            return Multiply(player, row["number"])
        case "resign":
            return Resign(player)
        case "resign match":
            return Resign(player, whole_match=True)
        case _:
            return RunOutOfTime(player)
