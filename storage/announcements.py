"""The SQL of what is committed and not yet known to be announced."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from duel import OPEN, Announcement, Asked, Duel, Happened, Kind, Position, Shown, Status
from game import Event
from storage import duels, games, shown
from storage.engine import ITS_ID, Connection, Found, inserted
from storage.times import from_ms, to_ms

INSERT = f"""
    INSERT INTO announcements (duel_id, kind, game, ply, token, message_id, created_at, retry_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) {ITS_ID}
"""  # noqa: S608 - our own words

NONCE = 25
"""How long Discord lets a nonce be."""

ANSWER_TIME = timedelta(minutes=1)
"""How long whoever made a change has to announce it before it is announced without them."""


def add(db: Connection, duel: Duel, kind: Kind, events: tuple[Event, ...], asked: Asked, at: Position) -> Happened:
    """Keep it until it has been announced: by whoever asked for it, or at once by somebody else if nobody did."""
    due = asked.at if asked.interaction_id is None else asked.at + ANSWER_TIME
    row = _insert(db, duel.id, kind, at, asked.at, due, token=asked.token)
    return Happened(duel, kind, events, (row,), _nonce(duel.id, kind, *at))


def _insert(
    db: Connection,
    duel_id: int,
    kind: Kind,
    at: Position,
    created_at: datetime,
    retry_at: datetime,
    *,
    token: str | None = None,
    message_id: int | None = None,
) -> int:
    row = (duel_id, kind, *at, token, message_id, to_ms(created_at), to_ms(retry_at))
    return inserted(db, INSERT, row)


def _nonce(duel_id: int, kind: str, game: int, ply: int) -> str:
    # Of what it is about, so that it stays the same whoever writes the row.
    return f"{duel_id}:{kind}:{game}:{ply}"[-NONCE:]


def tell_result(db: Connection, duel: Duel, at: datetime) -> None:
    """A match in a thread is over, which the channel of its challenge has to hear too."""
    if duel.parent_id is not None:
        _insert(db, duel.id, Kind.RESULT, duel.position, at, at)


def close_challenge(db: Connection, duel_id: int, at: datetime) -> None:
    """Every message that offers the challenge's buttons has to be changed, now or as soon as Discord lets us."""
    for message_id in shown.take_challenges(db, duel_id):
        _insert(db, duel_id, Kind.CLOSE, (0, 0), at, at, message_id=message_id)


# Who announces what, and when


def claim(db: Connection, now: datetime, until: datetime, limit: int) -> dict[int, list[int]]:
    """What is due to be announced by now, of so many duels at the most; until then nobody else is told of it.

    The announcements by their duels, the longest overdue first.
    """
    duel_ids = db.execute(
        "SELECT duel_id FROM announcements WHERE retry_at <= ? GROUP BY 1 ORDER BY min(retry_at), 1 LIMIT ?",
        (to_ms(now), limit),
    ).fetchall()
    claimed: dict[int, list[int]] = {}
    for row in duel_ids:
        rows = db.execute(
            "UPDATE announcements SET retry_at = ? WHERE duel_id = ? AND retry_at <= ? RETURNING id",
            (to_ms(until), row["duel_id"], to_ms(now)),
        )
        if ids := [announcement["id"] for announcement in rows.fetchall()]:
            # Else another process was quicker.
            claimed[row["duel_id"]] = sorted(ids)
    return claimed


def next_due(db: Connection) -> datetime | None:
    [first] = db.execute("SELECT min(retry_at) FROM announcements").fetchone()
    return None if first is None else from_ms(first)


def make_due(db: Connection, now: datetime) -> None:
    """Whoever was about to announce these is gone."""
    db.execute("UPDATE announcements SET retry_at = ?", (to_ms(now),))


def waiting(db: Connection, duel_id: int, now: datetime, claimed: Collection[int]) -> list[Announcement]:
    """What is due to be announced of a duel, and what is claimed: the rest is being answered by somebody."""
    rows = db.execute("SELECT * FROM announcements WHERE duel_id = ? ORDER BY id", (duel_id,))
    return [
        Announcement(row["id"], Kind(row["kind"]), (row["game"], row["ply"]), row["token"], from_ms(row["created_at"]))
        for row in rows
        if row["retry_at"] <= to_ms(now) or row["id"] in claimed
    ]


def cross_off(db: Connection, ids: Sequence[int], by: Shown | None, at: datetime) -> None:
    """These need not be announced any more; a new message that has done so shows the duel now."""
    # Whoever answers the challenge meanwhile waits, or is waited for: one of the two sees what the other has written.
    duel = duels.find_to_change(db, by.duel_id) if by is not None and by.position == (0, 0) else None
    for announcement in ids:
        db.execute("DELETE FROM announcements WHERE id = ?", (announcement,))
    if by is None:
        return
    shown.add(db, by, at)
    if by.position == (0, 0):
        assert duel is not None
        if duel.status is not Status.OFFERED and not duel.waits_for_thread:
            # It was answered meanwhile, so its buttons have to go again.
            close_challenge(db, by.duel_id, at)


def put_off(db: Connection, ids: Sequence[int], until: datetime) -> None:
    for announcement in ids:
        db.execute("UPDATE announcements SET retry_at = ? WHERE id = ?", (to_ms(until), announcement))


def forget(db: Connection, duel_id: int) -> None:
    db.execute("DELETE FROM announcements WHERE duel_id = ?", (duel_id,))
    shown.forget(db, duel_id)


# What to announce, made anew from the log


def news(db: Connection, duel_id: int, announcement: int) -> Happened | None:
    """What there is to announce; None if nobody needs to hear it any more."""
    duel = duels.find(db, duel_id)
    row = db.execute("SELECT * FROM announcements WHERE id = ?", (announcement,)).fetchone()
    return _made_anew(db, duel, row) if duel and row and _is_needed(duel, row) else None


def _is_needed(duel: Duel, row: Found) -> bool:
    """Whether what the row is about is still so, for what is about the moment; a move is always told."""
    match row["kind"]:
        case Kind.CHALLENGE:
            return duel.status is Status.OFFERED
        case Kind.BOARD:
            return False
        case Kind.REMINDER | Kind.EXTENSION:
            return duel.status in OPEN and duel.position == (row["game"], row["ply"])
        case _:
            return True


def _made_anew(db: Connection, duel: Duel, row: Found) -> Happened:
    kind, at = Kind(row["kind"]), (row["game"], row["ply"])
    events, newest = (), True
    if kind is Kind.MOVE:
        events, newest = games.events_of(db, duel, *at)
    elif kind is Kind.START:
        events, newest = games.opening(db, duel)
    # Nothing follows a stop, but it is the stop that is the newest then.
    newest = newest and (kind not in (Kind.MOVE, Kind.START) or duel.status is not Status.STOPPED)
    return Happened(duel, kind, events, (row["id"],), _nonce(duel.id, kind, *at), newest, row["message_id"])
