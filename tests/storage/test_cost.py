"""What a verb of storage costs does not grow with the games that were ever played."""

import inspect
import re
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

import pytest

from duel import ALL, Kind, Shown, Status
from game import Multiply, Player, Resign
from gauges.filling import (
    ALICE,
    CHANNEL_IN_VAIN,
    CHANNEL_WITHOUT_HISTORY,
    FIRST_CHANNEL,
    GUILD,
    add_challenges_in_vain,
    add_finished_games,
    add_live_matches,
    add_puzzle_answers,
)
from storage import Storage
from storage.migrations import migrate
from tests.places import sqlite
from tests.storage.hand import NOW, Hand

SMALL, LARGE = (1_000, 100), (20_000, 2_000)
"""Games, and members who have played them."""

MOST = 3
"""How many times as many steps of SQLite's a verb may take with twenty times the history: the boards grow a little."""

DAY = 740_000
"""Of a puzzle that everybody has tried."""

MAY_BE_READ_WHOLE = {
    "notes": "a handful",
    "announcements": "next to nothing at any time",
    "board": "the messages with live buttons, of what is open now",
    "open_duels_by_guild": "only what is open now",
    "duels_by_wake_at": "the same",
    "level": "ten rows of a ranking, found already",
    "below": "the same",
    "page": "the same",
}
"""Tables and indexes that do not grow with the games that were played."""


async def a_match(storage: Storage) -> None:
    """From challenge to result, in a channel with a long history."""
    hand = Hand(storage, CHANNEL_IN_VAIN - 1)
    duel = await hand.begin(await hand.offer(guild=GUILD, best_of=3))
    for move in (Multiply(Player.ONE, 5), Multiply(Player.TWO, 6), Resign(Player.ONE), Resign(Player.ONE)):
        duel = await hand.play(duel, move)
    assert duel.status is Status.FINISHED


async def announcing(storage: Storage) -> None:
    """All that can be done with an announcement."""
    hand = Hand(storage, CHANNEL_IN_VAIN - 1)
    duel = await hand.begin(await hand.offer(guild=GUILD))
    await hand.play(duel, Multiply(Player.ONE, 5))
    later = NOW + timedelta(days=1)
    await storage.announce_all_at(NOW)
    assert await storage.next_announcement() == NOW
    first, second, third = [waiting.id for waiting in await storage.announcements_of(duel.id, later)]
    assert await storage.claim_announcements(NOW, later, limit=9) == {duel.id: [first, second, third]}
    assert await storage.news(duel.id, first) is None, "the challenge is overtaken"
    assert await storage.news(duel.id, second) is not None
    await storage.cross_off([first], Shown(duel.id, 99, (0, 0)), NOW)
    storage.cross_off_behind([second], None, NOW)
    await storage.put_off([third], later)
    assert [waiting.kind for waiting in await storage.announcements_of(duel.id, NOW)] == [Kind.CLOSE]
    await storage.cross_off([third + 1], None, NOW)
    assert [waiting.id for waiting in await storage.announcements_of(duel.id, later)] == [third]
    await storage.forget_announcements(duel.id)


async def boards(storage: Storage) -> None:
    """All that can be done with boards, in a channel with a long history."""
    hand = Hand(storage, CHANNEL_IN_VAIN - 1)
    duel = await hand.begin(await hand.offer(guild=GUILD))
    for message_id, number in ((91, 5), (92, 6)):
        await storage.cross_off([], Shown(duel.id, message_id, duel.position, "words", "token"), NOW)
        duel = await hand.play(duel, Multiply(Player.ONE if number == 5 else Player.TWO, number))
    assert await storage.duels_with_old_boards(NOW) == [duel.id]
    newest, _ = await storage.old_boards(duel.id)
    storage.board_reduced(newest)
    assert [board.message_id for board in await storage.old_boards(duel.id)] == [91]


async def a_thread(storage: Storage) -> None:
    """Of a match in a channel with a long history, to its end."""
    hand = Hand(storage, CHANNEL_IN_VAIN - 1)
    missed = await hand.begin(await hand.offer(guild=GUILD, channel=CHANNEL_IN_VAIN, wants_thread=True))
    await storage.go_without_thread(missed.id, 91, NOW)
    duel = await hand.begin(await hand.offer(guild=GUILD, wants_thread=True))
    await storage.begin_thread(duel.id, 92)
    await storage.move_to_thread(duel.id, NOW)
    moved = await storage.duel(duel.id)
    assert moved is not None
    assert moved.channel_id == 92
    assert (await hand.play(moved, Resign(Player.ONE))).status is Status.FINISHED


async def coming_and_going(storage: Storage) -> None:
    """As a bot does that is restarted often, while a match waits."""
    hand = Hand(storage, CHANNEL_IN_VAIN - 1)
    duel = await hand.begin(await hand.offer(guild=GUILD))
    for hours in range(1, 4):
        await storage.come_back(NOW + timedelta(hours=hours))
        storage.be_there(NOW + timedelta(hours=hours, minutes=30))
    assert await storage.duel(duel.id) is not None


async def a_rematch(storage: Storage) -> None:
    """Of a match in a channel with a long history, offered and begun."""
    hand = Hand(storage, CHANNEL_IN_VAIN - 1)
    played = await hand.play(await hand.begin(await hand.offer(guild=GUILD)), Resign(Player.ONE))
    offered = await hand.rematch(played)
    assert (await hand.rematch(played)).id == offered.id


Call = Callable[[Storage], Awaitable[object]]

