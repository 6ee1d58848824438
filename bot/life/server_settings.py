"""What those who manage a server have set for it."""

from storage import Storage


class ServerSettings:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def language_of(self, guild_id: int) -> str | None:
        """The language to speak in this server's channels; None if none is set."""
        return await self._storage.language_of(guild_id)

    async def set_language(self, guild_id: int, language: str | None) -> None:
        """From now on; what is under way goes on as it began."""
        await self._storage.set_language(guild_id, language)
