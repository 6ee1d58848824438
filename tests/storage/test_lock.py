"""One process a database: the second waits for the first to go, and then says so."""

import asyncio
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage import DatabaseUnusable, Storage, back_up, verify_file
from storage.migrations import all_migrations, migrate, version_of
from tests.process import finish, start
from tests.storage.hand import Hand

IN_USE = (
    r"\AThe database .*duel\.db cannot be used: another bot is using it\. Stop that one first, or name another file "
    r"\(DUEL_DATABASE_URL, or --database for the table\)\.\Z"
)
LONG = 60
"""Seconds to wait for what comes soon."""

HOLD = """
import asyncio, sys
from pathlib import Path
from storage.lock import take_lock

async def hold():
    Path(sys.argv[1]).parent.mkdir(exist_ok=True)
    lock = await take_lock(Path(sys.argv[1]), patience=0)
    print("held", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    lock.release()
    print("released", flush=True)
    await asyncio.sleep(600)

asyncio.run(hold())
"""


class First:
    """Another process, which has the database."""

    def __init__(self, file: Path) -> None:
        self._process = start("-c", HOLD, str(file), folder=file.parents[1])
        self._hear("held")

    def release(self) -> None:
        """It closes the database, and goes on."""
        assert self._process.stdin is not None
        print(file=self._process.stdin, flush=True)
        self._hear("released")

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate(timeout=LONG)

    def _hear(self, word: str) -> None:
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == f"{word}\n"


@pytest.fixture
def first(file: Path) -> Iterator[First]:
    first = First(file)
    yield first
    first.kill()


async def test_a_second_process_is_told_in_one_line_that_there_is_a_first(first: First, file: Path) -> None:
    with pytest.raises(DatabaseUnusable, match=IN_USE):
        await Storage(file).open(patience=0)


async def test_a_database_is_the_same_by_whichever_name_it_is_opened(first: First, file: Path) -> None:
    other = file.with_name("other.db")
    other.symlink_to(file)
    for name in (other, file.parent / ".." / file.parent.name / file.name):
        with pytest.raises(DatabaseUnusable, match="another bot is using it"):
            await Storage(name).open(patience=0)


async def test_a_second_process_waits_for_the_first_to_close_the_database(first: First, file: Path) -> None:
    second = Storage(file)
    opening = asyncio.create_task(second.open(LONG))
    done, _ = await asyncio.wait([opening], timeout=0.3)
    assert not done
    first.release()
    await opening
    assert await second.note("the first") is None
    await second.close()


async def test_a_process_that_is_killed_is_waited_for_no_longer(first: First, file: Path) -> None:
    first.kill()
    second = Storage(file)
    await second.open(patience=0)
    await second.close()


async def test_a_process_that_waits_can_be_stopped_and_leaves_nothing_behind(first: First, file: Path) -> None:
    storage = Storage(file)
    opening = asyncio.create_task(storage.open(LONG))
    await asyncio.wait([opening], timeout=0.3)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    first.release()
    await storage.open(patience=0)
    await storage.close()


async def test_a_second_process_of_a_newer_version_changes_nothing_before_the_first_is_gone(
    first: First, file: Path
) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        migrate(db, all_migrations()[:1])
        with pytest.raises(DatabaseUnusable, match=IN_USE):
            await Storage(file).open(patience=0)
        assert version_of(db) == 1


async def test_one_process_has_it_until_the_last_of_its_own_is_closed(storage: Storage, file: Path) -> None:
    second = Storage(file)
    await second.open(patience=0)
    await storage.close()
    code, _, _ = finish(start("-c", HOLD, str(file), folder=file.parents[1]))
    assert code == 1, "it is held by this process still"
    await second.close()
    First(file).kill()


async def test_a_bot_that_cannot_open_the_database_does_not_keep_others_from_it(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("Dear diary, today I multiplied by nine. " * 100)
    storage = Storage(file)
    with pytest.raises(DatabaseUnusable, match="not a database"):
        await storage.open()
    file.unlink()
    await storage.open(patience=0)
    await storage.close()


@pytest.mark.parametrize("in_the_way", ["a folder", "a file that is something else"])
async def test_a_lock_that_cannot_be_had_is_one_clear_line(file: Path, in_the_way: str) -> None:
    lock = file.with_name("duel.db.lock")
    file.parent.mkdir()
    if in_the_way == "a folder":
        lock.mkdir()
    else:
        lock.write_text("Dear diary, today I locked myself out. " * 100)
    with pytest.raises(
        DatabaseUnusable,
        match=r"\AThe database .*duel\.db cannot be used: the file duel\.db\.lock beside it cannot be locked \(.+\)\. "
        r"See that the bot may write to it\.\Z",
    ):
        await Storage(file).open(patience=LONG)
    assert not file.exists()


async def test_whoever_only_reads_need_not_wait(storage: Storage, hand: Hand, file: Path, tmp_path: Path) -> None:
    await hand.begin(await hand.offer())
    assert verify_file(file).duels == 1
    back_up(file, tmp_path / "copy.db")
    assert verify_file(tmp_path / "copy.db").duels == 1
