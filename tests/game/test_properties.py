"""What holds for every game of the variants, whatever is played."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from game import (
    BEST_OF,
    GameWon,
    Match,
    MatchWon,
    Move,
    Multiply,
    NotYourTurn,
    NumberRefused,
    Player,
    Refusal,
    Resign,
    RunOutOfTime,
    Terms,
    WrongNumber,
    new_match,
    play,
    replay,
)
from game.refusal import GameIsOver
from tests.game.games import GAMES

terms = st.builds(
    Terms,
    st.sampled_from(GAMES),
    target=st.one_of(st.integers(10, 2_000), st.integers(10, 1_000_000_000_000)),
    best_of=st.sampled_from(BEST_OF),
    strikes=st.integers(1, 10),
)
players = st.sampled_from(Player)
numbers = st.integers(2, 9) | st.integers(-1, 25) | st.none() | st.integers()
"""What may be chosen: most of it is among the multipliers of most games."""

LONGEST_GAME = 2 * 40 + 2 * 10
"""Two products can be doubled 40 times below the largest target, and each player can have 10 strikes."""


@dataclass(frozen=True)
class Attempt:
    """A move that somebody tries to make, whoever's turn it is then."""

    of: Callable[[Player], Move]
    in_turn: bool

    def on(self, match: Match) -> Move:
        return self.of(match.game.turn if self.in_turn else match.game.turn.other)


in_turn = st.sampled_from([True, True, True, False])
choices = st.builds(Attempt, numbers.map(lambda number: partial(Multiply, number=number)), in_turn)
endings = st.builds(Attempt, st.sampled_from([Resign, RunOutOfTime]), in_turn)


@dataclass
class Line:
    """A match played from a list of attempts, some of which are refused."""

    match: Match
    played: list[Move]


def line(terms: Terms, first: Player, attempts: list[Attempt]) -> Line:
    match, _ = new_match(terms, first)
    played: list[Move] = []
    for attempt in attempts:
        move = attempt.on(match)
        try:
            match, _ = play(match, move)
        except Refusal:
            continue
        played.append(move)
    return Line(match, played)


def forbidden(match: Match, move: Move) -> type[Refusal] | None:
    """Why the move may not be made, told once more and apart from the rules."""
    if match.winner:
        return GameIsOver
    if not isinstance(move, Resign) and move.player is not match.game.turn:
        return NotYourTurn
    refuses = match.terms.variant.wrong_number is WrongNumber.REFUSED
    if refuses and isinstance(move, Multiply) and move.number not in match.terms.variant.multipliers:
        return NumberRefused
    return None


@given(terms, players, st.lists(choices | choices | choices | endings, max_size=60))
def test_exactly_what_is_forbidden_is_refused(terms: Terms, first: Player, attempts: list[Attempt]) -> None:
    match, _ = new_match(terms, first)
    for attempt in attempts:
        move = attempt.on(match)
        refusal: type[Refusal] | None = None
        before = match
        try:
            match, events = play(match, move)
        except Refusal as refused:
            refusal = type(refused)
        else:
            assert events
            assert match != before
        assert refusal is forbidden(before, move)


@given(terms, players, st.lists(choices | choices | choices | endings, max_size=60))
def test_replaying_the_moves_that_were_taken_gives_the_same_match(
    terms: Terms, first: Player, attempts: list[Attempt]
) -> None:
    result = line(terms, first, attempts)
    start, _ = new_match(terms, first)
    assert replay(start, result.played) == result.match


@given(terms, players, st.data())
def test_a_game_always_ends_and_exactly_one_player_wins(terms: Terms, first: Player, data: st.DataObject) -> None:
    match, _ = new_match(terms, first)
    for _ in range(LONGEST_GAME + 1):
        match, events = play(match, Multiply(match.game.turn, data.draw(st.sampled_from(terms.variant.multipliers))))
        won = [event for event in events if isinstance(event, GameWon)]
        if won:
            assert len(won) == 1
            assert sum(match.score) == 1
            assert match.wins_of(won[0].winner) == 1
            return
        assert match.score == (0, 0)
    raise AssertionError("the game did not end")


@given(terms, players, st.data())
def test_a_match_always_ends_with_a_winner_who_has_more_than_half(
    terms: Terms, first: Player, data: st.DataObject
) -> None:
    match, _ = new_match(terms, first)
    events = []
    for game in range(1, terms.best_of + 1):
        assert match.winner is None
        assert match.number == game
        assert match.game.first is (first if game % 2 else first.other)
        match, events = play(match, Resign(data.draw(players)))
        if match.winner:
            break
    assert match.winner is not None
    assert match.wins_of(match.winner) == terms.wins_needed
    assert match.wins_of(match.winner.other) < terms.wins_needed
    assert events[-1] == MatchWon(match.winner, match.score)


@given(terms, players, st.lists(choices, max_size=60))
def test_the_player_to_move_is_never_the_one_who_has_just_multiplied(
    terms: Terms, first: Player, attempts: list[Attempt]
) -> None:
    result = line(terms, first, attempts)
    last = result.played[-1] if result.played else None
    if isinstance(last, Multiply) and last.number in terms.variant.multipliers and result.match.game.ply:
        assert result.match.game.turn is last.player.other
