"""The review of a game that is over: who was winning when, and where it turned."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from game.moves import Move
from game.player import Player
from game.rules import Game, apply, new_game
from game.solver import solve
from game.terms import Terms


class Judgement(Enum):
    """What a move did for the player who made it."""

    KEPT = "kept the win"
    THREW_AWAY = "threw the win away"
    LOST_ANYWAY = "was lost anyway"


@dataclass(frozen=True, slots=True)
class Step:
    """One move, judged by perfect play."""

    move: Move
    before: Game
    after: Game
    winning: Player
    """Who wins from here on, if both play perfectly; after the last move, who has won."""

    judgement: Judgement
    keeping: tuple[int, ...]
    """The multipliers that would have kept the win; none if there was no win to keep, or it was not their turn."""

    @property
    def player(self) -> Player:
        return self.move.player

    @property
    def total(self) -> int:
        """The number that the player has made, or left as it was."""
        return self.after.total_of(self.player)


@dataclass(frozen=True, slots=True)
class Review:
    first: Player
    winner: Player
    steps: tuple[Step, ...]
    """One for each move, in order."""

    @property
    def turning_point(self) -> Step | None:
        """Where the loser last threw a won position away; none if the winner was winning all along."""
        thrown = [step for step in self.steps if step.judgement is Judgement.THREW_AWAY]
        # If the winner had thrown it away last, the loser would have kept it, and won.
        return thrown[-1] if thrown else None


def review_of(terms: Terms, first: Player, moves: Iterable[Move]) -> Review:
    """The review of one game, from its log; moves that do not bring a game to its end raise ``ValueError``."""
    game = new_game(terms, first)
    steps: list[Step] = []
    for move in moves:
        after, _ = apply(game, move)
        steps.append(_judged(move, game, after))
        game = after
    if game.outcome is None:
        raise ValueError("Only a game that is over can be reviewed.")
    return Review(first, game.outcome.winner, tuple(steps))


def _judged(move: Move, before: Game, after: Game) -> Step:
    winning = _winning(after)
    if _winning(before) is not move.player:
        return Step(move, before, after, winning, Judgement.LOST_ANYWAY, ())
    judgement = Judgement.KEPT if winning is move.player else Judgement.THREW_AWAY
    keeping = solve(before).winning if before.turn is move.player else ()
    return Step(move, before, after, winning, judgement, keeping)


def _winning(game: Game) -> Player:
    if game.outcome:
        return game.outcome.winner
    return game.turn if solve(game).wins else game.turn.other
