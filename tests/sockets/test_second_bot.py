"""A bot that is started while another is running on the same database."""

import asyncio
import contextlib
import signal
import subprocess
from pathlib import Path

import pytest

from standin.discord_server import StandIn
from tests.process import finish, start
from tests.sockets.club import Club
from tests.sockets.ledger import compare
from tests.sockets.test_stopping import running

# The command line, with another time to wait for the first bot than ten seconds.
DRIVER = """
import sys
from storage import Storage
Storage.open.__defaults__ = (float(sys.argv[1]),)
from bot.__main__ import main
sys.exit(main(sys.argv[2:]))
"""
IN_USE = (
    "The database data/duel.db cannot be used: another bot is using it. Stop that one first, or name another file "
    "(DUEL_DATABASE_URL, or --database for the table).\n"
)
TABLE = ("table", "--database", "sqlite:///data/duel.db")


def second_in(folder: Path, *arguments: str, patience: float = 0.2) -> "subprocess.Popen[str]":
    return start("-c", DRIVER, str(patience), *arguments, folder=folder, DISCORD_TOKEN="nobody.asks.for-it")  # noqa: S106


async def waiting(process: "subprocess.Popen[str]") -> None:
    """Until it has come as far as the lock."""
    while "duel.db.lock" not in _open_files(process.pid):
        assert process.poll() is None
        await asyncio.sleep(0.01)


def _open_files(pid: int) -> set[str]:
    names: set[str] = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        # Those that it closes while we look are not what we look for.
        with contextlib.suppress(FileNotFoundError):
            names.add(file.readlink().name)
    return names


@pytest.mark.parametrize("command", [("run",), TABLE], ids=["a bot", "a table"])
async def test_the_second_says_so_in_one_line_and_stops(
    standin: StandIn, club: Club, tmp_path: Path, command: tuple[str, ...]
) -> None:
    async with running(standin, tmp_path):
        await club.begin()
        code, _, err = await asyncio.to_thread(finish, second_in(tmp_path, *command))
        waits, line = err.splitlines(keepends=True)
        assert "another bot is using the database; waiting" in waits
        assert (code, line) == (2, IN_USE)
        assert (await club.alice.slash(club.channel, "multiply", n=5)).message is not None, "the first goes on"


async def test_the_second_takes_over_when_the_first_goes(standin: StandIn, club: Club, tmp_path: Path) -> None:
    command = ("-m", "standin.driver", standin.address, "run")
    first = start(*command, folder=tmp_path, DISCORD_TOKEN=standin.token)
    await standin.connected()
    await club.begin()
    second = start(*command, folder=tmp_path, DISCORD_TOKEN=standin.token)
    try:
        await waiting(second)
        await club.alice.slash(club.channel, "multiply", n=5)
        first.send_signal(signal.SIGTERM)
        assert (await asyncio.to_thread(finish, first))[0] == 0
        while standin.gateway.identified < 2:
            await standin.gateway.next_greeting()
        assert (await club.bob.slash(club.channel, "multiply", n=6)).text.startswith("Bob multiplied by 6.")
    finally:
        first.kill()
        second.send_signal(signal.SIGTERM)
        assert (await asyncio.to_thread(finish, second))[0] == 0
    ledger = compare(standin, tmp_path / "data" / "duel.db", complete=True)
    assert ledger.differences == []


@pytest.mark.parametrize("told_by", [signal.SIGINT, signal.SIGTERM])
async def test_the_second_can_be_stopped_while_it_waits(
    standin: StandIn, tmp_path: Path, told_by: signal.Signals
) -> None:
    async with running(standin, tmp_path):
        second = second_in(tmp_path, "run", patience=600)
        await waiting(second)
        second.send_signal(told_by)
        code, out, err = await asyncio.to_thread(finish, second)
        assert (code, out, err.count("\n")) == (0, "", 1), "only that it waits"


async def test_a_backup_and_a_verification_run_beside_the_bot(standin: StandIn, club: Club, tmp_path: Path) -> None:
    async with running(standin, tmp_path):
        await club.begin()
        for command, told in (
            (["verify"], "Replayed 0 moves of 1 duels: everything agrees.\n"),
            (["backup", "copy.db"], "The database was copied to copy.db.\n"),
        ):
            assert await asyncio.to_thread(finish, second_in(tmp_path, *command)) == (0, told, "")
