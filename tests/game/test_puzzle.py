"""The puzzle of the day: one answer, the same for everybody on a server, harder towards Sunday."""

import re
import subprocess
import sys
from collections import Counter
from datetime import date
from functools import cache
from pathlib import Path
from statistics import mean, median

import pytest

import game.puzzle
from game import VARIANTS, Game, NumberRefused, Player, Terms, agree
from game.puzzle import Puzzle, puzzle_of
from game.rules import after
from game.solver import solve
from tests.english import explained, question, told
from tests.game.games import FIVE
from tests.game.solved import solved_in

ONE, TWO = Player.ONE, Player.TWO
MONDAY = date(2026, 1, 5).toordinal()
ROOT = Path(__file__).parents[2]


@cache
def puzzles() -> list[Puzzle]:
    """Four weeks of ten servers."""
    return [puzzle_of(server, MONDAY + day) for server in range(10) for day in range(4 * 7)]


def of_weekday(weekday: int) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles() if (puzzle.day - MONDAY) % 7 == weekday]


def moves_left(puzzle: Puzzle) -> int:
    return solve(puzzle.game).in_moves


def posed(key: str, *totals: int, target: int, answer: int) -> Puzzle:
    return Puzzle(MONDAY, Game(agree(key, target=target), ONE, ONE, totals), answer)


def test_exactly_one_multiplier_keeps_the_win() -> None:
    for puzzle in puzzles():
        assert solve(puzzle.game).winning == (puzzle.answer,)


