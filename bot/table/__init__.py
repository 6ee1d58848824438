"""The table: the real bot in a browser, on a simulated Discord, for people with no token and no account."""

import os
import sys
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from pathlib import Path
from socket import socket

import discord
import simcord

from bot.process.client import DuelBot, create_bot
from bot.process.logs import set_up_logging
from bot.process.running import CannotRun, run_until_stopped
from bot.table.avatars import HASH, pictures
from bot.table.door import Door, listen
from bot.table.page import LivePage, present
from config import Settings
from game import Refusal

NAME = "Multiplication Duel"
SEATS = range(2, 8 + 1)
USUAL_PORT = 8100
LONGEST_NAME = 32
"""Discord's own limit."""

WELCOME = """\
**Welcome to the table!** Open this address in a second tab: each tab is a player.
Type `/duel start` and choose a game and an opponent: a player, who presses **Accept** in their tab, or the bot.
Then take turns with the number buttons or `/multiply`. `/help` says more; `/puzzle` is for you alone."""


def open_table(settings: Settings, players: Sequence[str], port: int | None = None) -> None:
    """Serve the table on this computer until it is ended, from the page or from the terminal.

    At this port; if none is named, at the usual one, or at any if somebody else has that.
    """
    # Whoever plays wants to see the address; whoever wants to see more says so.
    level = settings.log_level if "log_level" in settings.model_fields_set else "WARNING"
    set_up_logging(level, None, settings.database_password)
    run_until_stopped(_open(settings, players, port))
    kept = settings.database if isinstance(settings.database, Path) else "the PostgreSQL"
    _tell(f"The table is closed. Its games are kept in {kept} for the next time.")


def seats(names: str) -> list[str]:
    """The players in a list such as "Alice,Bob,Carol"."""
    players = [name.strip() for name in names.split(",")]
    if not SEATS[0] <= len(players) <= SEATS[-1] or len(set(players)) < len(players):
        raise CannotRun(f'Name {SEATS[0]} to {SEATS[-1]} different players, such as "Alice,Bob,Carol".')
    if not all(0 < len(name) <= LONGEST_NAME for name in players):
        raise CannotRun(f"The name of a player has 1 to {LONGEST_NAME} characters.")
    return players


async def _open(settings: Settings, players: Sequence[str], port: int | None) -> None:
    door = Door(_listen(port))
    taken = (
        f" (Port {USUAL_PORT} is taken, so it is another one this time.)" if door.port != (port or USUAL_PORT) else ""
    )
    async with lay(settings, players, door) as page:
        if not _tell(f"Open {page.url} to play: each tab is a player. Ctrl-C ends it.{taken}"):
            raise CannotRun("The terminal is closed, so the table's address cannot be shown. Open it in another one.")
        await page.live()


@asynccontextmanager
async def lay(
    settings: Settings, players: Sequence[str], door: Door, now: Callable[[], datetime] = present
) -> AsyncGenerator[LivePage]:
    """The page of a table with these players, on which time is what this clock says."""
    bot = create_bot(settings)
    # Opened before anything else, so that a wrong path is found before the page is there.
    await bot.storage.open()
    async with AsyncExitStack() as things:
        things.push_async_callback(bot.close)
        # Until the bot comes, another client keeps its place.
        env = simcord.Env(discord.Client(intents=discord.Intents(guilds=True)), check_errors=False, settle_timeout=1.0)
        await env.start()
        things.push_async_callback(env.shutdown)
        channel, members = _furnish(env, players)
        await _seat(bot, env, now())
        await _take_up(bot, channel, members)
        assert bot.user is not None
        page = LivePage(env, channel, members, pictures(bot.user.id, members), door, now)
        yield await things.enter_async_context(page)


def _furnish(env: simcord.Env, players: Sequence[str]) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Make a server with a channel and its members.

    They are the ones of last time to the bot: ids follow from the simulated clock, which starts at a fixed moment, and
    from the order of making. So the channel is made before all members but the owner, however many they are. Nobody
    may open a thread in it, for the page shows nothing but the channel.
    """
    owner = env.create_user(players[0], avatar=HASH)
    server = env.create_guild("The Club", owner=owner)
    no_threads = discord.PermissionOverwrite(create_public_threads=False)
    channel = server.create_text_channel("duels", overwrites={server.default_role: no_threads})
    users = [owner, *(env.create_user(name, avatar=HASH) for name in players[1:])]
    return channel, [server.add_member(user) for user in users]


async def _seat(bot: DuelBot, env: simcord.Env, now: datetime) -> None:
    """Let the bot come in at the present: were it there before, it would see all clocks run out on the way."""
    await env.advance_time((now - env.now()).total_seconds())
    await env.restart_bot(bot)
    assert bot.user is not None
    await bot.user.edit(username=NAME)


async def _take_up(bot: DuelBot, channel: simcord.ChannelHandle, members: Sequence[simcord.MemberActor]) -> None:
    """Say what to do, and show the matches of last time: the bot remembers them, but the channel is new."""
    await bot.get_partial_messageable(channel.id).send(WELCOME)
    try:
        duels = await bot.matches.on_in(channel.id)
    except Refusal:
        return
    here = {member.id: member for member in members}
    for duel in duels:
        if player := here.get(duel.challenger.id) or here.get(duel.opponent.id):
            await player.slash(channel, "duel board")


def _listen(port: int | None) -> socket:
    try:
        return listen(USUAL_PORT if port is None else port)
    except OSError as error:
        if port is None:
            return listen(0)
        why = os.strerror(error.errno or 0).lower()
        raise CannotRun(f"Port {port} cannot be used ({why}). Choose another with --port, or leave it out.") from None


def _tell(line: str) -> bool:
    """Print this line; whether there is a terminal to read it in."""
    try:
        print(line, flush=True)
    except OSError:
        # The line is still on its way, and would fail once more at the end: give it somewhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    # To a terminal that was closed before, Python has no stream at all.
    return sys.stdout is not None  # pyright: ignore[reportUnnecessaryComparison]
