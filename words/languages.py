"""Which languages there are, and which of them stands for one of Discord's."""

from pathlib import Path

from words.language import Language

FOLDER = Path(__file__).parent


def _read(code: str) -> str:
    return (FOLDER / f"{code}.ftl").read_text(encoding="utf-8")


ENGLISH = Language("en", _read("en"))

LANGUAGES = {"en": ENGLISH} | {
    code: Language(code, _read(code), otherwise=ENGLISH)
    for code in sorted(file.stem for file in FOLDER.glob("*.ftl"))
    if code != ENGLISH.code
}
"""Every language that has a file, by Discord's code for it."""


def spoken(code: str) -> Language:
    """The language with this code; English if there is none."""
    return LANGUAGES.get(code, ENGLISH)


def nearest(locale: str) -> str:
    """The code of the language for whoever has set their Discord to this one: es-419 is es-ES, and cs is en."""
    if locale in LANGUAGES:
        return locale
    language = locale.partition("-")[0]
    return next((code for code in LANGUAGES if code.partition("-")[0] == language), ENGLISH.code)
