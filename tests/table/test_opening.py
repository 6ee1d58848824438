"""``python -m bot table`` as a newcomer meets it: a process, its one line, and how it ends."""

import re
import signal
import socket
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from bot.table import USUAL_PORT
from tests.process import finish, start

WITHOUT_SIMCORD = (
    "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; sys.exit(main(sys.argv[1:]))"
)


@contextmanager
def opened(*arguments: str, folder: Path, taken: bool | None = None) -> Generator[tuple["subprocess.Popen[str]", str]]:
    """The process, and the address it tells; it says so if the usual port is taken, as it may be by another test."""
    process = start("-m", "bot", *arguments, folder=folder)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        address = re.fullmatch(r"Open (http://127\.0\.0\.1:\d+/#[\w-]{20,}) to play: .*\n", line)
        assert address, line
        says_so = f"(Port {USUAL_PORT} is taken" in line
        assert says_so == (f":{USUAL_PORT}/" not in line) or "--port" in arguments
        assert taken in (None, says_so)
        yield process, address[1]
    finally:
        process.kill()
        process.communicate()


def ended(process: "subprocess.Popen[str]", *, by: signal.Signals) -> tuple[int, str, str]:
    process.send_signal(by)
    return finish(process)


@pytest.mark.parametrize("told_by", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_without_a_token_it_is_one_line_until_it_is_told_to_end(tmp_path: Path, told_by: signal.Signals) -> None:
    with opened(folder=tmp_path) as (process, address):
        with urlopen(address, timeout=20) as page:  # noqa: S310 - it is ours, on this computer
            assert page.status == 200
        goodbye = "The table is closed. Its games are kept in data/table.db for the next time.\n"
        assert ended(process, by=told_by) == (0, goodbye, "")
    assert not (tmp_path / "data" / "table.db-wal").exists(), "the database was closed"
    assert not (tmp_path / "data" / "duel.db").exists(), "the bot's own games are left alone"


def test_it_listens_on_this_computer_only(tmp_path: Path) -> None:
    with opened("table", folder=tmp_path) as (_, address):
        port = int(address.split(":")[2].partition("/")[0])
        listening = [line.split()[1] for line in Path("/proc/net/tcp").read_text().splitlines() if " 0A " in line]
        assert [where for where in listening if where.endswith(f":{port:04X}")] == [f"0100007F:{port:04X}"]


def test_its_database_and_port_can_be_chosen(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = ("table", "--port", str(port), "--database", "sqlite:///mine.db", "--players", "Ann,Ben")
    with opened(*options, folder=tmp_path) as (process, address):
        assert f":{port}/" in address
        assert ended(process, by=signal.SIGINT)[0] == 0
    assert (tmp_path / "mine.db").exists()


def test_at_the_usual_port_unless_that_is_taken(tmp_path: Path) -> None:
    with opened("table", folder=tmp_path), opened("table", "--database", "sqlite:///2.db", folder=tmp_path, taken=True):
        pass


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, out, err = finish(start("-m", "bot", "table", "--port", str(port), folder=tmp_path))
    assert (code, out) == (2, "")
    assert err == (
        f"Port {port} cannot be used (address already in use). Choose another with --port, or leave it out.\n"
    )


def test_a_missing_extra_is_one_sentence(tmp_path: Path) -> None:
    code, out, err = finish(start("-c", WITHOUT_SIMCORD, folder=tmp_path))
    assert (code, out) == (2, "")
    assert err.startswith("The table needs simcord, which is not installed: `make setup` does that.")
    assert err.count("\n") == 1


def test_a_closed_terminal_is_one_sentence(tmp_path: Path) -> None:
    code, out, err = finish(start("-m", "bot", "table", folder=tmp_path, closed=True))
    assert (code, out) == (2, "")
    assert err == "The terminal is closed, so the table's address cannot be shown. Open it in another one.\n"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--players", "Ann"), 'Name 2 to 8 different players, such as "Alice,Bob,Carol".\n'),
        (("--players", "Ann,Ann"), 'Name 2 to 8 different players, such as "Alice,Bob,Carol".\n'),
        (("--players", "Ann,"), "The name of a player has 1 to 32 characters.\n"),
        (
            ("--database", "games"),
            "database_url is not right: a database is named like sqlite:///data/duel.db "
            "or postgresql://user:password@host/database.\n",
        ),
    ],
)
def test_a_wrong_option_is_one_sentence(tmp_path: Path, options: tuple[str, ...], sentence: str) -> None:
    assert finish(start("-m", "bot", "table", *options, folder=tmp_path)) == (2, "", sentence)
