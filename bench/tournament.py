"""The opponent's levels against each other: each has to beat the one below it, in every game."""

from itertools import pairwise
from pathlib import Path
from random import Random

from bench.report import Row
from game import VARIANTS, Level, Multiply, Player, Terms, new_game
from game.opponent import choose
from game.rules import apply
from game.variants import Variant

TARGETS = (1_000, 10_000)
"""Long enough that a lost start can still be turned around."""

ROUNDS = 100
"""How often each level starts, for each game and target."""

GOAL = 0.6


async def measure(folder: Path) -> list[Row]:
    return [_row(weaker, stronger) for weaker, stronger in pairwise(Level)]


def _row(weaker: Level, stronger: Level) -> Row:
    shares = {variant.key: share_won(variant, stronger, weaker) for variant in VARIANTS.values()}
    least = min(shares, key=lambda key: shares[key])
    return Row(
        f"opponent: games that {stronger} wins against {weaker}, over all games / where it wins fewest",
        f"{sum(shares.values()) / len(shares):.0%}",
        f"{shares[least]:.0%}",
        least,
        f"{GOAL:.0%} or more in each",
        shares[least] >= GOAL,
    )


def share_won(variant: Variant, stronger: Level, weaker: Level, rounds: int = ROUNDS) -> float:
    """The share of the games that the stronger level wins, the same in every run."""
    dice = Random(1)  # noqa: S311 - the same games in every run
    won = [
        _wins(Terms(variant, target), stronger, weaker, first, dice)
        for target in TARGETS
        for first in (stronger, weaker)
        for _ in range(rounds)
    ]
    return sum(won) / len(won)


def _wins(terms: Terms, stronger: Level, weaker: Level, first: Level, dice: Random) -> bool:
    """Whether the stronger, who is Player 1, wins."""
    game = new_game(terms, Player.ONE if first is stronger else Player.TWO)
    while not game.outcome:
        level = stronger if game.turn is Player.ONE else weaker
        game, _ = apply(game, Multiply(game.turn, choose(game, level, dice)))
    return game.outcome.winner is Player.ONE
