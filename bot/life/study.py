"""What perfect play has to say of a match: a hint while it goes on, a review when a game is over."""

import asyncio

from duel import Duel, FinishedGame, refusals
from game.review import Review, review_of
from game.solver import Verdict, solve
from storage import Storage


class Study:
    """Solving may take tens of milliseconds, so it is done aside from the event loop."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def hint(self, channel_id: int, user_id: int) -> tuple[Duel, Verdict]:
        """What comes of the position for the player who asks; only in games against the bot."""
        duel = await self._storage.own_duel(channel_id, user_id)
        if duel is None:
            raise refusals.no_duel_of_yours()
        if duel.level is None:
            raise refusals.no_hints_between_members()
        assert duel.match is not None, "the bot accepts at once"
        return duel, await asyncio.to_thread(solve, duel.match.game)

    async def review(self, channel_id: int, duel_id: int, number: int) -> tuple[FinishedGame, Review]:
        """A game in this channel that is over; those of other channels are not for everybody to see."""
        game = await self._storage.finished_game(duel_id, number)
        is_here = game is not None and channel_id in (game.duel.channel_id, game.duel.parent_id)
        return await self._reviewed(game if is_here else None)

    async def game(self, duel_id: int, number: int) -> tuple[FinishedGame, Review]:
        """A game that is over, for a message about it."""
        return await self._reviewed(await self._storage.finished_game(duel_id, number))

    async def newest_review(self, channel_id: int) -> tuple[FinishedGame, Review]:
        """The last game in this channel that is over."""
        return await self._reviewed(await self._storage.newest_finished_game(channel_id))

    async def _reviewed(self, game: FinishedGame | None) -> tuple[FinishedGame, Review]:
        if game is None:
            raise refusals.nothing_to_review()
        return game, await asyncio.to_thread(review_of, game.duel.terms, game.first, game.moves)
