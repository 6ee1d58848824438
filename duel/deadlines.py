"""What a deadline is worth when the bot was not there all the time: pure, with no SQL."""

from datetime import datetime, timedelta

from duel.duel import Status
from game.value import value


@value
class Away:
    """The time in which nobody could move, since the deadline was set."""

    time: timedelta
    back_at: datetime
    """When the bot was there again, the last time."""


def extended(
    status: Status, deadline: datetime, clock: timedelta, away: Away, *, granted: bool
) -> tuple[datetime, bool]:
    """The deadline of a duel with the time away given back, and whether its move has had its quarter.

    A challenge gets that time and no more. Whoever comes back to a move finds at least a quarter of its clock; that
    floor is granted once for each move, for else a bot that is restarted often would have clocks that never run out.
    """
    given_back = deadline + away.time
    floor = away.back_at + quarter(clock)
    if status is Status.OFFERED or granted or floor <= given_back:
        return given_back, granted
    return floor, True


def quarter(clock: timedelta) -> timedelta:
    """What is left of a clock when its player is reminded."""
    return clock / 4
