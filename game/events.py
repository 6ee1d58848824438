"""What happened, for whoever shows it. Nothing here knows how it will look."""

from game.endings import Ending
from game.player import Player
from game.value import value

Score = tuple[int, int]
"""Games won by Player 1 and by Player 2."""


@value
class GameStarted:
    number: int
    """1 for the first game of the match."""

    first: Player


@value
class Multiplied:
    player: Player
    number: int
    total: int


@value
class ChoseWrongNumber:
    player: Player
    number: int | None
    strikes: int
    """The player's strikes in this game, this one included; 0 where they are not counted."""


@value
class GameWon:
    winner: Player
    ending: Ending


@value
class Scored:
    """A game of the match is over, and another follows."""

    score: Score


@value
class MatchWon:
    winner: Player
    score: Score


Event = GameStarted | Multiplied | ChoseWrongNumber | GameWon | Scored | MatchWon
