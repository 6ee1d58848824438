"""A fault of ours in one announcement, or in one clock: logged once, tried less and less often, and in nobody's way."""

import logging
from typing import Any

import pytest

from cogs import board
from duel import decisions
from tests.cogs.table import Table

HOUR = 3600


class Poison:
    """Fails for one duel, and counts how often."""

    def __init__(self, good: Any) -> None:
        self.tried = 0
        self._good = good

    def __call__(self, what: Any, *more: Any) -> Any:
        if getattr(what, "duel", what).id == 1:
            self.tried += 1
            raise ValueError("poison")
        return self._good(what, *more)


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR and record.exc_info]


async def elsewhere(table: Table) -> None:
    """Play goes on in another channel."""
    table.channel = table.guild.create_text_channel("elsewhere")


async def test_an_announcement_that_cannot_be_made_is_tried_less_and_less_often_and_given_up(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table.expects_errors = True
    await table.begin("over100")
    poison = Poison(board.reminder)
    monkeypatch.setattr(board, "reminder", poison)
    await table.env.advance_time(19 * HOUR)
    assert 4 <= poison.tried <= 9, "at growing intervals"
    assert len(tracebacks(caplog)) == 1, "with its code, once"
    assert "could not be announced" in tracebacks(caplog)[0]
    for _ in range(4):
        await table.env.advance_time(24 * HOUR)
    tried = poison.tried
    await table.env.advance_time(24 * HOUR)
    assert poison.tried == tried, "after three days it is given up"
    assert len(tracebacks(caplog)) == 1


async def test_an_announcement_that_cannot_be_made_makes_no_other_clock_late(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.expects_errors = True
    await table.begin("over100")
    monkeypatch.setattr(board, "reminder", Poison(board.reminder))
    await table.env.advance_time(18 * HOUR)
    await elsewhere(table)
    await table.challenge("over100")
    await table.env.advance_time(599)
    assert "has expired" not in table.text
    await table.env.advance_time(1)
    assert "has expired" in table.text


async def test_a_clock_that_fails_is_left_alone_for_a_while_and_makes_no_other_late(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table.expects_errors = True
    await table.begin("over100", clock=4)
    poison = Poison(decisions.wake)
    monkeypatch.setattr(decisions, "wake", poison)
    await elsewhere(table)
    await table.begin("over100", clock=4)
    await table.env.advance_time(240)
    assert table.text.startswith("Time is up! Alice loses.")
    await table.env.advance_time(24 * HOUR)
    assert 20 <= poison.tried <= 40, "every hour, in the end"
    assert len(tracebacks(caplog)) == 1
