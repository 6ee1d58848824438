"""Storage as the rest of the program sees it: a handful of verbs, one transaction each."""

import sqlite3
from datetime import datetime
from pathlib import Path

from game import Refusal
from storage import duels, members, notes, standings
from storage.database import Database, open_database
from storage.records import Duel, Offer, Person, StandingsPage, Status, Turn


class AlreadyPlayed(Refusal):
    """Another move of the same moment, or the same one delivered again, was written first."""


class Storage:
    """Everything the bot keeps, in one SQLite file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._database: Database | None = None

    async def open(self) -> None:
        """Make the database ready; a second call does nothing."""
        if self._database is None:
            self._database = await open_database(self._file)

    async def close(self) -> None:
        if self._database is not None:
            database, self._database = self._database, None
            await database.close()

    @property
    def _db(self) -> Database:
        assert self._database is not None, "storage is used before open() or after close()"
        return self._database

    async def duel(self, duel_id: int) -> Duel | None:
        return await self._db.read(duels.find, duel_id)

    async def open_duel_in(self, channel_id: int) -> Duel | None:
        """The challenge that waits or the match that is on in this channel."""
        return await self._db.read(duels.open_in, channel_id)

    async def offer(self, offer: Offer) -> Duel:
        return await self._db.write(duels.offer, offer)

    async def record_turn(self, turn: Turn) -> Duel:
        """Write the move and all that follows from it: game, match, standings, next game, clock."""
        try:
            return await self._db.write(duels.record_turn, turn)
        except sqlite3.IntegrityError as error:
            raise AlreadyPlayed("The game has moved on. Play on the newest board.") from error

    async def end(self, duel: Duel, status: Status) -> Duel:
        """Close a challenge, or a match that ends without a winner."""
        return await self._db.write(duels.end, duel.id, status)

    async def set_clock(self, duel: Duel, deadline: datetime, wake_at: datetime) -> Duel:
        return await self._db.write(duels.set_clock, duel.id, deadline, wake_at)

    async def show(self, duel: Duel, message_id: int) -> None:
        """Remember which message shows the duel now."""
        await self._db.write(duels.show, duel.id, message_id)

    async def due(self, now: datetime) -> list[int]:
        """The ids of the duels whose clock has something to do by now, the longest overdue first."""
        return await self._db.read(duels.due, now)

    async def next_wake(self) -> datetime | None:
        """When the clock of any duel next has something to do."""
        return await self._db.read(duels.next_wake)

    async def meet(self, guild_id: int, person: Person) -> None:
        """Remember the name this member has now."""
        await self._db.write(members.meet, guild_id, person)

    async def standings(self, guild_id: int, variant: str | None = None, page: int = 1) -> StandingsPage:
        """A page of the server's board, of one game or of all."""
        return await self._db.read(standings.page, guild_id, variant, page)

    async def note(self, name: str) -> str | None:
        return await self._db.read(notes.read, name)

    async def take_note(self, name: str, value: str) -> None:
        await self._db.write(notes.write, name, value)
