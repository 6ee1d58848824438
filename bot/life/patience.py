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
        return _Wait(self._line(seconds), late)

    def limit(self, seconds: float) -> "_Limit":
        """While in this ``with`` statement: a ``TimeoutError`` if it takes longer, as ``asyncio.timeout`` has it."""
        return _Limit(self._line(seconds))

    def _line(self, seconds: float) -> "_Line":
        line = self._lines.get(seconds)
        if line is None:
            line = self._lines[seconds] = _Line(seconds)
        return line


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


class _Limit(_Wait):
    __slots__ = ("_cancelled_before", "_is_late", "_task")

    def __init__(self, line: "_Line") -> None:
        super().__init__(line, self._stop)
        self._is_late = False

    def __enter__(self) -> None:
        task = asyncio.current_task(self.line.loop)
        assert task is not None, "a task can be stopped, and nothing else"
        self._task, self._cancelled_before = task, task.cancelling()
        super().__enter__()

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        super().__exit__(kind, error, trace)
        # Somebody else may have cancelled it as well, and is not to be disappointed.
        if self._is_late and self._task.uncancel() <= self._cancelled_before and kind is asyncio.CancelledError:
            raise TimeoutError

    def _stop(self) -> None:
        self._is_late = True
        self._task.cancel()


class _Line:
    """All waits of one length, the oldest first."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        # Kept, for in Python 3.11 to ask which one runs is a call to the system.
        self.loop = asyncio.get_running_loop()
        self._waits: deque[_Wait] = deque()
        self._open = 0
        """How many of them are not over."""
        self._timer: asyncio.TimerHandle | None = None

    def join(self, wait: _Wait) -> None:
        wait.until = self.loop.time() + self._seconds
        self._waits.append(wait)
        self._open += 1
        if self._timer is None:
            self._timer = self.loop.call_at(wait.until, self._look, wait.until)

    def leave(self) -> None:
        self._open -= 1
        if self._open == 0:
            self._waits.clear()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    def _look(self, now: float) -> None:
        """Tell those that are late, and look again when the next may be."""
        self._timer = None
        while self._waits and (self._waits[0].late is None or self._waits[0].until <= now):
            # By itself, so that whatever comes of it, the next is looked for.
            self.loop.call_soon(self._waits.popleft().tell)
        if self._waits:
            self._timer = self.loop.call_at(self._waits[0].until, self._look, self._waits[0].until)
