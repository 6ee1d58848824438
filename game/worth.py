"""What every total of a game is worth to the player who makes it, if both play perfectly from there on.

Worth is one number: ``WON - moves`` for a win, ``moves - WON`` for a loss, with that many moves left in the game. A
win is worth more the sooner it comes and a loss the later, so the best of several is simply the ``max``.
"""

from dataclasses import dataclass
from functools import lru_cache

from game.moves import MULTIPLIERS
from game.variants import Counter, Effect

WON = 1_000
"""The worth of the move that wins: more than any game has moves."""

ENDED = {Effect.WINS: WON, Effect.LOSES: -WON}
PRIMES = (2, 3, 5, 7)
"""What the multipliers are made of, and so every total."""


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of every total; all that are past the target are worth the same."""

    up_to_target: dict[int, int]
    past: int

    def of(self, total: int) -> int:
        return self.up_to_target.get(total, self.past)


@lru_cache(maxsize=16)
def work_out(counter: Counter, hits: Effect, passes: Effect, target: int) -> Worth:
    """The game of these columns; where each player has a number of their own, as if they played alone.

    Worked out from the largest total down: a total is worth the best that can be made of it, to whoever multiplies it
    next, which is its maker only in a game for one. The last few games are kept.
    """
    past = ENDED[passes]
    worth = {} if hits is Effect.GOES_ON else {target: ENDED[hits]}
    maker_is_next = counter is Counter.EACH
    for total in reversed(totals(hits, target)):
        best = max([worth.get(total * number, past) for number in MULTIPLIERS])
        a_move_earlier = best - 1 if best > 0 else best + 1
        worth[total] = a_move_earlier if maker_is_next else -a_move_earlier
    return Worth(worth, past)


def totals(hits: Effect, target: int) -> list[int]:
    """Every number that a player may have to multiply, smallest first."""
    largest = target if hits is Effect.GOES_ON else target - 1
    found = [1]
    for prime in PRIMES:
        newest = found
        while newest := [total * prime for total in newest if total * prime <= largest]:
            found = [*found, *newest]
    return sorted(found)


def raced(mine: int, theirs: int) -> int:
    """The worth of my total and their total together, to me, when they are to move.

    Neither can hinder the other, so each follows the line that is best for a player alone: to the soonest win, or to
    the latest loss if there is no win. The line that ends first decides, and mine has its moves after theirs.
    """
    if moves_left(mine) < moves_left(theirs):
        return _worth(mine > 0, 2 * moves_left(mine))
    return _worth(theirs < 0, 2 * moves_left(theirs) - 1)


def moves_left(worth: int) -> int:
    return WON - abs(worth)


def _worth(wins: bool, moves: int) -> int:
    return WON - moves if wins else moves - WON
