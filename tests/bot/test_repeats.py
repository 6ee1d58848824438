"""A warning that repeats is counted, not repeated, and nothing else is held back."""

import logging
from collections.abc import Callable
from itertools import count

import pytest

from bot.process.repeats import WINDOW, Repeats

LIMITED = "Discord asks us to wait for %d seconds"


class Written(logging.Handler):
    """What comes out in the end."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


class Clock:
    """Time in the hands of a test, and the one thing that is to be done later."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: dict[int, tuple[float, Callable[[], None]]] = {}
        self._numbers = count()

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        number = next(self._numbers)
        self._due[number] = (self.now + seconds, call)
        return lambda: self._due.pop(number, None) and None

    def passes(self, seconds: float) -> None:
        until = self.now + seconds
        while ready := sorted((at, number) for number, (at, _) in self._due.items() if at <= until):
            self.now, number = ready[0]
            self._due.pop(number)[1]()
        self.now = until

    @property
    def waits(self) -> int:
        return len(self._due)


class Log:
    def __init__(self) -> None:
        self.written, self.clock = Written(), Clock()
        self.handler = Repeats(self.written, lambda: self.clock.now, self.clock.later)

    def say(self, message: str, *values: object, level: int = logging.WARNING, name: str = "discord.http") -> None:
        self.handler.handle(logging.LogRecord(name, level, __file__, 1, message, values, None))


@pytest.fixture
def log() -> Log:
    return Log()


def test_the_first_is_written_and_the_same_within_a_minute_only_counted(log: Log) -> None:
    for seconds in range(38):
        log.say(LIMITED, seconds)
    assert log.written.lines == ["WARNING discord.http: Discord asks us to wait for 0 seconds"]
    log.clock.passes(WINDOW)
    assert log.written.lines[1:] == [
        "WARNING discord.http: Discord asks us to wait for 37 seconds (37 more times in the last minute)"
    ]


def test_what_goes_on_is_one_line_a_minute_and_what_stops_is_forgotten(log: Log) -> None:
    log.say(LIMITED, 1)
    for _ in range(3):
        log.say(LIMITED, 2)
        log.clock.passes(WINDOW)
    once_more = "WARNING discord.http: Discord asks us to wait for 2 seconds (once more in the last minute)"
    assert log.written.lines[1:] == [once_more] * 3
    log.clock.passes(WINDOW)
    assert log.clock.waits == 0
    log.say(LIMITED, 3)
    assert log.written.lines[4:] == ["WARNING discord.http: Discord asks us to wait for 3 seconds"]


def test_what_comes_once_is_written_once(log: Log) -> None:
    log.say(LIMITED, 1)
    log.clock.passes(WINDOW)
    log.say(LIMITED, 2)
    log.clock.passes(WINDOW)
    assert len(log.written.lines) == 2
    assert not any("more" in line for line in log.written.lines)


def test_another_template_or_logger_is_another_warning(log: Log) -> None:
    log.say(LIMITED, 1)
    log.say(LIMITED, 1, name="discord.webhook")
    log.say("Discord is slow", name="discord.http")
    assert len(log.written.lines) == 3


@pytest.mark.parametrize("level", [logging.DEBUG, logging.INFO, logging.ERROR, logging.CRITICAL])
def test_only_warnings_are_held_back(log: Log, level: int) -> None:
    # An error has a code, which somebody was told and will ask for.
    for code in ("A1B2C3", "D4E5F6"):
        log.say("[%s] a command or button failed", code, level=level)
    name = logging.getLevelName(level)
    assert log.written.lines == [
        f"{name} discord.http: [A1B2C3] a command or button failed",
        f"{name} discord.http: [D4E5F6] a command or button failed",
    ]
    assert log.clock.waits == 0


def test_what_was_counted_is_said_when_the_log_is_closed(log: Log) -> None:
    for _ in range(3):
        log.say(LIMITED, 1)
    log.handler.close()
    assert log.written.lines[1:] == [
        "WARNING discord.http: Discord asks us to wait for 1 seconds (2 more times in the last minute)"
    ]
    assert log.clock.waits == 0


def test_different_minutes_are_told_each_at_its_time_by_one_timer(log: Log) -> None:
    log.say("one")
    log.say("one")
    log.clock.passes(WINDOW / 2)
    log.say("two")
    log.say("two")
    assert log.clock.waits == 1
    log.clock.passes(WINDOW / 2)
    assert log.written.lines[2:] == ["WARNING discord.http: one (once more in the last minute)"]
    log.clock.passes(WINDOW / 2)
    assert log.written.lines[3:] == ["WARNING discord.http: two (once more in the last minute)"]
