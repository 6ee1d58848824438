"""The SQL of messages with live buttons: challenges, which are closed one day, and boards, which are reduced."""

from datetime import datetime, timedelta

from duel import OldBoard, Shown
from storage.engine import Connection
from storage.times import from_ms, to_ms

REMEMBERED = timedelta(days=7)
"""How long a board that cannot be reduced is kept in mind."""

OVERTAKEN = """
    SELECT board.duel_id, duels.channel_id, board.message_id, board.words, board.token, board.shown_at
      FROM shown_messages AS board
      JOIN duels ON duels.id = board.duel_id
     WHERE board.game > 0
       AND (duels.status <> 'live' OR (board.game, board.ply) <> (duels.game, duels.ply)
            OR EXISTS (SELECT 1 FROM shown_messages AS newer
                        WHERE newer.duel_id = board.duel_id AND newer.message_id > board.message_id
                          AND (newer.game, newer.ply) = (board.game, board.ply)))
"""


def add(db: Connection, by: Shown, at: datetime) -> None:
    """This message shows the duel now."""
    db.execute(
        """
        INSERT INTO shown_messages (duel_id, message_id, game, ply, words, token, shown_at)
        VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """,
        (by.duel_id, by.message_id, *by.position, by.words, by.token, to_ms(at)),
    )


def take_challenges(db: Connection, duel_id: int) -> list[int]:
    """The messages that offer the challenge's buttons, which somebody sees to from now on."""
    rows = db.execute("DELETE FROM shown_messages WHERE duel_id = ? AND game = 0 RETURNING message_id", (duel_id,))
    return [row["message_id"] for row in rows.fetchall()]


def overtaken(db: Connection, duel_id: int) -> list[OldBoard]:
    """The boards of a duel that are no longer the one to play on, the newest first."""
    rows = db.execute(
        f"{OVERTAKEN} AND board.duel_id = ? ORDER BY board.game DESC, board.ply DESC, board.message_id DESC", (duel_id,)
    )
    return [
        OldBoard(duel_id, channel_id, message_id, words, token, from_ms(shown_at))
        for duel_id, channel_id, message_id, words, token, shown_at in rows
    ]


def with_overtaken(db: Connection, now: datetime) -> list[int]:
    """The duels that have such boards; what is too old is forgotten."""
    db.execute(
        f"DELETE FROM shown_messages WHERE shown_at < ? AND (duel_id, message_id) IN "  # noqa: S608 - our own words
        f"(SELECT duel_id, message_id FROM ({OVERTAKEN}) AS old)",
        (to_ms(now - REMEMBERED),),
    )
    return [row[0] for row in db.execute(f"SELECT DISTINCT duel_id FROM ({OVERTAKEN}) AS old ORDER BY 1")]  # noqa: S608 - likewise


def reduced(db: Connection, duel_id: int, message_id: int) -> None:
    """This one needs nothing more."""
    db.execute("DELETE FROM shown_messages WHERE duel_id = ? AND message_id = ?", (duel_id, message_id))


def forget(db: Connection, duel_id: int) -> None:
    db.execute("DELETE FROM shown_messages WHERE duel_id = ?", (duel_id,))
