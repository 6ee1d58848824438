"""The bot thinks aside, before it plays: nobody else waits for it."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, sleep
from typing import ParamSpec

from duel import Happened
from duel.decisions import Unsolved
from game import Player, Terms, new_game
from game.solver import is_solved, solve

Arguments = ParamSpec("Arguments")


class Mind:
    """Thinks about one game at a time, and rests for as long as each took.

    While one thread of Python is busy all others are slow, and the database's is the one that everybody waits for. So
    it has half of the time to itself, however many games there are to think about at once, as after a start.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thought")
        self._rested_at = monotonic()

    async def think(self, terms: Terms) -> None:
        """Solve the game, so that the bot can play on these terms at once."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._think, terms)

    def _think(self, terms: Terms) -> None:
        if is_solved(terms):
            return  # for somebody else who asked just before
        sleep(max(0.0, self._rested_at - monotonic()))
        began = monotonic()
        solve(new_game(terms, Player.ONE))
        self._rested_at = 2 * monotonic() - began


MIND = Mind()


async def with_thought(
    change: Callable[Arguments, Awaitable[Happened]], *arguments: Arguments.args, **options: Arguments.kwargs
) -> Happened:
    """Make the change; if the bot has to play in a game that it has not thought about, it does so first."""
    while True:
        try:
            return await change(*arguments, **options)
        except Unsolved as unsolved:
            await MIND.think(unsolved.terms)
