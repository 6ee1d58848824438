"""What people do that the bot has to answer, and what became of it."""

import asyncio
from collections.abc import Generator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from standin.forms import Json, listed
from standin.messages import Message
from standin.patience import PATIENCE
from standin.persons import Person
from standin.places import Channel


class Kind(IntEnum):
    """What somebody did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4


class Reply(IntEnum):
    """How the bot may answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE_MESSAGE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(frozen=True)
class Answer:
    """The callback of an interaction, as the bot sent it."""

    type: Reply
    data: Json


@dataclass(eq=False)
class Interaction:
    """A command used, a button pressed or an option typed. It is on its way already.

    Awaiting it waits until there is something to see, and gives the interaction itself.
    """

    id: int
    token: str
    type: Kind
    person: Person
    channel: Channel
    created: float
    data: Json
    source: Message | None = None
    """The message whose button was pressed."""

    payload: Json = field(default_factory=dict[str, Any], repr=False)
    delivered: bool = False
    """Whether any bot was there to be told."""

    answer: Answer | None = None
    message: Message | None = None
    """What answers it: the message made for it, public or ephemeral, or the one whose button was pressed."""

    followups: list[Message] = field(default_factory=list[Message])
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def __await__(self) -> Generator[Any, None, "Interaction"]:
        return self.shown().__await__()

    @property
    def private(self) -> bool:
        """Whether only the one who asked can see the answer."""
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """The words of the answer."""
        assert self.message is not None, "there is no message"
        return self.message.content

    @property
    def choices(self) -> list[Json]:
        """What was offered for the option being typed."""
        assert self.answer is not None, "there is no answer"
        return listed(self.answer.data, "choices")

    @property
    def metadata(self) -> Json:
        """How messages refer to the interaction that they answer."""
        metadata: Json = {"id": str(self.id), "type": self.type, "user": self.person.payload()}
        metadata["authorizing_integration_owners"] = {"0": str(self.channel.guild.id)}
        if self.source is not None:
            metadata["interacted_message_id"] = str(self.source.id)
        return metadata

    @property
    def followup_metadata(self) -> Json:
        """The same in a followup, which also refers to the answer before it."""
        return self.metadata | ({"original_response_message_id": str(self.message.id)} if self.message else {})

    def changed(self) -> None:
        """Tell those who wait that the bot did something."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def answered(self) -> Answer:
        """The bot's callback, once it has come."""
        while self.answer is None:
            await self._next("did not answer")
        return self.answer

    async def shown(self) -> "Interaction":
        """This interaction, once it is answered and its message, if deferred, is there."""
        await self.answered()
        while self.message is not None and self.message.loading and not self.message.deleted:
            await self._next("only deferred")
        return self

    async def followed_up(self, count: int = 1) -> Message:
        """The followup of this number, once it has come."""
        while len(self.followups) < count:
            await self._next("did not follow up")
        return self.followups[count - 1]

    async def _next(self, otherwise: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._changed.wait()
        except TimeoutError:
            raise AssertionError(f"the bot {otherwise} in {PATIENCE:.0f} seconds: {self.data}") from None
