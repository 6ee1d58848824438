"""Which servers have been greeted: each once, since Discord tells of a server again after every outage."""

from collections.abc import Collection

from bot.life.alarm import Now
from storage import Storage


class Greetings:
    def __init__(self, storage: Storage, now: Now) -> None:
        self._storage = storage
        self._now = now

    async def know(self, guild_ids: Collection[int]) -> None:
        """These servers need no greeting."""
        await self._storage.know_guilds(guild_ids, self._now())

    async def is_new(self, guild_id: int) -> bool:
        """Whether this server is to be greeted; that is so once, whoever asks."""
        return await self._storage.know_guilds([guild_id], self._now()) == 1