CALLS: dict[str, Call] = {
    "duel": lambda storage: storage.duel(7),
    "own_duel": lambda storage: storage.own_duel(FIRST_CHANNEL, ALICE),
    "own_duel, in vain": lambda storage: storage.own_duel(CHANNEL_IN_VAIN, ALICE),
    "plays_a_member": lambda storage: storage.plays_a_member(ALICE),
    "plays_a_member, in vain": lambda storage: storage.plays_a_member(1),
    "open_duels_in": lambda storage: storage.open_duels_in(FIRST_CHANNEL),
    "open_duels_in, in vain": lambda storage: storage.open_duels_in(CHANNEL_IN_VAIN),
    "open_duels_around": lambda storage: storage.open_duels_around(CHANNEL_IN_VAIN),
    "open_duels_in_guild": lambda storage: storage.open_duels_in_guild(GUILD),
    "guilds_with_open_duels": lambda storage: storage.guilds_with_open_duels(),
    "change_own, change": a_match,
    "rematch": a_rematch,
    "finished_game": lambda storage: storage.finished_game(7, 1),
    "newest_finished_game, of many": lambda storage: storage.newest_finished_game(7),
    "newest_finished_game, of none": lambda storage: storage.newest_finished_game(CHANNEL_WITHOUT_HISTORY),
    "newest_finished_game, in vain": lambda storage: storage.newest_finished_game(CHANNEL_IN_VAIN),
    "due": lambda storage: storage.due(NOW, limit=9),
    "wake_later": lambda storage: storage.wake_later(7, NOW),
    "next_wake": lambda storage: storage.next_wake(),
    "outstanding": lambda storage: storage.outstanding(NOW),
    "next_announcement, claim_announcements, announce_all_at, announcements_of, news": announcing,
    "cross_off, cross_off_behind, put_off, forget_announcements": announcing,
    "old_boards, duels_with_old_boards, board_reduced": boards,
    "begin_thread, go_without_thread, move_to_thread": a_thread,
    "be_there, come_back": coming_and_going,
    "standings": lambda storage: storage.standings(GUILD, "exact100", 1, ALICE),
    "standings, far down": lambda storage: storage.standings(GUILD, ALL, 5, ALICE + 50),
    "puzzle_day": lambda storage: storage.puzzle_day(GUILD, DAY, ALICE),
    "answer_puzzle": lambda storage: storage.answer_puzzle(GUILD, DAY, ALICE, 2, True, NOW),
    "set_puzzle_shared": lambda storage: storage.set_puzzle_shared(GUILD, DAY, ALICE, shared=True),
    "know_guilds": lambda storage: storage.know_guilds(range(1_000), NOW),
    "language_of": lambda storage: storage.language_of(GUILD),
    "set_language": lambda storage: storage.set_language(GUILD, "de"),
    "note": lambda storage: storage.note("commands"),
    "take_note": lambda storage: storage.take_note("commands", "none"),
}
"""Every verb, where it is most likely to cost much."""

every_call = pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)


@pytest.fixture(scope="module")
def histories(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[int, int], Path]:
    """A file for each size."""
    files = {size: tmp_path_factory.mktemp("histories") / "duel.db" for size in (SMALL, LARGE)}
    for (games, people), file in files.items():
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            migrate(db)
        add_finished_games(file, games, people)
        add_challenges_in_vain(file, games)
        add_live_matches(file, 3)
        add_puzzle_answers(file, people, DAY)
    return files


@dataclass
class Seen:
    """What SQLite was asked, and in how many steps it answered."""

    statements: list[str] = field(default_factory=list[str])
    steps: int = 0

    def step(self) -> int:
        self.steps += 1
        return 0


@asynccontextmanager
async def watched(file: Path) -> AsyncGenerator[tuple[Storage, Seen]]:
    storage, seen = Storage(file), Seen()
    await storage.open()
    database = storage._database  # pyright: ignore[reportPrivateUsage] - to look over its shoulder
    assert database is not None
    await database.read(lambda db: sqlite(db).set_trace_callback(seen.statements.append))
    await database.read(lambda db: sqlite(db).set_progress_handler(seen.step, 1))
    try:
        yield storage, seen
    finally:
        await storage.close()


def test_every_verb_is_looked_at() -> None:
    verbs = {name for name, _ in inspect.getmembers(Storage, inspect.isfunction) if not name.startswith("_")}
    assert {verb for call in CALLS for verb in re.findall(r"\w+", call)} >= verbs - {"open", "close"}


@every_call
async def test_no_verb_reads_a_table_that_grows_from_end_to_end(
    histories: dict[tuple[int, int], Path], tmp_path: Path, call: Call
) -> None:
    file = tmp_path / "duel.db"
    shutil.copy(histories[SMALL], file)
    async with watched(file) as (storage, seen):
        await call(storage)
    asked = {statement for statement in seen.statements if re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE)", statement)}
    assert asked
    with closing(sqlite3.connect(file)) as db:
        for statement in asked:
            for *_, plan in db.execute(f"EXPLAIN QUERY PLAN {statement}"):
                assert not is_read_whole(plan), f"{plan}: {statement}"


def is_read_whole(plan: str) -> bool:
    """Whether this line of a plan is about something that grows, read from end to end."""
    scanned = re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", plan)
    return scanned is not None and "CONSTANT" not in plan and not set(scanned.groups()) & MAY_BE_READ_WHOLE.keys()


@every_call
async def test_what_a_verb_costs_does_not_grow_with_history(
    histories: dict[tuple[int, int], Path], tmp_path: Path, call: Call
) -> None:
    steps: list[int] = []
    for games, people in (SMALL, LARGE):
        file = tmp_path / f"{games}.db"
        shutil.copy(histories[games, people], file)
        async with watched(file) as (storage, seen):
            seen.steps = 0
            await call(storage)
            steps.append(seen.steps)
    few, many = steps
    assert 0 < many <= MOST * few
