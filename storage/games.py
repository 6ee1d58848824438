"""The SQL of games and moves: the log, and the match that it replays to."""

import sqlite3

from game import Ending, Match, Move, Multiply, Player, Resign, RunOutOfTime, Terms, new_game, replay
from storage.records import Turn
from storage.times import to_ms

KINDS: dict[type[Move], str] = {Multiply: "multiply", Resign: "resign", RunOutOfTime: "time"}


def start(db: sqlite3.Connection, duel_id: int, number: int, first: Player) -> None:
    db.execute("INSERT INTO games (duel_id, number, first) VALUES (?, ?, ?)", (duel_id, number, first))


def finish(db: sqlite3.Connection, duel_id: int, number: int, winner: Player, ending: Ending) -> None:
    db.execute(
        "UPDATE games SET winner = ?, ending = ? WHERE duel_id = ? AND number = ?",
        (winner, ending.value, duel_id, number),
    )


def log(db: sqlite3.Connection, turn: Turn, match: Match, move: Move) -> None:
    db.execute(
        """
        INSERT INTO moves (duel_id, game, ply, player, kind, number, interaction_id, played_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        (
            turn.duel.id,
            match.number,
            match.game.ply,
            move.player,
            KINDS[type(move)],
            move.number if isinstance(move, Multiply) else None,
            turn.interaction_id,
            to_ms(turn.at),
        ),
    )


def load(db: sqlite3.Connection, duel_id: int, terms: Terms) -> Match | None:
    """The match as it stands: the score of its games, and the moves of the last one replayed."""
    games = db.execute(
        "SELECT number, first, winner FROM games WHERE duel_id = ? ORDER BY number", (duel_id,)
    ).fetchall()
    if not games:
        return None
    *before, last = games
    winners = [row["winner"] for row in before]
    match = Match(
        terms,
        game=new_game(terms, Player(last["first"])),
        number=last["number"],
        score=(winners.count(Player.ONE), winners.count(Player.TWO)),
    )
    moves = db.execute(
        "SELECT player, kind, number FROM moves WHERE duel_id = ? AND game = ? ORDER BY ply",
        (duel_id, match.number),
    )
    return replay(match, [_move(row) for row in moves])


def _move(row: sqlite3.Row) -> Move:
    player = Player(row["player"])
    match row["kind"]:
        case "multiply":
            return Multiply(player, row["number"])
        case "resign":
            return Resign(player)
        case _:
            return RunOutOfTime(player)
