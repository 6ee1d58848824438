"""A warning that repeats is counted, not repeated."""

import copy
import logging
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

WINDOW = 60.0
"""Seconds in which a warning is said once."""

Key = tuple[str, str]
"""By what a warning is known again: its logger, and its words before anything is filled in."""

Later = Callable[[float, Callable[[], None]], Callable[[], None]]
"""Calls something after so many seconds; what is returned calls that off."""


@dataclass(slots=True)
class _Said:
    until: float
    last: logging.LogRecord
    again: int = 0


class Repeats(logging.Handler):
    """Hands everything on, except the same warning again within a minute: of that it says afterwards how often it came.

    Errors are never held back: somebody may have been told the code of one.
    """

    def __init__(
        self, to: logging.Handler, clock: Callable[[], float] = time.monotonic, later: Later | None = None
    ) -> None:
        super().__init__()
        self._to = to
        self._clock = clock
        self._later = later or _in_a_thread
        self._said: dict[Key, _Said] = {}
        """What was said within the last minute, the oldest first."""

        self._call_off: Callable[[], None] | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno != logging.WARNING or record.exc_info:
            self._to.handle(record)
            return
        self._tell()
        key = record.name, str(record.msg)
        said = self._said.get(key)
        if said is None:
            self._to.handle(record)
            self._said[key] = _Said(self._clock() + WINDOW, record)
        else:
            said.last, said.again = record, said.again + 1
        self._look_later()

    def flush(self) -> None:
        self._to.flush()

    def close(self) -> None:
        """Say what has still to be said."""
        with self._locked():
            for said in self._said.values():
                self._say(said)
            self._said.clear()
            self._look_later()
        self._to.close()
        super().close()

    def _look(self) -> None:
        with self._locked():
            self._call_off = None
            self._tell()
            self._look_later()

    def _tell(self) -> None:
        """Of what was said a minute ago, say how often it came since; what came goes on being counted."""
        now = self._clock()
        for key in [key for key, said in self._said.items() if said.until <= now]:
            said = self._said.pop(key)
            if said.again:
                self._say(said)
                self._said[key] = _Said(now + WINDOW, said.last)

    def _say(self, said: _Said) -> None:
        if said.again:
            summary = copy.copy(said.last)
            times = "once more" if said.again == 1 else f"{said.again} more times"
            summary.msg, summary.args = "%s (%s in the last minute)", (said.last.getMessage(), times)
            self._to.handle(summary)

    def _look_later(self) -> None:
        """One timer is enough: what was said first is the first whose minute is over."""
        first = next(iter(self._said.values()), None)
        if first is None:
            if self._call_off is not None:
                self._call_off()
                self._call_off = None
        elif self._call_off is None:
            self._call_off = self._later(max(0.0, first.until - self._clock()), self._look)

    def _locked(self) -> AbstractContextManager[bool]:
        assert self.lock is not None, "every handler has one"
        return self.lock


def _in_a_thread(seconds: float, call: Callable[[], None]) -> Callable[[], None]:
    # Not the event loop's: the log is there before it and after it, and for other threads.
    timer = threading.Timer(seconds, call)
    timer.daemon = True
    timer.start()
    return timer.cancel
