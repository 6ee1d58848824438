"""The real bot on a stand-in: in the test's own event loop, or as a process of its own."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from typing import Any, TypeVar

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.process.client import DuelBot, create_bot
from config import Settings
from standin.discord_server import StandIn
from standin.driver import lead_to
from standin.patience import PATIENCE

ROOT = Path(__file__).parents[1]
LAST_GUILD_SECONDS = 0.05
"""How long discord.py waits for one more server before it says that it is ready, instead of 2 seconds."""

Client = TypeVar("Client", bound=discord.Client)


@contextlib.contextmanager
def discord_at(standin: StandIn) -> Generator[None]:
    """Within this, discord.py takes the stand-in for Discord."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    lead_to(standin.address)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


def hurried(client: Client) -> Client:
    """The client without discord.py's long pauses."""

    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        """What discord.py does before it identifies; otherwise it waits for 5 seconds if it has done so before."""

    client.before_identify_hook = at_once
    client._connection.guild_ready_timeout = LAST_GUILD_SECONDS  # pyright: ignore[reportPrivateUsage]
    return client


@contextlib.asynccontextmanager
async def connected(standin: StandIn, client: Client) -> AsyncGenerator[Client]:
    """Any client of discord.py, connected and ready, and closed in the end."""
    hurried(client)
    with discord_at(standin):
        async with client:
            running = asyncio.create_task(client.start(standin.token))
            ready = asyncio.create_task(client.wait_until_ready())
            try:
                await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    running.result()
                yield client
            finally:
                ready.cancel()
                await client.close()
                await _end(running)


@contextlib.asynccontextmanager
async def bot_against(
    standin: StandIn, settings: Settings, *, registers: bool = True, **options: Any
) -> AsyncGenerator[DuelBot]:
    """This project's bot, connected and ready; the options are those of ``create_bot``.

    Its commands are registered too, unless the test is about just that.
    """
    async with connected(standin, create_bot(settings, **options)) as bot:
        if registers:
            await standin.registered()
        yield bot


@contextlib.asynccontextmanager
async def bot_process(standin: StandIn, folder: Path, **environment: str) -> AsyncGenerator[Process]:
    """The bot's own command line as a process in this folder, connected; told to stop in the end if it still runs.

    Its database is ``data/duel.db`` in the folder unless the environment says otherwise, and its log is ``bot.log``.
    """
    kept = {name: value for name, value in os.environ.items() if "DUEL_" not in name}
    kept |= {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": standin.token, **environment}
    command = [sys.executable, "-m", "standin.driver", standin.address, "run"]
    connected = asyncio.create_task(standin.connected())
    with (folder / "bot.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(*command, cwd=folder, env=kept, stdout=log, stderr=log)
    ended = asyncio.create_task(process.wait())
    try:
        await asyncio.wait({connected, ended}, return_when=asyncio.FIRST_COMPLETED)
        assert not ended.done(), (folder / "bot.log").read_text(encoding="utf-8")
        await connected
        yield process
    finally:
        connected.cancel()
        if process.returncode is None:
            process.terminate()
        if not (await asyncio.wait({ended}, timeout=PATIENCE))[0]:
            process.kill()
            raise AssertionError("the bot did not stop when it was told to")


async def _end(running: asyncio.Task[None]) -> None:
    # A client that waits before it reconnects would sleep on; nothing else takes so long.
    await asyncio.wait({running}, timeout=1)
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
