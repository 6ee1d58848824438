"""The numbers that come up in play: all that can be made of 1 by multiplying, whatever the game makes of them."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter

from game.terms import TARGETS
from game.value import value

SHEETS = (10**6, 10**9, TARGETS[-1])
"""How far a chart may reach: most targets need only the smallest, and it is drawn soonest."""


@value
class Chart:
    """Every total up to some number, smallest first, and what can be made of each.

    It is the same for all games with these multipliers. So whatever one of them has to say of its totals is a plain
    list in this order.
    """

    totals: list[int]
    place: dict[int, int]
    """Where each total stands."""

    made_of: Sequence[Callable[[Sequence[int]], tuple[int, ...]]]
    """For each total, picks out of such a list what is said of all that the multipliers make of it.

    The list has one more at its end, for whatever is larger than all of these.
    """


def chart(multipliers: range, target: int) -> Chart:
    """One that reaches at least to this target.

    Drawn when it is first asked for. For 2 to 9 that takes 3 milliseconds up to a million, and 40 beyond a billion; for
    twenty multipliers some seconds beyond a billion, which are half a million totals.
    """
    return drawn(multipliers, min(sheet for sheet in SHEETS if sheet >= target))


@cache
def drawn(multipliers: range, largest: int) -> Chart:
    """The chart up to this number, kept for good."""
    totals = up_to(multipliers, largest)
    place = {total: at for at, total in enumerate(totals)}
    beyond = len(totals)
    made_of = [itemgetter(*[place.get(total * number, beyond) for number in multipliers]) for total in totals]
    return Chart(totals, place, made_of)


def up_to(multipliers: range, largest: int) -> list[int]:
    """The totals up to this one, smallest first."""
    found = {1}
    for number in multipliers:
        newest = found
        while newest := {total * number for total in newest if total * number <= largest} - found:
            found = found | newest
    return sorted(found)
