"""What has been committed and must be announced, however often it takes."""

from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Protocol

from bot.alarm import Alarm
from storage import Announcement, Happened, Storage

FIRST_RETRY = timedelta(seconds=30)
LAST_RETRY = timedelta(hours=1)
GIVE_UP = timedelta(days=3)


class Announcer(Protocol):
    """Tells the channel what happened where there is no interaction to answer."""

    async def announce(self, happened: Happened) -> None: ...

    async def catch_up(self, duel_id: int, also: Collection[int] = ()) -> None:
        """Announce whatever of this duel is due to be announced, and these."""
        ...


class Outbox:
    """Whoever announces something crosses it off here; what is left is announced later, or after a restart."""

    def __init__(self, storage: Storage, alarm: Alarm) -> None:
        self._storage = storage
        self._alarm = alarm

    async def waiting(self, duel_id: int, also: Collection[int] = ()) -> list[Announcement]:
        """What is due to be announced of this duel, and these: the rest is being answered by somebody."""
        return await self._storage.announcements_of(duel_id, self._alarm.now(), also)

    async def unannounced(self, duel_id: int, also: Collection[int] = ()) -> list[Happened]:
        """The same, made anew from the log, in order."""
        return await self._storage.unannounced(duel_id, self._alarm.now(), also)

    async def announced(self, duel_id: int, announcements: Sequence[int], message_id: int | None) -> None:
        """These have been announced, and this message shows the duel now."""
        await self._storage.announced(duel_id, announcements, message_id)

    def answered(self, duel_id: int, announcements: Sequence[int], message_id: int | None) -> None:
        """An interaction was answered with these."""
        self._storage.answered(duel_id, announcements, message_id)

    async def failed(self, duel_id: int, announcements: Sequence[int]) -> None:
        """These could not be announced: try again, the later the longer it has been so, and not for ever."""
        now = self._alarm.now()
        waiting = await self.waiting(duel_id, announcements)
        given_up = [announcement for announcement in waiting if now - announcement.created_at > GIVE_UP]
        if given_up:
            # Only what has waited so long: something new may be on its way at the same time.
            await self._storage.announced(duel_id, [announcement.id for announcement in given_up], None)
        if len(given_up) == len(waiting):
            return
        age = now - waiting[len(given_up)].created_at
        later = now + _between(FIRST_RETRY, age, LAST_RETRY)
        await self._storage.put_off(duel_id, later)
        self._alarm.expect(later)


def _between(least: timedelta, span: timedelta, most: timedelta) -> timedelta:
    return min(max(least, span), most)
