"""The terminal game: two people at one keyboard, or one against the bot, in the words of the rule books."""

import re
import sys
from random import SystemRandom

from game import (
    VARIANTS,
    Event,
    Level,
    Match,
    Multiply,
    Narrator,
    NumberRefused,
    Player,
    Terms,
    agree,
    every_span,
    new_match,
    objective,
    play,
)
from game.opponent import choose

NAMES = {Player.ONE: "Player 1", Player.TWO: "Player 2"}
TALLY = "Tally"
"""What the bot goes by, as on Discord."""

WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,18}")


def play_in_terminal(
    variant: str | None, *, target: int | None, best_of: int, strikes: int, against: Level | None = None
) -> None:
    """Play a match to its end, or until the input ends; if a level is given, the bot is Player 2."""
    try:
        terms = agree(variant or _choose_variant(), target=target, best_of=best_of, strikes=strikes)
        _play(terms, against)
    except (EOFError, KeyboardInterrupt):
        print("\nThe game stops here. Thanks for playing!")


def _play(terms: Terms, against: Level | None) -> None:
    names = NAMES if against is None else {**NAMES, Player.TWO: TALLY}
    narrator = Narrator(terms, terms.variant.book.keyboard, names)
    match, events = new_match(terms, Player.ONE)
    while True:
        for text in narrator.tell(events):
            print(text)
        if match.winner:
            return
        if against is not None and match.game.turn is Player.TWO:
            match, events = _bots_turn(match, narrator, against)
        else:
            match, events = _turn(match, narrator)


def _bots_turn(match: Match, narrator: Narrator, level: Level) -> tuple[Match, list[Event]]:
    number = choose(match.game, level, SystemRandom())
    print(f"{narrator.ask(match.game)}{number}")
    return play(match, Multiply(Player.TWO, number))


def _turn(match: Match, narrator: Narrator) -> tuple[Match, list[Event]]:
    while True:
        choice = _read(narrator.ask(match.game))
        if not choice:
            # Whoever pressed Enter by mistake has chosen nothing yet.
            continue
        number = int(choice) if WHOLE_NUMBER.fullmatch(choice) else None
        try:
            return play(match, Multiply(match.game.turn, number))
        except NumberRefused as refused:
            print(narrator.refuse(refused))


def _choose_variant() -> str:
    print(f"Games for two players. Everyone multiplies by {every_span()}.\n")
    for number, variant in enumerate(VARIANTS.values(), start=1):
        print(f"  {number}  {variant.title} ({variant.key})")
        print(f"     {objective(agree(variant.key))}")
    print()
    keys = list(VARIANTS)
    while True:
        choice = _read(f"Which game? (1-{len(keys)}) ")
        print()
        if choice in VARIANTS:
            return choice
        if choice.isdecimal() and 1 <= int(choice) <= len(keys):
            return keys[int(choice) - 1]
        print(f"Type a number from 1 to {len(keys)}, or the name in brackets.")


def _read(prompt: str) -> str:
    choice = input(prompt).strip()
    if not sys.stdin.isatty():
        # Nothing was typed on the screen, so show what was read.
        print(choice)
    return choice
