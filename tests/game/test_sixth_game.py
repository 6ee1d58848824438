"""A sixth game is a row of data and its words: the rules need no code of their own for it."""

from dataclasses import replace

from game import VARIANTS, Counter, Ending, Multiply, Outcome, Player, Terms, WrongNumber, new_game, new_match, play
from game.solver import solve
from game.variants import Effect

# Two numbers, exactly 50 goes on, past 50 wins, wrong numbers are strikes: none of the five is like that.
CLIMB = replace(
    VARIANTS["over100"],
    key="climb50",
    target=50,
    counter=Counter.EACH,
    hits=Effect.GOES_ON,
    passes=Effect.WINS,
    wrong_number=WrongNumber.STRIKE,
)


def test_a_row_that_mixes_the_columns_anew_is_played_by_the_same_rules() -> None:
    match, _ = new_match(Terms(CLIMB, CLIMB.target), Player.ONE)
    for number in (5, 1, 2, 5, 2, 2):
        match, _ = play(match, Multiply(match.game.turn, number))
    assert match.game.totals == (50, 4)
    assert match.game.strikes == (0, 1)
    assert match.game.outcome is None
    for number in (2, 2):
        match, _ = play(match, Multiply(match.game.turn, number))
    assert match.game.outcome == Outcome(Player.ONE, Ending.PASSED)


def test_a_row_that_mixes_the_columns_anew_is_solved_by_the_same_code() -> None:
    # Who starts with 6 or more passes 50 with a 9 next time; the other has only one move in between.
    verdict = solve(new_game(Terms(CLIMB, CLIMB.target), Player.ONE))
    assert verdict.wins
    assert verdict.in_moves == 3
    assert verdict.winning == verdict.best == (6, 7, 8, 9)
    assert not verdict.after(5).wins
