"""Whoever listens in a channel, in the place of Discord."""

from collections import defaultdict
from collections.abc import Collection

from duel import Happened, Kind, OldBoard, Status
from game import Ending, GameWon
from game.events import ChoseWrongNumber, Multiplied
from tests.bot.life import Life


class Town:
    """Hears every announcement, as the channel would, unless it is deaf."""

    life: Life
    """The process that runs now."""

    def __init__(self) -> None:
        self.deaf = False
        self.stubborn = False
        """Whether it lets no board be changed."""

        self.told = 0
        """How many moves it has heard of."""

        self.offers: set[int] = set()
        """The messages with the buttons of a challenge."""

        self.boards: defaultdict[int, list[int]] = defaultdict(list)
        """The messages with the buttons of a board, by their duels."""

        self.untidy: set[int] = set()
        """The duels in which a board could not be changed when it was to be."""

        self._messages = 0

    async def announce(self, happened: Happened) -> None:
        if self.deaf:
            await self.life.outbox.failed(happened.duel.id, happened.announcements)
            return
        self._hear(happened)
        message_id = None if happened.kind in (Kind.CLOSE, Kind.EXTENSION) else self._new_message(happened)
        await self.life.outbox.announced(happened, message_id)
        self.life.tidying.soon(happened.duel.id)

    async def reduce(self, board: OldBoard) -> bool:
        assert board.message_id in self.boards[board.duel_id], "it is reduced once"
        if self.stubborn:
            self.untidy.add(board.duel_id)
            return False
        self.untidy.discard(board.duel_id)
        self.boards[board.duel_id].remove(board.message_id)
        return True

    async def catch_up(self, duel_id: int, claimed: Collection[int]) -> None:
        for announcement in await self.life.outbox.waiting(duel_id, claimed):
            happened = await self.life.outbox.news(duel_id, announcement)
            if happened is None:
                await self.life.outbox.overtaken((announcement.id,))
            else:
                await self.announce(happened)

    def _hear(self, happened: Happened) -> None:
        for event in happened.events:
            by_move = isinstance(event, (Multiplied, ChoseWrongNumber))
            by_itself = isinstance(event, GameWon) and event.ending in (Ending.RESIGNED, Ending.TIME)
            self.told += by_move or by_itself
        if happened.kind is Kind.CLOSE:
            assert happened.message_id in self.offers, "it is closed once"
            self.offers.remove(happened.message_id)

    def _new_message(self, happened: Happened) -> int:
        self._messages += 1
        if happened.kind is Kind.CHALLENGE:
            self.offers.add(self._messages)
        elif happened.duel.status is Status.LIVE and happened.newest:
            self.boards[happened.duel.id].append(self._messages)
        return self._messages
