"""``python -m bot`` as an operator meets it: a process, its exit code and its one clear line."""

import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.process import finish, start
from tests.servers import quick_server

TOKEN = "not.a-real.token"  # noqa: S105 - as it says

# discord.py takes no other address, so the process is started with this in place of Discord's.
DRIVER = """
import sys, discord.http
discord.http.Route.BASE = sys.argv[1]
from bot.__main__ import main
sys.exit(main(sys.argv[2:]))
"""

UNAUTHORIZED = b'{"message": "401: Unauthorized", "code": 0}'
PAGE = b"<!DOCTYPE html>\n<html>\n<head><title>Sorry</title></head>\n" + b"<p>Come back later.</p>\n" * 1000


class FrontDoor(ThreadingHTTPServer):
    """Answers a login as Discord would an unknown token, or in another way, or lets it wait."""

    daemon_threads = True

    def __init__(self) -> None:
        self.knocked = threading.Event()
        self.answering = threading.Event()
        self.status, self.headers, self.body = 401, {"Content-Type": "application/json"}, UNAUTHORIZED

        door = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                door.knocked.set()
                door.answering.wait(60)
                self.send_response(door.status)
                for name, value in {**door.headers, "Content-Length": str(len(door.body))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(door.body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name in the base class
                pass

        super().__init__(("127.0.0.1", 0), Handler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


@pytest.fixture
def front_door() -> Iterator[FrontDoor]:
    with FrontDoor() as door:
        serving = threading.Thread(target=door.serve_forever, kwargs={"poll_interval": 0.01})
        serving.start()
        yield door
        door.answering.set()
        door.shutdown()
        serving.join()


def test_sigterm_stops_it_cleanly(tmp_path: Path, front_door: FrontDoor) -> None:
    process = start("-c", DRIVER, front_door.address, "run", folder=tmp_path, DISCORD_TOKEN=TOKEN)
    assert front_door.knocked.wait(60)
    process.send_signal(signal.SIGTERM)
    code, _, err = finish(process)
    assert code == 0, err
    assert "Traceback" not in err
    assert TOKEN not in err
    assert (tmp_path / "data" / "duel.db").exists()
    assert not (tmp_path / "data" / "duel.db-wal").exists(), "the database was closed"


def test_ctrl_c_stops_it_cleanly(tmp_path: Path, front_door: FrontDoor) -> None:
    process = start("-c", DRIVER, front_door.address, "run", folder=tmp_path, DISCORD_TOKEN=TOKEN)
    assert front_door.knocked.wait(60)
    process.send_signal(signal.SIGINT)
    code, _, err = finish(process)
    assert code == 0, err
    assert "Traceback" not in err


def test_a_token_that_discord_does_not_know_is_one_line(tmp_path: Path, front_door: FrontDoor) -> None:
    front_door.answering.set()
    code, out, err = finish(
        start("-c", DRIVER, front_door.address, "run", folder=tmp_path, DISCORD_TOKEN=TOKEN, DUEL_LOG_LEVEL="ERROR")
    )
    assert (code, out) == (2, "")
    assert err == "Discord does not know this DISCORD_TOKEN. Copy it again from the Developer Portal.\n"


def test_a_database_that_cannot_be_used_is_one_line_before_logging_in(tmp_path: Path, front_door: FrontDoor) -> None:
    (tmp_path / "occupied").write_text("")
    url = "sqlite:///occupied/duel.db"
    code, out, err = finish(
        start("-c", DRIVER, front_door.address, folder=tmp_path, DISCORD_TOKEN=TOKEN, DUEL_DATABASE_URL=url)
    )
    assert (code, out) == (2, "")
    assert err.startswith("The database occupied/duel.db cannot be used: ")
    assert err.count("\n") == 1
    assert not front_door.knocked.is_set()


def test_a_refusal_at_the_login_is_one_line(tmp_path: Path, front_door: FrontDoor) -> None:
    front_door.status, front_door.headers, front_door.body = 403, {"Content-Type": "text/html"}, PAGE
    front_door.answering.set()
    code, out, err = finish(
        start("-c", DRIVER, front_door.address, "run", folder=tmp_path, DISCORD_TOKEN=TOKEN, DUEL_LOG_LEVEL="ERROR")
    )
    assert (code, out) == (2, "")
    assert err.startswith("Discord does not let this bot in: 403 Forbidden")
    assert err.count("\n") == 1
    assert len(err) < 600


def test_discord_out_of_reach_is_one_line_and_tried_again(tmp_path: Path) -> None:
    nowhere = "http://127.0.0.1:9"
    process = start("-c", DRIVER, nowhere, "run", folder=tmp_path, DISCORD_TOKEN=TOKEN, DUEL_LOG_LEVEL="ERROR")
    assert process.stderr is not None
    lines = [process.stderr.readline() for _ in range(2)]
    assert "bot.process.connection: Discord cannot be reached; again in 1 seconds: " in lines[0]
    assert "bot.process.connection: Discord cannot be reached; again in 2 seconds: " in lines[1]
    process.terminate()
    code, out, err = finish(process)
    assert (code, out, err) == (0, "", "")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_at_once_while_it_waits_to_try_again(
    tmp_path: Path, front_door: FrontDoor, how: signal.Signals
) -> None:
    front_door.status, front_door.headers, front_door.body = 429, {"Retry-After": "3600"}, PAGE
    front_door.answering.set()
    process = start(
        "-c", DRIVER, front_door.address, "run", folder=tmp_path, DISCORD_TOKEN=TOKEN, DUEL_LOG_LEVEL="ERROR"
    )
    assert process.stderr is not None
    line = process.stderr.readline()
    assert "Discord cannot be reached; again in 3600 seconds: 429 Too Many Requests" in line
    process.send_signal(how)
    code, out, err = finish(process)
    assert (code, out, err) == (0, "", "")
    assert not (tmp_path / "data" / "duel.db-wal").exists(), "the database was closed"


def test_a_wrong_setting_is_one_line(tmp_path: Path) -> None:
    code, out, err = finish(start("-m", "bot", folder=tmp_path, DUEL_CLOCK_MINUTES="never"))
    assert (code, out) == (2, "")
    assert err.startswith("DUEL_CLOCK_MINUTES is not right: ")
    assert err.count("\n") == 1


def test_told_to_run_without_a_token_it_says_where_to_put_one(tmp_path: Path) -> None:
    code, out, err = finish(start("-m", "bot", "run", folder=tmp_path))
    assert (code, out) == (2, "")
    assert err == "There is no DISCORD_TOKEN. Set it in the environment or in .env; see the README.\n"


def test_verify_and_backup_say_what_they_did(tmp_path: Path, front_door: FrontDoor) -> None:
    front_door.answering.set()
    finish(start("-c", DRIVER, front_door.address, "run", folder=tmp_path, DISCORD_TOKEN=TOKEN))
    code, out, err = finish(start("-m", "bot", "verify", folder=tmp_path))
    assert (code, out, err) == (0, "Replayed 0 moves of 0 duels: everything agrees.\n", "")
    code, out, err = finish(start("-m", "bot", "backup", "copy.db", folder=tmp_path))
    assert (code, out, err) == (0, "The database was copied to copy.db.\n", "")
    code, out, err = finish(start("-m", "bot", "backup", "copy.db", folder=tmp_path))
    assert (code, out, err) == (2, "", "copy.db is there already. Name a file that is not.\n")


def test_copy_moves_up_to_a_server_and_back(tmp_path: Path, front_door: FrontDoor) -> None:
    front_door.answering.set()
    finish(start("-c", DRIVER, front_door.address, "run", folder=tmp_path, DISCORD_TOKEN=TOKEN))
    url = quick_server().new_database(ready=False)
    copied = (
        "Everything was copied. What was played since then is not in the copy. Looking whether it agrees:\n"
        "Replayed 0 moves of 0 duels: everything agrees.\n"
    )
    assert finish(start("-m", "bot", "copy", url, folder=tmp_path)) == (0, copied, "")
    code, out, err = finish(start("-m", "bot", "copy", url, folder=tmp_path))
    assert (code, out) == (2, "")
    assert "already, and nothing is ever overwritten. Name an empty database." in err
    back = start("-m", "bot", "copy", "sqlite:///back.db", folder=tmp_path, DUEL_DATABASE_URL=url)
    assert finish(back) == (0, copied, "")
    assert (tmp_path / "back.db").exists()
    code, out, err = finish(start("-m", "bot", "backup", "copy.db", folder=tmp_path, DUEL_DATABASE_URL=url))
    assert (code, out) == (2, "")
    assert "pg_dump" in err
    assert err.count("\n") == 1


def test_a_server_that_is_not_there_is_one_line_without_the_password(tmp_path: Path) -> None:
    url = "postgresql://duel:very-secret@127.0.0.1:1/games"
    for command in ("verify", "copy"):
        target = ("sqlite:///back.db",) if command == "copy" else ()
        code, out, err = finish(start("-m", "bot", command, *target, folder=tmp_path, DUEL_DATABASE_URL=url))
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith("The database postgresql://127.0.0.1:1/games cannot be used: ")
        assert "secret" not in err


def test_verify_reports_each_difference_and_fails(tmp_path: Path, front_door: FrontDoor) -> None:
    front_door.answering.set()
    finish(start("-c", DRIVER, front_door.address, "run", folder=tmp_path, DISCORD_TOKEN=TOKEN))
    with closing(sqlite3.connect(tmp_path / "data" / "duel.db")) as db, db:
        db.execute("INSERT INTO members VALUES (1, 2, 'Alice')")
        db.execute("INSERT INTO standings VALUES (1, 'over100', 2, 7, 0, 0)")
        db.execute("INSERT INTO ladder VALUES (1, 'over100', 7, 0, 1)")
    code, out, err = finish(start("-m", "bot", "verify", folder=tmp_path))
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        "Standings (over100): Alice has 7 games won, the moves say 0",
        "Replayed 0 moves of 0 duels: 1 difference.",
    ]


def test_verify_without_a_database_says_where_it_looked(tmp_path: Path) -> None:
    code, out, err = finish(start("-m", "bot", "verify", folder=tmp_path))
    assert (code, out) == (2, "")
    assert err == f"There is no database {Path('data/duel.db')}. DUEL_DATABASE_URL says where it is.\n"
