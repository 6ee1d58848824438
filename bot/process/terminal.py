"""The terminal game: two people at one keyboard, in the words of the rule books."""

import re
import sys

from game import (
    VARIANTS,
    Event,
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

NAMES = {Player.ONE: "Player 1", Player.TWO: "Player 2"}
WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,18}")


def play_in_terminal(variant: str | None, *, target: int | None, best_of: int, strikes: int) -> None:
    """Play a match to its end, or until the input ends."""
    try:
        terms = agree(variant or _choose_variant(), target=target, best_of=best_of, strikes=strikes)
        _play(terms)
    except (EOFError, KeyboardInterrupt):
        print("\nThe game stops here. Thanks for playing!")


def _play(terms: Terms) -> None:
    narrator = Narrator(terms, terms.variant.book.keyboard, NAMES)
    match, events = new_match(terms, Player.ONE)
    while True:
        for text in narrator.tell(events):
            print(text)
        if match.winner:
            return
        match, events = _turn(match, narrator)


def _turn(match: Match, narrator: Narrator) -> tuple[Match, list[Event]]:
    while True:
        choice = _read(narrator.ask(match.game))
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
