"""The life of a match: the one way in for commands, buttons and the clock alike."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

from bot import refusals
from bot.alarm import Alarm
from game import MULTIPLIERS, Event, Move, Multiply, Player, Resign, RunOutOfTime, Terms, new_match, play
from storage import Duel, First, Offer, Person, StandingsPage, Status, Storage, Turn

log = logging.getLogger(__name__)

RETRY = timedelta(seconds=30)
"""How long to leave a duel alone whose clock could not be handled."""


@dataclass(frozen=True, slots=True)
class Board:
    """Which board a button stands on."""

    duel_id: int
    game: int
    ply: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game began or a move was made; the duel is as it stands after it."""

    duel: Duel
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Reminded:
    """A quarter of the clock is left."""

    duel: Duel


@dataclass(frozen=True, slots=True)
class Expired:
    """Nobody answered the challenge in time."""

    duel: Duel


Happening = Played | Reminded | Expired


def board_of(duel: Duel) -> Board | None:
    """The board that is live, if the match is."""
    if duel.match is None or duel.status is not Status.LIVE:
        return None
    return Board(duel.id, duel.match.number, duel.match.game.ply)


class Matches:
    """Every change to a duel goes through here, one at a time in each channel.

    What is returned is on disk already and may be announced. A refusal is raised and has changed nothing.
    """

    def __init__(
        self,
        storage: Storage,
        *,
        clock: Callable[[], datetime],
        dice: random.Random,
        challenge_time: timedelta,
    ) -> None:
        self.announce: Callable[[Happening], Awaitable[None]] | None = None
        """Told of what the clock did, for there is no interaction to answer."""

        self._storage = storage
        self._clock = clock
        self._dice = dice
        self._challenge_time = challenge_time
        self._alarm = Alarm(self._ring, clock)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def start(self) -> None:
        """Take up the clocks of all duels in storage."""
        self._alarm.expect(await self._storage.next_wake())

    async def stop(self) -> None:
        await self._alarm.stop()

    async def duel_in(self, channel_id: int) -> Duel:
        """The challenge that waits or the match that is on in this channel."""
        duel = await self._storage.open_duel_in(channel_id)
        if duel is None:
            raise refusals.no_duel()
        return duel

    async def challenge(
        self,
        guild_id: int,
        channel_id: int,
        challenger: Person,
        opponent: Person,
        terms: Terms,
        first: First,
        clock: timedelta,
    ) -> Duel:
        async with self._turn_in(channel_id):
            if (taken := await self._storage.open_duel_in(channel_id)) is not None:
                raise refusals.channel_taken(taken)
            now = self._clock()
            offer = Offer(
                guild_id, channel_id, challenger, opponent, terms, first, clock, now, now + self._challenge_time
            )
            duel = await self._storage.offer(offer)
        self._alarm.expect(duel.wake_at)
        return duel

    async def accept(self, channel_id: int, duel_id: int, who: Person) -> Played:
        async with self._turn_in(channel_id):
            duel = await self._offered(duel_id)
            if who.id != duel.opponent.id:
                raise refusals.not_yours_to_answer(duel)
            await self._meet(duel, who)
            _, events = new_match(duel.terms, self._first(duel.first))
            return await self._record(duel, None, tuple(events), None)

    async def decline(self, channel_id: int, duel_id: int, who: Person) -> Duel:
        async with self._turn_in(channel_id):
            duel = await self._offered(duel_id)
            if who.id != duel.opponent.id:
                raise refusals.not_yours_to_answer(duel)
            return await self._storage.end(duel, Status.DECLINED)

    async def withdraw(self, channel_id: int, duel_id: int, who: Person) -> Duel:
        async with self._turn_in(channel_id):
            duel = await self._offered(duel_id)
            if who.id != duel.challenger.id:
                raise refusals.not_yours_to_withdraw(duel)
            return await self._storage.end(duel, Status.WITHDRAWN)

    async def multiply(
        self, channel_id: int, who: Person, number: int, interaction_id: int, board: Board | None = None
    ) -> Played:
        """The move of a command, or of a button on ``board``."""
        async with self._turn_in(channel_id):
            duel = await self._storage.open_duel_in(channel_id)
            if board is not None and (duel is None or board.duel_id != duel.id):
                raise refusals.match_is_over()
            duel, player = await self._playing(duel, who)
            assert duel.match is not None
            if board is not None and board != board_of(duel):
                raise refusals.moved_on()
            if player is not duel.match.game.turn:
                raise refusals.not_your_turn(duel, duel.match.game.turn)
            return await self._play(duel, Multiply(player, number), interaction_id)

    async def resign(self, channel_id: int, who: Person, interaction_id: int) -> Played:
        async with self._turn_in(channel_id):
            duel, player = await self._playing(await self._storage.open_duel_in(channel_id), who)
            return await self._play(duel, Resign(player), interaction_id)

    async def end_without_result(self, channel_id: int) -> Duel:
        """For moderators: free the channel."""
        async with self._turn_in(channel_id):
            return await self._storage.end(await self.duel_in(channel_id), Status.STOPPED)

    async def choices(self, channel_id: int, user_id: int) -> dict[int, int]:
        """Each multiplier with what it makes of the total; nothing unless it is this user's turn."""
        duel = await self._storage.open_duel_in(channel_id)
        if duel is None or duel.match is None or duel.player(user_id) is not duel.match.game.turn:
            return {}
        return {number: duel.match.game.would_make(number) for number in MULTIPLIERS}

    async def standings(self, guild_id: int, variant: str | None, page: int) -> StandingsPage:
        return await self._storage.standings(guild_id, variant, page)

    async def shown(self, duel: Duel, message_id: int) -> None:
        """Remember which message shows the duel now."""
        await self._storage.show(duel, message_id)

    def _turn_in(self, channel_id: int) -> asyncio.Lock:
        return self._locks.setdefault(channel_id, asyncio.Lock())

    async def _offered(self, duel_id: int) -> Duel:
        duel = await self._storage.duel(duel_id)
        if duel is None:
            raise refusals.match_is_over()
        if duel.status is not Status.OFFERED:
            raise refusals.answered(duel)
        return duel

    async def _playing(self, duel: Duel | None, who: Person) -> tuple[Duel, Player]:
        if duel is None:
            raise refusals.no_duel()
        player = duel.player(who.id)
        if player is None:
            raise refusals.not_a_player(duel)
        if duel.match is None:
            raise refusals.not_accepted_yet(duel)
        await self._meet(duel, who)
        return duel, player

    async def _meet(self, duel: Duel, who: Person) -> None:
        if who not in (duel.challenger, duel.opponent):
            await self._storage.meet(duel.guild_id, who)

    def _first(self, first: First) -> Player:
        if first is First.COIN_TOSS:
            return self._dice.choice(list(Player))
        return Player.ONE if first is First.CHALLENGER else Player.TWO

    async def _play(self, duel: Duel, move: Move, interaction_id: int | None) -> Played:
        assert duel.match is not None
        _, events = play(duel.match, move)
        return await self._record(duel, move, tuple(events), interaction_id)

    async def _record(
        self, duel: Duel, move: Move | None, events: tuple[Event, ...], interaction_id: int | None
    ) -> Played:
        now = self._clock()
        deadline, wake_at = now + duel.clock, now + duel.clock * 3 / 4
        after = await self._storage.record_turn(Turn(duel, move, events, now, deadline, wake_at, interaction_id))
        self._alarm.expect(after.wake_at)
        return Played(after, events)

    async def _ring(self) -> None:
        # What failed is still due, so to ask storage when to look next would mean at once, for ever.
        next_look: datetime | None = self._clock() + RETRY
        try:
            due = await self._storage.due(self._clock())
            if all([await self._attend(duel_id) for duel_id in due]):
                next_look = await self._storage.next_wake()
        except Exception:
            log.exception("the clocks could not be read; trying again in %s", RETRY)
        self._alarm.expect(next_look)

    async def _attend(self, duel_id: int) -> bool:
        """Do what is due for one duel; whether it went well."""
        try:
            happening = await self._wake(duel_id)
            if happening and self.announce:
                await self.announce(happening)
        except Exception:
            log.exception("the clock of duel %s could not be handled; trying again in %s", duel_id, RETRY)
            return False
        return True

    async def _wake(self, duel_id: int) -> Happening | None:
        found = await self._storage.duel(duel_id)
        if found is None:
            return None
        async with self._turn_in(found.channel_id):
            duel = await self._storage.duel(duel_id)
            now = self._clock()
            if duel is None or duel.deadline is None or duel.wake_at is None or duel.wake_at > now:
                return None
            if duel.status is Status.OFFERED:
                return Expired(await self._storage.end(duel, Status.EXPIRED))
            assert duel.match is not None
            if now < duel.deadline:
                return Reminded(await self._storage.set_clock(duel, duel.deadline, duel.deadline))
            return await self._play(duel, RunOutOfTime(duel.match.game.turn), None)
