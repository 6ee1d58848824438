"""What every total of a game is worth to the player who makes it, if both play perfectly from there on.

Worth is one number: ``WIN_AT_ONCE - moves`` for a win, ``moves - WIN_AT_ONCE`` for a loss, with that many moves left in
the game. A win is worth more the sooner it comes and a loss the later, so the best of several is simply the ``max``.
"""

from array import array
from bisect import bisect_right
from threading import Lock

from game.totals import Chart, chart, up_to
from game.value import value
from game.variants import Counter, Effect

WIN_AT_ONCE = 127
"""The worth of the move that wins: more than any game has moves, and small enough for one byte."""

ENDED = {Effect.WINS: WIN_AT_ONCE, Effect.LOSES: -WIN_AT_ONCE}
KEPT = 1_000
"""How many games to keep: the largest takes 15 KB, with multipliers from 2 to 9."""


@value
class Worth:
    """The worth of every total; all that are past the target are worth the same."""

    chart: Chart
    up_to_target: "array[int]"
    """In the order of the chart."""

    past: int

    def of(self, total: int) -> int:
        place = self.chart.place.get(total)
        return self.past if place is None or place >= len(self.up_to_target) else self.up_to_target[place]


def work_out_once(multipliers: range, counter: Counter, hits: Effect, passes: Effect, target: int) -> Worth:
    """The game of these columns; where each player has a number of their own, as if they played alone.

    Worked out from the largest total down: a total is worth the best that can be made of it, to whoever multiplies it
    next, which is its maker only in a game for one.
    """
    everything, past = chart(multipliers, target), ENDED[passes]
    count = bisect_right(everything.totals, _largest(hits, target))
    worth = [past] * (len(everything.totals) + 1)
    if hits is not Effect.GOES_ON and target in everything.place:
        worth[everything.place[target]] = ENDED[hits]
    maker_is_next = counter is Counter.EACH
    for place in reversed(range(count)):
        best = max(everything.made_of[place](worth))
        a_move_earlier = best - 1 if best > 0 else best + 1
        worth[place] = a_move_earlier if maker_is_next else -a_move_earlier
    # With the target itself, if it can be made: it stands next.
    return Worth(everything, array("b", worth[: count + 1]), past)


_kept: dict[tuple[range, Counter, Effect, Effect, int], Worth] = {}
"""The games that were worked out, oldest first."""

_one_at_a_time = Lock()
"""Held by whoever works out a game; what is kept can be read meanwhile."""


def work_out(multipliers: range, counter: Counter, hits: Effect, passes: Effect, target: int) -> Worth:
    """The same, and at once if it was asked for before: the last thousand games are kept."""
    columns = (multipliers, counter, hits, passes, target)
    worth = _kept.get(columns)
    if worth is not None:
        return worth
    with _one_at_a_time:
        # Somebody else may have worked it out just before.
        worth = _kept.get(columns) or work_out_once(*columns)
        _kept[columns] = worth
        if len(_kept) > KEPT:
            del _kept[next(iter(_kept))]
    return worth


def is_worked_out(multipliers: range, counter: Counter, hits: Effect, passes: Effect, target: int) -> bool:
    """Whether ``work_out`` would answer at once."""
    return (multipliers, counter, hits, passes, target) in _kept


def forget() -> None:
    """Keep nothing of what was worked out so far, for whoever measures or tests."""
    with _one_at_a_time:
        _kept.clear()


def totals(multipliers: range, hits: Effect, target: int) -> list[int]:
    """Every number that a player may have to multiply, smallest first."""
    return up_to(multipliers, _largest(hits, target))


def _largest(hits: Effect, target: int) -> int:
    return target if hits is Effect.GOES_ON else target - 1


def raced(mine: int, theirs: int) -> int:
    """The worth of my total and their total together, to me, when they are to move.

    Neither can hinder the other, so each follows the line that is best for a player alone: to the soonest win, or to
    the latest loss if there is no win. The line that ends first decides, and mine has its moves after theirs.
    """
    if moves_left(mine) < moves_left(theirs):
        return _worth(mine > 0, 2 * moves_left(mine))
    return _worth(theirs < 0, 2 * moves_left(theirs) - 1)


def moves_left(worth: int) -> int:
    return WIN_AT_ONCE - abs(worth)


def _worth(wins: bool, moves: int) -> int:
    return WIN_AT_ONCE - moves if wins else moves - WIN_AT_ONCE
