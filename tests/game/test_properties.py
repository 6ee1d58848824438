"""What holds for every game of the table, whatever is played."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from game import (
    BEST_OF,
    VARIANTS,
    GameWon,
    Match,
    MatchWon,
    Move,
    Multiply,
    Player,
    Refusal,
    Resign,
    RunOutOfTime,
    Terms,
    agree,
    new_match,
    play,
    replay,
)

terms = st.builds(
    agree,
    st.sampled_from(list(VARIANTS)),
    target=st.one_of(st.integers(10, 2_000), st.integers(10, 1_000_000_000_000)),
    best_of=st.sampled_from(BEST_OF),
    strikes=st.integers(1, 10),
)
players = st.sampled_from(Player)
multipliers = st.integers(2, 9)
numbers = st.one_of(multipliers, multipliers, multipliers, st.none(), st.integers(-20, 20), st.integers())
moves = st.one_of(
    st.builds(Multiply, players, numbers),
    st.builds(Multiply, players, multipliers),
    st.builds(Resign, players),
    st.builds(RunOutOfTime, players),
)

LONGEST_GAME = 2 * 40 + 2 * 10
"""Two products can be doubled 40 times below the largest target, and each player can have 10 strikes."""


@dataclass
class Line:
    """A match played from a list of attempts, some of which are refused."""

    match: Match
    played: list[Move]


def line(terms: Terms, first: Player, attempts: list[Move]) -> Line:
    match, _ = new_match(terms, first)
    played: list[Move] = []
    for move in attempts:
        try:
            match, _ = play(match, move)
        except Refusal:
            continue
        played.append(move)
    return Line(match, played)


@given(terms, players, st.lists(moves, max_size=60))
def test_a_refusal_changes_nothing_and_replaying_the_moves_gives_the_same_state(
    terms: Terms, first: Player, attempts: list[Move]
) -> None:
    result = line(terms, first, attempts)
    start, _ = new_match(terms, first)
    assert replay(start, result.played) == result.match


@given(terms, players, st.data())
def test_a_game_always_ends_and_exactly_one_player_wins(terms: Terms, first: Player, data: st.DataObject) -> None:
    match, _ = new_match(terms, first)
    for _ in range(LONGEST_GAME + 1):
        match, events = play(match, Multiply(match.game.turn, data.draw(multipliers)))
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


@given(terms, players, st.lists(moves, max_size=60))
def test_the_player_to_move_is_never_the_one_who_has_just_multiplied(
    terms: Terms, first: Player, attempts: list[Move]
) -> None:
    result = line(terms, first, [move for move in attempts if isinstance(move, Multiply)])
    last = result.played[-1] if result.played else None
    if isinstance(last, Multiply) and last.number in range(2, 10) and result.match.game.ply:
        assert result.match.game.turn is last.player.other
