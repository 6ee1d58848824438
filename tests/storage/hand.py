"""The shortest way to fill a database: duels played straight into it."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from game import GameStarted, Move, Player, agree, new_match, play
from storage import Asked, Duel, End, First, Happened, Offer, Person, Play, Start, Status, Step, Storage

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
        terms = agree(variant, best_of=best_of)
        offer = Offer(
            guild, self.channel, challenger, opponent, terms, First.COIN_TOSS, timedelta(hours=24), NOW + expires
        )
        return (await self.storage.change_in(self.channel, lambda duel: offer, Asked(NOW, challenger))).duel

    async def begin(self, duel: Duel, first: Player = Player.ONE) -> Duel:
        match, [started] = new_match(duel.terms, first)
        assert isinstance(started, GameStarted)
        start = Start(started, match, *self._clock(duel))
        return (await self.storage.change(duel.id, lambda duel: start, Asked(NOW))).duel

    async def make(self, duel: Duel, move: Move, asked: Asked = Asked(NOW)) -> Happened:  # noqa: B008 - it is frozen
        """The move, decided on the duel as it was when it was asked for."""
        assert duel.match is not None
        match, events = play(duel.match, move)
        change = Play((Step(duel.match, move, tuple(events)),), match, *self._clock(duel))
        return await self.storage.change(duel.id, lambda now: change, asked)

    async def play(self, duel: Duel, move: Move) -> Duel:
        return (await self.make(duel, move)).duel

    async def end(self, duel: Duel, status: Status) -> Duel:
        return (await self.storage.change(duel.id, lambda duel: End(status), Asked(NOW))).duel

    def _clock(self, duel: Duel) -> tuple[datetime, datetime]:
        return NOW + duel.clock, NOW + duel.clock * 3 / 4
