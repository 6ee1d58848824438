"""One websocket: what is put on it goes out in order, compressed if the bot asked for that."""

import asyncio
import zlib

from aiohttp import web


class Line:
    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, *, compressed: bool) -> None:
        self.session_id: str | None = None
        """Whose line it is, once the bot has said so."""

        self.cut = False
        """Whether it was we who ended it."""

        self._socket = socket
        self._transport = transport
        self._compressor = zlib.compressobj() if compressed else None
        self._outgoing: asyncio.Queue[str | int] = asyncio.Queue()

    def send(self, text: str) -> None:
        self._outgoing.put_nowait(text)

    def close(self, code: int) -> None:
        """Close when all before it has gone out."""
        self.cut = True
        self._outgoing.put_nowait(code)

    def drop(self) -> None:
        """Cut it now, without a word."""
        self.cut = True
        if self._transport is not None:
            self._transport.abort()

    async def write(self) -> None:
        """Send until the socket closes. What is lost then is in the session, for whoever resumes it."""
        try:
            while not self._socket.closed:
                item = await self._outgoing.get()
                if isinstance(item, int):
                    await self._socket.close(code=item)
                elif self._compressor is None:
                    await self._socket.send_str(item)
                else:
                    whole = self._compressor.compress(item.encode()) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
                    await self._socket.send_bytes(whole)
        except ConnectionResetError:
            return
