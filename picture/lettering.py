"""Words and numbers as the picture's fonts can write them.

The fonts are those of the extra ``fonts``: one for Latin, Greek and Cyrillic letters, one for Japanese and Chinese.
Plain words, and all where these are not installed, are written with Pillow's own, which has ASCII and little else.
"""

import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from words import ENGLISH, Fact, Language

CROSS = "×"
"""Pillow's font lacks it: the pen draws it at the head of a text."""

DIGIT = 0.72
"""How tall digits and capitals are, as a part of the size of the font."""

PACKAGES = {
    "fontpkg_noto_sans": "files/NotoSans[wdth,wght].ttf",
    "noto_cjk_sans_jp_regular": "NotoSansCJKjp-Regular.otf",
}
"""Where the fonts are, if they are installed; the first that has a letter writes it."""

OWN = -1
"""Stands for Pillow's own font."""

MISSING = "\uffff"
"""A character that no font has, so that one sees what is drawn for such."""

LETTERS = str.maketrans(
    {"ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"}
    | {"ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "\u0131": "i", "–": "-", "—": "-", "\u2019": "'"}
)
"""What to write for characters that Unicode does not take apart into a plain letter and its accents."""

LOOKED_AT = 24
"""The size in which it is looked whether a font has a letter."""

Run = tuple[str, ImageFont.FreeTypeFont]
"""Some letters, and the font that has them."""


@cache
def files() -> tuple[Path, ...]:
    """The fonts that are installed."""
    specs = {package: find_spec(package) for package in PACKAGES}
    found = [Path(spec.origin).parent / PACKAGES[package] for package, spec in specs.items() if spec and spec.origin]
    return tuple(file for file in found if file.exists())


@lru_cache(maxsize=32)
def font(which: int, size: int) -> ImageFont.FreeTypeFont:
    """One of them in this size, or Pillow's own; loaded when it is needed, for one has 16 MB."""
    if which != OWN and files():
        # Letters are set one by one: to shape them would take twice as long, and none of these needs it.
        return ImageFont.truetype(files()[which], size, layout_engine=ImageFont.Layout.BASIC)
    loaded = ImageFont.load_default(size)
    assert isinstance(loaded, ImageFont.FreeTypeFont), "this Pillow was built without FreeType"
    return loaded


@lru_cache(maxsize=4096)
def _which(letter: str) -> int | None:
    """Which of the fonts has this letter, if any."""
    if not letter.isprintable():
        return None
    if letter.isascii():
        return 0
    # Of letters that are not plain, Pillow's own font has some and draws nothing for others.
    for which in range(len(files())):
        if _drawn(letter, which) not in (_drawn(MISSING, which), _drawn(" ", which)):
            return which
    return None


def _drawn(letter: str, which: int) -> bytes:
    """What a letter looks like in this font."""
    sheet = Image.new("1", (3 * LOOKED_AT, 3 * LOOKED_AT))
    ImageDraw.Draw(sheet).text((LOOKED_AT, LOOKED_AT), letter, fill=1, font=font(which, LOOKED_AT))
    return sheet.tobytes()


@lru_cache(maxsize=1024)
def runs(words: str, size: int) -> tuple[Run, ...]:
    """The words in parts, each with its font; what none has is left out."""
    found = [(letter, which) for letter in words if (which := _which(letter)) is not None]
    if words.isascii():
        # Most words are plain, and the other fonts take 1 ms for each new letter.
        found = [(letter, OWN) for letter, _ in found]
    return tuple(
        ("".join(letter for letter, _ in letters), font(which, size))
        for which, letters in groupby(found, key=lambda each: each[1])
    )


@lru_cache(maxsize=1024)
def width_of(words: str, size: int) -> float:
    """How much room these words need from left to right."""
    cross = size * 0.48 if words.startswith(CROSS) else 0
    return cross + sum(face.getlength(part) for part, face in runs(words.removeprefix(CROSS), size))


def depth_of(words: str, size: int) -> float:
    """How far these words reach below the line they stand on."""
    return size * 0.24 if set(words) & set("gjpqy,") or not words.isascii() else 0


def writable(words: str, otherwise: str) -> str:
    """The words in letters that the fonts have, or ``otherwise`` if half of the letters or more would be missing.

    A letter that is missing loses its accents, emoji are left out, and letters of fancy alphabets become plain.
    """
    letters = unicodedata.normalize("NFC", words)
    parts = [letter if _which(letter) is not None else _plain(letter) for letter in letters]
    written = " ".join("".join(parts).split())
    kept = sum(letter.isalnum() for letter in written)
    missing = sum(letter.isalnum() and not part for letter, part in zip(letters, parts, strict=True))
    return written if kept > missing or (written and not missing) else otherwise


def _plain(letter: str) -> str:
    """What is left of a letter that no font has."""
    if letter.isspace():
        return " "
    apart = unicodedata.normalize("NFKD", letter.translate(LETTERS))
    return "".join(part for part in apart if _which(part) is not None)


def label(language: Language, message: str, **facts: Fact) -> str:
    """A message in letters that the fonts have; in English if the language has too many others."""
    return writable(language.say(message, **facts), otherwise=ENGLISH.say(message, **facts))


def cut(words: str, size: int, width: float) -> str:
    """The words or, where they are wider than this, as many of their letters as fit and three dots."""
    if width_of(words, size) <= width:
        return words
    while words and width_of(words + "...", size) > width:
        words = words[:-1]
    return words.rstrip() + "..."
