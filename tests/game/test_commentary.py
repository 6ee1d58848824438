"""What perfect play says of a game, sentence by sentence."""

import re

import pytest

from game import Move, Multiply, Player, Resign, RunOutOfTime, Terms, agree, new_game
from game.review import Judgement, Review, review_of
from game.solver import solve
from game.variants import Variant
from tests.english import headline, move_by_move, prospects
from tests.game.games import each_game
from words import ENGLISH
from words.commentary import any_of

ONE, TWO = Player.ONE, Player.TWO
NAMES = {ONE: "Alice", TWO: "Bob"}
KEPT, THREW_AWAY = Judgement.KEPT, Judgement.THREW_AWAY


def line(*numbers: int | None) -> list[Move]:
    """These numbers chosen in turn, by Player 1 first."""
    return [Multiply(Player(index % 2 + 1), number) for index, number in enumerate(numbers)]


def reviewed(key: str, moves: list[Move], target: int | None = None, strikes: int = 3) -> Review:
    return review_of(agree(key, target=target, strikes=strikes), ONE, moves)


def told(review: Review) -> list[str]:
    return [headline(review, NAMES), *move_by_move(review, NAMES)]


def test_a_game_that_turned_three_times_by_hand() -> None:
    # To reach 100: from 5 the other player must leave 10 or 11, since from 12 a 9 reaches it; from 30 a 4 does.
    review = reviewed("reach100", line(5, 6, 3, 2))
    assert [judged.judgement for judged in review.moves] == [THREW_AWAY, THREW_AWAY, THREW_AWAY, KEPT]
    assert [judged.total for judged in review.moves] == [5, 30, 90, 180]
    assert [judged.winning for judged in review.moves] == [TWO, ONE, TWO, TWO]
    assert [judged.keeping for judged in review.moves] == [
        (6, 7, 8, 9),
        (2,),
        (4, 5, 6, 7, 8, 9),
        (2, 3, 4, 5, 6, 7, 8, 9),
    ]
    assert review.turning_point is review.moves[2]
    assert told(review) == [
        "The turning point: Alice's 3 made 90. With 4, 5, 6, 7, 8 or 9, Alice would have kept the win.",
        "1. Alice: 1 × 5 = 5 – throws the win away; 6, 7, 8 or 9 would have kept it",
        "2. Bob: 5 × 6 = 30 – throws the win away; 2 would have kept it",
        "3. Alice: 30 × 3 = 90 – throws the win away; 4, 5, 6, 7, 8 or 9 would have kept it",
        "4. Bob: 90 × 2 = 180 – wins",
    ]


def test_a_game_that_never_turned() -> None:
    review = reviewed("exact100", line(5, 6, 3, 2))
    assert review.turning_point is None
    assert told(review) == [
        "Alice, who started, had it won from the first move and never let go.",
        "1. Alice: 1 × 5 = 5 – keeps the win",
        "2. Bob: 5 × 6 = 30 – already losing, whatever the number",
        "3. Alice: 30 × 3 = 90 – keeps the win",
        "4. Bob: 90 × 2 = 180 – was losing anyway",
    ]


def test_a_game_that_the_second_player_had_won_all_along() -> None:
    review = reviewed("exact100", line(7, 2, 2), target=18)
    assert headline(review, NAMES) == "Bob, who moved second, had it won from the first move and never let go."


def test_the_race_is_told_with_each_players_own_product() -> None:
    # To 36: Alice has a 6 to hit it with, and anything else lets Bob hit it with his 9.
    review = reviewed("race1000", line(6, 4, 5, 9), target=36)
    assert told(review) == [
        "The turning point: Alice's 5 made 30. With 6, Alice would have kept the win.",
        "1. Alice: 1 × 6 = 6 – keeps the win",
        "2. Bob: 1 × 4 = 4 – already losing, whatever the number",
        "3. Alice: 6 × 5 = 30 – throws the win away; 6 would have kept it",
        "4. Bob: 4 × 9 = 36 – wins",
    ]


