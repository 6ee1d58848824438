"""What one bot has been told, kept for when its line breaks."""

import json
import secrets
from collections import deque

from standin.forms import Json
from standin.line import Line

DISPATCH = 0
GUILDS, GUILD_MESSAGES = 1 << 0, 1 << 9
ABOUT_GUILDS = "GUILD_CREATE GUILD_DELETE CHANNEL_CREATE CHANNEL_DELETE THREAD_CREATE THREAD_UPDATE THREAD_DELETE"
INTENTS: dict[str, int] = {**dict.fromkeys(ABOUT_GUILDS.split(), GUILDS), "MESSAGE_DELETE": GUILD_MESSAGES}
"""The intent that an event needs; what is not here is told to everybody."""

REMEMBERED = 5000
"""How many events of a session can be replayed."""


class Session:
    """What one bot has been told. It goes on without a line, so that the bot can resume it."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.line: Line | None = None
        self._intents = intents
        self._sequence = 0
        self._events: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)

    def tell(self, event: str, data: Json) -> bool:
        """Tell the bot, or remember it for when it resumes; whether its intents allow it."""
        if INTENTS.get(event, 0) & ~self._intents:
            return False
        self._sequence += 1
        text = json.dumps({"op": DISPATCH, "t": event, "s": self._sequence, "d": data})
        self._events.append((self._sequence, text))
        if self.line:
            self.line.send(text)
        return True

    def can_resume(self, sequence: int) -> bool:
        """Whether all that came after this event is still known."""
        oldest = self._events[0][0] if self._events else 1
        return oldest - 1 <= sequence <= self._sequence

    def resume(self, line: Line, sequence: int) -> None:
        """Go on with another line from after this event."""
        if self.line:
            self.line.drop()
        self.line = line
        for number, text in self._events:
            if number > sequence:
                line.send(text)
        self.tell("RESUMED", {})
