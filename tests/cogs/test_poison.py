"""A fault of ours in one announcement, or in one clock: logged once, tried less and less often, and in nobody's way."""

import logging
from typing import Any

import pytest

from cogs import board
from duel import decisions
from tests.cogs.club import Club

HOUR = 3600


class Poison:
    """Fails for one duel, and counts how often."""

    def __init__(self, good: Any) -> None:
        self.tried = 0
        self._good = good

    def __call__(self, what: Any, **options: Any) -> Any:
        if getattr(what, "duel", what).id == 1:
            self.tried += 1
            raise ValueError("poison")
        return self._good(what, **options)


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR and record.exc_info]


async def elsewhere(club: Club) -> None:
    """Play goes on in another channel."""
    club.channel = club.guild.create_text_channel("elsewhere")


async def test_an_announcement_that_cannot_be_made_is_tried_less_and_less_often_and_given_up(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    club.expects_errors = True
    await club.begin("over100")
    poison = Poison(board.reminder)
    monkeypatch.setattr(board, "reminder", poison)
    await club.env.advance_time(19 * HOUR)
    assert 4 <= poison.tried <= 9, "at growing intervals"
    assert len(tracebacks(caplog)) == 1, "with its code, once"
    assert "could not be announced" in tracebacks(caplog)[0]
    for _ in range(4):
        await club.env.advance_time(24 * HOUR)
    tried = poison.tried
    await club.env.advance_time(24 * HOUR)
    assert poison.tried == tried, "after three days it is given up"
    assert len(tracebacks(caplog)) == 1


async def test_an_announcement_that_cannot_be_made_makes_no_other_clock_late(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.expects_errors = True
    await club.begin("over100")
    monkeypatch.setattr(board, "reminder", Poison(board.reminder))
    await club.env.advance_time(18 * HOUR)
    await elsewhere(club)
    await club.challenge("over100")
    await club.env.advance_time(599)
    assert "has expired" not in club.text
    await club.env.advance_time(1)
    assert "has expired" in club.text


async def test_a_clock_that_fails_is_left_alone_for_a_while_and_makes_no_other_late(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    club.expects_errors = True
    await club.begin("over100", clock=4)
    poison = Poison(decisions.wake)
    monkeypatch.setattr(decisions, "wake", poison)
    await elsewhere(club)
    await club.begin("over100", clock=4)
    await club.env.advance_time(240)
    assert club.text.startswith("Time is up! Alice loses.")
    await club.env.advance_time(24 * HOUR)
    assert 20 <= poison.tried <= 40, "every hour, in the end"
    assert len(tracebacks(caplog)) == 1
