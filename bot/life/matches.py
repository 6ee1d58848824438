"""The life of a match: the one way in for commands and buttons alike."""

import asyncio
import contextlib
import random
from collections.abc import Coroutine
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

from bot.life.alarm import Alarm, Now
from bot.life.thought import with_thought
from duel import (
    OPEN,
    Asked,
    Decide,
    Duel,
    First,
    Happened,
    Kind,
    Offer,
    Person,
    StandingsPage,
    decisions,
    refusals,
)
from duel.decisions import Board, NothingDue
from game import Level, Terms
from game.opponent import shifted
from game.suggestions import surprise
from storage import ANSWER_TIME, Storage


class Matches:
    """Every change to a duel, whoever asks for it: a player, the clock, or a channel that is gone; and what to look up.

    What is returned is on disk already and may be announced. A refusal is raised and has changed nothing. Storage
    makes changes one at a time, each looking at the duel as the one before has left it.
    """

    def __init__(
        self, storage: Storage, alarm: Alarm, now: Now, dice: random.Random, challenge_time: timedelta
    ) -> None:
        self._storage = storage
        self._alarm = alarm
        self._now = now
        self._dice = dice
        self._challenge_time = challenge_time

    # Looking

    async def on_in(self, channel_id: int) -> list[Duel]:
        """The challenges that wait and the matches that are on in this channel, the oldest first."""
        duels = await self._storage.open_duels_in(channel_id)
        if not duels:
            raise refusals.no_duel()
        return duels

    async def meant_by(self, channel_id: int, user_id: int) -> list[Duel]:
        """The duel that this user has in this channel; for a bystander, all that are on."""
        own = await self._storage.own_duel(channel_id, user_id)
        return [own] if own else await self.on_in(channel_id)

    async def plays_a_member(self, user_id: int) -> bool:
        """Whether this user has a match with another member that is on, wherever that is."""
        return await self._storage.plays_a_member(user_id)

    async def choices(self, channel_id: int, user_id: int) -> dict[int, int]:
        """Each multiplier with what it makes of the total; nothing unless it is this user's turn."""
        duel = await self._storage.own_duel(channel_id, user_id)
        if duel is None or duel.match is None or duel.player(user_id) is not duel.match.game.turn:
            return {}
        return {number: duel.match.game.would_make(number) for number in duel.terms.variant.multipliers}

    async def standings(self, guild_id: int, ranking: str, page: int, user_id: int) -> StandingsPage:
        return await self._storage.standings(guild_id, ranking, page, user_id)

    # Changing

    async def challenge(
        self,
        guild_id: int,
        channel_id: int,
        opponent: Person,
        terms: Terms,
        first: First,
        clock: timedelta,
        asked: Asked,
        level: Level | None = None,
        wants_thread: bool = False,
        surprise: bool = False,
        language: str = "en",
    ) -> Happened:
        """Challenge a member, or the bot if a level is given: that accepts at once."""
        expires_at = asked.at + self._challenge_time
        if surprise:
            terms = await self._drawn(terms)
        offer = Offer(
            guild_id,
            channel_id,
            _who(asked),
            opponent,
            terms,
            first,
            clock,
            expires_at,
            level,
            wants_thread,
            surprise,
            language=language,
        )
        if level is None:
            return await self._change_own(channel_id, partial(decisions.challenge, offer=offer), asked)
        return await self._change_own(
            channel_id, partial(decisions.challenge_the_bot, offer=offer, now=asked.at, dice=self._dice), asked
        )

    async def accept(self, duel_id: int, message_id: int, asked: Asked) -> Happened:
        """Begin the match that is offered by this message."""
        decide = partial(decisions.accept, who=_who(asked), message_id=message_id, now=asked.at, dice=self._dice)
        return await self._change(duel_id, decide, asked)

    async def rematch(
        self,
        played_id: int,
        channel_id: int,
        message_id: int,
        step: int,
        asked: Asked,
        language: str | None = None,
    ) -> Happened:
        """The same match again, against the bot at a level so many steps higher; from this message in this channel.

        In the language of the server, if one is set; else in that of the match that was played.
        """
        played = await self._storage.duel(played_id)
        if played is None:
            raise refusals.match_is_over()
        terms = await self._drawn(played.terms) if played.surprise else played.terms
        level = None if played.level is None else shifted(played.level, step)
        expires_at = asked.at + self._challenge_time
        again = decisions.again(played, _who(asked), channel_id, level, terms, expires_at, language)
        decide = partial(
            decisions.rematch, who=_who(asked), again=again, message_id=message_id, now=asked.at, dice=self._dice
        )
        return self._expect(await with_thought(self._storage.rematch, played_id, decide, asked))

    async def _drawn(self, terms: Terms) -> Terms:
        """The terms with a target that nobody has chosen."""
        return replace(terms, target=await asyncio.to_thread(surprise, terms.variant, self._dice))

    async def decline(self, duel_id: int, asked: Asked) -> Happened:
        return await self._change(duel_id, partial(decisions.decline, who=_who(asked)), asked)

    async def withdraw(self, duel_id: int, asked: Asked) -> Happened:
        return await self._change(duel_id, partial(decisions.withdraw, who=_who(asked)), asked)

    async def show_again(self, duel_id: int, asked: Asked) -> Happened:
        """The duel, for a new message, which is noted first: its buttons have to go one day."""
        return await self._change(duel_id, decisions.show_again, asked)

    def multiply(self, channel_id: int, number: int, asked: Asked) -> Coroutine[Any, Any, Happened]:
        """The move of a command, in the match that whoever asks has in this channel."""
        decide = partial(decisions.multiply, who=_who(asked), number=number, board=None, now=asked.at, dice=self._dice)
        return self._change_own(channel_id, decide, asked)

    def press(self, channel_id: int, board: Board, number: int, asked: Asked) -> Coroutine[Any, Any, Happened]:
        """The move of a button, in the match of the board that it stands on in this channel."""
        decide = partial(
            decisions.press,
            channel_id=channel_id,
            who=_who(asked),
            number=number,
            board=board,
            now=asked.at,
            dice=self._dice,
        )
        return self._change(board.duel_id, decide, asked)

    async def own(self, channel_id: int, who: Person) -> Duel:
        """The match that they play in this channel."""
        return decisions.own_match(await self._storage.own_duel(channel_id, who.id), who)

    async def resign(self, duel_id: int, game: int, whole_match: bool, asked: Asked) -> Happened:
        """Give up this game of a match, or all of it."""
        decide = partial(
            decisions.resign, who=_who(asked), game=game, whole_match=whole_match, now=asked.at, dice=self._dice
        )
        return await self._change(duel_id, decide, asked)

    async def stop(self, duel_id: int, asked: Asked) -> Happened:
        """For moderators: end the match with no result."""
        return await self._change(duel_id, decisions.stop, asked)

    # Time passes

    async def wake(self, duel_id: int) -> None:
        """Do what the clock of this duel has to do by now, if anything."""
        asked = Asked(self._now())
        with contextlib.suppress(NothingDue):
            await self._change(duel_id, partial(decisions.wake, now=asked.at, dice=self._dice), asked)

    # Threads

    async def begin_thread(self, duel_id: int, message_id: int) -> None:
        """The thread of this match is to be started from this message."""
        await self._storage.begin_thread(duel_id, message_id)

    async def move_to_thread(self, duel_id: int) -> None:
        """The thread is open, and the match is played there, as its challenge says from now on."""
        await self._storage.move_to_thread(duel_id, self._now())
        self._alarm.expect(self._now())

    async def go_without_thread(self, duel_id: int, message_id: int) -> None:
        """The thread could not be opened, so the match is played in the channel."""
        await self._storage.go_without_thread(duel_id, message_id, self._now())
        self._alarm.expect(self._now())

    # The world changes

    async def abandon(self, duel_id: int) -> None:
        """The channel is gone: the match has no result, and nothing more is announced of it."""
        try:
            await self._change(duel_id, decisions.abandon, Asked(self._now()))
        except NothingDue:
            await self._storage.forget_announcements(duel_id)

    async def abandon_channel(self, channel_id: int) -> None:
        for duel_id in await self._storage.open_duels_around(channel_id):
            await self.abandon(duel_id)

    async def abandon_guild(self, guild_id: int) -> None:
        for duel_id in await self._storage.open_duels_in_guild(guild_id):
            await self.abandon(duel_id)

    async def abandon_all_but(self, guild_ids: set[int]) -> None:
        """The bot is in these servers, and was removed from any others."""
        for guild_id in set(await self._storage.guilds_with_open_duels()) - guild_ids:
            await self.abandon_guild(guild_id)

    async def _change_own(self, channel_id: int, decide: Decide, asked: Asked) -> Happened:
        return self._expect(await with_thought(self._storage.change_own, channel_id, decide, asked))

    async def _change(self, duel_id: int, decide: Decide, asked: Asked) -> Happened:
        return self._expect(await with_thought(self._storage.change, duel_id, decide, asked))

    def _expect(self, happened: Happened) -> Happened:
        self._alarm.expect(happened.duel.wake_at)
        if happened.kind is not Kind.NOTHING:
            # The channel of a thread hears of the end at once, whoever else does.
            told_elsewhere = happened.duel.parent_id is not None and happened.duel.status not in OPEN
            self._alarm.expect(self._now() + (timedelta() if told_elsewhere else ANSWER_TIME))
        return happened


def _who(asked: Asked) -> Person:
    assert asked.who is not None, "somebody asks for it"
    return asked.who
