"""A server with a channel and three people in it, and the real bot on a simulated Discord."""

import re
from datetime import timedelta
from typing import Any, TypeVar

import discord
import simcord
from discord import app_commands
from simcord.results import ResponseMessage

from bot.process.client import DuelBot, create_bot
from config import Settings
from duel import Duel
from game import Refusal
from storage import StorageTrouble


class Club:
    """What the tests play on. Alice challenges, Bob or the bot answers, Carol looks on, Morris moderates."""

    def __init__(self, env: simcord.Env, bot: DuelBot) -> None:
        self.env = env
        self.bot = bot
        self.guild = env.create_guild("The Club")
        self.channel = self.guild.create_text_channel("duels")
        self.alice, self.bob, self.carol = (
            self.guild.add_member(env.create_user(name)) for name in ("Alice", "Bob", "Carol")
        )
        moderators = self.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
        self.morris = self.guild.add_member(env.create_user("Morris"), roles=[moderators])
        self.robot = simcord.MemberActor(env, self.guild, simcord.UserHandle(env, env.backend.bot_user))
        env.backend.get_member(self.guild.id, self.robot.id).nick = "TestBot"
        """The bot, as somebody to challenge; it is called TestBot here."""

        self.players = {self.alice.id, self.bob.id}
        """Whom the bot may mention; a test in which others play adds them."""

        self.expects_errors = False
        """Set by a test in which something goes wrong that nobody foresaw."""

        self._passed = timedelta()
        self._read: set[int] = set()
        """The private messages that the test has looked at."""

    @property
    def last(self) -> discord.Message:
        """The newest public message."""
        message = self.channel.last_message
        assert message is not None
        return message

    @property
    def text(self) -> str:
        return self.last.content

    @property
    def board(self) -> str:
        """The words of the embed of the newest public message."""
        [embed] = self.last.embeds
        return f"{embed.author.name}\n{embed.title}\n{embed.description}"

    async def challenge(self, variant: str = "exact100", **options: Any) -> discord.Message:
        """Alice challenges Bob and will start, unless ``first`` says otherwise."""
        options = {"first": "challenger", **options}
        result = await self.alice.slash(self.channel, "duel start", opponent=self.bob, variant=variant, **options)
        assert result.response is not None
        assert not result.ephemeral, result.response.content
        return self.last

    async def begin(self, variant: str = "exact100", **options: Any) -> None:
        """Alice challenges Bob, and Bob accepts."""
        await self.bob.click(await self.challenge(variant, **options), label="Accept")

    async def begin_against_bot(self, variant: str = "exact100", **options: Any) -> None:
        """Alice challenges the bot, which accepts at once, and will start, unless ``first`` says otherwise."""
        options = {"first": "challenger", **options}
        result = await self.alice.slash(self.channel, "duel start", opponent=self.robot, variant=variant, **options)
        assert result.response is not None
        assert not result.ephemeral, result.response.content

    async def play(self, *numbers: int) -> None:
        """Whoever is to move multiplies: by command and by button in turn."""
        for count, number in enumerate(numbers):
            duel = await self.duel()
            assert duel.match is not None
            player = self.alice if duel.person(duel.match.game.turn).id == self.alice.id else self.bob
            if count % 2 and number in duel.terms.variant.multipliers:
                await player.click(self.last, label=str(number))
            else:
                await player.slash(self.channel, "multiply", n=number)

    async def resign(
        self,
        somebody: simcord.MemberActor,
        channel: simcord.ChannelHandle | None = None,
        *,
        whole_match: bool = False,
    ) -> simcord.InteractionResult:
        """Somebody gives up the game they play in this channel, or the match, and means it."""
        question = self.private(await somebody.slash(channel or self.channel, "duel resign"))
        what = "match" if whole_match else "game"
        [button] = [button for [button, _] in private_buttons(question) if button.endswith(f":{what}")]
        return await somebody.click(question, custom_id=button)

    async def press_late(
        self, somebody: simcord.MemberActor, board: discord.Message, label: str
    ) -> simcord.InteractionResult:
        """Somebody whose Discord is slow presses a button that this message had when it was looked at."""
        message = self.env.backend.get_message(self.channel.id, board.id)
        left, message.components = message.components, [dict(row.to_dict()) for row in board.components]
        try:
            return await somebody.click(board, label=label)
        finally:
            message.components = left

    async def duel(self) -> Duel:
        return (await self.bot.matches.on_in(self.channel.id))[-1]

    async def restart(self, after: timedelta = timedelta()) -> None:
        """The process ends, and another takes its place, perhaps a while after."""
        old = self.bot
        self._passed += after
        passed = self._passed
        self.bot = create_bot(old.settings, now=lambda: discord.utils.utcnow() + passed)
        with self.env.time_context():
            await old.close()
        await self.env.restart_bot(self.bot)

    def private(self, result: simcord.InteractionResult) -> ResponseMessage:
        """The answer that only the one who asked can see."""
        assert result.response is not None
        assert result.ephemeral, result.response.content
        assert not result.followups
        self._read.add(result.response.id)
        return result.response

    async def refused(self, result: simcord.InteractionResult) -> str:
        """The sentence of a refusal, which only the one who asked can see; its commands in code type."""
        return in_code_type(self.private(result).content)

    def overlooked(self) -> list[str]:
        """What somebody was told in private, a refusal above all, and the test did not look at."""
        said = [message for channel in self.env.backend.messages.values() for message in channel.values()]
        private = [message for message in said if message.flags & discord.MessageFlags.ephemeral.flag]
        return [message.content or "an embed" for message in private if message.id not in self._read]

    def errors(self) -> list[BaseException]:
        """Everything that was raised and is not the player's doing."""
        raised = [e.original if isinstance(e, app_commands.CommandInvokeError) else e for e in self.env.errors]
        return [error for error in raised if isinstance(error, StorageTrouble) or not isinstance(error, Refusal)]

    def mentionable(self) -> set[int]:
        """Everyone whom any message of the bot so far was allowed to notify."""
        users: set[int] = set()
        for request in self.env.http_requests:
            body: Any = request.json or {}
            if isinstance(body, list):
                continue
            message: Any = body.get("data") or body
            if "content" in message or "embeds" in message:
                allowed = message["allowed_mentions"]
                assert not allowed.get("parse"), "a message may ping more than the people it names"
                assert not allowed.get("roles")
                users |= {int(user) for user in allowed.get("users", [])}
        return users


AnyClub = TypeVar("AnyClub", bound=Club)


async def open_club(settings: Settings, kind: type[AnyClub] = Club) -> tuple[simcord.Env, AnyClub]:
    bot = create_bot(settings)
    # Patient, since machines are busy; but not for as long as the bot waits for anything by itself.
    env = simcord.Env(bot, check_errors=False, settle_timeout=15)
    await env.start()
    return env, kind(env, bot)


def in_code_type(text: str | None) -> str:
    """The text as it is without the ids of the commands in it."""
    return re.sub(r"</([\w ]+):\d+>", r"`/\1`", text or "")


def labels_of(message: discord.Message) -> list[str | None]:
    """What is on its buttons."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [child.label for row in rows for child in row.children if isinstance(child, discord.Button)]


def private_buttons(message: ResponseMessage) -> list[tuple[str, str]]:
    """What the buttons of a private answer say when they are pressed, and what is on them."""
    return [(button["custom_id"], button["label"]) for row in message.components for button in row["components"]]
