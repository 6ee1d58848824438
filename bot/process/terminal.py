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
    NumberRefused,
    Player,
    Terms,
    agree,
    new_match,
    play,
)
from game.opponent import choose
from words import ENGLISH, Language, Narrator
from words.rulebook import every_span, objective, title

TALLY = "Tally"
"""What the bot goes by, as on Discord."""

WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,18}")


def play_in_terminal(
    variant: str | None,
    *,
    target: int | None,
    best_of: int,
    strikes: int,
    against: Level | None = None,
    language: Language = ENGLISH,
) -> None:
    """Play a match to its end, or until the input ends; if a level is given, the bot is Player 2."""
    try:
        terms = agree(variant or _choose_variant(language), target=target, best_of=best_of, strikes=strikes)
        _play(terms, against, language)
    except (EOFError, KeyboardInterrupt):
        print(f"\n{language.say('terminal-stops')}")


def _play(terms: Terms, against: Level | None, language: Language) -> None:
    names = {player: language.say("terminal-player", number=int(player)) for player in Player}
    if against is not None:
        names[Player.TWO] = TALLY
    narrator = Narrator(language, terms, names, at_keyboard=True)
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
    print(f"{narrator.ask(match.game)} {number}")
    return play(match, Multiply(Player.TWO, number))


def _turn(match: Match, narrator: Narrator) -> tuple[Match, list[Event]]:
    while True:
        choice = _read(f"{narrator.ask(match.game)} ")
        if not choice:
            # Whoever pressed Enter by mistake has chosen nothing yet.
            continue
        number = int(choice) if WHOLE_NUMBER.fullmatch(choice) else None
        try:
            return play(match, Multiply(match.game.turn, number))
        except NumberRefused as refused:
            print(narrator.refuse(refused))


def _choose_variant(language: Language) -> str:
    print(f"{language.say('terminal-games', span=every_span(language))}\n")
    for number, variant in enumerate(VARIANTS.values(), start=1):
        print(f"  {number}  {title(language, variant)} ({variant.key})")
        print(f"     {objective(language, agree(variant.key))}")
    print()
    keys = list(VARIANTS)
    while True:
        choice = _read(f"{language.say('terminal-which', games=len(keys))} ")
        print()
        if choice in VARIANTS:
            return choice
        if choice.isdecimal() and 1 <= int(choice) <= len(keys):
            return keys[int(choice) - 1]
        print(language.say("terminal-which-again", games=len(keys)))


def _read(prompt: str) -> str:
    choice = input(prompt).strip()
    if not sys.stdin.isatty():
        # Nothing was typed on the screen, so show what was read.
        print(choice)
    return choice
