"""The bot as a process that may be killed at any moment, and started again in the same folder."""

import asyncio
import importlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Self

from standin.discord_server import StandIn
from standin.driver import lead_to
from standin.patience import PATIENCE
from standin.running import ROOT
from tests.sockets.hurry import shorten_clocks, shorten_start

BEGIN = b"Begin.\n"


class Child:
    """One process. Its database is ``data/duel.db`` in its folder and its log is ``bot.log``."""

    def __init__(self, process: Process, standin: StandIn, log: Path) -> None:
        self._process = process
        self._standin = standin
        self._log = log

    @classmethod
    async def prepare(
        cls, standin: StandIn, folder: Path, *, patience: float = 5, times: float = 1, **settings: str
    ) -> Self:
        """A process that has everything in memory and does nothing yet: most of a start is reading modules.

        ``patience`` is how many seconds it waits for what is in flight when it is told to stop, and ``times`` how many
        times shorter its clocks are.
        """
        environment = {name: value for name, value in os.environ.items() if "DUEL_" not in name}
        environment |= {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": standin.token, **settings}
        command = [sys.executable, "-m", "tests.sockets.child", standin.address, str(patience), str(times)]
        log = folder / "bot.log"
        with log.open("ab") as written:
            process = await asyncio.create_subprocess_exec(
                *command, cwd=folder, env=environment, stdin=PIPE, stdout=written, stderr=written
            )
        return cls(process, standin, log)

    async def begin(self) -> None:
        """Let it log in. It need not get far, for it may be killed at any moment."""
        assert self._process.stdin is not None
        self._process.stdin.write(BEGIN)
        await self._process.stdin.drain()

    async def connected(self) -> None:
        """Wait until it would hear of an interaction."""
        ended = asyncio.ensure_future(self._process.wait())
        connected = asyncio.ensure_future(self._standin.connected())
        await asyncio.wait({ended, connected}, return_when=asyncio.FIRST_COMPLETED)
        connected.cancel()
        assert not ended.done(), self._log.read_text(encoding="utf-8")[-2000:]
        ended.cancel()

    async def kill(self) -> None:
        """End it where it stands. Discord hears no goodbye, and neither does the database."""
        if self._process.returncode is None:
            self._process.kill()
        await self._gone()

    async def stop(self) -> int:
        """Tell it to stop; its exit code."""
        if self._process.returncode is None:
            self._process.terminate()
        return await self._gone()

    async def _gone(self) -> int:
        async with asyncio.timeout(PATIENCE):
            code = await self._process.wait()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._standin.gateway.forget_sessions()
        return code


if __name__ == "__main__":
    import bot.process.client
    from bot.__main__ import main

    # Read before they are needed, so that the start itself is quick.
    for module in ("bot.process.serve", *bot.process.client.COGS):
        importlib.import_module(module)
    bot.process.client.PATIENCE = float(sys.argv[2])  # pyright: ignore[reportAttributeAccessIssue]
    shorten_start()
    shorten_clocks(times=float(sys.argv[3]))
    lead_to(sys.argv[1])
    sys.exit(main(["run"]) if os.read(sys.stdin.fileno(), len(BEGIN)) else 0)
