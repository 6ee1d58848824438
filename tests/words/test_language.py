"""How a message is said: what Fluent has that we use, and what becomes of what cannot be said."""

import logging

import pytest

from words import ENGLISH, Language

SOURCE = """
plain = Hello.
name = { $player } makes { $total }: 100 % of { $total }.
plural = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
exactly = { $count ->
    [0] none
    [one] one
   *[other] many
}
nothing = { $number ->
    [none] something
   *[other] { $number }
}
two = { $whose ->
    [mine] my { $count ->
        [one] match
       *[other] matches
    }
   *[theirs] their match
} today
lines =
    One.

    Two.
    { "" }
reference = { plain } Again.
loop = { loop }
function = { NUMBER($count) }
unclosed = { $count
"""


@pytest.fixture
def language() -> Language:
    return Language("en", SOURCE)


def test_facts_stand_in_the_words_and_numbers_as_they_are_written(language: Language) -> None:
    assert language.say("plain") == "Hello."
    assert language.say("name", player="100 % {me} %s", total=1_000) == "100 % {me} %s makes 1,000: 100 % of 1,000."
    assert language.say("name", player="Ana", total=1, other=5) == "Ana makes 1: 100 % of 1."
    assert language.say("lines") == "One.\n\nTwo.\n"
    assert language.say("reference") == "Hello. Again."


def test_a_number_chooses_its_plural_and_a_word_what_it_names(language: Language) -> None:
    assert [language.say("plural", count=count) for count in (1, 2)] == ["1 match", "2 matches"]
    assert [language.say("exactly", count=count) for count in (0, 1, 2)] == ["none", "one", "many"]
    assert [language.say("nothing", number=number) for number in (None, 3)] == ["something", "3"]
    assert language.say("two", whose="mine", count=1) == "my match today"
    assert language.say("two", whose="mine", count=2) == "my matches today"
    assert language.say("two", whose="yours", count=2) == "their match today"
    assert language.needs("two") == {"whose", "count"}


BROKEN = """
plain = { $nobody } said so.
plural = { $count ->
    [one] { $count } Spiel
    *[other] { $count } Spiele
name = { $player }: { $total }.
"""


@pytest.mark.parametrize(
    ("message", "english"),
    [("plain", "Hello."), ("plural", "2 matches"), ("reference", "Hello. Again.")],
    ids=["a fact that nobody tells", "not closed", "missing"],
)
def test_what_cannot_be_said_is_said_in_english_and_is_in_the_log_once(
    language: Language, caplog: pytest.LogCaptureFixture, message: str, english: str
) -> None:
    broken = Language("de", BROKEN, otherwise=language)
    for _ in range(3):
        assert broken.say(message, count=2) == english
        assert broken.say("name", player="Ana", total=1_000) == "Ana: 1.000."
    [record] = caplog.records
    assert record.levelno == logging.ERROR
    assert message in record.getMessage()
    assert "de" in record.getMessage()
    assert "\n" not in record.getMessage()


@pytest.mark.parametrize("message", ["loop", "function", "unclosed", "nowhere"])
def test_where_even_english_is_silent_one_sees_what_was_meant(language: Language, message: str) -> None:
    assert language.say(message, count=2) == message
    assert Language("de", "", otherwise=language).say(message, count=2) == message


def test_a_language_can_learn_more(language: Language) -> None:
    assert not language.has("later")
    language.learn("later = Later.\nplain = Good day.")
    assert (language.say("later"), language.say("plain"), language.say("reference")) == (
        "Later.",
        "Good day.",
        "Good day. Again.",
    )


def test_a_game_that_a_language_has_no_words_for_is_told_in_english(language: Language) -> None:
    language.learn("seventh-move = { $player } takes { $number }.")
    other = Language("pl", BROKEN, otherwise=language)
    assert other.has("seventh-move")
    assert other.needs("seventh-move") == {"player", "number"}
    assert other.say("seventh-move", player="Ala", number=5) == "Ala takes 5."


def test_numbers_and_days_are_of_the_language() -> None:
    polish = Language("pl", "", otherwise=ENGLISH)
    assert polish.weekday(0) == "poniedziałek"
    assert (polish.month(11), ENGLISH.month(11)) == ("lis", "Nov")
    assert (polish.percentage(0.667), ENGLISH.percentage(0.667)) == ("67%", "67%")
    assert (polish.abbreviated(1_048_576), ENGLISH.abbreviated(1_048_576)) == ("1,05\u00a0mln", "1.05M")
    assert Language("de", "").abbreviated(262_144) == "262.144", "which has no short form of a thousand"
