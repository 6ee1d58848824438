"""The ways in which a game ends."""

from enum import Enum


class Ending(Enum):
    HIT = "hit"
    """A move made exactly the target."""

    PASSED = "passed"
    """A move went past the target."""

    WRONG_NUMBER = "wrong number"
    """A player chose a number that is none of the multipliers, in a game that loses by it."""

    STRIKES = "strikes"
    """A player used up the agreed strikes."""

    RESIGNED = "resigned"
    """A player gave up."""

    TIME = "time"
    """A player let the clock run out."""
