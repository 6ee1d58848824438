"""What is in flight, so that the bot can finish it before it closes."""

import asyncio
from typing import Any


class AtWork:
    """Used as ``with at_work:`` around whatever should not be cut off in the middle."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any] | None] = set()

    def __enter__(self) -> None:
        self._tasks.add(asyncio.current_task())

    def __exit__(self, *_: object) -> None:
        self._tasks.discard(asyncio.current_task())

    async def finish(self, patience: float) -> None:
        """Let what is in flight finish, but no longer than this many seconds."""
        await finish([task for task in self._tasks if task is not None], patience)


async def finish(tasks: list[asyncio.Task[Any]], patience: float) -> None:
    """Let the tasks finish, but no longer than this many seconds; then cancel them."""
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=patience)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
