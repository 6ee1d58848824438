"""The review of a finished game: who was winning when, and where it turned."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import Game, Move, Multiply, Player, Refusal, Resign, RunOutOfTime, Terms, agree, new_game
from game.review import Judgement, review_of
from game.rules import apply
from game.solver import solve
from tests.english import headline, move_by_move, prospects
from tests.game.games import GAMES

ONE, TWO = Player.ONE, Player.TWO
NAMES = {ONE: "Alice", TWO: "Bob"}
THREW_AWAY, LOST_ANYWAY = Judgement.THREW_AWAY, Judgement.LOST_ANYWAY

players = st.sampled_from(Player)
terms = st.builds(Terms, st.sampled_from(GAMES), target=st.integers(10, 20_000), strikes=st.integers(1, 3))
numbers = st.one_of(st.integers(2, 9), st.integers(2, 9), st.integers(2, 21), st.none(), st.integers(-5, 2_000))
ends = st.one_of(st.builds(Resign, players), st.builds(RunOutOfTime, players))


def finished(terms: Terms, first: Player, choices: list[int | None], end: Move) -> list[Move]:
    """A log of a game that is over: these choices, as far as they are allowed, and then this end, if one is needed."""
    game = new_game(terms, first)
    log: list[Move] = []
    for move in [*(Multiply(first, number) for number in choices), end, Resign(first)]:
        if isinstance(move, Multiply):
            move = Multiply(game.turn, move.number)
        try:
            game, _ = apply(game, move)
        except Refusal:
            continue
        log.append(move)
    return log


@given(terms, players, st.lists(numbers, max_size=20), ends)
def test_the_win_changes_hands_only_when_it_is_thrown_away(
    terms: Terms, first: Player, choices: list[int | None], end: Move
) -> None:
    moves = finished(terms, first, choices, end)
    review = review_of(terms, first, moves)
    winning = first if solve(new_game(terms, first)).wins else first.other
    assert [judged.move for judged in review.moves] == moves
    for judged in review.moves:
        assert (judged.judgement is LOST_ANYWAY) is (judged.player is not winning)
        assert (judged.judgement is THREW_AWAY) is (judged.winning is not winning)
        winning = judged.winning
    assert winning is review.winner


@given(terms, players, st.lists(numbers, max_size=20), ends)
def test_the_turning_point_is_where_the_loser_last_threw_it_away(
    terms: Terms, first: Player, choices: list[int | None], end: Move
) -> None:
    review = review_of(terms, first, finished(terms, first, choices, end))
    turning_point = review.turning_point
    if turning_point is None:
        assert all(judged.winning is review.winner for judged in review.moves)
        return
    assert turning_point.player is review.winner.other
    assert turning_point.judgement is THREW_AWAY
    later = review.moves[review.moves.index(turning_point) :]
    assert all(judged.winning is review.winner for judged in later)


@given(terms, players, st.lists(numbers, max_size=20), ends)
def test_exactly_the_multipliers_named_would_have_kept_the_win(
    terms: Terms, first: Player, choices: list[int | None], end: Move
) -> None:
    def keeps(game: Game, number: int) -> bool:
        after, _ = apply(game, Multiply(game.turn, number))
        return after.outcome.winner is game.turn if after.outcome else not solve(after).wins

    for judged in review_of(terms, first, finished(terms, first, choices, end)).moves:
        if judged.before.turn is judged.player:
            multipliers = terms.variant.multipliers
            assert judged.keeping == tuple(number for number in multipliers if keeps(judged.before, number))
        else:
            assert judged.keeping == ()


@given(terms, players, st.lists(numbers, max_size=20), ends)
def test_every_sentence_is_one_short_line_without_markup(
    terms: Terms, first: Player, choices: list[int | None], end: Move
) -> None:
    review = review_of(terms, first, finished(terms, first, choices, end))
    sentences = [headline(review, NAMES), *move_by_move(review, NAMES), prospects(terms)]
    assert len(sentences) == len(review.moves) + 2
    for sentence in sentences:
        assert not set("*_`@<>#{}\n") & set(sentence)
        assert "None" not in sentence
        assert len(sentence) < 120 + len(str(list(terms.variant.multipliers)))


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="over"):
        review_of(agree("exact100"), ONE, [Multiply(ONE, 5), Multiply(TWO, 6)])
