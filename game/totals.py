"""The numbers that come up in play: all that can be made of 1 by multiplying, whichever game it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter

from game.moves import MULTIPLIERS
from game.terms import TARGETS

PRIMES = [number for number in MULTIPLIERS if all(number % smaller for smaller in range(2, number))]
"""What the multipliers are made of, and so every total."""


@dataclass(frozen=True, slots=True)
class Chart:
    """Every total up to the largest target, smallest first, and what can be made of each.

    It is the same for all games. So whatever one of them has to say of its totals is a plain list in this order.
    """

    totals: list[int]
    place: dict[int, int]
    """Where each total stands."""

    made_of: Sequence[Callable[[Sequence[int]], tuple[int, ...]]]
    """For each total, picks out of such a list what is said of all that the multipliers make of it.

    The list has one more at its end, for whatever is larger than all of these.
    """


@cache
def chart() -> Chart:
    """Drawn when it is first asked for, which takes some milliseconds."""
    totals = up_to(TARGETS[-1])
    place = {total: at for at, total in enumerate(totals)}
    beyond = len(totals)
    made_of = [itemgetter(*[place.get(total * number, beyond) for number in MULTIPLIERS]) for total in totals]
    return Chart(totals, place, made_of)


def up_to(largest: int) -> list[int]:
    """The totals up to this one, smallest first."""
    found = [1]
    for prime in PRIMES:
        newest = found
        while newest := [total * prime for total in newest if total * prime <= largest]:
            found = [*found, *newest]
    return sorted(found)
