"""Two levels of the opponent against each other, in one game after another."""

from random import Random

from game import Level, Multiply, Player, Terms, new_game
from game.opponent import choose
from game.rules import apply
from game.variants import Variant

TARGETS = (1_000, 10_000)
"""Long enough that a lost start can still be turned around."""

ROUNDS = 100
"""How often each level starts, for each game and target."""


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
