"""The five games, a row each. A sixth game is one more row here and its words in ``game/books``."""

from enum import Enum

from game.books import avoid100, exact100, over100, race1000, reach100
from game.books.book import Book
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
    """One game: its name, its rules as data, and its words."""

    key: str
    title: str
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
    book: Book

    @property
    def span(self) -> str:
        """The multipliers as one says them: "2 to 9"."""
        return f"{self.multipliers[0]} to {self.multipliers[-1]}"


TWO_TO_NINE = range(2, 9 + 1)

# fmt: off
VARIANTS = {
    variant.key: variant
    for variant in (
        Variant("exact100", "Multiplication Duel", 100, TWO_TO_NINE,
                Counter.SHARED, Effect.WINS, Effect.LOSES, WrongNumber.REFUSED, exact100.BOOK),
        Variant("avoid100", "Multiplication Duel: Avoid", 100, TWO_TO_NINE,
                Counter.SHARED, Effect.LOSES, Effect.LOSES, WrongNumber.LOSES, avoid100.BOOK),
        Variant("reach100", "Multiplication Madness", 100, TWO_TO_NINE,
                Counter.SHARED, Effect.WINS, Effect.WINS, WrongNumber.REFUSED, reach100.BOOK),
        Variant("over100", "Power Play", 100, TWO_TO_NINE,
                Counter.SHARED, Effect.GOES_ON, Effect.LOSES, WrongNumber.STRIKE, over100.BOOK),
        Variant("race1000", "Power Play: Race", 1000, TWO_TO_NINE,
                Counter.EACH, Effect.WINS, Effect.LOSES, WrongNumber.REFUSED, race1000.BOOK),
    )
}
# fmt: on


def every_span() -> str:
    """The multipliers of all games together: "2 to 9" or, where they differ, "2 to 12, depending on the game"."""
    variants = VARIANTS.values()
    lowest = min(variant.multipliers[0] for variant in variants)
    highest = max(variant.multipliers[-1] for variant in variants)
    alike = len({variant.multipliers for variant in variants}) == 1
    return f"{lowest} to {highest}" + ("" if alike else ", depending on the game")
