"""Perfect play: who wins from a position, with which multipliers, and how soon."""

from functools import cache

from game.refusal import GameIsOver
from game.rules import Game
from game.terms import Terms
from game.value import value
from game.variants import Counter, Effect
from game.worth import is_worked_out, moves_left, raced, work_out, work_out_once


@value
class Choice:
    """What comes of one multiplier, if both play perfectly after it."""

    number: int
    wins: bool
    """Whether the player who chooses it wins."""

    in_moves: int
    """How many moves are left until the game is over, this one included: the winner hurries, the loser delays."""


@value
class Verdict:
    """What comes of a position, if both play perfectly."""

    wins: bool
    """Whether the player to move wins."""

    in_moves: int
    """How many moves are left until the game is over: the winner hurries, the loser delays."""

    choices: tuple[Choice, ...]
    """One for each multiplier, in their order."""

    @property
    def winning(self) -> tuple[int, ...]:
        """The multipliers that keep the win; none if the position is lost."""
        return tuple(choice.number for choice in self.choices if choice.wins)

    @property
    def best(self) -> tuple[int, ...]:
        """The multipliers that win soonest or, if the position is lost, last longest; never none."""
        return tuple(
            choice.number for choice in self.choices if choice.wins is self.wins and choice.in_moves == self.in_moves
        )

    def after(self, number: int) -> Choice:
        """What comes of this multiplier of the game."""
        return next(choice for choice in self.choices if choice.number == number)


def solve(game: Game, *, keep: bool = True) -> Verdict:
    """What comes of this position in any game of the variants; one that is over raises ``GameIsOver``.

    Moves are multipliers here. A wrong number wins nothing, and where it is a strike it leaves the position as it is.
    What is worked out is kept for the next position of the game, unless there will be none.
    """
    if game.outcome:
        raise GameIsOver("refusal-match-is-over")
    worth = (work_out if keep else work_out_once)(*_columns(game.terms))
    multipliers, total = game.terms.variant.multipliers, game.total_of(game.turn)
    made = [worth.of(total * number) for number in multipliers]
    if game.terms.variant.counter is Counter.EACH:
        theirs = worth.of(game.total_of(game.turn.other))
        made = [raced(mine, theirs) for mine in made]
    best = max(made)
    return Verdict(best > 0, moves_left(best) + 1, tuple(map(_choice, multipliers, made)))


def is_solved(terms: Terms) -> bool:
    """Whether positions of this game are answered at once; else the first takes some milliseconds.

    It takes tens of them if it is the first game at all with such a large target: its chart is drawn then.
    """
    return is_worked_out(*_columns(terms))


def _columns(terms: Terms) -> tuple[range, Counter, Effect, Effect, int]:
    """All that counts in perfect play."""
    variant = terms.variant
    return variant.multipliers, variant.counter, variant.hits, variant.passes, terms.target


@cache
def _choice(number: int, made: int) -> Choice:
    """Kept, since there are few and to make them anew would be half of the time that a verdict takes."""
    return Choice(number, made > 0, moves_left(made) + 1)
