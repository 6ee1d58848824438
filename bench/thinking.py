"""Matches against the bot, each at a target of its own: what they cost, and what they cost the others."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from statistics import median

from bench.moves import moves, seconds_each
from bench.report import Row, ratio
from bench.seam import ALICE, FIRST_CHANNEL, Seam, bot_at_seam
from game.worth import forget
from gauges.filling import TARGET, add_live_matches, add_matches_against_the_bot, empty

MANY, FEW = 200, 10
MOVES = {MANY: 5, FEW: 30}
"""Of Alice, in each match and round: fewer than a race to a million million has."""

ROUNDS = 3
OTHERS = 8
"""Matches between members, all at once."""

BESIDE = 8
"""How many moves against the bot are under way beside them at any moment."""

ROUNDS_BESIDE = 15


class Channels:
    """Hands out channels that nobody has played in yet."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._next = FIRST_CHANNEL

    def against_the_bot(self, targets: Sequence[int]) -> range:
        add_matches_against_the_bot(self._file, targets, self._next)
        return self._take(len(targets))

    def between_members(self, count: int) -> range:
        add_live_matches(self._file, count, self._next)
        return self._take(count)

    def _take(self, count: int) -> range:
        first, self._next = self._next, self._next + count
        return range(first, self._next)


async def measure(folder: Path) -> list[Row]:
    file = folder / "thinking.db"
    await empty(file)
    channels = Channels(file)
    async with bot_at_seam(file) as seam:
        return [await _alone(seam, channels), await _beside(seam, channels)]


async def _alone(seam: Seam, channels: Channels) -> Row:
    """One move after the other, with nothing solved beforehand."""
    rounds: list[tuple[float, ...]] = []
    for _ in range(ROUNDS):
        matches = [channels.against_the_bot(_own_targets(count)) for count in (MANY, FEW)]
        rounds.append(tuple([await _seconds_a_move(seam, each) for each in matches]))
    many_time, few_time = (median(times) for times in zip(*rounds, strict=True))
    what = f"a move against the bot, {MANY} matches in turn, each at a target of its own / {FEW}"
    return ratio(what, many_time, few_time, 2.0)


async def _seconds_a_move(seam: Seam, channels: range) -> float:
    forget()
    took: list[float] = []
    for _ in range(MOVES[len(channels)]):
        for channel in channels:
            began = time.perf_counter()
            await seam.multiply(channel, ALICE, 2)
            took.append(time.perf_counter() - began)
    return median(took)


async def _beside(seam: Seam, channels: Channels) -> Row:
    """Moves between members while many matches against the bot go on, in each of which it has played by now."""
    own, one = channels.against_the_bot(_own_targets(MANY)), channels.against_the_bot(_own_targets(1) * MANY)
    for channel in (*own, *one):
        await seam.multiply(channel, ALICE, 2)
    rounds: list[tuple[float, ...]] = []
    for _ in range(ROUNDS_BESIDE):
        others = [channels.between_members(OTHERS) for _ in range(2)]
        rounds.append((await _seconds_beside(seam, own, others[0]), await _seconds_beside(seam, one, others[1])))
    own_time, one_time = (median(times) for times in zip(*rounds, strict=True))
    what = f"a move between members beside {MANY} matches against the bot, each at a target of its own / all at one"
    return ratio(what, own_time, one_time, 1.2)


async def _seconds_beside(seam: Seam, against_the_bot: range, others: range) -> float:
    done, turns = asyncio.Event(), cycle(against_the_bot)
    beside = [asyncio.create_task(_go_on(seam, turns, done)) for _ in range(BESIDE)]
    seconds = await seconds_each(moves, seam, others)
    done.set()
    await asyncio.gather(*beside)
    return seconds


async def _go_on(seam: Seam, turns: Iterator[int], done: asyncio.Event) -> None:
    while not done.is_set():
        await seam.multiply(next(turns), ALICE, 2)


def _own_targets(count: int) -> list[int]:
    return [TARGET - n for n in range(1, count + 1)]
