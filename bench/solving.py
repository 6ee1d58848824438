"""Perfect play: a game that was not asked about before against a plain search of it, the first of all, any position."""

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from bench.report import Row, in_words
from game import VARIANTS, Counter, Game, Player, Terms, new_game
from game.solver import solve
from game.terms import TARGETS
from game.totals import chart, drawn
from game.variants import Variant
from game.worth import forget, totals
from gauges.search import search_numbers

ROUNDS = 7
SOLVED_GOAL = 0.1
POSITION_GOAL = 20e-6
POSITIONS = 1_000


async def measure(folder: Path) -> list[Row]:
    largest = TARGETS[-1]
    rows: list[Row] = []
    for variant in VARIANTS.values():
        if variant.counter is Counter.EACH:
            rows += [_side_by_side(variant, variant.target), _alone(variant, largest)]
        else:
            rows.append(_side_by_side(variant, largest))
    first = max(_first(variant, largest) for variant in VARIANTS.values())
    what = f"the first game of all to {largest:,}, its chart drawn and solved, the slowest of all games"
    rows.append(_row(what, first))
    slowest = max(_position(Terms(variant, largest)) for variant in VARIANTS.values())
    what = f"any position of a solved game to {largest:,}, the slowest of all games"
    return [*rows, Row(what, in_words(slowest), "", "", f"{in_words(POSITION_GOAL)} or less", slowest <= POSITION_GOAL)]


def _side_by_side(variant: Variant, target: int) -> Row:
    """Rounds of both, taken in turn, so that a busy machine slows them alike."""
    columns = (variant.multipliers, variant.counter, variant.hits, variant.passes)
    chart(variant.multipliers, target)
    rounds = [
        (_seconds(lambda: _solve_anew(variant, target)), _seconds(lambda: search_numbers(columns, target)))
        for _ in range(ROUNDS)
    ]
    anew, search = (median(times) for times in zip(*rounds, strict=True))
    what = f"{variant.key} to {target:,} solved, with the chart drawn / searched through"
    return _row(what, anew, in_words(search), f"{anew / search:.2f} times")


def _alone(variant: Variant, target: int) -> Row:
    chart(variant.multipliers, target)
    anew = median(_seconds(lambda: _solve_anew(variant, target)) for _ in range(ROUNDS))
    return _row(f"{variant.key} to {target:,} solved, with the chart drawn (too many pairs of numbers to search)", anew)


def _first(variant: Variant, target: int) -> float:
    """Seconds for a game with nothing at all kept from before."""
    rounds: list[float] = []
    for _ in range(ROUNDS):
        drawn.cache_clear()
        rounds.append(_seconds(lambda: _solve_anew(variant, target)))
    return median(rounds)


def _row(what: str, anew: float, against: str = "", result: str = "") -> Row:
    return Row(what, in_words(anew), against, result, f"{in_words(SOLVED_GOAL)} or less", anew <= SOLVED_GOAL)


def _solve_anew(variant: Variant, target: int) -> None:
    forget()
    solve(new_game(Terms(variant, target), Player.ONE))


def _position(terms: Terms) -> float:
    """Seconds for a verdict, over positions from all along the game."""
    met = totals(terms.variant.multipliers, terms.variant.hits, terms.target)
    numbers = 2 if terms.variant.counter is Counter.EACH else 1
    games = [Game(terms, Player.ONE, Player.ONE, (total,) * numbers) for total in met[:: len(met) // POSITIONS]]
    solve(games[0])
    rounds = [_seconds(lambda: [solve(game).winning for game in games]) for _ in range(ROUNDS)]
    return median(rounds) / len(games)


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began
