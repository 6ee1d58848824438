"""One bot a database: the second waits for the first to go, and then says so."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import DatabaseUnusable, Storage, back_up, verify_file
from storage.lock import take_lock
from storage.migrations import all_migrations, migrate, version_of
from tests.process import start
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
from storage import Storage

async def hold():
    await Storage(Path(sys.argv[1])).open()
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(hold())
"""


async def test_a_second_bot_is_told_in_one_line_that_there_is_a_first(storage: Storage, file: Path) -> None:
    with pytest.raises(DatabaseUnusable, match=IN_USE):
        await Storage(file).open(patience=0)
    assert await storage.note("the first") is None, "it goes on"


async def test_a_database_is_the_same_by_whichever_name_it_is_opened(storage: Storage, file: Path) -> None:
    other = file.with_name("other.db")
    other.symlink_to(file)
    for name in (other, file.parent / ".." / file.parent.name / file.name):
        with pytest.raises(DatabaseUnusable, match="another bot is using it"):
            await Storage(name).open(patience=0)


async def test_a_second_bot_waits_for_the_first_to_go(storage: Storage, file: Path) -> None:
    second = Storage(file)
    opening = asyncio.create_task(second.open(LONG))
    done, _ = await asyncio.wait([opening], timeout=0.3)
    assert not done
    await storage.close()
    await opening
    assert await second.note("the first") is None
    await second.close()


async def test_a_bot_that_waits_can_be_stopped_and_leaves_nothing_behind(storage: Storage, file: Path) -> None:
    opening = asyncio.create_task(Storage(file).open(LONG))
    await asyncio.wait([opening], timeout=0.3)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    await storage.close()
    await storage.open(patience=0)


async def test_a_process_that_is_killed_is_waited_for_no_longer(file: Path, tmp_path: Path) -> None:
    first = start("-c", HOLD, str(file), folder=tmp_path)
    assert first.stdout is not None
    assert first.stdout.readline() == "open\n"
    try:
        with pytest.raises(DatabaseUnusable, match=IN_USE):
            await Storage(file).open(patience=0)
    finally:
        first.send_signal(signal.SIGKILL)
        first.communicate(timeout=LONG)
    second = Storage(file)
    await second.open(patience=0)
    await second.close()


async def test_a_second_bot_of_a_newer_version_changes_nothing_before_the_first_is_gone(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file, isolation_level=None)) as db, closing(await take_lock(file)):
        migrate(db, all_migrations()[:1])
        with pytest.raises(DatabaseUnusable, match=IN_USE):
            await Storage(file).open(patience=0)
        assert version_of(db) == 1


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
