"""Waiting for the bot, but not for ever."""

import asyncio
from typing import Any

PATIENCE = 20.0
"""Seconds to wait for the bot before a test fails instead of hanging."""


def expected(what: str) -> asyncio.Future[Any]:
    """A future for what is to come. If it does not come in time, whoever awaits it is told what was missing."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Any] = loop.create_future()
    timer = loop.call_later(PATIENCE, _give_up, future, what)
    future.add_done_callback(lambda _: timer.cancel())
    return future


def _give_up(future: asyncio.Future[Any], what: str) -> None:
    if not future.done():
        future.set_exception(AssertionError(f"{what} did not come in {PATIENCE:.0f} seconds"))
        # Nobody may be waiting any more, and then it is no matter.
        future.exception()
