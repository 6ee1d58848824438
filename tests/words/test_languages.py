"""Every language says the same: the same messages of the same facts, in all its plurals, looking the same."""

import re

import pytest

from tests.words.files import (
    CODES,
    NUMBERS,
    SOURCES,
    TEMPLATES,
    category,
    choices,
    each_language,
    each_other_language,
    is_plural,
    marks,
    ways,
)
from words import ENGLISH, LANGUAGES, nearest
from words.fluent import variables

SEVEN = {"de", "en", "es-ES", "fr", "ja", "pl", "pt-BR"}
ENGLISH_TEMPLATES = TEMPLATES["en"]


def test_the_seven_languages_are_there() -> None:
    assert set(CODES) >= SEVEN
    assert set(LANGUAGES) == set(CODES)
    names = [language.say("language-name") for language in LANGUAGES.values()]
    assert len(set(names)) == len(names)


@each_other_language
def test_it_has_every_message_and_no_others(code: str) -> None:
    assert [name for name in SOURCES["en"] if name not in SOURCES[code]] == [], "missing"
    assert [name for name in SOURCES[code] if name not in SOURCES["en"]] == [], "unknown"


@each_other_language
def test_every_message_is_about_the_same_facts(code: str) -> None:
    said = {name: variables(template) for name, template in TEMPLATES[code].items()}
    assert said == {name: variables(ENGLISH_TEMPLATES[name]) for name in said}


@each_other_language
def test_it_chooses_by_the_same_words(code: str) -> None:
    """What is chosen by a word, such as "yes" or "theirs", is told by the program in these words."""
    for name, template in TEMPLATES[code].items():
        known = {
            (choice.fact, key)
            for choice in choices(ENGLISH_TEMPLATES[name])
            for key in choice.templates
            if not is_plural(choice)
        }
        for choice in choices(template):
            unknown = {(choice.fact, key) for key in choice.templates} - known
            # A number may choose by itself: Spanish says "3 u 8".
            words = {key for _, key in unknown if key != "other" and not key.isdecimal()}
            assert is_plural(choice) or not words, name


@each_language
def test_every_plural_has_all_the_categories_of_its_language(code: str) -> None:
    needed = {category(code, number) for number in NUMBERS}
    plurals = 0
    for name, template in TEMPLATES[code].items():
        for choice in choices(template):
            if is_plural(choice):
                plurals += 1
                assert needed <= {*choice.templates}, name
    assert plurals > 0 or needed == {"other"}


@each_language
def test_every_plural_is_said_with_its_own_words(code: str) -> None:
    """Each category is rendered by a number that has it, and says that number."""
    language = LANGUAGES[code]
    numbers = {category(code, number): number for number in NUMBERS}
    for name, template in TEMPLATES[code].items():
        plurals = {choice.fact for choice in choices(template) if is_plural(choice)}
        for fact in plurals:
            for number in numbers.values():
                facts = {each: f"({each})" for each in variables(template)} | {fact: number}
                said = language.say(name, **facts)
                assert language.number(number) in said or f"({fact})" not in str(ways(template, facts, language))
                assert "%" not in said


@each_other_language
def test_nothing_looks_otherwise_than_in_english(code: str) -> None:
    """No mention, Markdown or line break that the English message does not have, and as many."""
    for name, template in TEMPLATES[code].items():
        facts = dict.fromkeys(variables(template), "X")
        allowed = [marks(text) for text in ways(ENGLISH_TEMPLATES[name], facts, ENGLISH)]
        for text in ways(template, facts, LANGUAGES[code]):
            assert marks(text) in allowed, f"{name}: {text!r}"
            assert text == text.strip(" ") or name in ("list-separator", "duration-separator"), name


@each_other_language
def test_commands_are_named_as_they_are_typed(code: str) -> None:
    for name, template in TEMPLATES[code].items():
        facts = dict.fromkeys(variables(template), "X")
        typed = {command for text in ways(ENGLISH_TEMPLATES[name], facts, ENGLISH) for command in named(text)}
        for text in ways(template, facts, LANGUAGES[code]):
            assert set(named(text)) == typed, name


def named(text: str) -> list[str]:
    """What stands in code type."""
    return re.findall(r"`[^`]*`", text)


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("de", "de"),
        ("es-ES", "es-ES"),
        ("es-419", "es-ES"),
        ("pt-BR", "pt-BR"),
        ("fr", "fr"),
        ("pl", "pl"),
        ("ja", "ja"),
        ("cs", "en"),
        ("zh-TW", "en"),
        ("sv-SE", "en"),
    ],
)
def test_what_discord_speaks_and_we_do_not_is_english(locale: str, code: str) -> None:
    assert nearest(locale) == code


@pytest.mark.parametrize(
    ("code", "written"),
    [
        ("en", ["7", "1,000", "12,345", "1,000,000"]),
        ("de", ["7", "1.000", "12.345", "1.000.000"]),
        ("es-ES", ["7", "1000", "12.345", "1.000.000"]),
        ("fr", ["7", "1\u202f000", "12\u202f345", "1\u202f000\u202f000"]),
        ("pt-BR", ["7", "1.000", "12.345", "1.000.000"]),
        ("pl", ["7", "1000", "12\u00a0345", "1\u00a0000\u00a0000"]),
        ("ja", ["7", "1,000", "12,345", "1,000,000"]),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(code: str, written: list[str]) -> None:
    assert [LANGUAGES[code].number(number) for number in (7, 1_000, 12_345, 1_000_000)] == written
