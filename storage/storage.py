"""Storage as the rest of the program sees it: a handful of verbs, one transaction each."""

from collections.abc import Collection, Coroutine, Sequence
from datetime import datetime
from typing import Any

from duel import (
    ALL,
    Announcement,
    Asked,
    Decide,
    DecideAgain,
    Duel,
    FinishedGame,
    Happened,
    OldBoard,
    PuzzleDay,
    Shown,
    StandingsPage,
)
from storage import (
    absences,
    announcements,
    changes,
    duels,
    games,
    greetings,
    notes,
    outstanding,
    puzzles,
    server_settings,
    shown,
    standings,
)
from storage.access import Access
from storage.engine import Connection
from storage.outstanding import Outstanding


class Storage(Access):
    """Everything the bot keeps, in one SQLite file or in a PostgreSQL."""

    # Duels

    async def duel(self, duel_id: int) -> Duel | None:
        return await self._read(duels.find, duel_id)

    async def own_duel(self, channel_id: int, user_id: int) -> Duel | None:
        """The duel that this user has in this channel; else one that is offered to them."""
        return await self._read(duels.own, channel_id, user_id)

    async def plays_a_member(self, user_id: int) -> bool:
        """Whether this user has a match with another member that is on, in any channel."""
        return await self._read(duels.plays_a_member, user_id)

    async def open_duels_in(self, channel_id: int) -> list[Duel]:
        """The challenges that wait and the matches that are on in this channel, the oldest first."""
        return await self._read(duels.open_in, channel_id)

    async def open_duels_around(self, channel_id: int) -> list[int]:
        """The same, with those in its threads; their ids."""
        return await self._read(duels.open_around, channel_id)

    async def open_duels_in_guild(self, guild_id: int) -> list[int]:
        return await self._read(duels.open_in_guild, guild_id)

    async def guilds_with_open_duels(self) -> list[int]:
        return await self._read(duels.guilds)

    def change_own(self, channel_id: int, decide: Decide, asked: Asked) -> Coroutine[Any, Any, Happened]:
        """Write what ``decide`` says to do about the duel that whoever asks has here, with all that follows from it.

        The same interaction again changes nothing and gets the same answer.
        """
        # Passed on as it is, and so below: of a move that waits for the disk every coroutine is a frame that is kept.
        return self._write(changes.change_own, channel_id, decide, asked)

    def change(self, duel_id: int, decide: Decide, asked: Asked) -> Coroutine[Any, Any, Happened]:
        """The same for this duel, which may be over by now."""
        return self._write(changes.change, duel_id, decide, asked)

    def rematch(self, played_id: int, decide: DecideAgain, asked: Asked) -> Coroutine[Any, Any, Happened]:
        """The same for the rematch of this match."""
        return self._write(changes.rematch, played_id, decide, asked)

    async def finished_game(self, duel_id: int, number: int) -> FinishedGame | None:
        """A game of a duel from its beginning to its end, if it has one."""
        return await self._read(_finished_game, duel_id, number)

    async def newest_finished_game(self, channel_id: int) -> FinishedGame | None:
        """The last game in this channel that is over."""
        return await self._read(_newest_finished_game, channel_id)

    # The clock

    async def due(self, now: datetime, limit: int) -> list[int]:
        """The ids of duels whose clock has something to do by now, the longest overdue first."""
        return await self._read(duels.due, now, limit)

    async def next_wake(self) -> datetime | None:
        """When a clock next has something to do."""
        return await self._read(duels.next_wake)

    async def wake_later(self, duel_id: int, at: datetime) -> None:
        """Leave alone until then a duel whose clock could not be attended to."""
        await self._write(duels.wake_later, duel_id, at)

    def be_there(self, now: datetime) -> None:
        """The bot is there for the players, up to now at least; once this is closed, nothing is noted."""
        if self._database is not None:
            self._database.be_there(now)

    async def come_back(self, now: datetime) -> None:
        """The bot is there again: the time since it was last there is given back to whoever waits."""
        database = self._db
        try:
            last = await database.last_there()
        except database.trouble as error:
            raise self._trouble(database, error) from error
        await self._write(absences.come_back, last, now)
        self.be_there(now)

    # Announcements

    async def claim_announcements(self, now: datetime, until: datetime, limit: int) -> dict[int, list[int]]:
        """What is due to be announced, by its duels (so many at the most); until then nobody else gets it."""
        return await self._write(announcements.claim, now, until, limit)

    async def next_announcement(self) -> datetime | None:
        """When there is next something to announce that nobody has."""
        return await self._read(announcements.next_due)

    async def announce_all_at(self, now: datetime) -> None:
        """After a start: whoever was about to announce something is gone."""
        await self._write(announcements.make_due, now)

    async def announcements_of(self, duel_id: int, now: datetime, claimed: Collection[int] = ()) -> list[Announcement]:
        """What is due to be announced of this duel, and what is claimed: the rest is being answered by somebody."""
        return await self._read(announcements.waiting, duel_id, now, claimed)

    async def news(self, duel_id: int, announcement: int) -> Happened | None:
        """What there is to announce, made anew from the log; None if nobody needs to hear it any more."""
        return await self._read(announcements.news, duel_id, announcement)

    async def cross_off(self, ids: Sequence[int], by: Shown | None, at: datetime) -> None:
        """These need not be announced any more; a new message that has done so shows the duel now."""
        await self._write(announcements.cross_off, ids, by, at)

    def cross_off_behind(self, ids: Sequence[int], by: Shown | None, at: datetime) -> None:
        """The same, for an interaction that was answered: nobody waits, for Discord knows and can be asked."""
        self._db.write_behind(announcements.cross_off, ids, by, at)

    async def put_off(self, ids: Sequence[int], until: datetime) -> None:
        """Announce these later."""
        await self._write(announcements.put_off, ids, until)

    async def forget_announcements(self, duel_id: int) -> None:
        await self._write(announcements.forget, duel_id)

    # Boards and threads

    async def old_boards(self, duel_id: int) -> list[OldBoard]:
        """The boards of a duel that have still to be reduced, the newest first."""
        return await self._read(shown.overtaken, duel_id)

    async def duels_with_old_boards(self, now: datetime) -> list[int]:
        return await self._write(shown.with_overtaken, now)

    def board_reduced(self, board: OldBoard) -> None:
        """It needs nothing more; nobody waits, for to reduce it again would do no harm."""
        self._db.write_behind(shown.reduced, board.duel_id, board.message_id)

    async def begin_thread(self, duel_id: int, message_id: int) -> None:
        """The thread of this match is to be started from this message."""
        await self._write(duels.set_thread, duel_id, message_id, wanted=True)

    async def go_without_thread(self, duel_id: int, message_id: int, at: datetime) -> None:
        """It could not be, so the match is played in the channel."""
        await self._write(changes.go_without_thread, duel_id, message_id, at)

    async def move_to_thread(self, duel_id: int, at: datetime) -> None:
        """The thread is open: the match is played there, and its players are free in the channel."""
        await self._write(changes.move_to_thread, duel_id, at)

    # The rest

    async def outstanding(self, now: datetime) -> Outstanding:
        """How much is still to be announced, and which clocks should have rung."""
        return await self._read(outstanding.look, now)

    async def standings(
        self, guild_id: int, ranking: str = ALL, page: int = 1, user_id: int | None = None
    ) -> StandingsPage:
        """A page of this ranking of the server, and this user's own row."""
        return await self._read(standings.page, guild_id, ranking, page, user_id)

    async def puzzle_day(self, guild_id: int, day: int, user_id: int) -> PuzzleDay:
        """The puzzle of a day as this user sees it."""
        return await self._read(puzzles.look, guild_id, day, user_id)

    async def answer_puzzle(
        self, guild_id: int, day: int, user_id: int, number: int, solved: bool, at: datetime
    ) -> PuzzleDay:
        """Keep this user's one answer; a second one changes nothing."""
        return await self._write(puzzles.answer, guild_id, day, user_id, number, solved, at)

    async def set_puzzle_shared(self, guild_id: int, day: int, user_id: int, shared: bool) -> bool:
        """Note that this user's answer is shared, or that it is not after all; whether that is new."""
        return await self._write(puzzles.set_shared, guild_id, day, user_id, shared)

    async def know_guilds(self, guild_ids: Collection[int], now: datetime) -> int:
        """Remember that these servers need no greeting; how many of them were not known before."""
        return await self._write(greetings.know, guild_ids, now)

    async def language_of(self, guild_id: int) -> str | None:
        """What those who manage this server have set; None if nothing."""
        return await self._read(server_settings.language, guild_id)

    async def set_language(self, guild_id: int, language: str | None) -> None:
        """Keep what they set, or forget it."""
        await self._write(server_settings.set_language, guild_id, language)

    async def note(self, name: str) -> str | None:
        return await self._read(notes.read, name)

    async def take_note(self, name: str, value: str) -> None:
        await self._write(notes.write, name, value)


def _finished_game(db: Connection, duel_id: int, number: int) -> FinishedGame | None:
    duel, played = duels.find(db, duel_id), games.finished(db, duel_id, number)
    return FinishedGame(duel, number, *played) if duel and played else None


def _newest_finished_game(db: Connection, channel_id: int) -> FinishedGame | None:
    newest = games.newest_finished(db, channel_id)
    return _finished_game(db, *newest) if newest else None
