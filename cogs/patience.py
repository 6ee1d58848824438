"""Time limits for what is in flight. Most of it is over long before, so one timer watches them all."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

Result = TypeVar("Result")


class Patience:
    """Calls back when something takes longer than a number of seconds, which is the same for everything in here."""

    def __init__(self) -> None:
        self._limits: dict[object, tuple[float, Callable[[], None]]] = {}
        """When to call back what, the earliest first."""

        self._timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float, call_back: Callable[[], None]) -> object:
        """Start the time of something; what is returned ends it."""
        loop = asyncio.get_running_loop()
        key = object()
        self._limits[key] = (loop.time() + seconds, call_back)
        if self._timer is None:
            self._timer = loop.call_later(seconds, self._look)
        return key

    def end(self, key: object) -> None:
        self._limits.pop(key, None)
        if self._timer is not None and not self._limits:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        loop = asyncio.get_running_loop()
        for key, (at, call_back) in list(self._limits.items()):
            if at > loop.time():
                self._timer = loop.call_at(at, self._look)
                return
            del self._limits[key]
            call_back()


async def within(patience: Patience, seconds: float, work: Awaitable[Result]) -> Result:
    """The result of the work, or a TimeoutError after so many seconds."""
    task = asyncio.current_task()
    assert task is not None
    overdue = False

    def give_up() -> None:
        nonlocal overdue
        overdue = True
        task.cancel()

    key = patience.begin(seconds, give_up)
    try:
        return await work
    except asyncio.CancelledError:
        if overdue and not task.uncancel():
            raise TimeoutError from None
        raise
    finally:
        patience.end(key)
