"""Everything from one database into another, of either engine."""

from pathlib import Path
from typing import Any

import pytest

from duel import Shown, Status
from game import Multiply, Player, Resign
from storage import DatabaseUnusable, Place, Storage, copy_database, verify_database
from storage.copying import NUMBERED, TABLES, columns_of
from storage.notes import LAST_THERE
from storage.places import reading
from tests.places import alter, look
from tests.servers import ENGINES, quick_server
from tests.storage.hand import ALICE, GUILD, NOW, Hand

ONE, TWO = Player.ONE, Player.TWO


@pytest.fixture(params=ENGINES)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where there is nothing yet."""
    if request.param == "sqlite":
        return tmp_path / "elsewhere" / "copy.db"
    return quick_server().new_database(ready=False)


@pytest.fixture
async def played(storage: Storage, hand: Hand) -> Storage:
    """A row in every table."""
    over = await hand.begin(await hand.offer(best_of=3))
    for move in (Multiply(ONE, 5), Multiply(TWO, 9), Multiply(ONE, 9), Resign(TWO), Resign(TWO)):
        over = await hand.play(over, move)
    assert over.status is Status.FINISHED
    await hand.rematch(over)
    duel = await hand.begin(await hand.offer())
    await storage.cross_off((), Shown(duel.id, 91, duel.position, "words", "token"), NOW)
    await storage.answer_puzzle(GUILD, 1, ALICE.id, 2, solved=True, at=NOW)
    await storage.know_guilds([GUILD], NOW)
    await storage.take_note("commands", "none")
    await storage.set_language(GUILD, "de")
    await storage.come_back(NOW)
    return storage


def contents(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    with reading(place) as db:
        columns = {table: ", ".join(columns_of(db, table)) for table in TABLES}
    # When the bot was last there stands beside a file, and in a note on a server.
    rows = {table: look(place, f"SELECT {columns[table]} FROM {table}") for table in TABLES}  # noqa: S608 - our own words
    return {table: sorted((row for row in found if row[0] != LAST_THERE), key=repr) for table, found in rows.items()}


async def test_everything_is_there_and_agrees(played: Storage, place: Place, target: Place) -> None:
    steps: dict[str, tuple[int, int]] = {}
    copy_database(place, target, lambda table, done, total: steps.update({table: (done, total)}))
    before = contents(place)
    assert all(before.values()), "a row in every table"
    assert contents(target) == before
    assert [*steps] == [*TABLES]
    assert all(done == total for done, total in steps.values())
    assert verify_database(target).differences == []


async def test_the_bot_goes_on_where_it_was(played: Storage, hand: Hand, place: Place, target: Place) -> None:
    newest = await hand.offer()
    await played.forget_announcements(newest.id)
    await played.close()
    copy_database(place, target)
    moved = Storage(target)
    await moved.open()
    hand.storage = moved
    offered = await hand.offer()
    assert offered.id > newest.id
    highest = max(row[0] for row in contents(place)["announcements"])
    [waiting] = await moved.announcements_of(offered.id, NOW, range(1_000))
    assert waiting.id > highest + 1, "the one that was forgotten had a number too, which is not given again"
    assert await moved._db.last_there() == NOW  # pyright: ignore[reportPrivateUsage] - nothing is given back for the move
    await moved.close()
    assert verify_database(target).differences == []


async def test_nothing_is_ever_overwritten(played: Storage, place: Place, target: Place) -> None:
    copy_database(place, target)
    before = contents(target)
    for source in (place, target):
        with pytest.raises(DatabaseUnusable, match="already, and nothing is ever overwritten"):
            copy_database(source, target)
    assert contents(target) == before


async def test_a_copy_that_fails_leaves_nothing_behind(played: Storage, place: Place, target: Place) -> None:
    def fail(table: str, done: int, total: int) -> None:
        if table == TABLES[-1]:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy_database(place, target, fail)
    if isinstance(target, Path):
        assert list(target.parent.iterdir()) == []
    copy_database(place, target)
    assert contents(target) == contents(place)


async def test_every_table_is_copied(storage: Storage, place: Place) -> None:
    of_sqlite = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    of_postgresql = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'database_format'"
    found = {name for [name] in look(place, of_sqlite if isinstance(place, Path) else of_postgresql)}
    assert found == {*TABLES}
    assert {*NUMBERED} <= found


async def test_a_copy_is_made_of_one_moment(played: Storage, hand: Hand, place: Place, target: Place) -> None:
    before = contents(place)

    def meanwhile(table: str, done: int, total: int) -> None:
        if table == "members" and done == total:
            alter(place, "DELETE FROM shown_messages")

    copy_database(place, target, meanwhile)
    assert contents(target) == before
    assert contents(place) != before


async def test_what_a_killed_bot_left_beside_a_file_is_not_taken_for_its_own(
    played: Storage, place: Place, tmp_path: Path
) -> None:
    target = tmp_path / "copy.db"
    left = tmp_path / "copy.db-wal"
    left.write_bytes(b"changes to another file")
    with pytest.raises(DatabaseUnusable, match="already, and nothing is ever overwritten"):
        copy_database(place, target)
    left.unlink()
    copy_database(place, target)
    assert contents(target) == contents(place)
