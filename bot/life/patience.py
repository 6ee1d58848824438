"""How long to wait for things, kept for all of them by one timer."""

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType


class Patience:
    """Says of whatever is waited for when it takes too long.

    What may take equally long is late in the order in which it began, so one timer is enough for all of it. With a
    timer each, which asyncio has to keep in order and to clear away, a press takes 25 µs more at 64 at once.
    """

    def __init__(self) -> None:
        self._lines: dict[float, _Line] = {}
        """By how many seconds the waits in it may take."""

    def wait(self, seconds: float, late: Callable[[], object]) -> "_Wait":
        """While in this ``with`` statement: call ``late`` if it takes longer than so many seconds."""
        line = self._lines.get(seconds)
        if line is None:
            line = self._lines[seconds] = _Line(seconds)
        return _Wait(line, late)


class _Wait:
    __slots__ = ("late", "line", "until")

    def __init__(self, line: "_Line", late: Callable[[], object]) -> None:
        self.line = line
        self.late: Callable[[], object] | None = late
        """Whom to tell, until it is over."""
        self.until = 0.0

    def __enter__(self) -> None:
        self.line.join(self)

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self.late = None
        self.line.leave()

    def tell(self) -> None:
        if self.late is not None:
            self.late()


class _Line:
    """All waits of one length, the oldest first."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waits: deque[_Wait] = deque()
        self._open = 0
        """How many of them are not over."""
        self._timer: asyncio.TimerHandle | None = None

    def join(self, wait: _Wait) -> None:
        loop = asyncio.get_running_loop()
        wait.until = loop.time() + self._seconds
        self._waits.append(wait)
        self._open += 1
        if self._timer is None:
            self._timer = loop.call_at(wait.until, self._look, wait.until)

    def leave(self) -> None:
        self._open -= 1
        if self._open == 0:
            self._waits.clear()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    def _look(self, now: float) -> None:
        """Tell those that are late, and look again when the next may be."""
        loop = asyncio.get_running_loop()
        self._timer = None
        while self._waits and (self._waits[0].late is None or self._waits[0].until <= now):
            # By itself, so that whatever comes of it, the next is looked for.
            loop.call_soon(self._waits.popleft().tell)
        if self._waits:
            self._timer = loop.call_at(self._waits[0].until, self._look, self._waits[0].until)
