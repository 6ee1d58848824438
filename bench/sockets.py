"""Moves over the real sockets of the stand-in Discord: how many a second, and how long one takes."""

import asyncio
import time
from pathlib import Path

from bench.report import Row, in_words
from config import Settings
from standin.discord_server import StandIn
from standin.members import Member
from standin.places import Channel
from standin.running import bot_against

CHANNELS = 64
MOVES = 30


async def measure(folder: Path) -> list[Row]:
    took: list[float] = []
    async with StandIn() as discord:
        alice, bob = discord.member("Alice"), discord.member("Bob")
        channels = [discord.channel(f"table-{number}") for number in range(CHANNELS)]
        async with bot_against(discord, Settings(database_url=f"sqlite:///{folder / 'sockets.db'}")) as bot:
            for channel in channels:
                started = await alice.slash(
                    channel, "duel start", opponent=bob, variant="race1000", target=10**12, first="challenger"
                )
                assert started.message is not None
                await bob.press(started.message, "Accept")
            # What is measured is the move itself.
            await bot.tidying.stop()
            began = time.perf_counter()
            await asyncio.gather(*(_play(channel, alice, bob, took) for channel in channels))
            seconds = time.perf_counter() - began
    took.sort()
    middle, slowest = took[len(took) // 2], took[len(took) * 99 // 100]
    what = f"moves over real sockets, {CHANNELS} channels at once, with the stand-in in the same process"
    each = f"half of them within {in_words(middle)}, 99 of 100 within {in_words(slowest)}"
    return [Row(what, f"{len(took) / seconds:,.0f} a second", "", each)]


async def _play(channel: Channel, alice: Member, bob: Member, took: list[float]) -> None:
    for ply in range(MOVES):
        began = time.perf_counter()
        await (alice, bob)[ply % 2].slash(channel, "multiply", n=2)
        took.append(time.perf_counter() - began)
