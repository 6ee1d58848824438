"""One timer for everything that is waited for: whatever takes too long is told of, and nothing else."""

import asyncio
from contextlib import ExitStack

import pytest

from bot.life.patience import Patience

MOMENT = 0.01


async def test_what_takes_too_long_is_told_of_in_the_order_in_which_it_began() -> None:
    patience, told = Patience(), asyncio.Queue[str]()
    with ExitStack() as waits:
        waits.enter_context(patience.wait(MOMENT, lambda: told.put_nowait("first")))
        waits.enter_context(patience.wait(MOMENT, lambda: told.put_nowait("second")))
        assert [await told.get(), await told.get()] == ["first", "second"]


async def test_what_is_over_in_time_is_not() -> None:
    patience, told, last = Patience(), list[str](), asyncio.Event()
    with patience.wait(MOMENT, last.set):
        with patience.wait(MOMENT, lambda: told.append("over")):
            pass
        await last.wait()
    assert told == []


async def test_a_later_one_is_told_of_though_the_first_is_over() -> None:
    patience, late = Patience(), asyncio.Event()
    first = patience.wait(MOMENT, lambda: None)
    with ExitStack() as waits:
        waits.enter_context(first)
        with patience.wait(MOMENT, late.set):
            waits.close()
            await late.wait()


async def test_a_short_wait_does_not_wait_for_a_long_one() -> None:
    patience, long, short = Patience(), list[str](), asyncio.Event()
    with patience.wait(3_600, lambda: long.append("late")), patience.wait(MOMENT, short.set):
        await short.wait()
    assert long == []


async def test_somebody_who_comes_after_all_others_were_told_of_is_told_of_too() -> None:
    patience, late = Patience(), list[int]()
    for turn in range(3):
        told = asyncio.Event()
        with patience.wait(MOMENT, told.set):
            await told.wait()
        late.append(turn)
    assert late == [0, 1, 2]


async def test_nothing_is_left_behind_when_nobody_waits() -> None:
    patience, late = Patience(), list[str]()
    with patience.wait(MOMENT, lambda: late.append("late")):
        pass
    with patience.wait(2 * MOMENT, asyncio.Event().set):
        await asyncio.sleep(3 * MOMENT)
    assert late == []


async def test_what_goes_on_beyond_its_limit_is_stopped() -> None:
    with pytest.raises(TimeoutError), Patience().limit(MOMENT):
        await asyncio.Event().wait()
    # Nobody else had asked for that, and the task goes on.
    await asyncio.sleep(0)


async def test_what_ends_within_its_limit_is_left_alone() -> None:
    patience, late = Patience(), asyncio.Event()
    with patience.wait(2 * MOMENT, late.set):
        with patience.limit(MOMENT):
            pass
        await late.wait()


async def test_a_task_that_somebody_else_cancels_within_its_limit_is_cancelled() -> None:
    patience, begun = Patience(), asyncio.Event()

    async def wait() -> None:
        with patience.limit(MOMENT):
            begun.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(wait())
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_failure_within_a_limit_stays_what_it_is() -> None:
    with pytest.raises(ValueError, match="its own"), Patience().limit(MOMENT):
        raise ValueError("its own")
