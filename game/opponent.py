"""The bot as an opponent, at four strengths."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from game.rules import Game, after
from game.solver import Verdict, solve


class Level(StrEnum):
    """How strong an opponent is."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    PERFECT = "perfect"


def shifted(level: Level, by: int) -> Level:
    """The level so many steps higher, or lower; the ends stay where they are."""
    levels = list(Level)
    return levels[min(max(levels.index(level) + by, 0), len(levels) - 1)]


CHANCE = {Level.EASY: 0.0, Level.MEDIUM: 0.4, Level.HARD: 0.75, Level.PERFECT: 1.0}
"""How often each level plays the solver's move: steps so wide that each level clearly beats the one below."""


class Dice(Protocol):
    """Where chance comes from; a ``random.Random`` is one."""

    def random(self) -> float: ...

    def choice(self, seq: Sequence[int], /) -> int: ...


def choose(game: Game, level: Level, dice: Dice) -> int:
    """The multiplier that an opponent of this level chooses, in any game of the variants that is not over.

    A perfect one never lets go of a won position and wins it as soon as can be. In a lost one it lasts as long as can
    be and leaves the other player the fewest ways to keep the win.
    """
    verdict = solve(game)
    if dice.random() >= CHANCE[level]:
        return dice.choice(_plausible(verdict))
    return dice.choice(verdict.best if verdict.wins else _traps(game, verdict))


def _plausible(verdict: Verdict) -> list[int]:
    """What somebody chooses from who looks one move ahead: a win, or else whatever does not lose at once."""
    ending = [choice for choice in verdict.choices if choice.in_moves == 1]
    wins = [choice.number for choice in ending if choice.wins]
    losses = [choice.number for choice in ending if not choice.wins]
    return wins or [choice.number for choice in verdict.choices if choice.number not in losses] or losses


def _traps(game: Game, verdict: Verdict) -> list[int]:
    """Of the multipliers that last longest, those after which the fewest replies win."""
    if verdict.in_moves == 1:
        return list(verdict.best)
    replies = {number: len(solve(after(game, number)).winning) for number in verdict.best}
    return [number for number in replies if replies[number] == min(replies.values())]
