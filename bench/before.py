"""``python -m bench.before COMMIT``: one durable move in English, as it is here against as it was at a commit.

The commit is checked out beside this tree. A process of each plays a round of moves in turn, so that a busy machine
slows them alike.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from bench.report import ratio, table

ROOT = Path(__file__).parents[1]
ROUNDS = 25
GOAL = 1.15

CHILD = """
import asyncio, sys
from pathlib import Path
from bench.moves import moves, seconds_each
from bench.seam import FIRST_CHANNEL, bot_at_seam
from gauges.filling import add_live_matches, empty

async def main(file, rounds, at_once=8):
    await empty(file)
    add_live_matches(file, rounds * at_once)
    async with bot_at_seam(file) as seam:
        for first in range(FIRST_CHANNEL, FIRST_CHANNEL + rounds * at_once, at_once):
            await asyncio.to_thread(sys.stdin.readline)
            print(await seconds_each(moves, seam, range(first, first + at_once)), flush=True)

asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
"""
"""What each of the two processes does: a round whenever it is told to."""


class Player:
    """A process in one of the trees."""

    def __init__(self, tree: Path, database: Path) -> None:
        arguments = [sys.executable, "-c", CHILD, str(database), str(ROUNDS + 1)]
        self._process = subprocess.Popen(arguments, cwd=tree, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own

    def play(self) -> float:
        """Seconds for a move, in a round of them."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def end(self) -> None:
        self._process.communicate()


@contextmanager
def checked_out(commit: str, folder: Path) -> Generator[Path]:
    """The tree of this commit."""
    tree = folder / "before"
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, commit], cwd=ROOT, check=True)  # noqa: S603, S607
    try:
        yield tree
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)  # noqa: S603, S607


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.before")
    parser.add_argument("commit")
    commit = parser.parse_args().commit
    # On the disk of the project: a commit to memory proves nothing.
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".bench-") as name, checked_out(commit, Path(name)) as tree:
        players = [Player(each, Path(name) / f"{number}.db") for number, each in enumerate((ROOT, tree))]
        rounds = [[player.play() for player in players] for _ in range(ROUNDS + 1)]
        for player in players:
            player.end()
    # The first warms everything up.
    now, before = (median(times) for times in zip(*rounds[1:], strict=True))
    row = ratio(f"a durable move / the same at {commit}", now, before, GOAL)
    print(table([row]))
    return 0 if row.met else 1


if __name__ == "__main__":
    sys.exit(main())