def test_resigning_a_won_position_is_a_turning_point_in_turn_or_not() -> None:
    in_turn = reviewed("exact100", [*line(5, 6), Resign(ONE)])
    assert told(in_turn)[::3] == [
        "The turning point: Alice resigned while winning. With 2 or 3, Alice would have kept the win.",
        "3. Alice resigns – throws the win away; 2 or 3 would have kept it",
    ]
    out_of_turn = reviewed("exact100", [*line(5), Resign(ONE)])
    assert told(out_of_turn)[::2] == [
        "The turning point: Alice resigned while winning.",
        "2. Alice resigns – throws the win away",
    ]


def test_resigning_a_lost_position_is_not() -> None:
    review = reviewed("exact100", [*line(5), Resign(TWO)])
    assert review.turning_point is None
    assert move_by_move(review, NAMES)[-1] == "2. Bob resigns – was losing anyway"


def test_running_out_of_time_in_a_won_position_is_a_turning_point() -> None:
    review = reviewed("over100", [*line(9), RunOutOfTime(TWO)])
    assert told(review)[::2] == [
        "The turning point: Bob ran out of time while winning. With 6, 7, 8 or 9, Bob would have kept the win.",
        "2. Bob runs out of time – throws the win away; 6, 7, 8 or 9 would have kept it",
    ]


@pytest.mark.parametrize(("number", "chosen"), [(1_200, "1,200"), (None, "choice")])
def test_a_wrong_number_that_loses_a_won_game_is_a_turning_point(number: int | None, chosen: str) -> None:
    review = reviewed("avoid100", line(4, 9, number))
    assert told(review)[::3] == [
        f"The turning point: Alice's {chosen} was not from 2 to 9 and lost the game. "
        "With 2, Alice would have kept the win.",
        f"3. Alice's {chosen} is not from 2 to 9 – throws the win away; 2 would have kept it",
    ]


def test_a_strike_keeps_the_win_until_it_is_the_last() -> None:
    review = reviewed("over100", [Multiply(ONE, 12), Multiply(ONE, None)], strikes=2)
    assert [judged.judgement for judged in review.moves] == [KEPT, THREW_AWAY]
    assert told(review) == [
        "The turning point: Alice's choice was strike 2 of 2 and lost the game. "
        "With 3, 4 or 5, Alice would have kept the win.",
        "1. Alice's 12 is strike 1 of 2 – still winning",
        "2. Alice's choice is strike 2 of 2 – throws the win away; 3, 4 or 5 would have kept it",
    ]


def test_names_are_told_as_they_are_given() -> None:
    review = reviewed("exact100", [Resign(ONE)])
    assert headline(review, {ONE: "{0} %s", TWO: "Bob"}).startswith("The turning point: {0} %s resigned")


@pytest.mark.parametrize(
    ("numbers", "said"),
    [((3,), "3"), ((3, 5), "3 or 5"), ((3, 5, 7), "3, 5 or 7"), (tuple(range(2, 10)), "any number")],
)
def test_multipliers_are_listed_as_one_says_them(numbers: tuple[int, ...], said: str) -> None:
    kept = ENGLISH.say("review-would-have-kept", player="Alice", **any_of(ENGLISH, numbers, range(2, 10)))
    assert kept == f"With {said}, Alice would have kept the win."


@pytest.mark.parametrize(
    ("key", "target", "sentence"),
    [
        ("exact100", 100, "whoever starts wins at 100, after at most 4 moves in all: start with 3, 4 or 5."),
        ("exact100", 18, "whoever moves second wins at 18, after at most 3 moves in all."),
        ("reach100", 18, "whoever moves second wins at 18, after at most 2 moves in all."),
        ("race1000", 1_000, "whoever starts wins at 1,000, after at most 7 moves in all: start with 5 or 8."),
    ],
)
def test_the_prospects_of_a_game(key: str, target: int, sentence: str) -> None:
    assert prospects(agree(key, target=target)) == f"With perfect play, {sentence}"


@each_game
def test_the_prospects_name_exactly_the_starts_that_win_and_hold_for_each(variant: Variant) -> None:
    for target in range(10, 200):
        verdict = solve(new_game(Terms(variant, target), ONE))
        sentence = prospects(Terms(variant, target))
        starts = sentence.partition("start with ")[2]
        named = variant.multipliers if "any number" in starts else map(int, re.findall(r"\d+", starts))
        assert tuple(named) == verdict.winning
        moves = int(sentence.partition("at most ")[2].split()[0])
        assert moves == max((choice.in_moves for choice in verdict.choices if choice.wins), default=verdict.in_moves)
