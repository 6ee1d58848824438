"""The puzzle of the day: a position of one of the games in which exactly one multiplier keeps the win."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.commentary import any_of
from game.draws import Draws
from game.moves import MULTIPLIERS
from game.player import Player
from game.rules import Game, after, new_game, written
from game.solver import Verdict, solve
from game.suggestions import CAN_BE_MADE
from game.terms import Terms
from game.variants import TABLE, Counter

COUNTERS = (Counter.SHARED, Counter.SHARED, Counter.EACH)
"""Where to look. With one number for both, only a 2 or a 9 is ever the one answer; with two, others are too."""

IS_TWO = (True, False, False)
"""Of most positions the answer is 2, and so it would be guessed: it is the answer every third time."""

WEEK = (
    ((1, 2), 30),
    ((2, 3), 60),
    ((3, 4), 150),
    ((3, 4), 500),
    ((4, 5), 1_500),
    ((5, 6), 5_000),
    ((6, 7), 15_000),
)
"""For each day from Monday on, how many moves are left to the end, and about how large the targets are."""

LINES_TRIED = 8


@dataclass(frozen=True, slots=True)
class Puzzle:
    day: int
    game: Game
    answer: int
    """The one multiplier that keeps the win."""

    @property
    def terms(self) -> Terms:
        return self.game.terms

    @property
    def question(self) -> str:
        """What the game is about, how it stands, and what to find, told to whoever is to move."""
        game, book = self.game, self.terms.variant.book
        counter, mine = book.counter.lower(), written(game.total_of(game.turn))
        stands = f"The {counter} is {mine}"
        if self.terms.variant.counter is Counter.EACH:
            stands = f"Your {counter} is {mine}, the other player's is {written(game.total_of(game.turn.other))}"
        objective = book.objective.format(target=written(self.terms.target))
        return f"{objective}\n{stands}, and it is your turn. Only one number from 2 to 9 keeps the win: which?"

    def explained(self, number: int) -> str:
        """Why this multiplier, 2 to 9, is the answer or is not."""
        choice = solve(self.game).after(number)
        made = f"{number} makes {written(self.game.would_make(number))}"
        if choice.wins:
            return f"Yes: {made}{_won(choice.in_moves)}."
        if choice.in_moves == 1:
            return f"Not quite: {made}, which loses at once. Only {self.answer} keeps the win."
        replies = any_of(solve(after(self.game, number)).winning)
        return f"Not quite: {made}, and then {replies} wins for the other side. Only {self.answer} keeps the win."


def puzzle_of(server: int, day: int) -> Puzzle:
    """The puzzle of this server on this day (``date.toordinal()``), the same whenever and wherever it is asked for.

    Puzzles are easy on Mondays, with the win at hand, and get harder until Sunday, with larger targets and more moves.
    """
    draws = Draws(server, day)
    is_two = draws.one_of(IS_TWO)
    while True:
        found = [puzzle for puzzle in _found(draws, day) if (puzzle.answer == 2) is is_two]
        if found:
            return draws.one_of(found)


def _found(draws: Draws, day: int) -> Iterator[Puzzle]:
    """Puzzles from a few lines of one game, as hard as the day asks for; perhaps none."""
    in_moves, smallest = WEEK[(day - 1) % len(WEEK)]
    counter = draws.one_of(COUNTERS)
    variant = draws.one_of([variant for variant in TABLE if variant.counter is counter])
    terms = Terms(variant, draws.one_of([target for target in CAN_BE_MADE if 1 <= target / smallest <= 6]))
    for _ in range(LINES_TRIED):
        for game, verdict in _line(terms, draws):
            if verdict.in_moves < min(in_moves):
                break  # too near to the end by now
            if game.ply and verdict.in_moves in in_moves and len(verdict.winning) == 1:
                yield Puzzle(day, game, verdict.winning[0])


def _line(terms: Terms, draws: Draws) -> Iterator[tuple[Game, Verdict]]:
    """A game between two who mostly play well, position by position."""
    game = new_game(terms, Player.ONE)
    while not game.outcome:
        verdict = solve(game)
        yield game, verdict
        game = after(game, draws.one_of(draws.one_of((verdict.best, verdict.best, verdict.best, MULTIPLIERS))))


def _won(in_moves: int) -> str:
    match in_moves:
        case 1:
            return " and wins at once"
        case 2:
            return ", and whatever the other side chooses loses at once"
        case _:
            return f", and whatever comes next, you can win within {in_moves - 1} more moves"
