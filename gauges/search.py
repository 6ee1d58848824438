"""Perfect play found the slow way, by trying everything, to hold the solver against. It shares nothing with it.

What comes of a choice is written as a number: 3 if its player wins and the game is over in 3 moves, -3 if they lose.
"""

from dataclasses import replace
from functools import cache
from itertools import product

from game import VARIANTS, Counter, Game, Multiply, Player, Terms
from game.rules import apply
from game.variants import TWO_TO_NINE, Effect

Columns = tuple[range, Counter, Effect, Effect]
"""The multipliers, one counter or two, what hitting the target does, and what passing it does."""

ENDS = {Effect.WINS: 1, Effect.LOSES: -1}

SHARED: list[Columns] = list(product([TWO_TO_NINE], [Counter.SHARED], Effect, ENDS))
EACH: list[Columns] = list(product([TWO_TO_NINE], [Counter.EACH], Effect, ENDS))
"""Every way to fill the columns: play cannot go on past the target."""

OTHER_RANGES: list[Columns] = list(product([range(3, 8), range(2, 13), range(6, 12)], Counter, Effect, ENDS))
"""The same with other multipliers: such as are all made of each other, and such as are not."""

Position = tuple[int, ...]
"""The number of the player to move, and then the other's, if each has one."""


def named(columns: Columns) -> str:
    multipliers, counter, hits, passes = columns
    return f"{multipliers[0]} to {multipliers[-1]}, {counter.value}, hitting: {hits.value}, passing: {passes.value}"


def terms_of(columns: Columns, target: int) -> Terms:
    multipliers, counter, hits, passes = columns
    row = VARIANTS["exact100"]
    return Terms(replace(row, multipliers=multipliers, counter=counter, hits=hits, passes=passes), target)


def best_of(choices: list[int]) -> int:
    """The soonest win, or else the latest loss."""
    return min([choice for choice in choices if choice > 0] or choices)


def a_move_before(theirs: int) -> int:
    """What comes of a choice after which the best that the other player has is this."""
    return -theirs - 1 if theirs > 0 else -theirs + 1


def search_rules(game: Game) -> list[tuple[Game, list[int]]]:
    """This position and all that can follow by the real rules, with what comes of each multiplier."""
    found: dict[tuple[Position, Player], tuple[Game, list[int]]] = {}

    def best(game: Game) -> int:
        key = (game.totals, game.turn)
        if key not in found:
            found[key] = game, [comes_of(game, number) for number in game.terms.variant.multipliers]
        return best_of(found[key][1])

    def comes_of(game: Game, number: int) -> int:
        after, _ = apply(game, Multiply(game.turn, number))
        if after.outcome:
            return 1 if after.outcome.winner is game.turn else -1
        return a_move_before(best(after))

    best(game)
    return list(found.values())


def search_numbers(columns: Columns, target: int) -> dict[Position, list[int]]:
    """The same on bare numbers, from the first position on, and faster."""
    multipliers, counter, hits, passes = columns
    found: dict[Position, list[int]] = {}
    best: dict[Position, int] = {}

    def look_at(position: Position) -> int:
        choices: list[int] = []
        for number in multipliers:
            total = position[0] * number
            if total > target:
                choices.append(ENDS[passes])
            elif total == target and hits is not Effect.GOES_ON:
                choices.append(ENDS[hits])
            else:
                after = (*position[1:], total)
                choices.append(a_move_before(best.get(after) or look_at(after)))
        found[position] = choices
        best[position] = best_of(choices)
        return best[position]

    look_at((1, 1) if counter is Counter.EACH else (1,))
    return found


def same_game(columns: Columns, target: int) -> tuple[Columns, int]:
    """The columns and target to search: nobody can hit 11, so it is the game in which 12 is passed at once."""
    multipliers, counter, hits, passes = columns
    while not _can_be_made(multipliers, target):
        target, hits = target + 1, passes
    return (multipliers, counter, hits, passes), target


@cache
def _can_be_made(multipliers: range, total: int) -> bool:
    return total == 1 or any(
        _can_be_made(multipliers, total // number) for number in multipliers if total % number == 0
    )
