"""Targets that make a good game, for whoever is choosing one."""

from functools import cache
from math import ceil, log

from game.opponent import Dice
from game.player import Player
from game.rules import new_game
from game.solver import Verdict, solve
from game.terms import TARGETS, Terms
from game.value import value
from game.variants import Effect, Variant
from game.worth import totals

LARGEST = 100_000
"""Larger ones would take too long to work out while somebody is typing."""

LARGE = 100
LOOKED_AT = 10
OF_A_KIND = 3


@value
class Suggestion:
    """A target, with how long and how balanced a game it makes."""

    target: int
    moves: int
    """At most, if nobody makes a mistake."""

    ways: int
    """How many first moves win: none if whoever moves second can win, one, or 2 for more than one."""


@cache
def can_be_made(multipliers: range) -> list[int]:
    """Every target up to the largest here that can be made exactly, smallest first."""
    return [total for total in totals(multipliers, Effect.GOES_ON, LARGEST) if total in TARGETS]


def interesting_targets(variant: Variant, near: int | None = None) -> list[Suggestion]:
    """A few targets that begin with the digits of ``near`` or are close to it; without one, of about the usual size.

    ``near`` comes first, if it can be a target itself. A handful of small games are solved, which takes a few
    milliseconds; of targets beyond 100,000 nothing is said.
    """
    if near is not None and near > LARGEST:
        return []
    solved = {target: _solved(variant, target) for target in _candidates(variant, near)}
    by_length = sorted(solved, key=lambda target: solved[target].in_moves / log(target), reverse=True)
    chosen: list[int] = []
    for kind in (0, 1, 2):
        chosen += [target for target in by_length if _ways_to_start(solved[target]) == kind][:OF_A_KIND]
    first = [near] if near is not None and near in TARGETS else []
    return [
        _suggestion(target, solved.get(target) or _solved(variant, target))
        for target in dict.fromkeys(first + sorted(chosen))
    ]


def surprise(variant: Variant, dice: Dice) -> int:
    """A target of up to a hundred times the usual size that makes a long game for it; some milliseconds of work."""
    targets = [target for target in can_be_made(variant.multipliers) if 1 < target / variant.target <= LARGE]
    drawn = [dice.choice(targets) for _ in range(LOOKED_AT)]
    return max(drawn, key=lambda target: _solved(variant, target).in_moves / log(target))


def _candidates(variant: Variant, near: int | None) -> list[int]:
    """Targets to look at: only such as can be made exactly."""
    targets = can_be_made(variant.multipliers)
    if near is None:
        return _spread([target for target in targets if target <= 10 * variant.target])
    longer = [target for target in targets if str(target).startswith(str(near))]
    return _spread(longer) or sorted(targets, key=lambda target: abs(target - near))[: LOOKED_AT // 2]


def _spread(targets: list[int]) -> list[int]:
    return targets[:: ceil(len(targets) / LOOKED_AT) or 1]


def _solved(variant: Variant, target: int) -> Verdict:
    return solve(new_game(Terms(variant, target), Player.ONE), keep=False)


def _ways_to_start(verdict: Verdict) -> int:
    """How many first moves win: none, one, or 2 for more than one."""
    return min(len(verdict.winning), 2)


def _suggestion(target: int, verdict: Verdict) -> Suggestion:
    """Never by which number: that is for the players to find."""
    return Suggestion(target, verdict.in_moves, _ways_to_start(verdict))
