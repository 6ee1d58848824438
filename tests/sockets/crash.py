"""The crash test: ``python -m tests.sockets.crash --rounds 500``.

People play each other and the bot in several channels, some of them too slowly, while it is killed without warning, at
moments that matter, and started again on the same database. With ``--engine postgresql`` the server is killed now and
then as well, and started again while the bot goes on. Every move that was announced must be in the log, every
move in the log must be announced, none twice, losses on time among them; nobody is reminded twice or of what is over;
no challenge keeps its buttons when it can no longer be answered; each match that is on has one live board, and one that
is over none; and the database must agree with itself.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from gauges.postgres import Server
from standin.discord_server import StandIn
from standin.patience import PATIENCE
from storage import DatabaseUnusable, Place
from tests.servers import ENGINES
from tests.sockets.child import Child
from tests.sockets.ledger import Count, Ledger, compare, overdue, untidy, waiting
from tests.sockets.pair import Pair

PAIRS = 4
WORLD = 50
"""How many rounds are played in the same channels and with the same database."""

TURNS = 60
"""How many things each pair does at most before the bot is killed."""

LAST_TURNS = 25
"""How many it does when the bot is killed no more: there is enough of everything, however short its lives were."""

TIMES = 300
"""How many times shorter clocks are: a minute is the fifth part of a second."""

CHALLENGE_MINUTES = "2"
"""How long a challenge waits; somebody who takes a nap sleeps longer."""

LOOK = 0.02
"""Seconds between two looks whether everything is announced."""

ANSWER = ("POST", "/interactions/*/callback")
ANNOUNCEMENT = ("POST", "/channels/*/messages")
EDIT = ("PATCH", "/channels/*/messages/*")
"""The requests that matter."""


@dataclass
class Report:
    rounds: int = 0
    kills: int = 0
    server_kills: int = 0
    counts: Counter[Count] = field(default_factory=Counter[Count])
    differences: list[str] = field(default_factory=list[str])

    def add(self, other: "Report") -> None:
        self.rounds += other.rounds
        self.kills += other.kills
        self.server_kills += other.server_kills
        self.counts.update(other.counts)
        self.differences += other.differences

    def __str__(self) -> str:
        counted = ", ".join(f"{self.counts[what]:,} {what}" for what in Count)
        kills = f"{self.kills} kills" + (f", {self.server_kills} of the server" if self.server_kills else "")
        return f"{self.rounds} rounds, {kills}: {counted}, {len(self.differences)} differences"


class Crash:
    """The stand-in, the people on it, and one bot after the other."""

    def __init__(self, standin: StandIn, folder: Path, seed: int, server: Server | None) -> None:
        self.report = Report()
        self._standin = standin
        self._folder = folder
        self._server = server
        self._database: Place = folder / "data" / "duel.db" if server is None else server.new_database(ready=False)
        self._dice = random.Random(seed)  # noqa: S311 - so that it can be the same again
        self._pairs = [Pair(standin, number, self._dice) for number in range(PAIRS)]

    async def run(self, rounds: int) -> None:
        """So many lives of the bot, each but the last cut short; ended early by the first difference."""
        ready = await self._prepare()
        for _ in range(rounds):
            child, ready = ready, await self._prepare()
            try:
                await self._live(child)
            finally:
                await child.kill()
            self.report.rounds += 1
            self.report.kills += 1
            if self._is_begun():
                self._note(compare(self._standin, self._database, complete=False))
            if self.report.differences:
                break
        try:
            await ready.begin()
            await ready.connected()
            await self._compare_all()
            await self._play(LAST_TURNS)
            await self._compare_all()
        finally:
            code = await ready.stop()
        if code != 0:
            self.report.differences.append(f"the last bot stopped with exit code {code}")

    async def _prepare(self) -> Child:
        url = self._database if isinstance(self._database, str) else ""
        return await Child.prepare(
            self._standin,
            self._folder,
            times=TIMES,
            DUEL_CHALLENGE_MINUTES=CHALLENGE_MINUTES,
            # What is empty counts as not set.
            DUEL_DATABASE_URL=url,
        )

    async def _live(self, child: Child) -> None:
        """From a start to the moment of the kill."""
        early = self._dice.random() < 0.15
        moment = asyncio.ensure_future(
            self._moment(self._dice.randint(1, 20) if early else self._dice.randint(20, 200))
        )
        await child.begin()
        living = asyncio.ensure_future(self._life(child, calm=not early and self._dice.random() < 0.7))
        for done in (await asyncio.wait({moment, living}, return_when=asyncio.FIRST_COMPLETED))[0]:
            done.result()
        await child.kill()
        for task in (moment, living):
            task.cancel()
        await asyncio.gather(moment, living, return_exceptions=True)
        self._standin.faults.clear()
        if self._server is not None:
            if self.report.rounds % 3 == 1:
                # The whole machine was lost.
                await self._kill(self._server)
            await asyncio.to_thread(self._server.start)

    async def _life(self, child: Child, *, calm: bool) -> None:
        await child.connected()
        if calm:
            await self._compare_all()
        if self._server is not None and self.report.rounds % 3 != 1:
            await asyncio.gather(self._play(TURNS), self._lose_server(self._server))
        else:
            await self._play(TURNS)

    async def _lose_server(self, server: Server) -> None:
        """Kill it while they play, and start it again after a while."""
        await asyncio.sleep(self._dice.random() * 2)
        await self._kill(server)
        await asyncio.sleep(self._dice.random())
        await asyncio.to_thread(server.start)

    async def _kill(self, server: Server) -> None:
        self.report.server_kills += 1
        await asyncio.to_thread(server.kill)

    def _is_begun(self) -> bool:
        """Whether a bot has come as far as to make its tables."""
        try:
            waiting(self._database)
        except DatabaseUnusable:
            return False
        return True

    async def _play(self, times: int) -> None:
        await asyncio.gather(*(pair.play(times) for pair in self._pairs))

    async def _moment(self, requests: int) -> None:
        """A moment to die: after so many requests, and then at once or in the middle of the next that matters."""
        for _ in range(requests):
            await self._standin.next_request("*", "*")
        request = self._dice.choice([None, ANSWER, ANSWER, ANNOUNCEMENT, EDIT])
        if request is not None:
            await self._standin.faults.hang(*request, carried_out=self._dice.random() < 0.5).met.wait()

    async def _compare_all(self) -> None:
        """Wait until there is nothing left to do, which is so again and again while clocks run on, and compare."""
        give_up, database = time.monotonic() + PATIENCE, self._database
        boards: list[str] = []
        while time.monotonic() < give_up:
            if not waiting(database) and not overdue(database):
                ledger = compare(self._standin, database, complete=True)
                boards = untidy(self._standin, database)
                if not ledger.waiting and not boards:
                    self._note(ledger)
                    return
            await asyncio.sleep(LOOK)
        left = f"{waiting(database)} announcements were never made, {overdue(database)} clocks not attended to"
        self.report.differences += [f"round {self.report.rounds}: {each}" for each in (left, *boards)]

    def _note(self, ledger: Ledger) -> None:
        when = f"round {self.report.rounds}"
        self.report.counts = ledger.counts
        self.report.differences += [f"{when}: {difference}" for difference in ledger.differences]


async def crash(rounds: int, seed: int, folder: Path, server: Server | None = None) -> Report:
    """Let the bot crash so often; its logs stay in the folder.

    Everything is compared after every round, so a new world begins before there is too much of it.
    """
    report = Report()
    for world, start in enumerate(range(0, rounds, WORLD)):
        home = folder / f"world {world}"
        home.mkdir()
        # A clock that stands still: however slow this machine is, Discord does not lose patience.
        async with StandIn(clock=lambda: 0.0) as standin:
            test = Crash(standin, home, seed + world, server)
            await test.run(min(WORLD, rounds - start))
        report.add(test.report)
        if report.differences:
            break
    return report


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.sockets.crash", description=__doc__)
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0])
    asked = parser.parse_args()
    server = Server() if asked.engine == "postgresql" else None
    try:
        if server is not None:
            server.start()
        with tempfile.TemporaryDirectory() as folder:
            report = asyncio.run(crash(asked.rounds, asked.seed, Path(folder), server))
    finally:
        if server is not None:
            server.stop()
    for difference in report.differences:
        print(difference)  # noqa: T201 - its job is to print
    print(f"{report} (seed {asked.seed})")  # noqa: T201 - likewise
    return 1 if report.differences else 0


if __name__ == "__main__":
    sys.exit(main())
