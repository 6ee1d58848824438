"""What can be done to a duel, written whole: each function is the work of one transaction."""

import sqlite3
from dataclasses import replace
from datetime import datetime
from functools import partial

from duel import (
    Asked,
    Change,
    Decide,
    DecideAgain,
    Duel,
    End,
    Extend,
    Happened,
    Kind,
    Offer,
    Person,
    Play,
    Remind,
    ShowAgain,
    Start,
    StartAtOnce,
    Status,
    Turn,
    refusals,
)
from game import Event, GameStarted, GameWon, MatchWon
from storage import announcements, duels, games, members, seats, standings

SAID_BY_THE_CHALLENGE = (Status.WITHDRAWN, Status.EXPIRED)
"""The ends of a duel that stand in its challenge, and need no message of their own."""


def change_own(db: sqlite3.Connection, channel_id: int, decide: Decide, asked: Asked) -> Happened:
    """Change the duel that whoever asks has in this channel, or begin one."""
    assert asked.who is not None, "somebody asks for it"
    return _repeated(db, asked) or _change(db, duels.own(db, channel_id, asked.who.id), decide, asked)


def change(db: sqlite3.Connection, duel_id: int, decide: Decide, asked: Asked) -> Happened:
    """Change this duel, which may be over by now."""
    return _repeated(db, asked) or _change(db, duels.find(db, duel_id), decide, asked)


def rematch(db: sqlite3.Connection, played_id: int, decide: DecideAgain, asked: Asked) -> Happened:
    """Change the rematch of this match that is offered, or offer one; ``decide`` looks at both."""
    played = duels.find(db, played_id)
    return _repeated(db, asked) or _change(db, duels.rematch_of(db, played_id), partial(decide, played), asked)


def _repeated(db: sqlite3.Connection, asked: Asked) -> Happened | None:
    """What came of this interaction when it was delivered before, if it was a move."""
    logged = games.logged_as(db, asked.interaction_id) if asked.interaction_id is not None else None
    if logged is None:
        return None
    duel_id, game, ply = logged
    duel = duels.find(db, duel_id)
    assert duel is not None
    events, newest = games.events_of(db, duel, game, ply)
    return Happened(duel, Kind.MOVE, events, newest=newest)


def _change(db: sqlite3.Connection, duel: Duel | None, decide: Decide, asked: Asked) -> Happened:
    change = decide(duel)
    match change:
        case Offer():
            return _announce(db, None, _offer(db, change, asked), Kind.CHALLENGE, (), asked)
        case StartAtOnce(offer, start):
            return _start(db, _offer(db, offer, asked), start, asked)
        case _:
            assert duel is not None, "only a challenge comes from nothing"
            return _go_on(db, duel if asked.who is None else _renamed(db, duel, asked.who), change, asked)


def _offer(db: sqlite3.Connection, offer: Offer, asked: Asked) -> Duel:
    members.remember(db, offer.guild_id, offer.challenger)
    members.remember(db, offer.guild_id, offer.opponent)
    duel = duels.insert(db, offer, asked.at)
    _seat(db, duel, offer.challenger)
    return duel


def _seat(db: sqlite3.Connection, duel: Duel, who: Person) -> None:
    """Bind them to this duel, or refuse if they are not free."""
    bound_by = seats.take(db, duel.channel_id, who.id, duel.id)
    if bound_by != duel.id:
        other = duels.find(db, bound_by)
        assert other is not None
        raise refusals.not_free(other, who)


def _unseat(db: sqlite3.Connection, duel: Duel) -> None:
    seats.leave(db, duel.channel_id, (duel.challenger.id, duel.opponent.id), duel.id)


def _go_on(db: sqlite3.Connection, duel: Duel, change: Change, asked: Asked) -> Happened:
    match change:
        case Start():
            return _start(db, duel, change, asked)
        case Play():
            return _play(db, duel, change, asked)
        case Remind():
            after = replace(duel, wake_at=duel.deadline, reminded=True)
            return _announce(db, duel, duels.update(db, duel, after, asked.at), Kind.REMINDER, (), asked)
        case Extend(wake_at):
            after = replace(duel, wake_at=wake_at)
            return _announce(db, duel, duels.update(db, duel, after, asked.at), Kind.EXTENSION, (), asked)
        case ShowAgain():
            kind = Kind.CHALLENGE if duel.status is Status.OFFERED else Kind.BOARD
            return _announce(db, duel, duel, kind, (), asked)
        case End(status):
            return _end(db, duel, status, asked)


