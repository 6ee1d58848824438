"""Every command in a server with a million finished games against a small one, to see what grows with history."""

import time
from collections.abc import Awaitable, Callable
from statistics import median

from bench.report import Row, ratio
from bench.seam import ALICE, BOB, ME, PICTURE, Seam, text
from gauges.filling import CHANNEL_IN_VAIN, CHANNEL_WITHOUT_HISTORY

VISITS = 60
WARM_UP = 5
GOAL = 3.0
VARIANT = text("variant", "exact100")
MEMBERS_CHANNELS = 500
"""The first of the channels in which Alice challenges Bob; what she plays against the bot is below."""

Call = Callable[[Seam, int], Awaitable[str]]

VISIT: dict[str, tuple[Call, str]] = {
    "/duel start": (lambda seam, channel: seam.start(channel + MEMBERS_CHANNELS, ALICE, BOB), "Accept"),
    "/duel stop": (
        lambda seam, channel: seam.slash(channel + MEMBERS_CHANNELS, ALICE, "duel stop"),
        "stopped the challenge",
    ),
    "/duel start, against the bot": (lambda seam, channel: seam.start(channel, ALICE, ME), "at level medium"),
    "/duel board": (lambda seam, channel: seam.slash(channel, ALICE, "duel board"), "at level medium"),
    "/multiply, what it offers": (lambda seam, channel: seam.choices(channel, ALICE), "9"),
    "/multiply, against the bot": (lambda seam, channel: seam.multiply(channel, ALICE, 2), "I choose 2."),
    "/hint": (lambda seam, channel: seam.slash(channel, ALICE, "hint"), "**"),
    "/duel resign, and its button": (lambda seam, channel: seam.resign(channel, ALICE), PICTURE),
    "/duel review": (lambda seam, channel: seam.slash(channel, ALICE, "duel review"), PICTURE),
    "/duel review, where nothing was played": (
        lambda seam, channel: seam.slash(CHANNEL_WITHOUT_HISTORY, ALICE, "duel review"),
        "There is no such finished game",
    ),
    "/duel review, where everything was declined": (
        lambda seam, channel: seam.slash(CHANNEL_IN_VAIN, ALICE, "duel review"),
        "There is no such finished game",
    ),
    "/duel rules": (lambda seam, channel: seam.slash(channel, ALICE, "duel rules", VARIANT), "With perfect play"),
    "/leaderboard": (lambda seam, channel: seam.slash(channel, ALICE, "leaderboard"), "Page 1 of"),
    "/puzzle": (lambda seam, channel: seam.slash(channel, ALICE, "puzzle"), "keeps the win"),
}
"""What Alice does in a channel with a history, in this order, and words of the answer: a refusal would be quick."""


async def compare(large: Seam, small: Seam) -> list[Row]:
    """Visits to both, taken in turn, so that a busy machine slows them alike."""
    took: dict[str, list[tuple[float, float]]] = {name: [] for name in VISIT}
    for channel in range(VISITS + WARM_UP):
        for name, visit in VISIT.items():
            took[name].append((await _seconds(large, channel, *visit), await _seconds(small, channel, *visit)))
    rows: list[Row] = []
    for name, visits in took.items():
        large_time, small_time = (median(times) for times in zip(*visits[WARM_UP:], strict=True))
        rows.append(ratio(f"{name}: a million games / a thousand", large_time, small_time, GOAL))
    return rows


async def _seconds(seam: Seam, channel: int, call: Call, words: str) -> float:
    began = time.perf_counter()
    answer = await call(seam, channel)
    seconds = time.perf_counter() - began
    assert words in answer, answer
    return seconds
