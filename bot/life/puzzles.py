"""The puzzle of the day: the same for everybody in a server, and one try each."""

import asyncio
from functools import lru_cache

from bot.life.alarm import Now
from duel import PuzzleDay, refusals
from game.puzzle import Puzzle, puzzle_of
from storage import Storage


class Puzzles:
    """A day begins at midnight, UTC. To make a puzzle takes some milliseconds, so that is done aside and kept."""

    def __init__(self, storage: Storage, now: Now) -> None:
        self._storage = storage
        self._now = now
        self._made = lru_cache(maxsize=1_000)(puzzle_of)

    async def today(self, guild_id: int, user_id: int) -> tuple[Puzzle, PuzzleDay]:
        """The puzzle, and how far this user and the server have come with it."""
        day = self._today()
        return await self._puzzle(guild_id, day), await self._storage.puzzle_day(guild_id, day, user_id)

    async def answer(self, guild_id: int, user_id: int, day: int, number: int) -> tuple[Puzzle, PuzzleDay]:
        """The one try; if there was one before, that stands."""
        self._require_today(day)
        puzzle = await self._puzzle(guild_id, day)
        solved = puzzle.is_solved_by(number)
        now = self._now()
        return puzzle, await self._storage.answer_puzzle(guild_id, day, user_id, number, solved, now)

    async def share(self, guild_id: int, user_id: int, day: int) -> tuple[Puzzle, PuzzleDay]:
        """What this user may tell the server of today's try, once: it is noted before it is told."""
        self._require_today(day)
        puzzle, shared = await self._puzzle(guild_id, day), await self._storage.puzzle_day(guild_id, day, user_id)
        if shared.own is None:
            raise refusals.puzzle_not_tried()
        if not await self._storage.set_puzzle_shared(guild_id, day, user_id, shared=True):
            raise refusals.puzzle_shared()
        return puzzle, shared

    async def not_shared(self, guild_id: int, user_id: int, day: int) -> None:
        """It could not be told after all, so it may be shared again."""
        await self._storage.set_puzzle_shared(guild_id, day, user_id, shared=False)

    def _require_today(self, day: int) -> None:
        if day != self._today():
            raise refusals.puzzle_of_another_day()

    def _today(self) -> int:
        return self._now().toordinal()

    async def _puzzle(self, guild_id: int, day: int) -> Puzzle:
        return await asyncio.to_thread(self._made, guild_id, day)
