"""What a player can do in a game. The log of these is the truth about it."""

from game.player import Player
from game.value import value


@value
class Multiply:
    """Choose a number; ``None`` stands for what is not a whole number at all."""

    player: Player
    number: int | None


@value
class Resign:
    """Give up the game, in turn or out of turn, or the whole match."""

    player: Player
    whole_match: bool = False


@value
class RunOutOfTime:
    """Let the clock run out while to move."""

    player: Player


Move = Multiply | Resign | RunOutOfTime
