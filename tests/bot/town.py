"""Whoever listens in a channel, in the place of Discord."""

from collections.abc import Collection

from bot.life.outbox import Outbox
from duel import Happened, Kind
from game import Ending, GameWon
from game.events import ChoseWrongNumber, Multiplied


class Town:
    """Hears every announcement, as the channel would, unless it is deaf."""

    outbox: Outbox
    """Of the process that runs now."""

    def __init__(self) -> None:
        self.deaf = False
        self.told = 0
        """How many moves it has heard of."""

        self.offers: set[int] = set()
        """The messages with the buttons of a challenge."""

        self._messages = 0

    async def announce(self, happened: Happened) -> None:
        if self.deaf:
            await self.outbox.failed(happened.duel.id, happened.announcements)
            return
        self._hear(happened)
        message_id = None if happened.kind in (Kind.CLOSE, Kind.EXTENSION) else self._new_message(happened)
        await self.outbox.announced(happened.duel, happened.announcements, message_id)

    async def catch_up(self, duel_id: int, claimed: Collection[int]) -> None:
        for announcement in await self.outbox.waiting(duel_id, claimed):
            happened = await self.outbox.news(duel_id, announcement)
            if happened is None:
                await self.outbox.overtaken((announcement.id,))
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
        return self._messages
