"""Spans of time in words."""

from datetime import timedelta

UNITS = (("day", timedelta(days=1)), ("hour", timedelta(hours=1)), ("minute", timedelta(minutes=1)))
ONE_DAY = timedelta(days=1)


def in_words(span: timedelta) -> str:
    """``24 hours``, ``1 hour 30 minutes``, ``7 days``."""
    words: list[str] = []
    for name, unit in UNITS:
        # A day is better known as 24 hours when it stands alone.
        if unit == ONE_DAY == span:
            continue
        count, span = divmod(span, unit)
        if count:
            words.append(f"{count} {name}{'' if count == 1 else 's'}")
    return " ".join(words) or "less than a minute"
