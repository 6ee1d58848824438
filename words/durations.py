"""Spans of time in words."""

from datetime import timedelta

from words.language import Language

UNITS = (("days", timedelta(days=1)), ("hours", timedelta(hours=1)), ("minutes", timedelta(minutes=1)))
ONE_DAY = timedelta(days=1)


def in_words(language: Language, span: timedelta) -> str:
    """``24 hours``, ``1 hour 30 minutes``, ``7 days``."""
    words: list[str] = []
    for name, unit in UNITS:
        # A day is better known as 24 hours when it stands alone.
        if unit == ONE_DAY == span:
            continue
        count, span = divmod(span, unit)
        if count:
            words.append(language.say(f"duration-{name}", **{name: count}))
    return language.say("duration-separator").join(words) or language.say("duration-none")
