"""The SQL of challenges and matches as they stand."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from duel import OPEN, Duel, Offer, Status
from game import Ending, Outcome, Player
from storage.duel_rows import SELECT, SELECT_WITH_ENDING, duel_from, duel_of, match_columns, ms_of, time_of
from storage.engine import FOR_CHANGE, ITS_ID, Connection, inserted, stream
from storage.times import MILLISECOND, to_ms

FIND = f"{SELECT} WHERE duels.id = ?"
FIND_TO_CHANGE = f"{FIND} {FOR_CHANGE}"
OPEN_IN = f"{SELECT} WHERE duels.channel_id = ? AND duels.status IN ('offered', 'live') ORDER BY duels.id"
OWN = f"{SELECT} WHERE duels.id = (SELECT duel_id FROM seats WHERE channel_id = ? AND user_id = ?)"  # noqa: S608 - our own words
OFFERED_TO = f"""
    {SELECT} WHERE duels.channel_id = ? AND duels.player_two = ? AND duels.status IN ('offered', 'live')
       AND duels.status = 'offered' ORDER BY duels.id DESC LIMIT 1
"""
OWN_WAYS = (OWN, OFFERED_TO)
OWN_WAYS_TO_CHANGE = tuple(f"{found} {FOR_CHANGE}" for found in OWN_WAYS)
REMATCH_OF = f"{SELECT} WHERE duels.rematch_of = ? AND duels.status IN ('offered', 'live') {FOR_CHANGE}"


def find(db: Connection, duel_id: int) -> Duel | None:
    return duel_of(db, db.execute(FIND, (duel_id,)).fetchone())


def find_to_change(db: Connection, duel_id: int) -> Duel | None:
    """The same, as it stands until the transaction is over."""
    return duel_of(db, db.execute(FIND_TO_CHANGE, (duel_id,)).fetchone())


def own(db: Connection, channel_id: int, user_id: int) -> Duel | None:
    """The duel that binds this user here, or else the challenge that waits for their answer."""
    return _own(db, OWN_WAYS, channel_id, user_id)


def own_to_change(db: Connection, channel_id: int, user_id: int) -> Duel | None:
    """The same, as it stands until the transaction is over."""
    while True:
        duel = _own(db, OWN_WAYS_TO_CHANGE, channel_id, user_id)
        # Else it ended while it was waited for, and there may be another one.
        if duel is None or duel.status in OPEN:
            return duel


def _own(db: Connection, ways: tuple[str, ...], channel_id: int, user_id: int) -> Duel | None:
    for found in ways:
        row = db.execute(found, (channel_id, user_id)).fetchone()
        if row is not None:
            return duel_of(db, row)
    return None


def rematch_of(db: Connection, duel_id: int) -> Duel | None:
    """The rematch of this match that is offered or on, as it stands until the transaction is over."""
    return duel_of(db, db.execute(REMATCH_OF, (duel_id,)).fetchone())


def plays_a_member(db: Connection, user_id: int) -> bool:
    """Whether this user has a match with another member that is on, in any channel."""
    found = db.execute(
        """
        SELECT 1 FROM seats JOIN duels ON duels.id = seats.duel_id
         WHERE seats.user_id = ? AND duels.status = 'live' AND duels.level IS NULL LIMIT 1
        """,
        (user_id,),
    )
    return found.fetchone() is not None


def open_in(db: Connection, channel_id: int) -> list[Duel]:
    """The duels that are on in this channel, the oldest first."""
    return [duel for row in db.execute(OPEN_IN, (channel_id,)).fetchall() if (duel := duel_of(db, row))]


def open_around(db: Connection, channel_id: int) -> list[int]:
    """The ids of the duels that are on in this channel and in the threads that matches have there."""
    rows = db.execute(
        """
        SELECT id FROM duels WHERE channel_id = ? AND status IN ('offered', 'live')
        UNION SELECT id FROM duels WHERE parent_id = ? AND status IN ('offered', 'live')
        """,
        (channel_id, channel_id),
    )
    return [row["id"] for row in rows]


def open_in_guild(db: Connection, guild_id: int) -> list[int]:
    """The ids of the duels that are on in this server."""
    rows = db.execute("SELECT id FROM duels WHERE guild_id = ? AND status IN ('offered', 'live')", (guild_id,))
    return [row["id"] for row in rows]


def guilds(db: Connection) -> list[int]:
    """The servers in which duels are on."""
    rows = db.execute("SELECT DISTINCT guild_id FROM duels WHERE status IN ('offered', 'live')")
    return [row["guild_id"] for row in rows]


def every(db: Connection) -> Iterator[Duel]:
    """All duels there ever were."""
    for *row, winner, ending in stream(db, f"{SELECT_WITH_ENDING} ORDER BY duels.id"):
        yield duel_from(row, None if winner is None else Outcome(Player(winner), Ending(ending)))


def due(db: Connection, now: datetime, limit: int) -> list[int]:
    rows = db.execute("SELECT id FROM duels WHERE wake_at <= ? ORDER BY wake_at, id LIMIT ?", (to_ms(now), limit))
    return [row["id"] for row in rows]


def next_wake(db: Connection) -> datetime | None:
    return time_of(db.execute("SELECT min(wake_at) FROM duels WHERE wake_at IS NOT NULL").fetchone()[0])


def wake_later(db: Connection, duel_id: int, at: datetime) -> None:
    db.execute("UPDATE duels SET wake_at = ? WHERE id = ? AND wake_at IS NOT NULL", (to_ms(at), duel_id))


def insert(db: Connection, offer: Offer, at: datetime) -> Duel:
    row = {
        "guild_id": offer.guild_id,
        "channel_id": offer.channel_id,
        "player_one": offer.challenger.id,
        "player_two": offer.opponent.id,
        "variant": offer.terms.variant.key,
        "target": offer.terms.target,
        "best_of": offer.terms.best_of,
        "strikes": offer.terms.strikes,
        "first": offer.first,
        "clock": offer.clock // MILLISECOND,
        "level": offer.level,
        "wants_thread": offer.wants_thread,
        "surprise": offer.surprise,
        "rematch_of": offer.rematch_of,
        "language": offer.language,
        "status": Status.OFFERED,
        "offered_at": to_ms(at),
        "deadline": to_ms(offer.expires_at),
        "wake_at": to_ms(offer.expires_at),
        "counted_from": to_ms(at),
    }
    columns = ", ".join(row)
    values = ", ".join(f":{column}" for column in row)
    duel_id = inserted(db, f"INSERT INTO duels ({columns}) VALUES ({values}) {ITS_ID}", row)  # noqa: S608 - our own column names
    found = find(db, duel_id)
    assert found is not None
    return found


def update(db: Connection, before: Duel, after: Duel, at: datetime) -> Duel:
    """Write what changes in the life of a duel: its status, its clock, and the match as it stands at this time."""
    db.execute(
        """
        UPDATE duels SET deadline = ?, wake_at = ?, counted_from = ?, reminded = ?, quarter_granted = ?,
                         game = ?, starter = ?, turn = ?, ply = ?,
                         total_one = ?, total_two = ?, strikes_one = ?, strikes_two = ?
         WHERE id = ?
        """,
        (
            ms_of(after.deadline),
            ms_of(after.wake_at),
            None if after.deadline is None else to_ms(at),
            after.reminded,
            after.quarter_granted,
            *match_columns(after.match),
            after.id,
        ),
    )
    if (before.status, before.score, before.thread_id) != (after.status, after.score, after.thread_id):
        # Most moves change none of these, and all indexes of duels that are on would be written anew with them.
        db.execute(
            "UPDATE duels SET status = ?, score_one = ?, score_two = ?, thread_id = ? WHERE id = ?",
            (after.status, *after.score, after.thread_id, after.id),
        )
    return after


def move_to(db: Connection, duel: Duel, thread_id: int) -> Duel:
    """The match goes on in its thread, and the channel is free for others."""
    db.execute("UPDATE duels SET channel_id = ?, parent_id = ? WHERE id = ?", (thread_id, duel.channel_id, duel.id))
    return replace(duel, channel_id=thread_id, parent_id=duel.channel_id, thread_id=thread_id)


def set_thread(db: Connection, duel_id: int, thread_id: int, *, wanted: bool) -> None:
    db.execute("UPDATE duels SET thread_id = ?, wants_thread = ? WHERE id = ?", (thread_id, wanted, duel_id))
