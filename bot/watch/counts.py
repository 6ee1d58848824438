"""What the bot counts while it runs: plain numbers, which cost next to nothing until somebody asks for them."""

from bisect import bisect_left
from collections import Counter
from enum import StrEnum


class Outcome(StrEnum):
    """What became of an interaction."""

    DONE = "done"
    REFUSED = "refused"
    """Whoever asked was told what to do instead."""

    FAILED = "failed"
    """Whoever asked was told that it did not work, and the log says why."""

    UNANSWERED = "unanswered"
    """Discord did not take the answer, or no longer waited for it."""


class Spread:
    """How often something was as much as each of these bounds, or less: what Prometheus calls a histogram."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, *bounds: float) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        """Of each bound what fits it and not the one before; and last what is more than all."""
        self.total = 0.0

    def add(self, amount: float) -> None:
        self.counts[bisect_left(self.bounds, amount)] += 1
        self.total += amount


class Counts:
    """All that one process counts, for as long as it runs, with no name and no id of anybody or anything in it.

    Everything is counted in the event loop, except lines of the log, which the log itself counts one at a time.
    """

    def __init__(self) -> None:
        self.interactions: Counter[tuple[str, str, Outcome]] = Counter()
        """By their kind (command, press or typing), the command, and what became of them."""

        self.answers = Spread(0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 5)
        """Seconds until Discord had taken the first answer to an interaction; it gives up after three."""

        self.commits = Spread(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
        """Seconds until a commit was on disk."""

        self.batches = Spread(1, 2, 4, 8, 16, 32, 64, 128)
        """Writes that shared a commit."""

        self.requests: Counter[str] = Counter()
        """Requests to Discord, by how it answered."""

        self.connection_retries = 0
        """How often Discord could not be reached and was to be tried again."""

        self.lines: Counter[tuple[str, str]] = Counter()
        """Lines of the log that warn or tell of an error, by their level and logger."""

        self.errors = 0
        """Those of them that have a code."""

    def committed(self, seconds: float, writes: int) -> None:
        """So many writes are on disk, or have failed together, after this time."""
        self.commits.add(seconds)
        self.batches.add(writes)
