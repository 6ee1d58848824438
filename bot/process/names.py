"""People's names as Discord should show them: plain text, whatever is in them."""

import re
import unicodedata
from functools import lru_cache

from words import Language

ZERO_WIDTH_JOINER = "\u200d"
"""It holds emoji such as families together; every other invisible character is left out."""

INVISIBLE = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Unicode's categories of control, format and private characters and of line breaks."""


def visible(name: str, language: Language) -> str:
    """The name on one line, without invisible characters; if nothing is left of it, what this language says for it."""
    one_line = " ".join(name.split())
    kept = "".join(c for c in one_line if c == ZERO_WIDTH_JOINER or unicodedata.category(c) not in INVISIBLE)
    return kept.strip(f" {ZERO_WIDTH_JOINER}") or language.say("nameless")


@lru_cache(maxsize=4096)
def plain(name: str, language: Language) -> str:
    """The same, with its Markdown, mentions and links made harmless."""
    escaped = re.sub(r"([\\*_~`|<>\[\]:@])", r"\\\1", visible(name, language))
    # At the start of a line these would make a list or a heading.
    return re.sub(r"^(\d*)([#.)+-])", r"\1\\\2", escaped)
