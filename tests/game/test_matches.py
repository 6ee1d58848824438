"""Best of N, and what both players agree on before."""

import pytest

from game import (
    BEST_OF,
    VARIANTS,
    Ending,
    GameStarted,
    GameWon,
    MatchWon,
    Multiply,
    NotYourTurn,
    Player,
    Resign,
    RunOutOfTime,
    TermsRefused,
    agree,
    new_match,
    play,
    replay,
)
from game.events import Scored
from game.refusal import GameIsOver
from tests.english import told

ONE, TWO = Player.ONE, Player.TWO


def test_the_other_player_starts_the_next_game() -> None:
    match, events = new_match(agree("exact100", best_of=3), TWO)
    assert events == [GameStarted(1, TWO)]
    match, events = play(match, Resign(ONE))
    assert events == [GameWon(TWO, Ending.RESIGNED), Scored((0, 1)), GameStarted(2, ONE)]
    assert match.game.turn is ONE
    match, events = play(match, Resign(TWO))
    assert events == [GameWon(ONE, Ending.RESIGNED), Scored((1, 1)), GameStarted(3, TWO)]
    match, events = play(match, RunOutOfTime(TWO))
    assert events == [GameWon(ONE, Ending.TIME), MatchWon(ONE, (2, 1))]
    assert match.winner is ONE


@pytest.mark.parametrize("best_of", BEST_OF)
def test_more_than_half_of_the_games_win_the_match(best_of: int) -> None:
    match, _ = new_match(agree("reach100", best_of=best_of), ONE)
    games = 0
    while match.winner is None:
        match, _ = play(match, Resign(TWO))
        games += 1
    assert games == best_of // 2 + 1
    assert match.score == (games, 0)


def test_nobody_moves_twice_in_a_row() -> None:
    match, _ = new_match(agree("exact100"), ONE)
    match, _ = play(match, Multiply(ONE, 2))
    with pytest.raises(NotYourTurn):
        play(match, Multiply(ONE, 2))


def test_only_the_player_to_move_can_run_out_of_time() -> None:
    match, _ = new_match(agree("exact100"), ONE)
    with pytest.raises(NotYourTurn):
        play(match, RunOutOfTime(TWO))


def test_either_player_may_resign_at_any_time() -> None:
    for player in Player:
        match, _ = new_match(agree("exact100"), ONE)
        match, _ = play(match, Resign(player))
        assert match.winner is player.other


@pytest.mark.parametrize("best_of", BEST_OF)
def test_a_match_is_given_up_as_a_whole_and_one_game_is_lost_by_it(best_of: int) -> None:
    match, _ = new_match(agree("exact100", best_of=best_of), ONE)
    match, events = play(match, Resign(ONE, whole_match=True))
    assert events == [GameWon(TWO, Ending.RESIGNED), MatchWon(TWO, (0, 1))]
    assert (match.winner, match.number, match.score) == (TWO, 1, (0, 1))
    assert match.is_resigned is (best_of > 1)
    with pytest.raises(GameIsOver):
        play(match, Multiply(TWO, 2))


def test_a_leader_who_gives_up_the_match_has_lost_it() -> None:
    match, _ = new_match(agree("exact100", best_of=5), ONE)
    match = replay(match, [Resign(TWO), Resign(TWO)])
    match, events = play(match, Resign(ONE, whole_match=True))
    assert events == [GameWon(TWO, Ending.RESIGNED), MatchWon(TWO, (2, 1))]
    assert match.winner is TWO
    assert match.is_resigned


def test_whoever_gives_up_the_deciding_game_has_lost_it_in_play() -> None:
    match, _ = new_match(agree("exact100", best_of=3), ONE)
    match = replay(match, [Resign(TWO), Resign(ONE), Resign(TWO, whole_match=True)])
    assert (match.winner, match.score, match.is_resigned) == (ONE, (2, 1), False)


@pytest.mark.parametrize("first", Player)
def test_who_began_the_match_is_known_in_each_of_its_games(first: Player) -> None:
    match, _ = new_match(agree("exact100", best_of=9), first)
    loser = ONE
    while match.winner is None:
        assert match.started_by is first
        match, _ = play(match, Resign(loser))
        loser = loser.other
    assert (match.number, match.started_by) == (9, first)


def test_nothing_is_played_after_the_end() -> None:
    match, _ = new_match(agree("exact100"), ONE)
    match, _ = play(match, Resign(ONE))
    with pytest.raises(GameIsOver):
        play(match, Multiply(TWO, 2))


@pytest.mark.parametrize("key", VARIANTS)
def test_the_usual_target_is_the_number_in_the_key(key: str) -> None:
    assert agree(key).target == int("".join(c for c in key if c.isdecimal()))


@pytest.mark.parametrize("target", [9, 0, -100, 1_000_000_000_001, 50.5, float("inf")])
def test_a_target_out_of_range_is_refused_with_the_range(target: int) -> None:
    with pytest.raises(TermsRefused) as refused:
        agree("exact100", target=target)
    assert "from 10 to 1,000,000,000,000" in told(refused.value)


@pytest.mark.parametrize("target", [10, 1_000_000_000_000])
def test_the_ends_of_the_range_are_in_it(target: int) -> None:
    assert agree("race1000", target=target).target == target


def test_a_match_of_an_even_number_of_games_is_refused() -> None:
    with pytest.raises(TermsRefused) as refused:
        agree("exact100", best_of=2)
    assert "1, 3, 5, 7 or 9" in told(refused.value)


@pytest.mark.parametrize("strikes", [0, 11])
def test_strikes_out_of_range_are_refused(strikes: int) -> None:
    with pytest.raises(TermsRefused) as refused:
        agree("over100", strikes=strikes)
    assert "from 1 to 10" in told(refused.value)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(TermsRefused) as refused:
        agree("exact1000")
    assert "exact100, avoid100, reach100, over100, race1000" in told(refused.value)
