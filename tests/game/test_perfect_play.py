"""The solver's promises, kept in play by the real rules."""

from collections.abc import Iterator
from random import Random

import pytest

from game import Counter, Game, Multiply, Player, new_game
from game.rules import apply
from game.solver import solve
from game.terms import TARGETS
from gauges.search import EACH, OTHER_RANGES, SHARED, Columns, named, terms_of
from tests.game.lines import keeps_the_win, lasts_as_long_as_can_be

every_game = pytest.mark.parametrize("columns", SHARED + EACH + OTHER_RANGES, ids=named)


def starts(columns: Columns) -> Iterator[Game]:
    for target in (11, 100, 720, 5_040, 99_999) if Counter.SHARED in columns else (11, 36, 60):
        yield new_game(terms_of(columns, target), Player.ONE)


@every_game
def test_the_winner_wins_whatever_the_other_does_and_no_later_than_told(columns: Columns) -> None:
    for game in starts(columns):
        keeps_the_win(game, lambda game: solve(game).best)


@every_game
def test_the_loser_lasts_as_long_as_told_whatever_the_other_does(columns: Columns) -> None:
    for game in starts(columns):
        lasts_as_long_as_can_be(game, lambda game: solve(game).best)


@every_game
def test_a_choice_comes_to_what_is_told_of_the_position_after_it_at_the_largest_target(columns: Columns) -> None:
    dice = Random(5)  # noqa: S311 - the same lines in every run
    for _ in range(10):
        game = new_game(terms_of(columns, TARGETS[-1]), Player.ONE)
        while not game.outcome:
            for choice in solve(game).choices:
                after, _ = apply(game, Multiply(game.turn, choice.number))
                if after.outcome:
                    assert (choice.wins, choice.in_moves) == (after.outcome.winner is game.turn, 1)
                else:
                    verdict = solve(after)
                    assert (choice.wins, choice.in_moves) == (not verdict.wins, verdict.in_moves + 1)
            game, _ = apply(game, Multiply(game.turn, dice.choice(columns[0])))


@every_game
def test_two_perfect_players_end_the_longest_game_when_told(columns: Columns) -> None:
    game = new_game(terms_of(columns, TARGETS[-1]), Player.ONE)
    told = solve(game)
    while not game.outcome:
        assert solve(game).in_moves == told.in_moves - game.ply
        game, _ = apply(game, Multiply(game.turn, solve(game).best[0]))
    assert game.ply == told.in_moves
    assert (game.outcome.winner is Player.ONE) is told.wins
