"""Boards that a newer one has overtaken are reduced to the words they have announced."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.life.alarm import Now
from bot.life.at_work import finish
from duel import OldBoard
from storage import Storage, StorageTrouble

log = logging.getLogger(__name__)

AT_ONCE = 25
"""How many duels are tidied side by side."""

Reduce = Callable[[OldBoard], Awaitable[bool]]
"""Takes from a board what is no longer so; whether nothing more has to be done about it."""


class Tidying:
    """Done aside, as far as it goes: nobody waits for it, and what fails is caught up with at the next move.

    The newest board first, and none after one that failed, so that a channel that takes no edits gets one a move.
    """

    def __init__(self, storage: Storage, now: Now) -> None:
        self._reduce: Reduce | None = None
        self._storage = storage
        self._now = now
        self._room = asyncio.Semaphore(AT_ONCE)
        self._busy: dict[int, asyncio.Task[None]] = {}
        """What is being tidied, by its duel."""

        self._again: set[int] = set()
        """The duels among them in which there is a newer board meanwhile."""

        self._stopped = False

    def reduce_by(self, reduce: Reduce) -> None:
        """Until somebody can change messages, they stay as they are."""
        self._reduce = reduce

    def soon(self, duel_id: int) -> None:
        """Tidy up behind the newest board of this duel."""
        if self._stopped or self._reduce is None:
            return
        if duel_id in self._busy:
            self._again.add(duel_id)
            return
        self._busy[duel_id] = asyncio.create_task(self._tidy(duel_id, self._reduce))

    async def catch_up(self) -> None:
        """After a start: whatever was left, of matches that are over too."""
        for duel_id in await self._storage.duels_with_old_boards(self._now()):
            self.soon(duel_id)

    async def stop(self, patience: float = 5) -> None:
        """Begin nothing more, and let what was begun be finished, but no longer than this many seconds."""
        self._stopped = True
        await finish(list(self._busy.values()), patience)

    async def _tidy(self, duel_id: int, reduce: Reduce) -> None:
        try:
            async with self._room:
                await self._reduce_boards(duel_id, reduce)
        except StorageTrouble:
            pass  # It is in the log already.
        except Exception:
            log.exception("the boards of duel %s could not be tidied; trying again at the next move", duel_id)
        finally:
            del self._busy[duel_id]
            if duel_id in self._again:
                self._again.discard(duel_id)
                self.soon(duel_id)

    async def _reduce_boards(self, duel_id: int, reduce: Reduce) -> None:
        for board in await self._storage.old_boards(duel_id):
            if not await reduce(board):
                return
            self._storage.board_reduced(board)
