"""Perfect play found the slow way, by trying everything, to hold the solver against. It shares nothing with it.

What comes of a choice is written as a number: 3 if its player wins and the game is over in 3 moves, -3 if they lose.
"""

from dataclasses import replace
from itertools import product

from game import MULTIPLIERS, VARIANTS, Counter, Effect, Game, Multiply, Player, Terms, apply

Columns = tuple[Counter, Effect, Effect]
"""One counter or two, what hitting the target does, and what passing it does."""

SHARED: list[Columns] = list(product([Counter.SHARED], Effect, (Effect.WINS, Effect.LOSES)))
EACH: list[Columns] = list(product([Counter.EACH], Effect, (Effect.WINS, Effect.LOSES)))
"""Every way to fill the columns: play cannot go on past the target."""

Position = tuple[int, ...]
"""The number of the player to move, and then the other's, if each has one."""

ENDS = {Effect.WINS: 1, Effect.LOSES: -1}


def named(columns: Columns) -> str:
    counter, hits, passes = columns
    return f"{counter.value}, hitting: {hits.value}, passing: {passes.value}"


def terms_of(columns: Columns, target: int) -> Terms:
    counter, hits, passes = columns
    return Terms(replace(VARIANTS["exact100"], counter=counter, hits=hits, passes=passes), target)


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
            found[key] = game, [comes_of(game, number) for number in MULTIPLIERS]
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
    counter, hits, passes = columns
    found: dict[Position, list[int]] = {}
    best: dict[Position, int] = {}

    def look_at(position: Position) -> int:
        choices: list[int] = []
        for number in MULTIPLIERS:
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
    counter, hits, passes = columns
    while not _can_be_made(target):
        target, hits = target + 1, passes
    return (counter, hits, passes), target


def _can_be_made(total: int) -> bool:
    for prime in (2, 3, 5, 7):
        while total % prime == 0:
            total //= prime
    return total == 1
