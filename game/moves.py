"""What a player can do in a game. The log of these is the truth about it."""

from dataclasses import dataclass

from game.player import Player


@dataclass(frozen=True, slots=True)
class Multiply:
    """Choose a number; ``None`` stands for what is not a whole number at all."""

    player: Player
    number: int | None


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up the game, in turn or out of turn, or the whole match."""

    player: Player
    whole_match: bool = False


@dataclass(frozen=True, slots=True)
class RunOutOfTime:
    """Let the clock run out while to move."""

    player: Player


Move = Multiply | Resign | RunOutOfTime
