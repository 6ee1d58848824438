"""The opponent's levels against each other: each has to beat the one below it, in every game."""

from itertools import pairwise
from pathlib import Path

from bench.report import Row
from game import VARIANTS, Level
from gauges.tournament import share_won

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
