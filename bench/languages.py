"""One durable move in the busiest of the languages against the same in English."""

from pathlib import Path
from statistics import median

from bench.moves import moves, seconds_each
from bench.report import Row, ratio
from bench.seam import FIRST_CHANNEL, bot_at_seam
from gauges.filling import add_live_matches, empty
from words import ENGLISH, LANGUAGES

ROUNDS = 9
AT_ONCE = 8


async def measure(folder: Path) -> list[Row]:
    """Rounds of all languages, taken in turn, so that a busy machine slows them alike."""
    file = folder / "languages.db"
    await empty(file)
    turns = [code for _ in range(ROUNDS + 1) for code in LANGUAGES]
    for turn, code in enumerate(turns):
        add_live_matches(file, AT_ONCE, FIRST_CHANNEL + turn * AT_ONCE, code)
    times: dict[str, list[float]] = {code: [] for code in LANGUAGES}
    async with bot_at_seam(file) as seam:
        for turn, code in enumerate(turns):
            first = FIRST_CHANNEL + turn * AT_ONCE
            times[code].append(await seconds_each(moves, seam, range(first, first + AT_ONCE)))
    # The first warms everything up.
    each = {code: median(rounds[1:]) for code, rounds in times.items()}
    busiest = max(each.keys() - {ENGLISH.code}, key=lambda code: each[code])
    what = f"a durable move in the busiest language ({busiest}) / in English"
    return [ratio(what, each[busiest], each[ENGLISH.code], 1.15)]
