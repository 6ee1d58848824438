"""Words and numbers as the picture's font can write them."""

import unicodedata
from functools import lru_cache

from PIL import ImageFont

LETTERS = str.maketrans(
    {"ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"}
    | {"ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i", "–": "-", "—": "-", "’": "'"}
)
"""Characters that Unicode does not take apart, and what to write for them."""

UNITS = ((10**12, "T"), (10**9, "B"), (10**6, "M"), (10**3, "K"))


@lru_cache(maxsize=32)
def font(size: int) -> ImageFont.FreeTypeFont:
    """Pillow's own font, which writes plain Latin letters, digits and punctuation (ASCII) and little else."""
    loaded = ImageFont.load_default(size)
    assert isinstance(loaded, ImageFont.FreeTypeFont), "this Pillow was built without FreeType"
    return loaded


def writable(name: str, otherwise: str) -> str:
    """The name in letters that the font has, or ``otherwise`` if most of the name would be missing.

    Accents are dropped, as are emoji; fancy alphabets become plain letters.
    """
    plain = unicodedata.normalize("NFKD", name.translate(LETTERS))
    written = "".join(character for character in plain if character.isascii() and character.isprintable())
    missing = [character for character in plain if character.isalnum() and not character.isascii()]
    kept = [character for character in written if character.isalnum()]
    enough = len(kept) > len(missing) or not (kept or missing)
    return (" ".join(written.split()) if enough else "") or otherwise


def cut(words: str, size: int, width: float) -> str:
    """The words, or as many of their letters as fit into this width and an ellipsis."""
    if font(size).getlength(words) <= width:
        return words
    kept = words
    while kept and font(size).getlength(kept + "...") > width:
        kept = kept[:-1]
    return kept.rstrip() + "..."


def abbreviated(number: int) -> str:
    """The number in three figures or so: 1.05M."""
    for unit, letter in UNITS:
        if number >= unit:
            return f"{number / unit:.3g}{letter}"
    return f"{number:,}"
