"""The table that `make bench` prints."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Row:
    what: str
    measured: str
    against: str
    result: str
    goal: str = ""
    met: bool = True


def ratio(what: str, measured: float, against: float, goal: float | None) -> Row:
    """Two times in seconds, side by side."""
    return _row(what, measured, against, measured / against, goal)


def paired(what: str, measured: Sequence[float], against: Sequence[float], goal: float | None) -> Row:
    """Times in seconds of rounds in which one was measured right after the other.

    The ratio is the median of those of the rounds: what slows a whole round down slows both alike.
    """
    times = median(one / other for one, other in zip(measured, against, strict=True))
    return _row(what, median(measured), median(against), times, goal)


def _row(what: str, measured: float, against: float, times: float, goal: float | None) -> Row:
    return Row(
        what,
        in_words(measured),
        in_words(against),
        f"{times:.2f} times",
        "" if goal is None else f"{goal:g} times or less",
        goal is None or times <= goal,
    )


def in_words(seconds: float) -> str:
    return f"{seconds * 1e6:,.0f} µs" if seconds < 0.01 else f"{seconds * 1e3:,.0f} ms"


def table(rows: list[Row]) -> str:
    lines = ["| what | measured | against | result | goal | met |", "|---|---|---|---|---|---|"]
    for row in rows:
        met = ("yes" if row.met else "no") if row.goal else ""
        lines.append(f"| {row.what} | {row.measured} | {row.against} | {row.result} | {row.goal} | {met} |")
    return "\n".join(lines)
