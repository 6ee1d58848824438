"""One durable move: by command against an empty command, by button against a press in a plain game in memory.

And what it adds to reduce the board before it.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bench.plain import PlainClient
from bench.report import Row, paired
from bench.seam import ALICE, BOB, FIRST_CHANNEL, Seam, at_seam, bot_at_seam
from gauges.filling import add_live_matches, empty

MOVES = 20
"""A channel and round: fewer than a race to a million million has."""

ROUNDS = 27
"""Short ones, so that a machine that is busy for a second slows down all that is compared, or only a few of them."""

CHANNELS = (1, 64)
PLAYERS = (ALICE, BOB)

Work = Callable[[Seam, int], Awaitable[None]]


async def empty_commands(seam: Seam, channel: int) -> None:
    for _ in range(MOVES):
        await seam.slash(channel, ALICE, "empty")


async def moves(seam: Seam, channel: int) -> None:
    for ply in range(MOVES):
        await seam.multiply(channel, PLAYERS[ply % 2], 2)


async def presses(seam: Seam, channel: int) -> None:
    # The matches were added in the order of their channels.
    duel = channel - FIRST_CHANNEL + 1
    for ply in range(MOVES):
        await seam.press(channel, PLAYERS[ply % 2], f"duel:{duel}:1:{ply}", 2)


async def presses_and_reducing(seam: Seam, channel: int) -> None:
    """The same, where each board that was overtaken is reduced: all that were shown but the last."""
    await presses(seam, channel)
    await seam.until_changed(MOVES - 1)


async def plain_presses(seam: Seam, channel: int) -> None:
    for ply in range(MOVES):
        await seam.press(channel, PLAYERS[ply % 2], "plain", 2)


async def seconds_each(work: Work, seam: Seam, channels: range) -> float:
    began = time.perf_counter()
    await asyncio.gather(*(work(seam, channel) for channel in channels))
    return (time.perf_counter() - began) / (len(channels) * MOVES)


async def measure(folder: Path) -> list[Row]:
    """Rounds of all, taken in turn, so that a busy machine slows them alike."""
    files = folder / "moves.db", folder / "tidied.db"
    for file in files:
        await empty(file)
        add_live_matches(file, 2 * (ROUNDS + 1) * sum(CHANNELS))
    rows: list[Row] = []
    async with (
        bot_at_seam(files[0]) as seam,
        bot_at_seam(files[1], tidying=True) as tidy,
        at_seam(PlainClient()) as plain,
    ):
        first = FIRST_CHANNEL
        for at_once in CHANNELS:
            rounds: list[tuple[float, ...]] = []
            for _ in range(ROUNDS + 1):
                channels, others = range(first, first + at_once), range(first + at_once, first + 2 * at_once)
                first += 2 * at_once
                for channel in others:
                    await plain.slash(channel, ALICE, "plain")
                rounds.append(
                    (
                        await seconds_each(empty_commands, seam, channels),
                        await seconds_each(moves, seam, channels),
                        await seconds_each(plain_presses, plain, others),
                        await seconds_each(presses, seam, others),
                        await seconds_each(presses_and_reducing, tidy, others),
                    )
                )
            rows += _rows(rounds, at_once)
    return rows


def _rows(rounds: list[tuple[float, ...]], at_once: int) -> list[Row]:
    # The first warms everything up.
    empty_times, move_times, plain_times, press_times, tidy_times = zip(*rounds[1:], strict=True)
    many = at_once == CHANNELS[-1]
    return [
        paired(f"a durable move / an empty command, {at_once} at once", move_times, empty_times, 4.0 if many else None),
        paired(
            f"a durable move by button / a press in a plain game in memory, {at_once} at once",
            press_times,
            plain_times,
            1.7 if many else None,
        ),
        paired(
            f"a durable move by button with the reducing of the board before it / without, {at_once} at once",
            tidy_times,
            press_times,
            None,
        ),
    ]
