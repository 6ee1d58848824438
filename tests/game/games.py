"""The games to hold code against that is for every game: the variants, and some that there might be.

Those that there might be are a row and its words, as ``game/variants.py`` asks for, and are unlike any of the five.
"""

import pytest

from game import VARIANTS, Counter, Ending, WrongNumber
from game.books.book import Book, Voice
from game.variants import Effect, Variant

FIVE = ("exact100", "avoid100", "reach100", "over100", "race1000")
"""The games of the five rule books, for what is true of these alone."""

WORDS = {
    Ending.HIT: "{move}\nThat is exactly {target}.\n{winner} wins.",
    Ending.PASSED: "{move}\nThat is past {target}.\n{winner} wins.",
    Ending.WRONG_NUMBER: "{move}\n{loser} is out.\n{winner} wins.",
    Ending.STRIKES: "{move}\n{loser} is struck out.\n{winner} wins.",
    Ending.RESIGNED: "{loser} gives up.\n{winner} wins.",
    Ending.TIME: "{loser} was too slow.\n{winner} wins.",
}


def endings_of_play(hits: Effect, passes: Effect, wrong_number: WrongNumber) -> set[Ending]:
    """How moves can end a game with these columns."""
    endings = {Ending.PASSED} if passes is not Effect.GOES_ON else set[Ending]()
    if hits is not Effect.GOES_ON:
        endings.add(Ending.HIT)
    if wrong_number is WrongNumber.LOSES:
        endings.add(Ending.WRONG_NUMBER)
    if wrong_number is WrongNumber.STRIKE:
        endings.add(Ending.STRIKES)
    return endings


def imagined(
    key: str, target: int, multipliers: range, counter: Counter, hits: Effect, passes: Effect, wrong_number: WrongNumber
) -> Variant:
    """A row of these columns, with plain words."""
    played = {ending: WORDS[ending] for ending in endings_of_play(hits, passes, wrong_number)}
    told = {
        "ask": "{player}, {lowest} to {highest}?",
        "move": "{player} takes {number}: {total}.",
        "wrong": "{number} is not from {lowest} to {highest}, {player}.",
    }
    book = Book(
        aim="mind the {target}",
        goal="mind {target}",
        gist="Mind the {target}.",
        objective="Mind the {target}.",
        brief=("Take a number from {lowest} to {highest}.", "Mind the {target}."),
        counter="Heap",
        keyboard=Voice("To {target}, {player}.", endings=played, **told),
        channel=Voice(
            "Go, {player}.",
            endings={**played, Ending.RESIGNED: WORDS[Ending.RESIGNED], Ending.TIME: WORDS[Ending.TIME]},
            **told,
        ),
    )
    return Variant(key, key.capitalize(), target, multipliers, counter, hits, passes, wrong_number, book)


IMAGINED = (
    imagined("climb50", 50, range(3, 8), Counter.EACH, Effect.GOES_ON, Effect.WINS, WrongNumber.STRIKE),
    imagined("dozen500", 500, range(2, 13), Counter.SHARED, Effect.LOSES, Effect.WINS, WrongNumber.LOSES),
    imagined("score2000", 2_000, range(2, 22), Counter.EACH, Effect.WINS, Effect.LOSES, WrongNumber.REFUSED),
    imagined("teens3000", 3_000, range(13, 20), Counter.SHARED, Effect.GOES_ON, Effect.LOSES, WrongNumber.STRIKE),
)

GAMES = (*VARIANTS.values(), *IMAGINED)

each_game = pytest.mark.parametrize("variant", GAMES, ids=[variant.key for variant in GAMES])
each_imagined_game = pytest.mark.parametrize("variant", IMAGINED, ids=[variant.key for variant in IMAGINED])
