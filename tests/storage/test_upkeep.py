"""Backups while the bot runs, and whether the database agrees with itself."""

from pathlib import Path

import pytest

from duel import Status
from game import Multiply, Player, Resign, RunOutOfTime
from storage import DatabaseUnusable, Place, Storage, back_up, verify_database, verify_file
from tests.places import alter
from tests.storage.hand import ALICE, GUILD, NOW, Hand

ONE, TWO = Player.ONE, Player.TWO


@pytest.fixture
async def played(storage: Storage, hand: Hand) -> Storage:
    """A little of everything."""
    duel = await hand.begin(await hand.offer(best_of=3))
    for move in (Multiply(ONE, 5), Multiply(TWO, 9), Multiply(ONE, 9), Resign(TWO), Multiply(ONE, 2)):
        duel = await hand.play(duel, move)
    over = await hand.begin(await hand.offer(variant="over100"), TWO)
    for move in (Multiply(TWO, 77), Multiply(TWO, 3), RunOutOfTime(ONE)):
        over = await hand.play(over, move)
    stopped = await hand.begin(await hand.offer(variant="race1000"))
    await hand.end(stopped, Status.STOPPED)
    await hand.end(await hand.offer(), Status.DECLINED)
    await hand.offer()
    await storage.answer_puzzle(GUILD, 1, ALICE.id, 2, solved=True, at=NOW)
    return storage


async def test_what_the_bot_wrote_agrees(played: Storage, place: Place) -> None:
    found = verify_database(place)
    assert (found.duels, found.moves, found.differences) == (5, 8, [])


@pytest.mark.parametrize(
    ("damage", "noticed"),
    [
        ("UPDATE moves SET number = 2 WHERE duel_id = 1 AND game = 1 AND ply = 2", "out of order"),
        ("UPDATE moves SET player = 2 WHERE duel_id = 1 AND game = 1 AND ply = 0", "against the rules"),
        ("DELETE FROM moves WHERE duel_id = 1 AND game = 1 AND ply = 1", "out of order"),
        ("UPDATE games SET winner = 1 WHERE duel_id = 1 AND number = 1", "its games are not what its moves make"),
        ("UPDATE games SET ending = 'time' WHERE duel_id = 1 AND number = 1", "its games are not what its moves make"),
        ("UPDATE duels SET status = 'live' WHERE id = 2", "Duel 2: it is live"),
        ("UPDATE duels SET deadline = NULL WHERE id = 1", "its clock does not fit"),
        (
            "UPDATE standings SET games_won = games_won + 1 WHERE variant = 'over100' AND user_id = 12",
            "Standings (over100): ",
        ),
        ("DELETE FROM standings WHERE variant = ''", "Standings: 2 rows are missing"),
        ("UPDATE ladder SET members = members + 1", "the ladder does not count them rightly"),
        ("UPDATE puzzle_days SET solved = 0", "the answers of a day are not counted rightly"),
        ("DELETE FROM puzzle_days", "the answers of a day are not counted rightly"),
        ("DELETE FROM seats WHERE duel_id = 1 AND user_id = 12", "Duel 1: Bob has no seat"),
        ("DELETE FROM seats WHERE duel_id = 5", "Duel 5: Alice has no seat"),
        ("INSERT INTO seats SELECT channel_id, 11, 2 FROM duels WHERE id = 2", "Duel 2: Alice has a seat for nothing"),
        ("INSERT INTO seats SELECT channel_id, 12, 5 FROM duels WHERE id = 5", "Duel 5: Bob has a seat for nothing"),
        ("INSERT INTO seats VALUES (9, 13, 1)", "Duel 1: somebody has a seat of another channel for nothing"),
        ("UPDATE seats SET channel_id = 9 WHERE duel_id = 1 AND user_id = 11", "Duel 1: Alice has no seat"),
    ],
)
async def test_each_difference_is_noticed(played: Storage, place: Place, damage: str, noticed: str) -> None:
    await played.close()
    assert alter(place, damage)
    differences = verify_database(place).differences
    assert any(noticed in difference for difference in differences), differences


async def test_a_backup_is_the_database_as_it_stands_while_the_bot_goes_on(
    played: Storage, hand: Hand, file: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "backups" / "copy.db"
    back_up(file, copy)
    assert verify_file(copy).duels == 5
    await hand.offer()
    assert verify_file(file).duels == 6
    assert verify_file(copy).duels == 5
    assert [path.name for path in copy.parent.iterdir()] == ["copy.db"]


async def test_a_backup_overwrites_nothing(played: Storage, file: Path, tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("keep me")
    with pytest.raises(DatabaseUnusable, match="is there already"):
        back_up(file, tmp_path / "precious")
    assert (tmp_path / "precious").read_text() == "keep me"


def test_no_database_is_one_clear_line(file: Path, tmp_path: Path) -> None:
    for upkeep in (lambda: back_up(file, tmp_path / "copy"), lambda: verify_file(file)):
        with pytest.raises(DatabaseUnusable, match="There is no database"):
            upkeep()
    assert not file.exists()


def test_something_else_is_one_clear_line(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("not a database at all" * 100)
    with pytest.raises(DatabaseUnusable, match="cannot be read"):
        verify_file(file)
