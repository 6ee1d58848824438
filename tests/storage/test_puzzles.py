"""The puzzle of the day in storage: one try each, and days in a row."""

import sqlite3
from contextlib import closing
from pathlib import Path

from duel import PuzzleDay
from storage import Place, Storage, verify_file
from storage.migrations import all_migrations, migrate
from tests.storage.hand import ALICE, BOB, GUILD, NOW

DAY = NOW.toordinal()


async def answer(
    storage: Storage, day: int, solved: bool, user: int = ALICE.id, guild: int = GUILD, number: int = 5
) -> PuzzleDay:
    return await storage.answer_puzzle(guild, day, user, number, solved, NOW)


async def test_before_anybody_tries_there_is_nothing(storage: Storage) -> None:
    assert await storage.puzzle_day(GUILD, DAY, ALICE.id) == PuzzleDay(DAY, tried=0, solved=0, streak=0, own=None)


async def test_tries_are_counted_and_each_sees_their_own(storage: Storage) -> None:
    assert await answer(storage, DAY, solved=True) == PuzzleDay(DAY, tried=1, solved=1, streak=1, own=5)
    assert await answer(storage, DAY, solved=False, user=BOB.id, number=7) == PuzzleDay(DAY, 2, 1, 0, 7)
    assert await storage.puzzle_day(GUILD, DAY, ALICE.id) == PuzzleDay(DAY, 2, 1, 1, 5)
    assert await storage.puzzle_day(GUILD, DAY, 999) == PuzzleDay(DAY, 2, 1, 0, None)


async def test_a_second_try_changes_nothing_and_is_told_of_the_first(storage: Storage) -> None:
    first = await answer(storage, DAY, solved=False, number=3)
    assert await answer(storage, DAY, solved=True, number=5) == first
    assert await storage.puzzle_day(GUILD, DAY, ALICE.id) == first
    assert (first.own, first.solved, first.streak) == (3, 0, 0)


async def test_days_in_a_row_make_a_streak_which_lasts_until_the_end_of_the_next(storage: Storage) -> None:
    streaks = [(await answer(storage, DAY + day, solved=True)).streak for day in range(3)]
    assert streaks == [1, 2, 3]
    ahead = [(await storage.puzzle_day(GUILD, DAY + day, ALICE.id)).streak for day in (3, 4)]
    assert ahead == [3, 0]


async def test_a_wrong_answer_and_a_missed_day_end_a_streak(storage: Storage) -> None:
    solved = {0: True, 1: True, 2: False, 3: True, 4: True, 6: True}
    streaks = {day: (await answer(storage, DAY + day, right)).streak for day, right in solved.items()}
    assert streaks == {0: 1, 1: 2, 2: 0, 3: 1, 4: 2, 6: 1}


async def test_each_server_counts_for_itself(storage: Storage) -> None:
    await answer(storage, DAY, solved=True)
    await answer(storage, DAY + 1, solved=True)
    assert await storage.puzzle_day(GUILD + 1, DAY, ALICE.id) == PuzzleDay(DAY, 0, 0, 0, None)
    assert (await answer(storage, DAY + 1, solved=True, guild=GUILD + 1)).streak == 1


async def test_an_answer_is_shared_once_until_that_is_taken_back(storage: Storage) -> None:
    assert not await storage.set_puzzle_shared(GUILD, DAY, ALICE.id, shared=True), "there is nothing to share yet"
    await answer(storage, DAY, solved=True)
    await answer(storage, DAY, solved=True, user=BOB.id)
    assert await storage.set_puzzle_shared(GUILD, DAY, ALICE.id, shared=True)
    assert not await storage.set_puzzle_shared(GUILD, DAY, ALICE.id, shared=True)
    assert (await storage.puzzle_day(GUILD, DAY, ALICE.id)).shared
    assert (await answer(storage, DAY, solved=False)).shared
    assert not (await storage.puzzle_day(GUILD, DAY, BOB.id)).shared
    assert await storage.set_puzzle_shared(GUILD, DAY, ALICE.id, shared=False)
    assert await storage.set_puzzle_shared(GUILD, DAY, ALICE.id, shared=True)


async def test_answers_survive_closing_and_opening(place: Place, storage: Storage) -> None:
    day = await answer(storage, DAY, solved=True)
    await storage.close()
    reopened = Storage(place)
    await reopened.open()
    assert await reopened.puzzle_day(GUILD, DAY, ALICE.id) == day
    await reopened.close()


async def test_what_was_answered_before_answers_were_counted_is_counted(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        migrate(db, all_migrations()[:4])
        for user, solved in ((ALICE.id, 1), (BOB.id, 0), (999, 1)):
            db.execute("INSERT INTO puzzle_answers VALUES (?, ?, ?, 5, ?, ?, 0)", (GUILD, DAY, user, solved, solved))
    storage = Storage(file)
    await storage.open()
    assert await storage.puzzle_day(GUILD, DAY, ALICE.id) == PuzzleDay(DAY, tried=3, solved=2, streak=1, own=5)
    await storage.close()
    assert verify_file(file).differences == []
