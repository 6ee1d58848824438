"""The five games, a row each. A sixth game is one more row here and its words in ``words/``, by its key."""

from enum import Enum

from game.value import value


class Counter(Enum):
    SHARED = "shared"
    """Both players multiply one number."""

    EACH = "one each"
    """Each player multiplies a number of their own."""


class Effect(Enum):
    """What a move means for the player who made it."""

    WINS = "mover wins"
    LOSES = "mover loses"
    GOES_ON = "play goes on"


class WrongNumber(Enum):
    """What a number that is none of the multipliers costs."""

    REFUSED = "the player chooses again"
    LOSES = "the player loses the game"
    STRIKE = "the player chooses again, and forfeits at the agreed number of strikes"


@value
class Variant:
    """One game: its rules as data."""

    key: str
    """What it is called by players and scripts, in storage, and at the head of its words."""

    target: int
    """The usual target; a match may agree on another."""

    multipliers: range
    """The numbers to choose from: from two to twenty of them, which is what a board has room for, and none below 2."""

    counter: Counter
    hits: Effect
    """What making exactly the target does."""

    passes: Effect
    """What going past the target does."""

    wrong_number: WrongNumber


TWO_TO_NINE = range(2, 9 + 1)

# fmt: off
VARIANTS = {
    variant.key: variant
    for variant in (
        Variant("exact100", 100, TWO_TO_NINE,
                Counter.SHARED, Effect.WINS, Effect.LOSES, WrongNumber.REFUSED),
        Variant("avoid100", 100, TWO_TO_NINE,
                Counter.SHARED, Effect.LOSES, Effect.LOSES, WrongNumber.LOSES),
        Variant("reach100", 100, TWO_TO_NINE,
                Counter.SHARED, Effect.WINS, Effect.WINS, WrongNumber.REFUSED),
        Variant("over100", 100, TWO_TO_NINE,
                Counter.SHARED, Effect.GOES_ON, Effect.LOSES, WrongNumber.STRIKE),
        Variant("race1000", 1000, TWO_TO_NINE,
                Counter.EACH, Effect.WINS, Effect.LOSES, WrongNumber.REFUSED),
    )
}
# fmt: on
