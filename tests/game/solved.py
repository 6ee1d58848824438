"""A bound on work instead of a stopwatch: which games were solved."""

from types import ModuleType
from typing import Any

import pytest

from game import Game, Terms
from game.solver import Verdict, solve


def solved_in(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[Terms]:
    """The terms of every game that this module has the solver look at from now on, as often as it does."""
    seen: list[Terms] = []

    def counted(game: Game, **options: Any) -> Verdict:
        seen.append(game.terms)
        return solve(game, **options)

    monkeypatch.setattr(module, "solve", counted)
    return seen
