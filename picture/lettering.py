"""Words and numbers as the picture's font can write them."""

import unicodedata
from functools import lru_cache

from PIL import ImageFont

CROSS = "×"
"""The font lacks it: the pen draws it at the head of a text."""

DIGIT = 0.72
"""How tall digits and capitals are, as a part of the size of the font."""

LETTERS = str.maketrans(
    {"ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"}
    | {"ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "\u0131": "i", "–": "-", "—": "-", "\u2019": "'"}
)
"""What to write for characters that Unicode does not take apart into a plain letter and its accents."""


@lru_cache(maxsize=32)
def font(size: int) -> ImageFont.FreeTypeFont:
    """Pillow's own font, which has plain Latin letters, digits and punctuation (ASCII) and little else."""
    loaded = ImageFont.load_default(size)
    assert isinstance(loaded, ImageFont.FreeTypeFont), "this Pillow was built without FreeType"
    return loaded


def width_of(words: str, size: int) -> float:
    """How much room these words need from left to right."""
    cross = size * 0.48 if words.startswith(CROSS) else 0
    return cross + font(size).getlength(words.removeprefix(CROSS))


def depth_of(words: str, size: int) -> float:
    """How far these words reach below the line they stand on."""
    return size * 0.21 if set(words) & set("gjpqy") else 0


def writable(name: str, otherwise: str) -> str:
    """The name in letters that the font has, or ``otherwise`` if half of its letters or more would be missing.

    Accents and emoji are left out; the letters of fancy alphabets become plain.
    """
    plain = unicodedata.normalize("NFKD", name.translate(LETTERS))
    written = " ".join("".join(letter for letter in plain if letter.isascii() and letter.isprintable()).split())
    kept = sum(letter.isalnum() for letter in written)
    missing = sum(letter.isalnum() for letter in plain) - kept
    return written if kept > missing or (written and not missing) else otherwise


def cut(words: str, size: int, width: float) -> str:
    """The words or, where they are wider than this, as many of their letters as fit and three dots."""
    if width_of(words, size) <= width:
        return words
    while words and width_of(words + "...", size) > width:
        words = words[:-1]
    return words.rstrip() + "..."
