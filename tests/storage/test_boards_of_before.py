"""A database of the version that had one duel a channel: what is on goes on, with seats and boards."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from duel import Kind, Status
from game import Multiply, Player
from storage import Storage, verify_file
from storage.migrations import all_migrations, migrate, version_of
from tests.storage.hand import ALICE, BOB, CAROL, GUILD, ROBOT, Hand, backlog_of
from tests.storage.test_seats import seats

BEFORE = 6
LIVE, FRESH, WAITING, SOLO, FINISHED, DECLINED = range(1, 7)
"""The duels, each in the channel ten times its number."""

KEPT = ("members", "games", "moves", "standings", "ladder", "announcements", "notes")


def insert(db: sqlite3.Connection, table: str, **row: object) -> None:
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    db.execute(f"INSERT INTO {table} ({columns}) VALUES ({values})", row)  # noqa: S608 - our own names


def add_duel(db: sqlite3.Connection, duel_id: int, status: str, message_id: int | None, **row: object) -> None:
    """Alice against Bob, unless it is said otherwise, at exact100."""
    is_open = status in ("offered", "live")
    usual: dict[str, object] = {
        "id": duel_id,
        "guild_id": GUILD,
        "channel_id": 10 * duel_id,
        "player_one": ALICE.id,
        "player_two": BOB.id,
        "variant": "exact100",
        "target": 100,
        "best_of": 1,
        "strikes": 3,
        "first": "challenger",
        "clock": 3_600_000,
        "status": status,
        "offered_at": 0,
        "deadline": 4_000_000 if is_open else None,
        "wake_at": 4_000_000 if is_open else None,
        "counted_from": 400_000 if is_open else None,
        "message_id": message_id,
    }
    insert(db, "duels", **(usual | row))


def add_match(
    db: sqlite3.Connection, duel_id: int, *numbers: int, status: str = "live", message_id: int | None, **row: object
) -> None:
    """A match in which these numbers were chosen in turn; if it is over, the first player has won."""
    total, turn = 1, 1 + len(numbers) % 2
    for number in numbers:
        total *= number
    won = int(status == "finished")
    standing = {"score_one": won, "score_two": 0, "game": 1, "starter": 1, "turn": turn, "ply": len(numbers)}
    add_duel(db, duel_id, status, message_id, **standing, total_one=total, strikes_one=0, strikes_two=0, **row)
    insert(db, "games", duel_id=duel_id, number=1, first=1, winner=1 if won else None, ending="hit" if won else None)
    for ply, number in enumerate(numbers):
        move = {"duel_id": duel_id, "game": 1, "ply": ply, "player": 1 + ply % 2, "number": number}
        insert(db, "moves", **move, kind="multiply", played_at=0, interaction_id=100 * duel_id + ply)


def fill(db: sqlite3.Connection) -> None:
    for who in (ALICE, BOB, CAROL, ROBOT):
        insert(db, "members", guild_id=GUILD, user_id=who.id, name=who.name)
    add_match(db, LIVE, 5, 6, message_id=901)
    add_match(db, FRESH, message_id=None)
    add_duel(db, WAITING, "offered", 903)
    for message_id in (902, 903):
        insert(db, "challenge_messages", duel_id=WAITING, message_id=message_id)
    add_match(db, SOLO, 5, 2, message_id=904, player_two=ROBOT.id, level="easy")
    add_match(db, FINISHED, 5, 4, 5, status="finished", message_id=905)
    add_duel(db, DECLINED, "declined", 906)
    for variant in ("exact100", ""):
        insert(db, "standings", guild_id=GUILD, variant=variant, user_id=ALICE.id, games_won=1, matches_won=1)
        insert(db, "standings", guild_id=GUILD, variant=variant, user_id=BOB.id, games_lost=1)
        for won, lost in ((1, 0), (0, 1)):
            insert(db, "ladder", guild_id=GUILD, variant=variant, games_won=won, games_lost=lost, members=1)
    insert(db, "announcements", duel_id=LIVE, kind="move", game=1, ply=1, created_at=7, retry_at=8)
    insert(db, "notes", name="commands", value="abc")


@pytest.fixture
def before(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Make such a file; what it holds beside messages."""
    file.parent.mkdir(parents=True)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        migrate(db, all_migrations()[:BEFORE])
        fill(db)
        return contents(db)


