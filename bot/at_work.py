"""What is in flight, so that the bot can finish it before it closes."""

import asyncio
import contextlib


class AtWork:
    """Used as ``with at_work:`` around whatever should not be cut off in the middle."""

    def __init__(self) -> None:
        self._count = 0
        self._idle: asyncio.Event | None = None

    def __enter__(self) -> None:
        self._count += 1

    def __exit__(self, *_: object) -> None:
        self._count -= 1
        if self._idle is not None and not self._count:
            self._idle.set()

    async def finished(self, patience: float) -> None:
        """Until nothing is in flight, or until this many seconds are over."""
        if self._count:
            self._idle = asyncio.Event()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._idle.wait(), patience)
