"""A channel with people in it who play, and what they have seen there."""

import asyncio
from datetime import UTC, datetime
from typing import Any

from bot.process.client import DuelBot
from duel import Status
from standin.discord_server import StandIn
from standin.faults import Fault, Handler
from standin.forms import json_response
from standin.interactions import Interaction
from standin.members import Member
from standin.messages import Message
from standin.patience import PATIENCE
from standin.persons import USUAL, Permission
from standin.places import Channel
from standin.refusals import Refusal

CALLBACK = "/interactions/*/callback"
MESSAGES = "/channels/*/messages"
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
"""A time for tests in which no day may end."""

LOOKS = 2000
"""How often to look for something before it is missing."""


class Club:
    """Alice and Bob play, Zoe looks on, and Morris is a moderator."""

    def __init__(self, standin: StandIn, channel: Channel | None = None) -> None:
        self.standin = standin
        self._elsewhere = standin.channel("elsewhere")
        self.channel = channel or standin.channel()
        self.alice: Member = standin.member("Alice")
        self.bob: Member = standin.member("Bob")
        self.zoe: Member = standin.member("Zoe")
        self.morris: Member = standin.member("Morris", permissions=USUAL | Permission.MANAGE_MESSAGES)

    async def challenge(self, variant: str = "over100", **options: Any) -> Message:
        """Alice challenges Bob, and starts if he accepts."""
        options = {"opponent": self.bob, "variant": variant, "first": "challenger", **options}
        return _message(await self.alice.slash(self.channel, "duel start", **options))

    async def begin(self, variant: str = "over100", **options: Any) -> Message:
        """The first board of a match; Alice is to move."""
        challenge = await self.challenge(variant, **options)
        closed = self.channel.watch(lambda message: message is challenge and not message.buttons, edits_too=True)
        board = _message(await self.bob.press(challenge, "Accept"))
        await closed
        return board

    async def challenge_the_bot(self, **options: Any) -> Message:
        """The first board of a match between Alice and the bot itself; she is to move."""
        bot = self.standin.world.bot
        self.channel.guild.members[bot.id] = bot
        options = {"variant": "over100", "first": "challenger", "level": "easy", **options}
        return _message(await self.alice.slash(self.channel, "duel start", opponent=bot, **options))

    async def resign(self, who: Member, what: str = "Resign", channel: Channel | None = None) -> Interaction:
        """Ask for it, and press the button of the private answer that means it."""
        asked = await who.slash(channel or self.channel, "duel resign")
        assert asked.private
        assert asked.message is not None
        return await who.press(asked.message, what)

    @property
    def last(self) -> Message:
        return self.standin.messages(self.channel)[-1]

    @property
    def lines(self) -> list[str]:
        """Every line that stands in the channel."""
        return [line for message in self.standin.messages(self.channel) for line in message.content.split("\n")]

    def count(self, words: str) -> int:
        """How many lines begin with these words."""
        return sum(line.startswith(words) for line in self.lines)

    async def told(self, words: str) -> Message:
        """The first message with these words, once it is there."""
        return await self.standin.message_where(self.channel, lambda message: words in message.content)

    async def bare(self, message: Message) -> None:
        """Wait until it has no buttons any more."""
        await self.standin.message_where(message.channel, lambda other: other is message and not message.buttons)

    def held(self, interaction: Interaction) -> "Held":
        """The answer to this interaction waits until it is let go."""
        return Held(self.standin, f"/interactions/{interaction.id}/*/callback")

    async def settled(self, bot: DuelBot) -> None:
        """Wait until nothing is left to be announced. Each answer of the bot is a reason to look again."""
        async with asyncio.timeout(PATIENCE):
            for _ in range(LOOKS):
                rows = await bot.storage._read(  # pyright: ignore[reportPrivateUsage]
                    lambda db: db.execute("SELECT count(*) FROM announcements").fetchone()
                )
                if not rows[0]:
                    return
                await self.zoe.slash(self._elsewhere, "leaderboard")
        raise AssertionError("something was never announced")

    async def status(self, bot: DuelBot, duel_id: int, expected: Status) -> None:
        """Wait until the duel has this status."""
        async with asyncio.timeout(PATIENCE):
            for _ in range(LOOKS):
                duel = await bot.storage.duel(duel_id)
                if duel and duel.status is expected:
                    return
        raise AssertionError(f"the duel is not {expected}")


async def met(fault: Fault) -> None:
    """Wait until the fault has struck."""
    async with asyncio.timeout(PATIENCE):
        await fault.met.wait()


class Held:
    """A request that waits at Discord's door, so that something else can happen before it is carried out."""

    def __init__(self, standin: StandIn, path: str, method: str = "POST") -> None:
        self._fault: Fault = standin.faults.hang(method, path)
        self._fault.outcome = self._outcome
        self._open = asyncio.Event()
        self._refusal: Refusal | None = None

    async def come(self) -> None:
        """Wait until the request is at the door."""
        await met(self._fault)

    def let_go(self, refusal: Refusal | None = None) -> None:
        """Carry it out now, or refuse it."""
        self._refusal = refusal
        self._open.set()

    async def _outcome(self, request: Any, handler: Handler) -> Any:
        await self._open.wait()
        return json_response(self._refusal.body, status=self._refusal.status) if self._refusal else await handler()


def _message(interaction: Interaction) -> Message:
    assert interaction.message is not None, "there is no message"
    assert not interaction.private, interaction.text
    return interaction.message
