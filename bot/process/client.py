"""The Discord client: what it is allowed to do, and how it starts and stops."""

import asyncio
import logging
import random
import sys
from collections.abc import Callable
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.life.alarm import Alarm, Now
from bot.life.at_work import AtWork, finish
from bot.life.greetings import Greetings
from bot.life.matches import Matches
from bot.life.outbox import Outbox
from bot.life.patience import Patience
from bot.life.presence import Presence, steadily
from bot.life.puzzles import Puzzles
from bot.life.server_settings import ServerSettings
from bot.life.study import Study
from bot.life.tidying import Tidying
from bot.life.timekeeper import Timekeeper
from bot.process.command_ids import CommandIds
from bot.process.errors import answer_error, log_error
from bot.process.interactions import Interactions
from bot.process.registration import register_commands
from bot.process.translation import Translation
from bot.process.watching import Watching
from bot.watch.counts import Counts
from config import Settings
from storage import Storage

if TYPE_CHECKING:
    from bot.watch.site import Site

log = logging.getLogger(__name__)

COGS = (
    "cogs.announcer",
    "cogs.duel",
    "cogs.challenge_menu",
    "cogs.multiply",
    "cogs.leaderboard",
    "cogs.help",
    "cogs.greeting",
    "cogs.hint",
    "cogs.puzzle",
    "cogs.settings",
    "cogs.router",
    "cogs.world",
)
REMEMBERED = 10_000
"""How many interactions to know again."""

LONGEST_WAIT = 30
"""Seconds that a request waits at Discord's word."""

PATIENCE = 5
"""Seconds that all that is in flight has to finish when the bot is told to stop."""


class DuelTree(app_commands.CommandTree["DuelBot"]):
    """Slash commands, whose errors go where all errors go."""

    async def interaction_check(self, interaction: discord.Interaction["DuelBot"], /) -> bool:
        if not interaction.client.is_new(interaction.id):
            return False
        interaction.client.interactions.begin(interaction)
        return True

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        await answer_error(interaction, error, self.client.command_ids)


class DuelBot(commands.Bot):
    """The bot: it opens its storage in ``setup_hook`` and closes it in ``close``."""

    def __init__(
        self, settings: Settings, now: Now, steady: Callable[[], float], dice: random.Random, counts: Counts
    ) -> None:
        self.counts = counts
        self.interactions = Interactions(counts)
        # Nobody asks for what it sees unless it is served.
        tracing: dict[str, Any] = {"http_trace": self.interactions.trace()} if settings.http_address else {}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=DuelTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            # What Discord puts off for longer fails at once, and whoever asked for it tries again later.
            max_ratelimit_timeout=LONGEST_WAIT,
            **tracing,
        )
        self.settings = settings
        self.now = now
        self.storage = Storage(settings.database, counts.committed)
        self.alarm = Alarm(now)
        self.matches = Matches(self.storage, self.alarm, now, dice, timedelta(minutes=settings.challenge_minutes))
        self.outbox = Outbox(self.storage, self.alarm, now)
        self.presence = Presence(self.storage, self.alarm, now, steady)
        self.tidying = Tidying(self.storage, now)
        self.timekeeper = Timekeeper(self.storage, self.alarm, now, self.presence, self.matches, self.outbox)
        self.study = Study(self.storage)
        self.puzzles = Puzzles(self.storage, now)
        self.greetings = Greetings(self.storage, now)
        self.server_settings = ServerSettings(self.storage)
        self.command_ids = CommandIds()
        self.at_work = AtWork()
        self.patience = Patience()
        self.site = _site(settings, counts, Watching(self))
        self.is_stopping = False
        self._seen: dict[int, None] = {}
        self._registering: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make ready all that needs no Discord; a second call does nothing."""
        await self.storage.open()
        if self.site is not None:
            await self.site.open()

    async def setup_hook(self) -> None:
        await self.open()
        await self.tree.set_translator(Translation())
        for cog in COGS:
            await self.load_extension(cog)
        self.command_ids.recall(await self.storage.note("command ids"))
        self._registering = asyncio.create_task(register_commands(self.tree, self.storage, self.command_ids))
        await self.timekeeper.start()

    async def close(self) -> None:
        self.is_stopping = True
        if self._registering is not None:
            await finish([self._registering], 0)
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        # First the clock, which may be about to announce something; the rest goes on meanwhile.
        await self.alarm.stop(PATIENCE)
        left = max(0.0, until - loop.time())
        await asyncio.gather(self.at_work.finish(left), self.outbox.stop(left), self.tidying.stop(left))
        await super().close()
        await self.presence.stop()
        if self.site is not None:
            await self.site.close()
        await self.storage.close()

    def is_new(self, interaction_id: int) -> bool:
        """Whether this interaction comes for the first time: Discord may deliver one again when a connection broke."""
        if interaction_id in self._seen:
            return False
        self._seen[interaction_id] = None
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
        return True

    async def on_ready(self) -> None:
        log.info("ready as %s, in %d servers", self.user, len(self.guilds))

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        error = sys.exc_info()[1]
        if error is not None:
            log_error(error, f"{event_method} failed")

    async def on_command_error(self, context: commands.Context[Any], exception: commands.CommandError, /) -> None:
        # There are no text commands; a mention of the bot that looks like one needs no answer.
        if not isinstance(exception, commands.CommandNotFound):
            log_error(exception, "a text command failed")


def _site(settings: Settings, counts: Counts, watching: Watching) -> "Site | None":
    if settings.http_address is None:
        return None
    # To read these takes a tenth of a start, so only who asks for them does.
    from bot.watch.site import Site

    return Site(settings.http_address, counts, watching)


def create_bot(
    settings: Settings,
    *,
    now: Now = discord.utils.utcnow,
    steady: Callable[[], float] = steadily,
    dice: random.Random | None = None,
    counts: Counts | None = None,
) -> DuelBot:
    """The ready-made bot. It needs no network until it logs in."""
    return DuelBot(settings, now, steady, dice or random.SystemRandom(), counts or Counts())
