"""A bound on work instead of a stopwatch: which games were solved."""

from types import ModuleType
from typing import Any

import pytest

import game.worth
from game import Game, Terms
from game.solver import Verdict, solve
from game.variants import Counter, Effect
from game.worth import Worth, work_out_once


def solved_in(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[Terms]:
    """The terms of every game that this module has the solver look at from now on, as often as it does."""
    seen: list[Terms] = []

    def counted(game: Game, **options: Any) -> Verdict:
        seen.append(game.terms)
        return solve(game, **options)

    monkeypatch.setattr(module, "solve", counted)
    return seen


def worked_out(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The target of every game that is worked out from now on, as often as it is."""
    targets: list[int] = []

    def counted(multipliers: range, counter: Counter, hits: Effect, passes: Effect, target: int) -> Worth:
        targets.append(target)
        return work_out_once(multipliers, counter, hits, passes, target)

    monkeypatch.setattr(game.worth, "work_out_once", counted)
    return targets
