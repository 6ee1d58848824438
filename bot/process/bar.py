"""A bar that grows, for whoever waits at a terminal."""

import sys
from types import TracebackType
from typing import Self

WIDTH = 30


class Bar:
    """One line on the terminal, of which nothing is left in the end; where there is none, nothing is shown."""

    def __init__(self) -> None:
        self._is_seen = sys.stderr.isatty()
        self._longest = 0

    def show(self, what: str, done: int, total: int) -> None:
        """So much is done of so much."""
        share = done / total if total else 1.0
        full = round(share * WIDTH)
        self._write(f"{what:<16} [{'#' * full}{'.' * (WIDTH - full)}] {share:4.0%} of {total:,}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self._write("")

    def _write(self, line: str) -> None:
        if self._is_seen:
            sys.stderr.write(f"\r{line:<{self._longest}}" + ("" if line else "\r"))
            sys.stderr.flush()
            self._longest = max(self._longest, len(line))
