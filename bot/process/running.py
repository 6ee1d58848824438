"""Running until told to stop: by Ctrl-C, by SIGTERM, or because the terminal was closed."""

import asyncio
import contextlib
import signal
from collections.abc import Coroutine
from typing import Any

from bot.process.errors import take_up

STOPS = ("SIGTERM", "SIGHUP")


class CannotRun(Exception):
    """Something outside does not let us; the message is one line for the operator."""


def run_until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run this to its end, or until told to stop, which cancels it and is not a failure."""
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_stoppable(work))


async def _stoppable(work: Coroutine[Any, Any, None]) -> None:
    working = asyncio.current_task()
    assert working is not None
    asyncio.get_running_loop().set_exception_handler(take_up)
    for name in STOPS:
        # Windows has no such signals to handle, and what was started with nohup stays when its terminal is closed.
        with contextlib.suppress(AttributeError, NotImplementedError):
            number = getattr(signal, name)
            if signal.getsignal(number) is not signal.SIG_IGN:
                asyncio.get_running_loop().add_signal_handler(number, working.cancel)
    await work
