"""The shortest way to fill a database: duels played straight into it."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from game import Event, Move, Player, agree, new_match, play
from storage import Duel, First, Offer, Person, Storage, Turn

NOW = datetime(2026, 1, 1, tzinfo=UTC)
GUILD = 1
ALICE, BOB, CAROL = Person(11, "Alice"), Person(12, "Bob"), Person(13, "Carol")


@dataclass
class Hand:
    """Plays duels straight into storage, one after another."""

    storage: Storage
    channel: int = 100

    async def offer(
        self,
        challenger: Person = ALICE,
        opponent: Person = BOB,
        *,
        variant: str = "exact100",
        best_of: int = 1,
        guild: int = GUILD,
        expires: timedelta = timedelta(minutes=10),
    ) -> Duel:
        self.channel += 1
        return await self.storage.offer(
            Offer(
                guild,
                self.channel,
                challenger,
                opponent,
                agree(variant, best_of=best_of),
                First.COIN_TOSS,
                timedelta(hours=24),
                NOW,
                NOW + expires,
            )
        )

    async def begin(self, duel: Duel, first: Player = Player.ONE) -> Duel:
        _, events = new_match(duel.terms, first)
        return await self._record(duel, None, events)

    async def play(self, duel: Duel, move: Move, interaction_id: int | None = None) -> Duel:
        assert duel.match is not None
        _, events = play(duel.match, move)
        return await self._record(duel, move, events, interaction_id)

    async def _record(
        self, duel: Duel, move: Move | None, events: list[Event], interaction_id: int | None = None
    ) -> Duel:
        turn = Turn(duel, move, tuple(events), NOW, NOW + duel.clock, NOW + duel.clock * 3 / 4, interaction_id)
        return await self.storage.record_turn(turn)
