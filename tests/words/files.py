"""The language files as the tests read them: message by message, with every way in which each can be said."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from words import ENGLISH, LANGUAGES, Language
from words.fluent import Choice, Fact, Template, compiled, entries

FOLDER = Path(__file__).parents[2] / "words"
CODES = sorted(file.stem for file in FOLDER.glob("*.ftl"))
SOURCES = {code: entries((FOLDER / f"{code}.ftl").read_text(encoding="utf-8")) for code in CODES}
TEMPLATES: dict[str, dict[str, Template]] = {
    code: {name: compiled(name, messages) for name, messages in ((name, SOURCES[code]) for name in SOURCES[code])}
    for code in CODES
}
"""Every message of every language."""

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (*range(202), 1_000, 1_000_000)
"""Among these are numbers of every plural category that whole numbers have, in any of our languages."""

each_language = pytest.mark.parametrize("code", CODES)
each_other_language = pytest.mark.parametrize("code", [code for code in CODES if code != ENGLISH.code])


def category(code: str, number: int) -> str:
    return LANGUAGES[code]._plural(number)  # pyright: ignore[reportPrivateUsage] - what the choices are made by


def choices(template: Template) -> Iterator[Choice]:
    """All that there is to choose in a message, and within what was chosen."""
    if isinstance(template, Choice):
        yield template
        for each in [*template.templates.values(), template.otherwise]:
            yield from choices(each)


def is_plural(choice: Choice) -> bool:
    return set(choice.templates) <= CATEGORIES


def ways(template: Template, facts: Mapping[str, Fact], language: Language) -> list[str]:
    """Everything that a message may say of these facts: for each choice, each of its templates."""
    if isinstance(template, Choice):
        found = [way for each in template.templates.values() for way in ways(each, facts, language)]
        return [*found, *ways(template.otherwise, facts, language)]
    return [template.said(facts, language.number, str)]


def marks(text: str) -> dict[str, int]:
    """How often each thing stands in it that Discord would take for more than a letter."""
    counts = {"line": text.count("\n"), "bold": text.count("**"), "code": text.count("`"), "small": text.count("-#")}
    others = re.sub(r"\*\*|`|-#", "", text)
    return counts | {mark: others.count(mark) for mark in "*_~|<>@#[]\\"}
