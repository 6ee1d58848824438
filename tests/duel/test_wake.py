"""What the clock has to do when it looks at a duel, by whether the bot was away, the reminder and the deadline."""

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from duel import Away, Duel, End, Extend, Play, Remind, Status, extended
from duel.decisions import NothingDue, wake
from game import Player, RunOutOfTime, agree
from tests.duel.duels import duel, live

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)
CLOCK = timedelta(hours=24)
DICE = random.Random(0)  # noqa: S311 - nothing is left to chance here

LIVE = replace(
    duel(Status.LIVE, live(agree("over100", best_of=3))),
    clock=CLOCK,
    deadline=BEGUN + CLOCK,
    wake_at=BEGUN + CLOCK * 3 / 4,
)
OFFERED = replace(LIVE, status=Status.OFFERED, match=None, wake_at=LIVE.deadline)


def hours(count: float) -> timedelta:
    return timedelta(hours=count)


def after(before: Duel, away: float, back_at: float, *, granted: bool = False) -> Duel:
    """The duel as it is loaded when the bot was away for so many hours, and came back so long after the beginning."""
    assert before.deadline is not None
    absence = Away(hours(away), BEGUN + hours(back_at))
    deadline, granted = extended(before.status, before.deadline, before.clock, absence, granted=granted)
    return replace(before, deadline=deadline, quarter_granted=granted)


REMINDED = replace(LIVE, reminded=True, wake_at=LIVE.deadline)

CASES = {
    # the duel as it is loaded, hours since its clock began, and what there is to do
    "too early for the reminder": (LIVE, 17.9, None),
    "the reminder": (LIVE, 18, Remind()),
    "the reminder, late": (LIVE, 23.9, Remind()),
    "lost without a reminder, since the clock was looked at too late": (LIVE, 24, "lost"),
    "reminded, and time is left": (REMINDED, 23.9, None),
    "reminded, and lost": (REMINDED, 24, "lost"),
    "a restart of a moment, early in the move": (after(LIVE, 0.01, 5), 18, Extend(BEGUN + hours(18.01))),
    "away for three hours, before the reminder": (after(LIVE, 3, 10), 18, Extend(BEGUN + hours(21))),
    "away until after the reminder was due, which then comes at its time": (
        after(LIVE, 10, 20),
        20,
        Extend(BEGUN + hours(28)),
    ),
    "away for ten hours, and the time is over by now": (after(LIVE, 10, 20), 34, "lost"),
    "away until after the deadline: the time lost is given back": (after(LIVE, 30, 40), 40, Extend(BEGUN + hours(48))),
    "away a moment, near the end: a quarter is left": (after(LIVE, 0.1, 23.9), 23.9, Remind()),
    "away a moment, near the end, and reminded: a quarter is left": (
        after(REMINDED, 0.1, 23.9),
        24,
        Extend(BEGUN + hours(29.9)),
    ),
    "away a moment near the end once more: no second quarter": (
        after(REMINDED, 0.5, 23.9, granted=True),
        24,
        Extend(BEGUN + hours(24.5)),
    ),
    "away once more, and the time is over": (after(REMINDED, 0.5, 23.9, granted=True), 24.5, "lost"),
    "a challenge that waits": (OFFERED, 23.9, None),
    "a challenge that expires": (OFFERED, 24, End(Status.EXPIRED)),
    "a challenge while the bot was away": (
        replace(OFFERED, deadline=BEGUN + hours(34)),
        24,
        Extend(BEGUN + hours(34)),
    ),
    "a match that is over": (replace(LIVE, status=Status.FINISHED, deadline=None, wake_at=None), 99, None),
    "no duel at all": (None, 99, None),
}


@pytest.mark.parametrize(("found", "passed", "expected"), CASES.values(), ids=CASES)
def test_what_the_clock_has_to_do(
    found: Duel | None, passed: float, expected: Remind | Extend | End | str | None
) -> None:
    now = BEGUN + hours(passed)
    if expected is None:
        with pytest.raises(NothingDue):
            wake(found, now, DICE)
        return
    change = wake(found, now, DICE)
    if expected != "lost":
        assert change == expected
        return
    assert isinstance(change, Play)
    assert change.turns[0].move == RunOutOfTime(Player.ONE)
    assert (change.match.score, change.deadline) == ((0, 1), now + CLOCK), "the next game has a clock of its own"


def test_whatever_is_done_is_not_due_again_at_once() -> None:
    for found, passed, expected in CASES.values():
        now = BEGUN + hours(passed)
        if isinstance(expected, Extend):
            assert expected.wake_at > now
        elif isinstance(expected, Remind):
            assert found is not None
            assert found.deadline is not None
            assert found.deadline > now, "a reminder is for time that is left"


@pytest.mark.parametrize("granted", [False, True])
@pytest.mark.parametrize("away", [0, 0.1, 6, 100])
@pytest.mark.parametrize("back_at", [1, 18, 24, 90])
def test_no_more_is_given_back_than_was_lost_or_a_quarter_and_that_once(
    granted: bool, away: float, back_at: float
) -> None:
    found = after(LIVE, away, back_at, granted=granted)
    assert LIVE.deadline is not None
    assert found.deadline is not None
    given_back, quarter_left = LIVE.deadline + hours(away), BEGUN + hours(back_at) + CLOCK / 4
    assert found.deadline == (given_back if granted else max(given_back, quarter_left))
    assert found.quarter_granted is (granted or found.deadline > given_back)
