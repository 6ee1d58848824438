"""The SQL of who is bound where: a player has one duel in a channel, and the key of the table holds it."""

from storage.engine import Connection

Seat = tuple[int, int]
"""The channel, and the member who is bound there."""


def take(db: Connection, channel_id: int, user_id: int, duel_id: int) -> int:
    """Bind this member to the duel; the duel that binds them afterwards, which is another if they were not free."""
    while True:
        db.execute(
            "INSERT INTO seats (channel_id, user_id, duel_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (channel_id, user_id, duel_id),
        )
        bound_by = db.execute(
            "SELECT duel_id FROM seats WHERE channel_id = ? AND user_id = ?", (channel_id, user_id)
        ).fetchone()
        # Else they have become free in between.
        if bound_by is not None:
            return bound_by[0]


def is_taken(db: Connection, channel_id: int, user_id: int) -> bool:
    found = db.execute("SELECT 1 FROM seats WHERE channel_id = ? AND user_id = ?", (channel_id, user_id)).fetchone()
    return found is not None


def every(db: Connection) -> dict[int, set[Seat]]:
    """All seats, by their duels."""
    found: dict[int, set[Seat]] = {}
    for channel_id, user_id, duel_id in db.execute("SELECT channel_id, user_id, duel_id FROM seats"):
        found.setdefault(duel_id, set()).add((channel_id, user_id))
    return found


def leave(db: Connection, channel_id: int, user_ids: tuple[int, int], duel_id: int) -> None:
    """The duel is over, or has gone elsewhere."""
    db.execute(
        "DELETE FROM seats WHERE channel_id = ? AND user_id IN (?, ?) AND duel_id = ?",
        (channel_id, *user_ids, duel_id),
    )
