"""The bot as the opponent: it answers in the change it is asked for, so that nothing that is written waits for it."""

import random
from dataclasses import replace

import pytest

from duel import Duel, First, Start, StartAtOnce, Status, Turn
from duel.decisions import challenge_the_bot, multiply, resign
from game import Ending, GameStarted, GameWon, Level, Match, Multiply, Player, Resign, agree, new_game, play, replay
from game.events import Scored
from game.solver import solve
from tests.bot.model import ALICE, ROBOT
from tests.duel.duels import IN_TIME, NOW, duel, live, offer

ONE, TWO = Player.ONE, Player.TWO
DICE = random.Random(0)  # noqa: S311
BEST_OF_3 = agree("exact100", best_of=3)


@pytest.fixture(autouse=True)
def thought_about() -> None:
    """The bot knows the game, which is the same however many of it are played; else it would think first."""
    solve(new_game(BEST_OF_3, ONE))


def against_bot(match: Match) -> Duel:
    return replace(duel(Status.LIVE, match), opponent=ROBOT, level=Level.PERFECT)


def move(match: Match, number: int) -> Turn:
    """The move of the player to move, as it is to be written."""
    made = Multiply(match.game.turn, number)
    return Turn(match, made, tuple(play(match, made)[1]))


def test_the_bot_accepts_at_once_and_the_challenger_starts() -> None:
    met = challenge_the_bot(None, offer(level=Level.PERFECT), NOW, DICE)
    assert met == StartAtOnce(offer(level=Level.PERFECT), Start(GameStarted(1, ONE), live(), *IN_TIME))


def test_the_bot_makes_its_first_move_at_once_if_it_starts() -> None:
    met = challenge_the_bot(None, offer(First.OPPONENT, level=Level.PERFECT), NOW, DICE).start
    before = live(first=TWO)
    [answer] = met.turns
    assert isinstance(answer.move, Multiply)
    assert answer.move.number is not None
    assert answer == move(before, answer.move.number)
    assert met.match == replay(before, [answer.move])
    assert met.match.game.turn is ONE


def test_the_bot_answers_a_move_in_the_same_change() -> None:
    before = live()
    played = multiply(against_bot(before), ALICE, 5, None, NOW, DICE)
    mine, answer = played.turns
    assert mine == move(before, 5)
    assert isinstance(answer.move, Multiply)
    assert answer.move.player is TWO
    assert answer.before == live(numbers=(5,))
    assert played.match == replay(answer.before, [answer.move])


def test_the_bot_begins_the_next_game_in_the_same_change() -> None:
    before = live(BEST_OF_3)
    played = resign(against_bot(before), ALICE, 1, whole_match=False, now=NOW, dice=DICE)
    given_up, answer = played.turns
    assert given_up.events == (GameWon(TWO, Ending.RESIGNED), Scored((0, 1)), GameStarted(2, TWO))
    assert (answer.before.number, answer.before.game.ply) == (2, 0)
    assert played.match.game.turn is ONE


def test_the_bot_plays_no_more_when_the_match_is_over() -> None:
    played = resign(against_bot(live()), ALICE, 1, whole_match=False, now=NOW, dice=DICE)
    assert [step.move for step in played.turns] == [Resign(ONE)]
    assert played.match.winner is TWO
