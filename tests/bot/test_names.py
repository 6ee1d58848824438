"""People's names as Discord should show them."""

import pytest

from bot.process.names import plain
from words import ENGLISH


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("Alice", "Alice"),
        ("Mary-Jane O'Neil", "Mary-Jane O'Neil"),
        ("Zoë 🦊", "Zoë 🦊"),
        ("snake_case_", r"snake\_case\_"),
        ("**bold**", r"\*\*bold\*\*"),
        ("@everyone", r"\@everyone"),
        ("<@123456789012345678>", r"\<\@123456789012345678\>"),
        ("https://example.org", r"https\://example.org"),
        ("[click](x)", r"\[click\](x)"),
        ("# Shouting", r"\# Shouting"),
        ("-# whisper", r"\-# whisper"),
        ("1. first", r"1\. first"),
        ("a\nb\tc", "a b c"),
        ("\u202eecilA", "ecilA"),
        ("\u2066\u200b\u2069", "Somebody"),
        ("\u200d", "Somebody"),
        ("", "Somebody"),
        ("👩\u200d👧", "👩\u200d👧"),
    ],
)
def test_a_name_is_plain_text_whatever_is_in_it(name: str, safe: str) -> None:
    assert plain(name, ENGLISH) == safe
