"""The SQL of the puzzle of the day: who tried, who solved it, and for how many days in a row."""

from datetime import datetime

from duel import PuzzleDay
from storage.engine import Connection, Found
from storage.times import to_ms


def look(db: Connection, guild_id: int, day: int, user_id: int) -> PuzzleDay:
    """The day as this user sees it."""
    counted = db.execute(
        "SELECT tried, solved FROM puzzle_days WHERE guild_id = ? AND day = ?", (guild_id, day)
    ).fetchone()
    tried, solved = counted or (0, 0)
    own = _answer(db, guild_id, day, user_id)
    if own is not None:
        return PuzzleDay(day, tried, solved, own["streak"], own["number"], bool(own["shared"]))
    return PuzzleDay(day, tried, solved, _streak(db, guild_id, day - 1, user_id))


def answer(db: Connection, guild_id: int, day: int, user_id: int, number: int, solved: bool, at: datetime) -> PuzzleDay:
    """Keep this answer, unless there is one already: everybody has one try."""
    streak = _streak(db, guild_id, day - 1, user_id) + 1 if solved else 0
    kept = db.execute(
        """
        INSERT INTO puzzle_answers (guild_id, day, user_id, number, solved, streak, answered_at)
        VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """,
        (guild_id, day, user_id, number, solved, streak, to_ms(at)),
    )
    if kept.rowcount:
        _count(db, guild_id, day, solved)
    return look(db, guild_id, day, user_id)


def set_shared(db: Connection, guild_id: int, day: int, user_id: int, shared: bool) -> bool:
    """Whether it was otherwise before; of somebody who has not answered nothing is kept."""
    changed = db.execute(
        "UPDATE puzzle_answers SET shared = ? WHERE guild_id = ? AND day = ? AND user_id = ? AND shared <> ?",
        (shared, guild_id, day, user_id, shared),
    )
    return changed.rowcount > 0


def _count(db: Connection, guild_id: int, day: int, solved: bool) -> None:
    db.execute(
        """
        INSERT INTO puzzle_days (guild_id, day, tried, solved) VALUES (?, ?, 1, ?)
        ON CONFLICT (guild_id, day) DO UPDATE
            SET tried = puzzle_days.tried + 1, solved = puzzle_days.solved + excluded.solved
        """,
        (guild_id, day, solved),
    )


def _streak(db: Connection, guild_id: int, day: int, user_id: int) -> int:
    row = _answer(db, guild_id, day, user_id)
    return row["streak"] if row else 0


def _answer(db: Connection, guild_id: int, day: int, user_id: int) -> Found | None:
    return db.execute(
        "SELECT number, streak, shared FROM puzzle_answers WHERE guild_id = ? AND day = ? AND user_id = ?",
        (guild_id, day, user_id),
    ).fetchone()
