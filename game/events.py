"""What happened, for whoever shows it. Nothing here knows how it will look."""

from dataclasses import dataclass

from game.endings import Ending
from game.player import Player

Score = tuple[int, int]
"""Games won by Player 1 and by Player 2."""


@dataclass(frozen=True, slots=True)
class GameStarted:
    number: int
    """1 for the first game of the match."""

    first: Player


@dataclass(frozen=True, slots=True)
class Multiplied:
    player: Player
    number: int
    total: int


@dataclass(frozen=True, slots=True)
class ChoseWrongNumber:
    player: Player
    number: int | None
    strikes: int
    """The player's strikes in this game, this one included; 0 where they are not counted."""


@dataclass(frozen=True, slots=True)
class GameWon:
    winner: Player
    ending: Ending


@dataclass(frozen=True, slots=True)
class Scored:
    """A game of the match is over, and another follows."""

    score: Score


@dataclass(frozen=True, slots=True)
class MatchWon:
    winner: Player
    score: Score


Event = GameStarted | Multiplied | ChoseWrongNumber | GameWon | Scored | MatchWon
