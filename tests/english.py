"""What is said, in English, which is what the tests hold to the letter."""

import re
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import partial

import pytest

from game import Player, Refusal, Terms, Variant
from words import ENGLISH, Narrator, commentary, durations, puzzles, refusals, rulebook

title = partial(rulebook.title, ENGLISH)
aim = partial(rulebook.aim, ENGLISH)
gist = partial(rulebook.gist, ENGLISH)
brief = partial(rulebook.brief, ENGLISH)
every_span = partial(rulebook.every_span, ENGLISH)
headline = partial(commentary.headline, ENGLISH)
move_by_move = partial(commentary.move_by_move, ENGLISH)
prospects = partial(commentary.prospects, ENGLISH)
suggested = partial(commentary.suggested, ENGLISH)
question = partial(puzzles.question, ENGLISH)
explained = partial(puzzles.explained, ENGLISH)
in_words = partial(durations.in_words, ENGLISH)
told = partial(refusals.told, ENGLISH)


def narrator(terms: Terms, names: Mapping[Player, str], *, at_keyboard: bool = False) -> Narrator:
    return Narrator(ENGLISH, terms, names, at_keyboard=at_keyboard)


def span(variant: Variant) -> str:
    """The multipliers as one says them: "2 to 9"."""
    return f"{variant.multipliers[0]} to {variant.multipliers[-1]}"


@contextmanager
def refusing(sentence: str) -> Generator[None]:
    """What is done within is refused with a sentence in which this pattern is found."""
    with pytest.raises(Refusal) as refusal:
        yield
    assert re.search(sentence, told(refusal.value))
