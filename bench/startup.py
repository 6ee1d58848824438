"""Start-up with many live matches against start-up with none: time and memory, each in a process of its own."""

import asyncio
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from bench.report import Row, ratio
from bench.seam import GUILD, bot_at_seam
from bot.process.client import DuelBot
from gauges.filling import add_live_matches, empty

MATCHES = 100_000
ROUNDS = 7
MEMORY_GOAL = 50


async def measure(folder: Path) -> list[Row]:
    none, many = folder / "none.db", folder / "many.db"
    await empty(none)
    await empty(many)
    add_live_matches(many, MATCHES)
    rounds = [(await asyncio.to_thread(_child, many), await asyncio.to_thread(_child, none)) for _ in range(ROUNDS)]
    many_time, none_time = (median(run[side]["seconds"] for run in rounds) for side in (0, 1))
    many_memory, none_memory = (median(run[side]["megabytes"] for run in rounds) for side in (0, 1))
    more = many_memory - none_memory
    what = f"start-up to ready, {MATCHES:,} live matches / none"
    return [
        ratio(what, many_time, none_time, 1.5),
        Row(
            "memory at ready, the same two",
            f"{many_memory:.0f} MB",
            f"{none_memory:.0f} MB",
            f"{more:+.1f} MB",
            f"{MEMORY_GOAL} MB more or less",
            more <= MEMORY_GOAL,
        ),
    ]


def _child(file: Path) -> dict[str, float]:
    done = subprocess.run(  # noqa: S603 - this very module
        [sys.executable, "-m", "bench.startup", str(file)], capture_output=True, check=True, text=True, timeout=120
    )
    return json.loads(done.stdout)


async def _start(file: Path) -> None:
    async with bot_at_seam(file) as seam:
        assert isinstance(seam.client, DuelBot)
        # What the bot does when Discord says that it is ready.
        seam.client.dispatch("ready")
        await seam.client.matches.abandon_all_but({GUILD})
        seconds = time.clock_gettime(time.CLOCK_MONOTONIC) - _process_began()
        megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(json.dumps({"seconds": seconds, "megabytes": megabytes}))


def _process_began() -> float:
    """When the kernel started this process, so that imports count."""
    ticks = int(Path("/proc/self/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[19])
    return ticks / 100


if __name__ == "__main__":
    asyncio.run(_start(Path(sys.argv[1])))
