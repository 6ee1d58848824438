"""Chance that comes out the same for the same seed: in every process, on every machine, in every version of Python."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

Option = TypeVar("Option")


class Draws:
    """Draws in order, each decided by the seed and by how many there were before."""

    def __init__(self, *seed: int) -> None:
        self._seed = " ".join(map(str, seed))
        self._drawn = 0

    def one_of(self, options: Sequence[Option]) -> Option:
        self._drawn += 1
        digest = sha256(f"{self._seed} {self._drawn}".encode()).digest()
        return options[int.from_bytes(digest, "big") % len(options)]
