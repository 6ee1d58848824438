"""The crash test: ``python -m tests.sockets.crash --rounds 500``.

People play each other and the bot in several channels while it is killed without warning, at moments that matter, and
started again on the same database. Every move that was announced must be in the log, every move in the log must be
announced, none twice, and the database must agree with itself.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.sockets.child import Child
from tests.sockets.ledger import compare, waiting
from tests.sockets.pair import Pair
from tests.standin.discord_server import StandIn
from tests.standin.patience import PATIENCE

PAIRS = 4
WORLD = 50
"""How many rounds are played in the same channels and with the same database."""

TURNS = 40
"""How many things each pair does at most before the bot is killed."""

LOOKS = 2000
"""How often to look whether everything is announced, at most."""

CALLBACK = "/interactions/*/callback"
MESSAGES = "/channels/*/messages"


@dataclass
class Report:
    rounds: int = 0
    kills: int = 0
    moves: int = 0
    answers: int = 0
    announcements: int = 0
    differences: list[str] = field(default_factory=list[str])

    def add(self, other: "Report") -> None:
        self.rounds += other.rounds
        self.kills += other.kills
        self.moves += other.moves
        self.answers += other.answers
        self.announcements += other.announcements
        self.differences += other.differences

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds, {self.kills} kills, {self.moves} moves "
            f"({self.answers} of them the bot's own), "
            f"{self.announcements} announcements, {len(self.differences)} differences"
        )


class Crash:
    """The stand-in, the people on it, and one bot after the other."""

    def __init__(self, standin: StandIn, folder: Path, seed: int) -> None:
        self.report = Report()
        self._standin = standin
        self._folder = folder
        self._database = folder / "data" / "duel.db"
        self._dice = random.Random(seed)  # noqa: S311 - so that it can be the same again
        self._pairs = [Pair(standin, number, self._dice) for number in range(PAIRS)]
        self._onlooker = standin.member("Onlooker")
        self._elsewhere = standin.channel("elsewhere")

    async def run(self, rounds: int) -> None:
        """So many lives of the bot, each but the last cut short; ended early by the first difference."""
        ready = await Child.prepare(self._standin, self._folder)
        for _ in range(rounds):
            child, ready = ready, await Child.prepare(self._standin, self._folder)
            try:
                await self._live(child)
            finally:
                await child.kill()
            self.report.rounds += 1
            self.report.kills += 1
            if self._differences(complete=False):
                break
        try:
            await ready.begin()
            await ready.connected()
            await self._quiet()
            self._differences(complete=True)
        finally:
            code = await ready.stop()
        if code != 0:
            self.report.differences.append(f"the last bot stopped with exit code {code}")

    async def _live(self, child: Child) -> None:
        """From a start to the moment of the kill."""
        early = self._dice.random() < 0.15
        moment = asyncio.ensure_future(self._moment(self._dice.randint(1, 20) if early else self._dice.randint(1, 80)))
        await child.begin()
        living = asyncio.ensure_future(self._life(child, calm=not early and self._dice.random() < 0.7))
        await asyncio.wait({moment, living}, return_when=asyncio.FIRST_COMPLETED)
        if living.done():
            living.result()
        await child.kill()
        for task in (moment, living):
            task.cancel()
        await asyncio.gather(moment, living, return_exceptions=True)
        self._standin.faults.clear()

    async def _life(self, child: Child, *, calm: bool) -> None:
        await child.connected()
        if calm:
            await self._quiet()
            self._differences(complete=True)
        await asyncio.gather(*(pair.play(TURNS) for pair in self._pairs))

    async def _moment(self, requests: int) -> None:
        """A moment to die: after so many requests, and then at once or in the middle of the next that matters."""
        for _ in range(requests):
            await self._standin.next_request("*", "*")
        path = self._dice.choice([None, CALLBACK, CALLBACK, MESSAGES])
        if path is not None:
            await self._standin.faults.hang("POST", path, carried_out=self._dice.random() < 0.5).met.wait()

    async def _quiet(self) -> None:
        """Wait until everything is announced. Each answer of the bot is a reason to look again."""
        async with asyncio.timeout(PATIENCE):
            for _ in range(LOOKS):
                if not waiting(self._database):
                    return
                await self._onlooker.slash(self._elsewhere, "duel board")
        self.report.differences.append(f"{waiting(self._database)} announcements were never made")

    def _differences(self, *, complete: bool) -> list[str]:
        """What does not agree now, which is noted in the report."""
        if self._database.exists():
            ledger = compare(self._standin, self._database, complete=complete)
            self.report.moves, self.report.answers = ledger.moves, ledger.answers
            self.report.announcements = ledger.announced
            when = f"round {self.report.rounds}"
            self.report.differences += [f"{when}: {difference}" for difference in ledger.differences]
        return self.report.differences


async def crash(rounds: int, seed: int, folder: Path) -> Report:
    """Let the bot crash so often; its logs stay in the folder.

    Everything is compared after every round, so a new world begins before there is too much of it.
    """
    report = Report()
    for world, start in enumerate(range(0, rounds, WORLD)):
        home = folder / f"world {world}"
        home.mkdir()
        # A clock that stands still: however slow this machine is, Discord does not lose patience.
        async with StandIn(clock=lambda: 0.0) as standin:
            test = Crash(standin, home, seed + world)
            await test.run(min(WORLD, rounds - start))
        report.add(test.report)
        if report.differences:
            break
    return report


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.sockets.crash", description=__doc__)
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(crash(asked.rounds, asked.seed, Path(folder)))
    for difference in report.differences:
        print(difference)  # noqa: T201 - its job is to print
    print(f"{report} (seed {asked.seed})")  # noqa: T201 - likewise
    return 1 if report.differences else 0


if __name__ == "__main__":
    sys.exit(main())
