"""Targets that are suggested to whoever is choosing one."""

import random

import pytest

import game.suggestions
from game import VARIANTS, Player, Terms, new_game
from game.solver import is_solved, solve
from game.suggestions import can_be_made, interesting_targets, surprise
from game.terms import TARGETS
from game.variants import Variant
from game.worth import forget
from tests.english import suggested
from tests.game.games import each_game
from tests.game.solved import solved_in

TYPED = [None, -3, 0, 1, 7, 12, 99, 100, 120, 997, 1_000, 4_321, 30_000, 98_765, 100_000]


@each_game
def test_every_suggestion_is_a_target_that_can_be_agreed_and_its_reason_is_true(variant: Variant) -> None:
    for near in TYPED:
        suggestions = interesting_targets(variant, near)
        assert 1 <= len(suggestions) <= 10
        assert len({suggestion.target for suggestion in suggestions}) == len(suggestions)
        for suggestion in suggestions:
            verdict = solve(new_game(Terms(variant, suggestion.target), Player.ONE))
            wins = "starts" if verdict.wins else "moves second"
            length = f"{suggestion.target:,}: up to {verdict.in_moves} moves"
            assert suggested(suggestion).startswith(f"{length}, whoever {wins} can win")
            assert suggested(suggestion).endswith(", by one number only") is (len(verdict.winning) == 1)


@each_game
def test_what_was_typed_comes_first_if_it_can_be_a_target(variant: Variant) -> None:
    for near in TYPED:
        if near is not None:
            assert (interesting_targets(variant, near)[0].target == near) is (near in TARGETS)


@each_game
def test_the_rest_begins_with_what_was_typed_where_there_are_such(variant: Variant) -> None:
    for near in (1, 7, 12, 100, 120, 1_000):
        if any(str(target).startswith(str(near)) for target in can_be_made(variant.multipliers)):
            found = interesting_targets(variant, near)
            assert all(str(suggestion.target).startswith(str(near)) for suggestion in found)


def test_before_anything_is_typed_both_sides_are_on_offer() -> None:
    for key in ("exact100", "avoid100", "reach100", "over100"):
        reasons = [suggested(suggestion) for suggestion in interesting_targets(VARIANTS[key])]
        assert any("whoever starts can win, by one number only" in reason for reason in reasons)
        assert any("whoever moves second can win" in reason for reason in reasons)


def test_nothing_is_said_of_what_would_take_too_long() -> None:
    assert interesting_targets(VARIANTS["exact100"], 100_001) == []


@each_game
def test_a_handful_of_small_games_are_solved_and_those_that_are_kept_left_alone(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget()
    solve(new_game(Terms(variant, 101), Player.ONE))
    for near in TYPED:
        solved = solved_in(game.suggestions, monkeypatch)
        interesting_targets(variant, near)
        assert 1 <= len(solved) <= 11
        assert max(terms.target for terms in solved) <= 100_000
        assert not any(is_solved(terms) for terms in solved)
    assert is_solved(Terms(variant, 101))


def length(variant: Variant, target: int) -> int:
    return solve(new_game(Terms(variant, target), Player.ONE)).in_moves


@each_game
def test_a_surprise_is_a_target_that_can_be_made_and_is_larger_than_the_usual_one(variant: Variant) -> None:
    dice = random.Random(1)  # noqa: S311
    drawn = {surprise(variant, dice) for _ in range(20)}
    assert len(drawn) > 1
    for target in drawn:
        assert target in TARGETS
        assert target in can_be_made(variant.multipliers)
        assert variant.target < target <= 100 * variant.target


@each_game
def test_a_surprise_makes_a_longer_game_than_the_usual_target_does(variant: Variant) -> None:
    dice = random.Random(1)  # noqa: S311
    lengths = [length(variant, surprise(variant, dice)) for _ in range(20)]
    assert sum(lengths) / len(lengths) > length(variant, variant.target)


def test_a_surprise_takes_no_more_than_a_handful_of_small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    solved = solved_in(game.suggestions, monkeypatch)
    surprise(VARIANTS["race1000"], random.Random(1))  # noqa: S311
    assert 1 <= len(solved) <= 10
    assert max(terms.target for terms in solved) <= 100_000
