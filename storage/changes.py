"""What can be done to a duel, written whole: each function is the work of one transaction."""

import sqlite3
from dataclasses import replace

from duel import (
    Asked,
    Change,
    Decide,
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
)
from game import Event, GameStarted, GameWon, MatchWon
from storage import announcements, duels, games, members, standings

SAID_BY_THE_CHALLENGE = (Status.WITHDRAWN, Status.EXPIRED)
"""The ends of a duel that stand in its challenge, and need no message of their own."""


def change_in(db: sqlite3.Connection, channel_id: int, decide: Decide, asked: Asked) -> Happened:
    """Change the duel that is on in this channel, or begin one."""
    return _repeated(db, asked) or _change(db, duels.open_in(db, channel_id), decide, asked)


def change(db: sqlite3.Connection, duel_id: int, decide: Decide, asked: Asked) -> Happened:
    """Change this duel, which may be over by now."""
    return _repeated(db, asked) or _change(db, duels.find(db, duel_id), decide, asked)


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
    return duels.insert(db, offer, asked.at)


def _go_on(db: sqlite3.Connection, duel: Duel, change: Change, asked: Asked) -> Happened:
    match change:
        case Start():
            return _start(db, duel, change, asked)
        case Play():
            return _play(db, duel, change, asked)
        case Remind():
            after = replace(duel, wake_at=duel.deadline, reminded=True)
            return _announce(db, duel, duels.update(db, after, asked.at), Kind.REMINDER, (), asked)
        case Extend(wake_at):
            after = replace(duel, wake_at=wake_at)
            return _announce(db, duel, duels.update(db, after, asked.at), Kind.EXTENSION, (), asked)
        case ShowAgain():
            return _announce(db, duel, duel, Kind.CHALLENGE, (), asked)
        case End(status):
            return _end(db, duel, status, asked)


def _end(db: sqlite3.Connection, duel: Duel, status: Status, asked: Asked) -> Happened:
    after = duels.update(db, replace(duel, status=status, deadline=None, wake_at=None), asked.at)
    if status is Status.ABANDONED:
        announcements.forget(db, duel.id)
        return Happened(after, Kind.NOTHING)
    announcements.close_challenge(db, duel.id, asked.at)
    if status in SAID_BY_THE_CHALLENGE:
        return Happened(after, Kind.END)
    return _announce(db, duel, after, Kind.END, (), asked)


def _start(db: sqlite3.Connection, duel: Duel, change: Start, asked: Asked) -> Happened:
    games.start(db, duel.id, change.started.number, change.started.first)
    _log(db, duel, change.turns, Asked(asked.at))
    announcements.close_challenge(db, duel.id, asked.at)
    after = _moved(replace(duel, status=Status.LIVE), change)
    events = (change.started, *_events(change.turns))
    return _announce(db, duel, duels.update(db, after, asked.at), Kind.START, events, asked)


def _play(db: sqlite3.Connection, duel: Duel, change: Play, asked: Asked) -> Happened:
    # The interaction makes the first move; the bot's follow from it.
    _log(db, duel, change.turns[:1], asked)
    _log(db, duel, change.turns[1:], Asked(asked.at))
    after = _moved(duel, change)
    if change.match.winner is not None:
        after = replace(after, status=Status.FINISHED, deadline=None, wake_at=None)
    return _announce(db, duel, duels.update(db, after, asked.at), Kind.MOVE, _events(change.turns), asked)


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
