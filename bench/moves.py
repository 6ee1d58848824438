"""One durable move against an empty command, over the same seam."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

from bench.filling import add_live_matches, empty
from bench.report import Row, ratio
from bench.seam import ALICE, BOB, FIRST_CHANNEL, Seam, bot_at_seam

MOVES = 60
"""A channel and round: fewer than a race to a million million has."""

ROUNDS = 9
CHANNELS = (1, 64)

Work = Callable[[Seam, int], Awaitable[None]]


async def empty_commands(seam: Seam, channel: int) -> None:
    for _ in range(MOVES):
        await seam.slash(channel, ALICE, "empty")


async def moves(seam: Seam, channel: int) -> None:
    for ply in range(MOVES):
        await seam.multiply(channel, (ALICE, BOB)[ply % 2], 2)


async def seconds_each(work: Work, seam: Seam, channels: range) -> float:
    began = time.perf_counter()
    await asyncio.gather(*(work(seam, channel) for channel in channels))
    return (time.perf_counter() - began) / (len(channels) * MOVES)


async def measure(folder: Path) -> list[Row]:
    """Rounds of both, taken in turn, so that a busy machine slows them alike."""
    file = folder / "moves.db"
    await empty(file)
    add_live_matches(file, (ROUNDS + 1) * sum(CHANNELS))
    rows: list[Row] = []
    async with bot_at_seam(file) as seam:
        channel = FIRST_CHANNEL
        for at_once in CHANNELS:
            rounds: list[tuple[float, float]] = []
            for _ in range(ROUNDS + 1):
                channels = range(channel, channel + at_once)
                channel += at_once
                rounds.append(
                    (await seconds_each(empty_commands, seam, channels), await seconds_each(moves, seam, channels))
                )
            # The first warms everything up.
            empty_time, move_time = (median(times) for times in zip(*rounds[1:], strict=True))
            goal = 4.0 if at_once == CHANNELS[-1] else None
            rows.append(ratio(f"a durable move / an empty command, {at_once} at once", move_time, empty_time, goal))
    return rows
