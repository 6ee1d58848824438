"""The review of a game that is over: who was winning when, and where it turned."""

from collections.abc import Iterable
from enum import Enum

from game.moves import Move, Multiply
from game.player import Player
from game.rules import Game, Outcome, apply, new_game
from game.solver import solve
from game.terms import Terms
from game.value import value


class Judgement(Enum):
    """What a move did for the player who made it."""

    KEPT = "kept the win"
    THREW_AWAY = "threw the win away"
    LOST_ANYWAY = "was lost anyway"


@value
class JudgedMove:
    """One move, and what perfect play says of it."""

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
    def number(self) -> int | None:
        """What the player chose; ``None`` for what is not a whole number, or if they chose nothing."""
        return self.move.number if isinstance(self.move, Multiply) else None

    @property
    def is_wrong(self) -> bool:
        """Whether the player chose a number that is none of the multipliers."""
        return isinstance(self.move, Multiply) and self.number not in self.before.terms.variant.multipliers

    @property
    def mattered(self) -> bool:
        """Whether somebody else would win after it than before, or nobody could move after it."""
        return self.judgement is Judgement.THREW_AWAY or self.after.outcome is not None

    @property
    def total(self) -> int:
        """The number that the player has made, or left as it was."""
        return self.after.total_of(self.player)


@value
class Review:
    """A game from its first move to its last."""

    terms: Terms
    first: Player
    moves: tuple[JudgedMove, ...]
    """In order; never none."""

    outcome: Outcome

    @property
    def winner(self) -> Player:
        return self.outcome.winner

    @property
    def turning_point(self) -> JudgedMove | None:
        """Where the loser last threw a won position away; none if the winner was winning all along."""
        thrown = [move for move in self.moves if move.judgement is Judgement.THREW_AWAY]
        # If the winner had thrown it away last, the loser would have kept it, and won.
        return thrown[-1] if thrown else None


def review_of(terms: Terms, first: Player, moves: Iterable[Move]) -> Review:
    """The review of one game, from its log; moves that do not bring a game to its end raise ``ValueError``."""
    game = new_game(terms, first)
    judged: list[JudgedMove] = []
    for move in moves:
        after, _ = apply(game, move)
        judged.append(_judged(move, game, after))
        game = after
    if game.outcome is None:
        raise ValueError("Only a game that is over can be reviewed.")
    return Review(terms, first, tuple(judged), game.outcome)


def _judged(move: Move, before: Game, after: Game) -> JudgedMove:
    winning = _winning(after)
    if _winning(before) is not move.player:
        return JudgedMove(move, before, after, winning, Judgement.LOST_ANYWAY, ())
    judgement = Judgement.KEPT if winning is move.player else Judgement.THREW_AWAY
    keeping = solve(before).winning if before.turn is move.player else ()
    return JudgedMove(move, before, after, winning, judgement, keeping)


def _winning(game: Game) -> Player:
    if game.outcome:
        return game.outcome.winner
    return game.turn if solve(game).wins else game.turn.other