def contents(db: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    columns = [name for _, name, *_ in db.execute("PRAGMA table_info(duels)")]
    new = ("message_id", "wants_thread", "thread_id", "parent_id", "surprise", "rematch_of", "language")
    kept = ", ".join(column for column in columns if column not in new)
    duels = db.execute(f"SELECT {kept} FROM duels ORDER BY id").fetchall()  # noqa: S608 - our own names
    return {"duels": duels} | {table: db.execute(f"SELECT * FROM {table}").fetchall() for table in KEPT}  # noqa: S608


async def test_nothing_is_lost_and_everything_agrees(before: dict[str, list[tuple[object, ...]]], file: Path) -> None:
    storage = Storage(file)
    await storage.open()
    await storage.close()
    with closing(sqlite3.connect(file)) as db:
        assert version_of(db) > BEFORE
        assert contents(db) == before
        new = db.execute(
            "SELECT DISTINCT wants_thread, thread_id, parent_id, surprise, rematch_of, language FROM duels"
        )
        assert new.fetchall() == [(0, None, None, 0, None, "en")]
    found = verify_file(file)
    assert (found.duels, found.moves, found.differences) == (6, 7, [])


@pytest.mark.usefixtures("before")
async def test_whoever_is_in_a_duel_is_bound_by_it(file: Path, storage: Storage) -> None:
    assert seats(file) == {
        (10, ALICE.id, LIVE),
        (10, BOB.id, LIVE),
        (20, ALICE.id, FRESH),
        (20, BOB.id, FRESH),
        (30, ALICE.id, WAITING),
        (40, ALICE.id, SOLO),
    }


@pytest.mark.usefixtures("before")
async def test_the_newest_board_is_the_live_one_and_keeps_its_words_when_it_is_overtaken(
    storage: Storage, hand: Hand
) -> None:
    newest = {duel_id: await message_of(storage, duel_id) for duel_id in range(1, 7)}
    assert newest == {LIVE: 901, FRESH: None, WAITING: 903, SOLO: 904, FINISHED: None, DECLINED: None}
    assert [await storage.old_boards(duel_id) for duel_id in newest] == [[]] * 6
    live = await storage.duel(LIVE)
    assert live is not None
    await hand.play(live, Multiply(Player.ONE, 2))
    [old] = await storage.old_boards(LIVE)
    assert (old.duel_id, old.channel_id, old.message_id, old.words, old.token) == (LIVE, 10, 901, "", None)
    assert await storage.duels_with_old_boards(old.shown_at) == [LIVE]
    assert await storage.duels_with_old_boards(old.shown_at + timedelta(days=8)) == [], "it is too old by then"


async def message_of(storage: Storage, duel_id: int) -> int | None:
    duel = await storage.duel(duel_id)
    assert duel is not None
    return duel.message_id


@pytest.mark.usefixtures("before")
async def test_a_challenge_is_answered_and_all_its_messages_are_closed(
    file: Path, storage: Storage, hand: Hand
) -> None:
    waiting = await storage.duel(WAITING)
    assert waiting is not None
    begun = await hand.begin(waiting)
    assert begun.status is Status.LIVE
    news = (await backlog_of(storage, WAITING)).news
    assert [late.message_id for late in news if late.kind is Kind.CLOSE] == [902, 903]
    assert (await hand.offer(CAROL, BOB, channel=10)).status is Status.OFFERED, "others may play beside"
    assert verify_file(file).differences == []
