"""Every worked example of every rule book, move for move."""

import pytest

from game import Ending, Game, Match, Multiply, Outcome, Player, agree, new_match, play

ONE, TWO = Player.ONE, Player.TWO

# variant, moves, the total after each move, who wins, how
EXAMPLES = [
    ("exact100", [5, 6, 3, 2], [5, 30, 90, 180], ONE, Ending.PASSED),
    ("avoid100", [9, 6, 2], [9, 54, 108], TWO, Ending.PASSED),
    ("avoid100", [3, 9, 3, 2], [3, 27, 81, 162], ONE, Ending.PASSED),
    ("reach100", [5, 6, 3, 2], [5, 30, 90, 180], TWO, Ending.PASSED),
    ("over100", [5, 8, 2, 2], [5, 40, 80, 160], ONE, Ending.PASSED),
    ("race1000", [5, 6, 5, 5, 4, 5, 5, 4, 2], [5, 6, 25, 30, 100, 150, 500, 600, 1000], ONE, Ending.HIT),
]


@pytest.mark.parametrize(("variant", "numbers", "totals", "winner", "ending"), EXAMPLES)
def test_the_game_of_the_book_ends_as_the_book_says(
    variant: str, numbers: list[int], totals: list[int], winner: Player, ending: Ending
) -> None:
    match, _ = new_match(agree(variant), ONE)
    reached: list[int] = []
    for number in numbers:
        assert match.game.outcome is None
        mover = match.game.turn
        match, _ = play(match, Multiply(mover, number))
        reached.append(match.game.total_of(mover))
    assert reached == totals
    assert match.game.outcome == Outcome(winner, ending)
    assert match.winner is winner


def after(variant: str, *numbers: int, target: int | None = None, strikes: int = 3) -> Match:
    match, _ = new_match(agree(variant, target=target, strikes=strikes), ONE)
    for number in numbers:
        match, _ = play(match, Multiply(match.game.turn, number))
    return match


def game_after(variant: str, *numbers: int, target: int | None = None) -> Game:
    return after(variant, *numbers, target=target).game


def test_avoid100_four_times_five_is_twenty_and_play_goes_on() -> None:
    game = game_after("avoid100", 4, 5)
    assert game.total_of(ONE) == 20
    assert game.outcome is None


def test_avoid100_loses_at_exactly_the_target() -> None:
    assert game_after("avoid100", 4, 5, 5).outcome == Outcome(TWO, Ending.HIT)


def test_exact100_wins_at_exactly_the_target() -> None:
    assert game_after("exact100", 4, 5, 5).outcome == Outcome(ONE, Ending.HIT)


def test_exact100_a_player_with_no_safe_choice_must_still_choose_and_loses() -> None:
    for number in range(2, 10):
        assert game_after("exact100", 5, 6, 3, number).outcome == Outcome(ONE, Ending.PASSED)


def test_reach100_wins_at_exactly_the_target_too() -> None:
    assert game_after("reach100", 4, 5, 5).outcome == Outcome(ONE, Ending.HIT)


def test_reach100_from_90_every_choice_reaches_the_target() -> None:
    for number in range(2, 10):
        assert game_after("reach100", 2, 9, 5, number).outcome == Outcome(TWO, Ending.PASSED)


def test_over100_goes_on_at_exactly_100_and_the_next_player_loses() -> None:
    game = game_after("over100", 4, 5, 5)
    assert game.total_of(ONE) == 100
    assert game.outcome is None
    assert game.turn is TWO
    for number in range(2, 10):
        assert game_after("over100", 4, 5, 5, number).outcome == Outcome(ONE, Ending.PASSED)


def test_race1000_each_player_has_a_product_of_their_own() -> None:
    game = game_after("race1000", 9, 2, 9, 2)
    assert (game.total_of(ONE), game.total_of(TWO)) == (81, 4)


def test_race1000_passing_the_target_loses() -> None:
    assert game_after("race1000", 9, 2, 9, 2, 9, 2, 9).outcome == Outcome(TWO, Ending.PASSED)


@pytest.mark.parametrize("variant", ["exact100", "avoid100", "reach100", "over100", "race1000"])
def test_another_target_may_be_agreed(variant: str) -> None:
    game = game_after(variant, 9, 9, 9, target=1_000_000_000_000)
    assert game.outcome is None
