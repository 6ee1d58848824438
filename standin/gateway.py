"""The gateway: a websocket for each bot that connects, and the sessions that outlive it."""

import asyncio
import json
from typing import Any, Literal, cast

from aiohttp import WSMsgType, web

from standin.forms import Json
from standin.line import Line
from standin.patience import expected
from standin.payloads import own_user
from standin.session import Session
from standin.world import World

Greeting = Literal["READY", "RESUMED"]

HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, REQUEST_MEMBERS = 1, 2, 3, 6, 7, 8
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11

UNKNOWN_OPCODE, UNREADABLE, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
SAYS_GOODBYE = (1000, 1001)
"""The codes with which a client closes when it does not mean to come back."""


class Gateway:
    """All sessions and lines. What is told is on its way at once; nothing here waits for the bot."""

    def __init__(self, world: World, token: str, heartbeat_seconds: float) -> None:
        self.address = ""
        """Where to connect, known once the stand-in has started."""

        self.identified = 0
        self.resumed = 0
        self.heartbeats = 0
        self._world = world
        self._token = token
        self._heartbeat_seconds = heartbeat_seconds
        self._sessions: dict[str, Session] = {}
        self._lines: set[Line] = set()
        self._greeted: list[asyncio.Future[Greeting]] = []
        world.listen(self.tell)

    @property
    def connected(self) -> bool:
        """Whether any bot would hear an event now."""
        return any(session.line for session in self._sessions.values())

    def next_greeting(self) -> "asyncio.Future[Greeting]":
        """READY or RESUMED, whichever the next bot is told."""
        greeted: asyncio.Future[Greeting] = expected("READY or RESUMED")
        self._greeted.append(greeted)
        return greeted

    def tell(self, event: str, data: Json) -> bool:
        """Tell every bot, also those that are away and may resume; whether there was any."""
        told = [session.tell(event, data) for session in self._sessions.values()]
        return any(told)

    def drop(self) -> None:
        """Cut every line without a word. What happens from now on is replayed to whoever resumes."""
        for line in list(self._lines):
            self._hang_up(line)
            line.drop()

    def close(self, code: int) -> None:
        """Close every line with a code, such as 4000."""
        for line in list(self._lines):
            self._hang_up(line)
            line.close(code)

    def ask_to_reconnect(self) -> None:
        for line in self._lines:
            line.send(json.dumps({"op": RECONNECT, "d": None}))

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every bot that its session is invalid; unless it is resumable, it is forgotten."""
        if not resumable:
            self.forget_sessions()
        for line in self._lines:
            line.send(json.dumps({"op": INVALID_SESSION, "d": resumable}))

    def forget_sessions(self) -> None:
        """Nobody can resume what has been so far; those who are connected are told nothing."""
        self._sessions.clear()

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """One line, from HELLO until it closes."""
        # The line closes when this returns, and by then the session has ended if the bot said goodbye.
        socket = web.WebSocketResponse(autoclose=False, compress=False)
        await socket.prepare(request)
        line = Line(socket, request.transport, compressed=request.query.get("compress") == "zlib-stream")
        self._lines.add(line)
        line.send(json.dumps({"op": HELLO, "d": {"heartbeat_interval": int(self._heartbeat_seconds * 1000)}}))
        writing = asyncio.create_task(line.write())
        try:
            async for message in socket:
                # A client may send its JSON in frames of either kind.
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    self._hear(line, _read(message.data))
        finally:
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            self._lines.discard(line)
            self._hang_up(line)
            if socket.close_code in SAYS_GOODBYE and not line.cut:
                self._sessions.pop(line.session_id or "", None)
        return socket

    def _hear(self, line: Line, message: Json | None) -> None:
        if message is None:
            return line.close(UNREADABLE)
        operation = message.get("op")
        if operation == HEARTBEAT:
            self.heartbeats += 1
            return line.send(json.dumps({"op": HEARTBEAT_ACK}))
        if operation not in (IDENTIFY, PRESENCE, RESUME, REQUEST_MEMBERS):
            return line.close(UNKNOWN_OPCODE)
        if operation not in (IDENTIFY, RESUME):
            return None if line.session_id else line.close(NOT_AUTHENTICATED)
        claims: Json = message.get("d") or {}
        if str(claims.get("token")).removeprefix("Bot ") != self._token:
            return line.close(AUTHENTICATION_FAILED)
        return self._identify(line, claims) if operation == IDENTIFY else self._resume(line, claims)

    def _identify(self, line: Line, data: Json) -> None:
        world = self._world
        session = Session(data.get("intents") or 0)
        session.line, line.session_id = line, session.id
        self._sessions[session.id] = session
        self.identified += 1
        guilds = [guild for guild in world.guilds.values() if guild.joined]
        ready: Json = {"v": 10, "user": own_user(world.bot), "session_id": session.id}
        ready["application"] = {"id": str(world.application_id), "flags": 0}
        ready["resume_gateway_url"] = self.address
        ready["guilds"] = [{"id": str(guild.id), "unavailable": True} for guild in guilds]
        session.tell("READY", ready)
        for guild in guilds:
            if not guild.in_outage:
                session.tell("GUILD_CREATE", guild.payload())
        self._greet("READY")

    def _resume(self, line: Line, data: Json) -> None:
        session, sequence = self._sessions.get(data.get("session_id") or ""), data.get("seq")
        if session is None or not isinstance(sequence, int) or not session.can_resume(sequence):
            return line.send(json.dumps({"op": INVALID_SESSION, "d": False}))
        line.session_id = session.id
        session.resume(line, sequence)
        self.resumed += 1
        return self._greet("RESUMED")

    def _greet(self, greeting: Greeting) -> None:
        greeted, self._greeted = self._greeted, []
        for future in greeted:
            if not future.done():
                future.set_result(greeting)

    def _hang_up(self, line: Line) -> None:
        session = self._sessions.get(line.session_id or "")
        if session and session.line is line:
            session.line = None


def _read(frame: str | bytes) -> Json | None:
    """What a client said, if it can be understood."""
    try:
        message: Any = json.loads(frame)
    except ValueError:
        return None
    return cast("Json", message) if isinstance(message, dict) else None
