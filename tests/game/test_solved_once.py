"""What was solved is kept, also where many think about the same game at the same moment, in threads of their own."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

import game.worth
from game import VARIANTS, Player, agree, new_game
from game.solver import is_solved, solve
from game.worth import forget

THREADS = 8


@pytest.fixture(autouse=True)
def nothing_solved() -> Iterator[None]:
    forget()
    yield
    forget()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_that_many_have_solved_together_is_solved(variant: str) -> None:
    position = new_game(agree(variant, target=10**12), Player.ONE)
    together = Barrier(THREADS)

    def think() -> bool:
        together.wait()
        solve(position)
        return is_solved(position.terms)

    with ThreadPoolExecutor(THREADS) as threads:
        seen = [thinking.result() for thinking in [threads.submit(think) for _ in range(THREADS)]]
    assert seen == [True] * THREADS
    assert is_solved(position.terms)


def test_when_there_are_too_many_the_oldest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.worth, "KEPT", 3)
    games = [agree("exact100", target=target) for target in range(100, 105)]
    for terms in games:
        solve(new_game(terms, Player.ONE))
    assert [is_solved(terms) for terms in games] == [False, False, True, True, True]
