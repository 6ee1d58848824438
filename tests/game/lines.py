"""Every line of a game in which one side plays by a rule and the other whatever it likes."""

from collections.abc import Callable, Iterable, Iterator

from game import Game, Multiply, Player
from game.rules import apply
from game.solver import solve

Choices = Callable[[Game], Iterable[int]]
"""What the side that plays by a rule may choose in a position."""


def keeps_the_win(game: Game, choices: Choices) -> None:
    """Whoever is winning wins by these choices, and no later than the solver says."""
    verdict = solve(game)
    winner = game.turn if verdict.wins else game.turn.other
    for ended in _endings(game, winner, choices):
        assert ended.outcome
        assert ended.outcome.winner is winner
        assert ended.ply <= verdict.in_moves


def lasts_as_long_as_can_be(game: Game, choices: Choices) -> None:
    """Whoever is losing loses by these choices no sooner than the solver says."""
    verdict = solve(game)
    loser = game.turn.other if verdict.wins else game.turn
    for ended in _endings(game, loser, choices):
        assert ended.outcome
        assert ended.outcome.winner is loser or ended.ply >= verdict.in_moves


def _endings(game: Game, ruled: Player, choices: Choices) -> Iterator[Game]:
    met: set[tuple[tuple[int, ...], int]] = set()
    ahead = [game]
    while ahead:
        game = ahead.pop()
        for number in choices(game) if game.turn is ruled else game.terms.variant.multipliers:
            after, _ = apply(game, Multiply(game.turn, number))
            if after.outcome:
                yield after
            elif (after.totals, after.ply) not in met:
                met.add((after.totals, after.ply))
                ahead.append(after)
