"""The two players, by the names the rule books give them."""

from enum import IntEnum


class Player(IntEnum):
    """Player 1 or Player 2; in a channel, the challenger is Player 1."""

    ONE = 1
    TWO = 2

    @property
    def other(self) -> "Player":
        return Player.TWO if self is Player.ONE else Player.ONE


PLAYERS = (Player.ONE, Player.TWO)
"""Both, in this order. To go through an enumeration takes six times as long, several times a move."""
