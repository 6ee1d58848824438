"""The opponent: perfect when it is told to be, and human otherwise."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

import pytest

from game import VARIANTS, Counter, Game, Level, Multiply, Player, Terms, agree, new_game
from game.opponent import choose
from game.rules import apply
from game.solver import solve
from game.variants import Variant
from gauges.tournament import share_won
from tests.game.games import FIVE, each_game
from tests.game.lines import keeps_the_win, lasts_as_long_as_can_be

ONE, TWO = Player.ONE, Player.TWO


class Hand:
    """Dice that fall as told, and show what there was to choose from."""

    def __init__(self, fallen: float) -> None:
        self.fallen = fallen
        self.faces: Sequence[int] = ()

    def random(self) -> float:
        return self.fallen

    def choice(self, seq: Sequence[int], /) -> int:
        self.faces = seq
        return seq[0]


def may_choose(game: Game, level: Level, fallen: float = 0.0) -> list[int]:
    """Every multiplier that may be chosen when the dice have fallen like this."""
    dice = Hand(fallen)
    choose(game, level, dice)
    return list(dice.faces)


def at(key: str, *totals: int, target: int | None = None) -> Game:
    return Game(agree(key, target=target), ONE, ONE, totals)


def starts(variant: Variant) -> Iterator[Game]:
    """Some that the first player wins and some that the second does."""
    for target in (11, 36, 60) if variant.counter is Counter.EACH else (11, 36, 100, 324, 720, 5_040, 99_999):
        yield new_game(Terms(variant, target), ONE)


@each_game
def test_a_perfect_opponent_is_never_beaten_from_a_won_position(variant: Variant) -> None:
    for game in starts(variant):
        keeps_the_win(game, lambda game: may_choose(game, Level.PERFECT))


@each_game
def test_a_perfect_opponent_that_is_lost_lasts_as_long_as_the_solver_says(variant: Variant) -> None:
    for game in starts(variant):
        lasts_as_long_as_can_be(game, lambda game: may_choose(game, Level.PERFECT))


@each_game
def test_a_lost_perfect_opponent_leaves_the_fewest_replies_that_win(variant: Variant) -> None:
    def replies(game: Game, number: int) -> int:
        after, _ = apply(game, Multiply(game.turn, number))
        return 0 if after.outcome else len(solve(after).winning)

    dice = Random(3)  # noqa: S311 - the same lines in every run
    lost = 0
    for _ in range(100):
        game = new_game(Terms(variant, 1_000), ONE)
        while not game.outcome:
            verdict = solve(game)
            if not verdict.wins:
                lost += 1
                fewest = min(replies(game, number) for number in verdict.best)
                assert may_choose(game, Level.PERFECT) == [n for n in verdict.best if replies(game, n) == fewest]
            game, _ = apply(game, Multiply(game.turn, dice.choice(variant.multipliers)))
    assert lost > 50


def test_a_trap_by_hand() -> None:
    # To 18, the other player hits it at once from 2, 3, 6 and 9. From 4 they keep the win with 3 and 4, and from 5 with
    # 2 and 3, but from 7 and from 8 only with 2: the rest goes past 18.
    assert may_choose(at("exact100", 1, target=18), Level.PERFECT) == [7, 8]


def test_even_the_easiest_takes_a_win_that_is_there_and_does_not_lose_at_once() -> None:
    assert may_choose(at("exact100", 20), Level.EASY) == [5]
    assert may_choose(at("reach100", 20), Level.EASY) == [5, 6, 7, 8, 9]
    assert may_choose(at("avoid100", 20), Level.EASY) == [2, 3, 4]
    assert may_choose(at("over100", 20), Level.EASY) == [2, 3, 4, 5]
    assert may_choose(at("race1000", 125, 500), Level.EASY) == [8]


def test_with_nothing_to_hope_for_any_multiplier_will_do() -> None:
    for level in Level:
        assert may_choose(at("exact100", 90), level) == list(range(2, 10))


def test_far_from_the_end_the_easiest_chooses_blindly_and_the_perfect_does_not() -> None:
    game = at("exact100", 1)
    assert may_choose(game, Level.EASY) == list(range(2, 10))
    assert may_choose(game, Level.PERFECT, fallen=0.999) == list(solve(game).best)


@pytest.mark.parametrize(("level", "chance"), [(Level.MEDIUM, 0.4), (Level.HARD, 0.75)])
def test_the_levels_between_play_perfectly_as_often_as_told(level: Level, chance: float) -> None:
    game = at("exact100", 1)
    assert may_choose(game, level, fallen=chance - 0.001) == list(solve(game).best)
    assert may_choose(game, level, fallen=chance) == list(range(2, 10))


@pytest.mark.parametrize("key", FIVE)
def test_every_level_beats_the_one_below(key: str) -> None:
    for weaker, stronger in pairwise(Level):
        assert share_won(VARIANTS[key], stronger, weaker, rounds=40) > 0.55


@each_game
def test_the_same_dice_choose_the_same(variant: Variant) -> None:
    game = new_game(Terms(variant, 1_000), TWO)
    for level in Level:
        chosen = [choose(game, level, Random(seed)) for seed in range(20)]  # noqa: S311 - it is what is tested
        assert chosen == [choose(game, level, Random(seed)) for seed in range(20)]  # noqa: S311 - the same
