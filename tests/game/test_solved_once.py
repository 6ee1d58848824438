"""Many think about the same game at the same moment, in threads of their own."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from game import VARIANTS, Player, agree, new_game
from game.solver import is_solved, solve
from game.worth import work_out

THREADS = 8


@pytest.fixture(autouse=True)
def nothing_solved() -> Iterator[None]:
    work_out.cache_clear()
    yield
    work_out.cache_clear()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_that_many_have_solved_together_is_solved(variant: str) -> None:
    game = new_game(agree(variant, target=10**12), Player.ONE)
    together = Barrier(THREADS)

    def think() -> bool:
        together.wait()
        solve(game)
        return is_solved(game.terms)

    with ThreadPoolExecutor(THREADS) as threads:
        seen = [thinking.result() for thinking in [threads.submit(think) for _ in range(THREADS)]]
    assert seen == [True] * THREADS
    assert is_solved(game.terms)
