"""A server with a million finished games against a small one: every command, the leaderboard's pages, and a move."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from bench import commands
from bench.moves import moves, seconds_each
from bench.report import Row, ratio
from bench.seam import ALICE, FIRST_CHANNEL, Seam, bot_at_seam
from gauges.filling import add_challenges_in_vain, add_finished_games, add_live_matches, add_puzzle_answers, empty
from gauges.postgres import running
from storage import Place, copy_database

LARGE = (1_000_000, 100_000)
"""Games and members."""

SMALL = (1_000, 100)
ROUNDS = 15
CALLS = 40
CHANNELS = 16

Call = Callable[[Seam], Awaitable[object]]


async def measure(folder: Path) -> list[Row]:
    """On SQLite, and then the same data on PostgreSQL."""
    files = await _filled(folder)
    with running(folder) as server:
        urls = {name: server.new_database(ready=False) for name in files}
        for name, file in files.items():
            copy_database(file, urls[name])
        on_sqlite = await _compare(files["large"], files["small"], files["new"], "", 1.2)
        return on_sqlite + await _compare(urls["large"], urls["small"], urls["new"], " (PostgreSQL)", 3.0)


async def _filled(folder: Path) -> dict[str, Path]:
    files = {"large": folder / "large.db", "small": folder / "small.db", "new": folder / "new.db"}
    for file in files.values():
        await empty(file)
    add_finished_games(files["large"], *LARGE)
    add_finished_games(files["small"], *SMALL)
    for name, (_, members) in (("large", LARGE), ("small", SMALL)):
        add_challenges_in_vain(files[name], members)
        add_puzzle_answers(files[name], members // 10, datetime.now(UTC).toordinal())
    for file in files.values():
        add_live_matches(file, (ROUNDS + 1) * CHANNELS)
    return files


async def _compare(large: Place, small: Place, new: Place, where: str, moves_goal: float) -> list[Row]:
    async with bot_at_seam(large) as many, bot_at_seam(small) as few, bot_at_seam(new) as none:
        rows = [*await commands.compare(many, few), *await _leaderboards(many, few)]
        rows.append(await _moves(many, none, moves_goal))
    return [replace(row, what=f"{row.what}{where}") for row in rows]


async def _leaderboards(large: Seam, small: Seam) -> list[Row]:
    asked: dict[str, tuple[Call, Call]] = {
        "first page, and the best member's own row": (lambda s: s.page(ALICE, 1), lambda s: s.page(ALICE, 1)),
        "last page, and the last member's own row": (
            lambda s: s.page(ALICE + LARGE[1] - 1, 10**6),
            lambda s: s.page(ALICE + SMALL[1] - 1, 10**6),
        ),
        "a middle page, and a middling member's own row": (
            lambda s: s.page(ALICE + LARGE[1] // 2, LARGE[1] // 20),
            lambda s: s.page(ALICE + SMALL[1] // 2, SMALL[1] // 20),
        ),
    }
    rows: list[Row] = []
    for what, (of_large, of_small) in asked.items():
        rounds = [(await _each(of_large, large), await _each(of_small, small)) for _ in range(ROUNDS + 1)]
        large_time, small_time = (median(times) for times in zip(*rounds[1:], strict=True))
        rows.append(ratio(f"/leaderboard, {what}: a million games / a thousand", large_time, small_time, 3.0))
    return rows


async def _each(call: Call, seam: Seam) -> float:
    began = time.perf_counter()
    for _ in range(CALLS):
        await call(seam)
    return (time.perf_counter() - began) / CALLS


async def _moves(large: Seam, new: Seam, goal: float) -> Row:
    rounds: list[tuple[float, float]] = []
    for number in range(ROUNDS + 1):
        first = FIRST_CHANNEL + number * CHANNELS
        channels = range(first, first + CHANNELS)
        rounds.append((await seconds_each(moves, large, channels), await seconds_each(moves, new, channels)))
    large_time, new_time = (median(times) for times in zip(*rounds[1:], strict=True))
    return ratio("a move in a server with a million finished games / with none", large_time, new_time, goal)
