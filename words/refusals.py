"""A refusal in words."""

from collections.abc import Callable

from game import Label, Name, Refusal
from words.language import Fact, Language
from words.languages import spoken


def told(language: Language, refusal: Refusal, written: Callable[[str], str] = str) -> str:
    """Why not, and what to do instead; with each name as ``written`` gives it."""
    facts: dict[str, Fact] = {}
    for name, fact in refusal.facts.items():
        if isinstance(fact, Label):
            facts[name] = spoken(fact.language).say(fact.message)
        else:
            facts[name] = written(fact) if isinstance(fact, Name) else fact
    return language.say(refusal.message, **facts)
