"""One durable move in the busiest of the languages against the same in English."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench.moves import moves, seconds_each
from bench.report import Row, ratio
from bench.seam import FIRST_CHANNEL, Seam, bot_at_seam
from gauges.filling import add_live_matches, empty
from words import ENGLISH, LANGUAGES

LOOKS, ROUNDS = 5, 25
"""How often each language is tried to find the busiest, and that one is then measured."""

AT_ONCE = 8


async def measure(folder: Path) -> list[Row]:
    """The busiest is found first and measured after that: of six that are alike, one is slowest by chance."""
    looks = await _times(folder / "languages.db", list(LANGUAGES), LOOKS)
    busiest = max(looks.keys() - {ENGLISH.code}, key=lambda code: looks[code])
    times = await _times(folder / "busiest.db", [busiest, ENGLISH.code], ROUNDS)
    what = f"a durable move in the busiest language ({busiest}) / in English"
    return [ratio(what, times[busiest], times[ENGLISH.code], 1.15)]


async def _times(file: Path, codes: Sequence[str], rounds: int) -> dict[str, float]:
    """The median of each, in rounds of all, taken in turn, so that a busy machine slows them alike."""
    await empty(file)
    # The first round warms everything up.
    turns = list(codes) * (rounds + 1)
    for turn, code in enumerate(turns):
        add_live_matches(file, AT_ONCE, FIRST_CHANNEL + turn * AT_ONCE, code)
    async with bot_at_seam(file) as seam:
        times = [await _seconds(seam, FIRST_CHANNEL + turn * AT_ONCE) for turn in range(len(turns))]
    return {code: median(times[at :: len(codes)][1:]) for at, code in enumerate(codes)}


async def _seconds(seam: Seam, first: int) -> float:
    return await seconds_each(moves, seam, range(first, first + AT_ONCE))
