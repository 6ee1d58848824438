"""Time limits: kept by one timer, and unnoticed by whatever is over before."""

import asyncio

import pytest

from cogs.patience import Patience, within

AT_ONCE, NEVER = 0.0, 3600.0


async def test_what_is_over_in_time_is_not_disturbed() -> None:
    patience = Patience()
    assert await within(patience, NEVER, asyncio.sleep(0, "done")) == "done"
    assert patience._timer is None, "no timer is left behind"  # pyright: ignore[reportPrivateUsage]


async def test_what_takes_too_long_is_given_up() -> None:
    with pytest.raises(TimeoutError):
        await within(Patience(), AT_ONCE, asyncio.Event().wait())


async def test_each_has_its_own_time() -> None:
    patience, ended, called, waiting = Patience(), asyncio.Event(), asyncio.Event(), asyncio.Event()
    first = patience.begin(AT_ONCE, ended.set)
    patience.begin(AT_ONCE, called.set)
    third = patience.begin(NEVER, waiting.set)
    patience.end(first)
    await called.wait()
    assert not ended.is_set()
    assert not waiting.is_set()
    patience.end(third)
    assert patience._timer is None  # pyright: ignore[reportPrivateUsage]


async def test_a_cancellation_from_elsewhere_stays_one() -> None:
    task = asyncio.create_task(within(Patience(), NEVER, asyncio.Event().wait()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
