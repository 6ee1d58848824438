"""The shortest way to fill a database: duels played straight into it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from duel import Asked, Duel, End, First, Happened, Offer, Person, Play, Start, StartAtOnce, Status, Turn, decisions
from game import GameStarted, Level, Match, Move, Multiply, Player, agree, new_match, play
from storage import Storage

NOW = datetime(2026, 1, 1, tzinfo=UTC)
GUILD = 1
ALICE, BOB, CAROL = Person(11, "Alice"), Person(12, "Bob"), Person(13, "Carol")
ROBOT = Person(99, "Robot")


@dataclass
class Hand:
    """Plays duels straight into storage, one after another."""

    storage: Storage
    channel: int = 100
    interactions: int = 1000

    async def offer(
        self,
        challenger: Person = ALICE,
        opponent: Person = BOB,
        *,
        variant: str = "exact100",
        best_of: int = 1,
        guild: int = GUILD,
        expires: timedelta = timedelta(minutes=10),
        channel: int | None = None,
        wants_thread: bool = False,
    ) -> Duel:
        """A challenge in a channel of its own, unless this is said."""
        self.channel += 1
        offer = Offer(
            guild,
            channel or self.channel,
            challenger,
            opponent,
            agree(variant, best_of=best_of),
            First.COIN_TOSS,
            timedelta(hours=24),
            NOW + expires,
            wants_thread=wants_thread,
        )
        return (await self.storage.change_own(offer.channel_id, lambda duel: offer, self.asked(challenger))).duel

    async def begin(self, duel: Duel, first: Player = Player.ONE, thread_id: int | None = None) -> Duel:
        match, [started] = new_match(duel.terms, first)
        assert isinstance(started, GameStarted)
        start = Start(started, match, *self._clock(duel), thread_id=thread_id)
        return (await self.storage.change(duel.id, lambda duel: start, self.asked())).duel

    async def rematch(self, played: Duel, who: Person = ALICE) -> Duel:
        """Offered by a player, or begun if it was offered before."""
        assert played.match is not None
        again = decisions.again(played, who, played.channel_id, None, played.terms, NOW + timedelta(minutes=10))
        begun, [started] = new_match(again.terms, Player.ONE)
        assert isinstance(started, GameStarted)
        start = Start(started, begun, *self._clock(again))
        rematch = self.storage.rematch(
            played.id, lambda _, offered: again if offered is None else start, self.asked(who)
        )
        return (await rematch).duel

    async def challenge_the_bot(
        self,
        challenger: Person = ALICE,
        *,
        level: Level = Level.EASY,
        variant: str = "exact100",
        best_of: int = 1,
        first: Player = Player.ONE,
        answers: Sequence[int] = (),
        channel: int | None = None,
    ) -> Happened:
        """A challenge to the bot, which accepts at once and plays these numbers if it begins."""
        self.channel += 1
        terms = agree(variant, best_of=best_of)
        clock = timedelta(hours=24)
        offer = Offer(GUILD, channel or self.channel, challenger, ROBOT, terms, First.COIN_TOSS, clock, NOW, level)
        begun, [started] = new_match(terms, first)
        assert isinstance(started, GameStarted)
        match, turns = _played(begun, _by_robot(answers))
        change = StartAtOnce(offer, Start(started, match, *self._clock(offer), turns))
        return await self.storage.change_own(offer.channel_id, lambda duel: change, self.asked(challenger))

    async def make(
        self,
        duel: Duel,
        move: Move,
        asked: Asked | None = None,
        answers: Sequence[int] = (),
    ) -> Happened:
        """The move, decided on the duel as it was when it was asked for, and what the bot plays at once after it."""
        assert duel.match is not None
        match, turns = _played(duel.match, [move, *_by_robot(answers)])
        change = Play(turns, match, *self._clock(duel))
        return await self.storage.change(duel.id, lambda now: change, asked or self.asked())

    async def play(self, duel: Duel, move: Move, answers: Sequence[int] = ()) -> Duel:
        return (await self.make(duel, move, answers=answers)).duel

    async def end(self, duel: Duel, status: Status) -> Duel:
        return (await self.storage.change(duel.id, lambda duel: End(status), self.asked())).duel

    def asked(self, who: Person | None = None) -> Asked:
        """By an interaction of its own, which can be answered."""
        self.interactions += 1
        return Asked(NOW, who, self.interactions)

    def _clock(self, duel: Duel | Offer) -> tuple[datetime, datetime]:
        return NOW + duel.clock, NOW + duel.clock * 3 / 4


@dataclass
class Backlog:
    """What is due to be announced of a duel, or claimed: as news, or overtaken."""

    news: list[Happened]
    overtaken: list[int]


async def backlog_of(
    storage: Storage, duel_id: int, now: datetime = NOW + timedelta(minutes=1), claimed: Sequence[int] = ()
) -> Backlog:
    found = Backlog([], [])
    for announcement in await storage.announcements_of(duel_id, now, claimed):
        happened = await storage.news(duel_id, announcement.id)
        if happened is None:
            found.overtaken.append(announcement.id)
        else:
            found.news.append(happened)
    return found


def _by_robot(numbers: Sequence[int]) -> list[Move]:
    return [Multiply(Player.TWO, number) for number in numbers]


def _played(match: Match, moves: Sequence[Move]) -> tuple[Match, tuple[Turn, ...]]:
    turns: list[Turn] = []
    for move in moves:
        after, events = play(match, move)
        turns.append(Turn(match, move, tuple(events)))
        match = after
    return match, tuple(turns)