def test_every_position_has_been_played_to_and_is_not_the_start() -> None:
    def can_follow(terms: Terms, totals: tuple[int, ...], ply: int) -> bool:
        """Whether the last move can be taken back, and the one before it, down to the start."""
        if ply == 0:
            return all(total == 1 for total in totals)
        mover = (ply - 1) % len(totals)
        return any(
            can_follow(terms, (*totals[:mover], totals[mover] // number, *totals[mover + 1 :]), ply - 1)
            for number in terms.variant.multipliers
            if totals[mover] % number == 0
        )

    for puzzle in puzzles():
        game = puzzle.game
        assert game.ply > 0
        assert game.outcome is None
        assert game.first is ONE
        assert game.turn is (TWO if game.ply % 2 else ONE)
        assert max(game.totals) <= puzzle.terms.target
        assert can_follow(puzzle.terms, game.totals, game.ply)


def test_the_same_server_and_day_have_the_same_puzzle_in_another_process() -> None:
    days = range(MONDAY, MONDAY + 7)
    program = f"from game.puzzle import puzzle_of\nprint([puzzle_of(7, day).game.totals for day in {days!r}])"
    other = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == str([puzzle_of(7, day).game.totals for day in days])


@pytest.mark.parametrize(
    ("server", "weekday", "key", "target", "totals", "answer"),
    [
        (1, 0, "race1000", 108, (18, 18), 6),
        (1, 3, "race1000", 625, (25, 24), 5),
        (1, 6, "over100", 62_500, (80,), 2),
        (123456789012345678, 6, "exact100", 41_472, (8,), 9),
    ],
)
def test_the_puzzles_of_a_week_stay_as_they_were_while_there_are_five_games(
    server: int,
    weekday: int,
    key: str,
    target: int,
    totals: tuple[int, ...],
    answer: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for other in set(VARIANTS) - set(FIVE):
        monkeypatch.delitem(VARIANTS, other)
    puzzle = puzzle_of(server, MONDAY + weekday)
    assert (puzzle.terms, puzzle.game.totals, puzzle.answer) == (agree(key, target=target), totals, answer)


def test_another_server_or_day_has_another_puzzle() -> None:
    positions = Counter((puzzle.terms.variant.key, puzzle.terms.target, puzzle.game.totals) for puzzle in puzzles())
    assert len(positions) > 0.7 * len(puzzles())


def test_it_gets_harder_from_day_to_day() -> None:
    days = [of_weekday(weekday) for weekday in range(7)]
    moves = [mean(map(moves_left, day)) for day in days]
    targets = [median(puzzle.terms.target for puzzle in day) for day in days]
    assert moves == sorted(moves)
    assert targets == sorted(targets)
    assert max(map(moves_left, days[0])) <= 2
    assert min(map(moves_left, days[6])) >= 6


def test_no_wrong_answer_ends_the_game_at_once_towards_the_end_of_the_week_where_there_is_one_number() -> None:
    for weekday in range(2, 7):
        for puzzle in of_weekday(weekday):
            if len(puzzle.game.totals) == 1:
                assert all(choice.in_moves > 1 for choice in solve(puzzle.game).choices)


def test_no_answer_can_be_guessed_and_every_game_has_its_turn() -> None:
    answers = Counter(puzzle.answer for puzzle in puzzles())
    assert max(answers.values()) < 0.5 * len(puzzles())
    assert len(answers) >= 5
    games = Counter(puzzle.terms.variant.key for puzzle in puzzles())
    assert set(games) == set(VARIANTS)
    assert max(games.values()) < 0.6 * len(puzzles())


def test_few_games_are_solved_for_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[int] = []
    for server in range(70):
        solved = solved_in(game.puzzle, monkeypatch)
        puzzle_of(server, MONDAY + server % 7)
        games.append(len({(terms.variant.key, terms.target) for terms in solved}))
        assert max(terms.target for terms in solved) <= 100_000
    assert max(games) <= 40
    assert median(games) <= 5


STEP = re.compile(r"(your|their|Yes:|quite:) (\d+) makes (?:exactly )?(\d[\d,]*\b)")


def test_every_line_is_played_as_it_is_told_and_ends_as_the_solver_says() -> None:
    for puzzle in puzzles()[:140]:
        you, start = puzzle.game.turn, puzzle.game
        for number in puzzle.terms.variant.multipliers:
            told, game = explained(puzzle, number), start
            if "more moves" in told:
                continue
            for whose, chosen, total in STEP.findall(told):
                assert game.outcome is None
                mover = game.turn
                assert (mover is you) is (whose != "their")
                if game is not start:
                    assert int(chosen) in solve(game).best
                game = after(game, int(chosen))
                assert f"{game.total_of(mover):,}" == total
            if "whatever" in told:
                assert ("whatever you choose" in told) is (game.turn is you)
                assert game.outcome is None
                game = after(game, puzzle.terms.variant.multipliers[0])
            assert game.outcome is not None
            assert game.outcome.winner is (you if number == puzzle.answer else you.other)
            assert game.ply - start.ply == solve(start).after(number).in_moves
            assert told.endswith("." if number == puzzle.answer else f" Only {puzzle.answer} keeps the win.")


def test_where_whatever_is_chosen_loses_every_number_does() -> None:
    told = 0
    for puzzle in puzzles()[:140]:
        position, line = after(puzzle.game, puzzle.answer), explained(puzzle, puzzle.answer)
        if "whatever they choose" in line and "Best play" not in line:
            told += 1
            for number in puzzle.terms.variant.multipliers:
                ended = after(position, number)
                assert ended.outcome is not None
                assert ended.outcome.winner is puzzle.game.turn
    assert told > 10


def test_the_sentences_are_plain() -> None:
    for puzzle in puzzles()[:70]:
        for text in (question(puzzle), *(explained(puzzle, number) for number in puzzle.terms.variant.multipliers)):
            assert not set("*_`@<>#{}") & set(text)
            assert len(text) < 320


def test_the_question_is_told_to_whoever_is_to_move() -> None:
    assert question(posed("exact100", 50, target=100, answer=2)) == (
        "Make the running total exactly 100 to win; go over 100 and you lose.\n"
        "The running total is 50, and it is your turn. Only one number from 2 to 9 keeps the win: which?"
    )
    assert question(posed("race1000", 1_225, 5, target=8_575, answer=7)) == (
        ""
        "Each has a product of their own: be the first at exactly 8,575; go over and you lose.\n"
        "Your product is 1,225, the other player's is 5, and it is your turn. "
        "Only one number from 2 to 9 keeps the win: which?"
    )


@pytest.mark.parametrize(
    ("puzzle", "number", "told"),
    [
        (posed("exact100", 50, target=100, answer=2), 2, "Yes: 2 makes exactly 100 and wins."),
        (
            posed("exact100", 50, target=100, answer=2),
            3,
            "Not quite: 3 makes 150, past 100, and loses. Only 2 keeps the win.",
        ),
        (
            posed("over100", 6, target=100, answer=9),
            9,
            "Yes: 9 makes 54, and whatever they choose goes past 100 and loses.",
        ),
        (
            posed("over100", 6, target=100, answer=9),
            4,
            "Not quite: 4 makes 24. Best play from there: their 3 makes 72, "
            "and whatever you choose goes past 100 and loses. Only 9 keeps the win.",
        ),
        (
            posed("reach100", 5, target=100, answer=2),
            2,
            "Yes: 2 makes 10. Best play from there: their 2 makes 20, and your 5 makes exactly 100 and wins.",
        ),
        (
            posed("reach100", 5, target=100, answer=2),
            9,
            "Not quite: 9 makes 45, and their 3 makes 135, past 100, and wins. Only 2 keeps the win.",
        ),
        (
            posed("avoid100", 6, target=108, answer=9),
            9,
            "Yes: 9 makes 54, and whatever they choose makes 108 or goes past it and loses.",
        ),
        (
            posed("race1000", 6, 4, target=36, answer=6),
            5,
            "Not quite: 5 makes 30, and their 9 makes exactly 36 and wins. Only 6 keeps the win.",
        ),
        (
            posed("race1000", 7, 4, target=2_401, answer=7),
            6,
            "Not quite: 6 makes 42. Best play from there: their 2 makes 8, your 2 makes 84, 8 more moves, "
            "their 2 makes 256, and whatever you choose goes past 2,401 and loses. Only 7 keeps the win.",
        ),
    ],
)
def test_an_answer_is_explained(puzzle: Puzzle, number: int, told: str) -> None:
    assert solve(puzzle.game).winning == (puzzle.answer,)
    assert explained(puzzle, number) == told


def test_a_number_that_is_none_of_the_multipliers_is_no_try() -> None:
    puzzle = posed("exact100", 50, target=100, answer=2)
    assert puzzle.is_solved_by(2)
    assert not puzzle.is_solved_by(9)
    for number in (0, 1, 10, 9_999):
        with pytest.raises(NumberRefused) as refused:
            puzzle.is_solved_by(number)
        assert told(refused.value) == "Choose a whole number from 2 to 9."


def test_a_try_of_earlier_that_day_is_explained_although_the_table_has_got_another_game_since() -> None:
    puzzle = posed("exact100", 50, target=100, answer=2)
    assert explained(puzzle, 12) == "Not quite: 12 is not from 2 to 9. Only 2 keeps the win."
