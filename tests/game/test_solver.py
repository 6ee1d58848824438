"""Perfect play, held against a search that tries everything."""

from functools import lru_cache

import pytest

from game import VARIANTS, Counter, Game, Multiply, Player, Resign, agree, new_game
from game.refusal import GameIsOver
from game.rules import apply
from game.solver import Choice, solve
from game.terms import TARGETS
from game.worth import WIN_AT_ONCE, raced, totals, work_out
from gauges.search import (
    EACH,
    OTHER_RANGES,
    SHARED,
    Columns,
    Position,
    best_of,
    named,
    same_game,
    search_numbers,
    search_rules,
    terms_of,
)
from tests.game.games import FIVE

ONE, TWO = Player.ONE, Player.TWO
OF_THE_TABLE: list[Columns] = [
    (variant.multipliers, variant.counter, variant.hits, variant.passes) for variant in VARIANTS.values()
]


def in_number(choice: Choice) -> int:
    return choice.in_moves if choice.wins else -choice.in_moves


def assert_solved(game: Game, choices: list[int]) -> None:
    verdict = solve(game)
    best = best_of(choices)
    assert [in_number(choice) for choice in verdict.choices] == choices
    assert (verdict.wins, verdict.in_moves) == (best > 0, abs(best))
    numbered = list(zip(game.terms.variant.multipliers, choices, strict=True))
    assert verdict.winning == tuple(number for number, choice in numbered if choice > 0)
    assert verdict.best == tuple(number for number, choice in numbered if choice == best)


@pytest.mark.parametrize("columns", SHARED + EACH + OTHER_RANGES, ids=named)
def test_every_choice_comes_to_what_a_search_of_the_real_rules_finds(columns: Columns) -> None:
    targets = (10, 11, 12, 16, 25) if Counter.EACH in columns else range(10, 40)
    for target in targets:
        for game, choices in search_rules(new_game(terms_of(columns, target), TWO)):
            assert_solved(game, choices)


@pytest.mark.parametrize("columns", SHARED + EACH + OTHER_RANGES, ids=named)
def test_every_choice_comes_to_what_a_search_of_bare_numbers_finds(columns: Columns) -> None:
    targets = (97, 100) if Counter.EACH in columns else (97, 100, 720, 1_999, 2_000, 1_000_000)
    for target in targets:
        for position, choices in search_numbers(columns, target).items():
            assert_solved(Game(terms_of(columns, target), ONE, ONE, position), choices)


@lru_cache(maxsize=2)
def worth_by_search(columns: Columns, target: int) -> dict[Position, int]:
    """What every position is worth to the player who has just moved. All choices follow from it."""
    bests = {position: best_of(choices) for position, choices in search_numbers(columns, target).items()}
    return {position: best - WIN_AT_ONCE if best > 0 else best + WIN_AT_ONCE for position, best in bests.items()}


@pytest.mark.parametrize("columns", SHARED, ids=named)
def test_every_total_on_the_way_to_every_target_is_worth_what_a_search_finds(columns: Columns) -> None:
    for target in range(10, 2_000 + 1 if columns in OF_THE_TABLE else 300 + 1):
        found = worth_by_search(*same_game(columns, target))
        worth = work_out(*columns, target)
        assert {position: worth.of(*position) for position in found} == found, target


@pytest.mark.parametrize("columns", EACH, ids=named)
def test_every_two_totals_on_the_way_to_every_target_are_worth_what_a_search_finds(columns: Columns) -> None:
    for target in range(10, 300 + 1 if columns in OF_THE_TABLE else 60 + 1):
        found = worth_by_search(*same_game(columns, target))
        worth = work_out(*columns, target)
        assert {(theirs, mine): raced(worth.of(mine), worth.of(theirs)) for theirs, mine in found} == found, target


@pytest.mark.parametrize("columns", SHARED + EACH + OTHER_RANGES, ids=named)
def test_the_reachable_totals_are_those_that_a_search_meets(columns: Columns) -> None:
    for target in (10, 35, 36, 97):
        met = {total for position in search_numbers(columns, target) for total in position}
        _, _, hits, _ = columns
        assert totals(columns[0], hits, target) == sorted(met)


def test_the_first_player_wins_each_of_the_five_at_its_usual_target() -> None:
    for key in FIVE:
        assert solve(new_game(agree(key), TWO)).wins


def test_the_first_to_reach_the_target_is_decided_as_has_long_been_known() -> None:
    # The winner hurries by nines and the loser delays by twos: it changes hands after 9, 18, 162, 324, 2,916 ...
    last, first_wins = 9, True
    while last * 9 < TARGETS[-1]:
        following = last * (2 if first_wins else 9)
        first_wins = not first_wins
        for target in (last + 1, following):
            assert solve(new_game(agree("reach100", target=target), ONE)).wins is first_wins
        last = following


def test_a_game_that_is_over_is_not_solved() -> None:
    over, _ = apply(new_game(agree("exact100"), ONE), Resign(ONE))
    with pytest.raises(GameIsOver):
        solve(over)


def test_a_strike_changes_nothing_for_perfect_play() -> None:
    game = new_game(agree("over100"), ONE)
    struck, _ = apply(game, Multiply(ONE, 10))
    assert solve(struck) == solve(game)
