"""What a number that is none of the multipliers costs, game by game."""

import pytest

from game import (
    VARIANTS,
    Ending,
    GameWon,
    Multiply,
    NumberRefused,
    Outcome,
    Player,
    WrongNumber,
    agree,
    new_game,
)
from game.events import ChoseWrongNumber
from game.rules import apply
from tests.english import narrator, told
from tests.game.games import FIVE

ONE, TWO = Player.ONE, Player.TWO
WRONG = [None, 1, 0, -5, 10, 1_000_000]
REFUSING = ["exact100", "reach100", "race1000"]


def test_three_of_the_five_games_refuse() -> None:
    assert [key for key in FIVE if VARIANTS[key].wrong_number is WrongNumber.REFUSED] == REFUSING


@pytest.mark.parametrize("number", WRONG)
@pytest.mark.parametrize("variant", REFUSING)
def test_a_refused_number_is_named_with_what_to_choose_instead(variant: str, number: int | None) -> None:
    terms = agree(variant)
    with pytest.raises(NumberRefused) as refused:
        apply(new_game(terms, ONE), Multiply(ONE, number))
    assert told(refused.value) == "Choose a whole number from 2 to 9."
    assert (refused.value.player, refused.value.number) == (ONE, number)
    named = "That" if number is None else f"{number:,}"
    for at_keyboard in (True, False):
        said = narrator(terms, {ONE: "Alice", TWO: "Bob"}, at_keyboard=at_keyboard).refuse(refused.value)
        assert said.startswith(f"{named} is not a")
        assert "2 to 9" in said or "2 and 9" in said


@pytest.mark.parametrize("number", WRONG)
def test_avoid100_loses_at_once(number: int | None) -> None:
    game, events = apply(new_game(agree("avoid100"), ONE), Multiply(ONE, number))
    assert game.outcome == Outcome(TWO, Ending.WRONG_NUMBER)
    assert events == [ChoseWrongNumber(ONE, number, 0), GameWon(TWO, Ending.WRONG_NUMBER)]


def test_over100_counts_strikes_and_the_same_player_chooses_again() -> None:
    game, events = apply(new_game(agree("over100"), ONE), Multiply(ONE, 12))
    assert events == [ChoseWrongNumber(ONE, 12, 1)]
    assert game.turn is ONE
    assert game.strikes == (1, 0)
    assert game.totals == (1,)


@pytest.mark.parametrize("agreed", [1, 3, 10])
def test_over100_forfeits_at_the_agreed_number_of_strikes(agreed: int) -> None:
    game = new_game(agree("over100", strikes=agreed), ONE)
    for _ in range(agreed - 1):
        game, _ = apply(game, Multiply(ONE, None))
        assert game.outcome is None
    game, _ = apply(game, Multiply(ONE, 1))
    assert game.outcome == Outcome(TWO, Ending.STRIKES)


def test_over100_counts_each_players_strikes_apart() -> None:
    game = new_game(agree("over100"), ONE)
    for player in (ONE, TWO):
        game, _ = apply(game, Multiply(player, 0))
        game, _ = apply(game, Multiply(player, 0))
        game, _ = apply(game, Multiply(player, 2))
    assert game.strikes == (2, 2)
    assert game.outcome is None
