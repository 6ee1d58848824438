"""The puzzle of the day: a position of one of the games in which exactly one multiplier keeps the win."""

from collections.abc import Iterator

from game.draws import Draws
from game.player import Player
from game.refusal import NumberRefused
from game.rules import Game, after, new_game
from game.solver import Verdict, solve
from game.suggestions import can_be_made
from game.terms import Terms
from game.value import value
from game.variants import VARIANTS, Counter

COUNTERS = (Counter.SHARED, Counter.SHARED, Counter.EACH)
"""Where to look. With one number for both, only the lowest or the highest multiplier is ever the one answer; with two,
others are too."""

IS_LOWEST = (True, False, False)
"""Of most positions the answer is the lowest multiplier, and so it would be guessed: it is so every third time."""

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


@value
class Puzzle:
    day: int
    game: Game
    answer: int
    """The one multiplier that keeps the win."""

    @property
    def terms(self) -> Terms:
        return self.game.terms

    def is_solved_by(self, number: int) -> bool:
        """Whether this is the answer; what is none of the multipliers is refused."""
        if number not in self.terms.variant.multipliers:
            raise NumberRefused(self.game.turn, number, self.terms.variant.multipliers)
        return number == self.answer

    @property
    def is_lowest(self) -> bool:
        """Whether the answer is the lowest multiplier."""
        return self.answer == self.terms.variant.multipliers[0]


def puzzle_of(server: int, day: int) -> Puzzle:
    """The puzzle of this server on this day (``date.toordinal()``), the same whenever and wherever it is asked for.

    Puzzles are easy on Mondays, with the win at hand, and get harder until Sunday, with larger targets and more moves.
    """
    draws = Draws(server, day)
    is_lowest = draws.one_of(IS_LOWEST)
    while True:
        found = [puzzle for puzzle in _found(draws, day) if puzzle.is_lowest is is_lowest]
        if found:
            return draws.one_of(found)


def weekday(day: int) -> int:
    """Which day of the week it is: 0 is a Monday."""
    return (day - 1) % 7


def _found(draws: Draws, day: int) -> Iterator[Puzzle]:
    """Puzzles from a few lines of one game, as hard as the day asks for; perhaps none."""
    in_moves, smallest = WEEK[weekday(day)]
    counter = draws.one_of(COUNTERS)
    variant = draws.one_of([variant for variant in VARIANTS.values() if variant.counter is counter])
    targets = [target for target in can_be_made(variant.multipliers) if 1 <= target / smallest <= 6]
    if not targets:
        return
    terms = Terms(variant, draws.one_of(targets))
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
        multipliers = terms.variant.multipliers
        game = after(game, draws.one_of(draws.one_of((verdict.best, verdict.best, verdict.best, multipliers))))