def _end(db: sqlite3.Connection, duel: Duel, status: Status, asked: Asked) -> Happened:
    after = duels.update(db, duel, replace(duel, status=status, deadline=None, wake_at=None), asked.at)
    _unseat(db, duel)
    if status is Status.ABANDONED:
        announcements.forget(db, duel.id)
        return Happened(after, Kind.NOTHING)
    announcements.close_challenge(db, duel.id, asked.at)
    if status in SAID_BY_THE_CHALLENGE:
        return Happened(after, Kind.END)
    announcements.tell_result(db, after, asked.at)
    return _announce(db, duel, after, Kind.END, (), asked)


def _start(db: sqlite3.Connection, duel: Duel, change: Start, asked: Asked) -> Happened:
    if duel.level is None:
        _seat(db, duel, duel.opponent)
    games.start(db, duel.id, change.started.number, change.started.first)
    _log(db, duel, change.turns, Asked(asked.at))
    after = _moved(replace(duel, status=Status.LIVE, thread_id=change.thread_id), change)
    if not after.waits_for_thread:
        # Else the challenge has to say where it is played, which is not known yet.
        announcements.close_challenge(db, duel.id, asked.at)
    events = (change.started, *_events(change.turns))
    return _announce(db, duel, duels.update(db, duel, after, asked.at), Kind.START, events, asked)


def _play(db: sqlite3.Connection, duel: Duel, change: Play, asked: Asked) -> Happened:
    # The interaction makes the first move; the bot's follow from it.
    _log(db, duel, change.turns[:1], asked)
    _log(db, duel, change.turns[1:], Asked(asked.at))
    after = _moved(duel, change)
    if change.match.winner is not None:
        after = replace(after, status=Status.FINISHED, deadline=None, wake_at=None)
        _unseat(db, duel)
        announcements.tell_result(db, after, asked.at)
        if duel.waits_for_thread:
            announcements.close_challenge(db, duel.id, asked.at)
    return _announce(db, duel, duels.update(db, duel, after, asked.at), Kind.MOVE, _events(change.turns), asked)


def _moved(duel: Duel, change: Start | Play) -> Duel:
    """The duel with the match and the clock as they stand afterwards."""
    return replace(
        duel,
        match=change.match,
        deadline=change.deadline,
        wake_at=change.wake_at,
        reminded=False,
        quarter_granted=False,
    )


def _events(turns: tuple[Turn, ...]) -> tuple[Event, ...]:
    return tuple(event for turn in turns for event in turn.events)


def _log(db: sqlite3.Connection, duel: Duel, turns: tuple[Turn, ...], asked: Asked) -> None:
    """Write these moves, and what happened by each."""
    for turn in turns:
        games.log(db, duel.id, turn.before, turn.move, asked)
        for event in turn.events:
            match event:
                case GameStarted(number, first):
                    games.start(db, duel.id, number, first)
                case GameWon(winner, ending):
                    games.finish(db, duel.id, turn.before.number, winner, ending)
                    standings.count_game(db, duel, winner)
                case MatchWon(winner):
                    standings.count_match(db, duel, winner)
                case _:
                    pass


def move_to_thread(db: sqlite3.Connection, duel_id: int, at: datetime) -> None:
    """Play in the thread, which the challenge has to say; a second time changes nothing.

    Were a player quicker to begin another duel there, the match would stay in the channel.
    """
    duel = duels.find(db, duel_id)
    if duel is None or not duel.waits_for_thread or duel.thread_id is None:
        return
    if any(seats.is_taken(db, duel.thread_id, who.id) for who in duel.bound):
        go_without_thread(db, duel.id, duel.thread_id, at)
        return
    _unseat(db, duel)
    moved = duels.move_to(db, duel, duel.thread_id)
    for who in moved.bound:
        _seat(db, moved, who)
    announcements.close_challenge(db, duel_id, at)


def go_without_thread(db: sqlite3.Connection, duel_id: int, message_id: int, at: datetime) -> None:
    """Play in the channel."""
    duels.set_thread(db, duel_id, message_id, wanted=False)
    announcements.close_challenge(db, duel_id, at)


def _announce(
    db: sqlite3.Connection, before: Duel | None, after: Duel, kind: Kind, events: tuple[Event, ...], asked: Asked
) -> Happened:
    return announcements.add(db, after, kind, events, asked, before.position if before else (0, 0))


def _renamed(db: sqlite3.Connection, duel: Duel, who: Person) -> Duel:
    """The duel with the name this player has now."""
    if who.id == duel.challenger.id and who != duel.challenger:
        members.remember(db, duel.guild_id, who)
        return replace(duel, challenger=who)
    if who.id == duel.opponent.id and who != duel.opponent:
        members.remember(db, duel.guild_id, who)
        return replace(duel, opponent=who)
    return duel
