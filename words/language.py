"""One language: its messages, and how it writes numbers, days and lists."""

import logging
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from words.fluent import Fact, Said, Unreadable, compiled, entries, variables

if TYPE_CHECKING:
    from babel import Locale

log = logging.getLogger(__name__)

KEPT = 10_000
"""Numbers that are kept as they are written, for Babel takes 8 µs for one."""

UNGROUPED = {"es": 10_000, "pl": 10_000}
"""Below which numbers these languages write their digits in one go; Babel does not know this rule of CLDR's."""


class Language:
    """Says messages. What its file lacks, or has wrong, ``otherwise`` says, and the log has a line the first time."""

    def __init__(self, code: str, source: str, otherwise: "Language | None" = None) -> None:
        self.code = code
        """As Discord calls it: "de", "pt-BR"."""

        self.number = lru_cache(maxsize=KEPT)(self._number)
        """A whole number, as this language writes it."""

        self._sources = entries(source)
        self._otherwise = otherwise
        self._said: dict[str, Said] = {}
        """What was said already."""

        self._category = lru_cache(maxsize=KEPT)(self._plural)

    def say(self, message: str, /, **facts: Fact) -> str:
        """The message with these facts, which may be more than it needs; it never fails for want of words."""
        return (self._said.get(message) or self._learnt(message))(facts, self.number, self._category)

    def has(self, message: str) -> bool:
        """Whether there are words for this, be it in English."""
        return message in self._sources or (self._otherwise is not None and self._otherwise.has(message))

    def needs(self, message: str) -> set[str]:
        """The facts that a message is about, as English has it."""
        return self._otherwise.needs(message) if self._otherwise else variables(compiled(message, self._sources))

    @property
    def messages(self) -> list[str]:
        """The names of its own, in the order of the file."""
        return list(self._sources)

    def learn(self, source: str) -> None:
        """More messages, or other words for some: of a game that comes later, or of a test."""
        self._sources |= entries(source)
        self._said.clear()

    def _learnt(self, message: str) -> Said:
        """The message made ready; if that cannot be, it is said otherwise from now on."""
        try:
            template = compiled(message, self._sources)
            if self._otherwise and (unknown := variables(template) - self._otherwise.needs(message)):
                raise Unreadable(f"it has variables that English has not: {', '.join(sorted(unknown))}")
            said: Said = template.said
        except Exception as error:
            log.error("the message %s cannot be said in the language %s: %s", message, self.code, error)
            said = self._elsewhere(message)
        self._said[message] = said
        return said

    def _elsewhere(self, message: str) -> Said:
        """A move is never lost for a word: where even English is silent, one sees at least what was meant."""
        otherwise = self._otherwise
        return lambda facts, _, __: otherwise.say(message, **facts) if otherwise else message

    # Numbers, days and lists

    def one_of(self, items: Sequence[int]) -> str:
        """Some numbers, any of which will do: "3", "3 or 5", "3, 5 or 7"."""
        *others, last = map(self.number, items)
        return self.say("one-of", others=self.listed(others), last=last) if others else last

    def listed(self, items: Sequence[str]) -> str:
        return self.say("list-separator").join(items)

    def percentage(self, part: float) -> str:
        from babel.numbers import format_percent

        return format_percent(part, locale=self._locale)

    def abbreviated(self, number: int) -> str:
        """A large number in three figures: 1.05M."""
        from babel.numbers import format_compact_decimal

        rounded = float(f"{number:.3g}")
        short = format_compact_decimal(rounded, locale=self._locale, fraction_digits=2)
        # Where a language has no short form it writes all the digits, and those may as well be the right ones.
        return self.number(number) if short == f"{rounded:.0f}" else short

    def weekday(self, day: int) -> str:
        """The name of a day of the week: 0 is a Monday."""
        return self._locale.days["stand-alone"]["wide"][day]

    def month(self, month: int) -> str:
        """The name of a month in short, as it stands in a date."""
        return self._locale.months["format"]["abbreviated"][month]

    def _number(self, number: int) -> str:
        from babel.numbers import format_decimal

        if not isinstance(number, int):  # pyright: ignore[reportUnnecessaryIsInstance] - whoever asks may say anything
            return str(number)
        if abs(number) < UNGROUPED.get(self._locale.language, 0):
            return str(number)
        return format_decimal(number, locale=self._locale)

    def _plural(self, number: int) -> str:
        return self._locale.plural_form(number)

    @cached_property
    def _locale(self) -> "Locale":
        # Imported when it is first needed, for that takes 25 ms.
        from babel import Locale

        return Locale.parse(self.code, sep="-")
