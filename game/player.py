"""The two players, by the names the rule books give them."""

from enum import IntEnum


class Player(IntEnum):
    """Player 1 or Player 2; in a channel, the challenger is Player 1."""

    ONE = 1
    TWO = 2

    @property
    def other(self) -> "Player":
        return PLAYERS[2 - self]


PLAYERS = (Player.ONE, Player.TWO)
"""Both, in this order. To go through an enumeration, or to name its members, takes several times as long."""

ONE, TWO = PLAYERS
"""For what is done several times a move."""
