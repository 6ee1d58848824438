"""The games to hold code against that is for every game: the variants, and some that there might be.

Those that there might be are a row and its words, as ``game/variants.py`` asks for, and are unlike any of the five.
"""

from pathlib import Path

import pytest

from game import VARIANTS, Counter, Ending, WrongNumber
from game.variants import Effect, Variant
from words import ENGLISH
from words.fluent import entries
from words.narration import MESSAGE

ROOT = Path(__file__).parents[2]
FIVE = ("exact100", "avoid100", "reach100", "over100", "race1000")
"""The games of the five rule books, for what is true of these alone."""

WORDS = """
{key}-title = {title}
{key}-aim = mind the {{ $target }}
{key}-goal = mind {{ $target }}
{key}-objective = Mind the {{ $target }}.
{key}-gist = Mind the {{ $target }}.
{key}-gist-surprise = Mind the target.
{key}-brief =
    Take a number from {{ $lowest }} to {{ $highest }}.
    Mind the {{ $target }}.
{key}-counter = Heap
{key}-stands = {stands}
{key}-opening = Go, {{ $player }}.
{key}-ask = {{ $player }}, {{ $lowest }} to {{ $highest }}?
{key}-move = {{ $player }} takes {{ $number }}: {{ $total }}.
{key}-wrong = {{ $number }} is not from {{ $lowest }} to {{ $highest }}, {{ $player }}.
{key}-resigned =
    {{ $loser }} gives up.
    {{ $winner }} wins.
{key}-time =
    {{ $loser }} was too slow.
    {{ $winner }} wins.
{key}-keyboard-opening = To {{ $target }}, {{ $player }}.
{key}-keyboard-ask = {{ {key}-ask }}
{key}-keyboard-move = {{ {key}-move }}
{key}-keyboard-wrong = {{ {key}-wrong }}
"""
STANDS = {
    Counter.SHARED: "The heap is { $total }, and it is your turn.",
    Counter.EACH: "Your heap is { $total }, the other player's is { $other }, and it is your turn.",
}
ENDINGS = {
    Ending.HIT: "That is exactly { $target }.",
    Ending.PASSED: "That is past { $target }.",
    Ending.WRONG_NUMBER: "{ $loser } is out.",
    Ending.STRIKES: "{ $loser } is struck out.",
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
    """A row of these columns, with plain words, which English learns."""
    words = WORDS.format(key=key, title=key.capitalize(), stands=STANDS[counter])
    for ending in endings_of_play(hits, passes, wrong_number):
        for place in (key, f"{key}-keyboard"):
            told = f"    {{ $move }}\n    {ENDINGS[ending]}\n    {{ $winner }} wins.\n"
            words += f"{place}-{MESSAGE[ending]} =\n{told}"
    ENGLISH.learn(words)
    return Variant(key, target, multipliers, counter, hits, passes, wrong_number)


def words_of(key: str, other: str) -> str:
    """The words of one of the five, for another game that is like it."""
    source = (ROOT / "words" / "en.ftl").read_text(encoding="utf-8")
    return "".join(text.replace(key, other) for name, text in entries(source).items() if name.startswith(key))


IMAGINED = (
    imagined("climb50", 50, range(3, 8), Counter.EACH, Effect.GOES_ON, Effect.WINS, WrongNumber.STRIKE),
    imagined("dozen500", 500, range(2, 13), Counter.SHARED, Effect.LOSES, Effect.WINS, WrongNumber.LOSES),
    imagined("score2000", 2_000, range(2, 22), Counter.EACH, Effect.WINS, Effect.LOSES, WrongNumber.REFUSED),
    imagined("teens3000", 3_000, range(13, 20), Counter.SHARED, Effect.GOES_ON, Effect.LOSES, WrongNumber.STRIKE),
)


GAMES = (*VARIANTS.values(), *IMAGINED)

each_game = pytest.mark.parametrize("variant", GAMES, ids=[variant.key for variant in GAMES])
each_imagined_game = pytest.mark.parametrize("variant", IMAGINED, ids=[variant.key for variant in IMAGINED])
