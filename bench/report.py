"""The table that `make bench` prints."""

from dataclasses import dataclass


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
    times = measured / against
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
