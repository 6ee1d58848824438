"""What can be done to a duel, written whole: each function is the work of one transaction."""

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
from storage.engine import Connection

SAID_BY_THE_CHALLENGE = (Status.WITHDRAWN, Status.EXPIRED)
"""The ends of a duel that stand in its challenge, and need no message of their own."""


def change_own(db: Connection, channel_id: int, decide: Decide, asked: Asked) -> Happened:
    """Change the duel that whoever asks has in this channel, or begin one."""
    assert asked.who is not None, "somebody asks for it"
    duel = duels.own_to_change(db, channel_id, asked.who.id)
    return _repeated(db, asked) or _change(db, duel, decide, asked)


def change(db: Connection, duel_id: int, decide: Decide, asked: Asked) -> Happened:
    """Change this duel, which may be over by now."""
    duel = duels.find_to_change(db, duel_id)
    return _repeated(db, asked) or _change(db, duel, decide, asked)


def rematch(db: Connection, played_id: int, decide: DecideAgain, asked: Asked) -> Happened:
    """Change the rematch of this match that is offered, or offer one; ``decide`` looks at both."""
    # The one that was played is kept from others, too: two at once would otherwise both find no rematch of it.
    played, offered = duels.find_to_change(db, played_id), duels.rematch_of(db, played_id)
    return _repeated(db, asked) or _change(db, offered, partial(decide, played), asked)


def _repeated(db: Connection, asked: Asked) -> Happened | None:
    """What came of this interaction when it was delivered before, if it was a move.

    To be asked once nobody else can change the duel: it may be delivered to two processes in the same moment.
    """
    logged = games.logged_as(db, asked.interaction_id) if asked.interaction_id is not None else None
    if logged is None:
        return None
    duel_id, game, ply = logged
    duel = duels.find(db, duel_id)
    assert duel is not None
    events, newest = games.events_of(db, duel, game, ply)
    return Happened(duel, Kind.MOVE, events, newest=newest)


def _change(db: Connection, duel: Duel | None, decide: Decide, asked: Asked) -> Happened:
    change = decide(duel)
    match change:
        case Offer():
            return _announce(db, None, _offer(db, change, asked), Kind.CHALLENGE, (), asked)
        case StartAtOnce(offer, start):
            return _start(db, _offer(db, offer, asked), start, asked)
        case _:
            assert duel is not None, "only a challenge comes from nothing"
            return _go_on(db, duel if asked.who is None else _renamed(db, duel, asked.who), change, asked)


def _offer(db: Connection, offer: Offer, asked: Asked) -> Duel:
    # Always in the same order: two who challenge each other at once must not wait for each other.
    for person in sorted((offer.challenger, offer.opponent), key=lambda person: person.id):
        members.remember(db, offer.guild_id, person)
    duel = duels.insert(db, offer, asked.at)
    _seat(db, duel, offer.challenger)
    return duel


def _seat(db: Connection, duel: Duel, who: Person) -> None:
    """Bind them to this duel, or refuse if they are not free."""
    bound_by = seats.take(db, duel.channel_id, who.id, duel.id)
    if bound_by != duel.id:
        other = duels.find(db, bound_by)
        assert other is not None
        raise refusals.not_free(other, who)


def _unseat(db: Connection, duel: Duel) -> None:
    seats.leave(db, duel.channel_id, (duel.challenger.id, duel.opponent.id), duel.id)


def _go_on(db: Connection, duel: Duel, change: Change, asked: Asked) -> Happened:
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


def _end(db: Connection, duel: Duel, status: Status, asked: Asked) -> Happened:
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


def _start(db: Connection, duel: Duel, change: Start, asked: Asked) -> Happened:
    if duel.level is None:
        _seat(db, duel, duel.opponent)
    games.start(db, duel.id, change.started.number, change.started.first)
    _log(db, duel, change.turns, Asked(asked.at))
    begun = replace(duel, status=Status.LIVE, thread_id=change.thread_id)
    after = begun.after_move(change.match, change.deadline, change.wake_at)
    if not after.waits_for_thread:
        # Else the challenge has to say where it is played, which is not known yet.
        announcements.close_challenge(db, duel.id, asked.at)
    events = (change.started, *_events(change.turns))
    return _announce(db, duel, duels.update(db, duel, after, asked.at), Kind.START, events, asked)


def _play(db: Connection, duel: Duel, change: Play, asked: Asked) -> Happened:
    # The interaction makes the first move; the bot's follow from it.
    _log(db, duel, change.turns[:1], asked)
    _log(db, duel, change.turns[1:], Asked(asked.at))
    after = duel.after_move(change.match, change.deadline, change.wake_at)
    if change.match.winner is not None:
        after = replace(after, status=Status.FINISHED, deadline=None, wake_at=None)
        _unseat(db, duel)
        announcements.tell_result(db, after, asked.at)
        if duel.waits_for_thread:
            announcements.close_challenge(db, duel.id, asked.at)
    return _announce(db, duel, duels.update(db, duel, after, asked.at), Kind.MOVE, _events(change.turns), asked)


def _events(turns: tuple[Turn, ...]) -> tuple[Event, ...]:
    return tuple(event for turn in turns for event in turn.events)


def _log(db: Connection, duel: Duel, turns: tuple[Turn, ...], asked: Asked) -> None:
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


def is_written(db: Connection, result: object) -> bool:
    """Whether the change that had this result is in the database, if that can be seen.

    By its announcement, whose id is never given again, or by where the duel stands; a move is known by its
    interaction when it is asked for again.
    """
    if not isinstance(result, Happened):
        return False
    for announcement in result.announcements:
        if db.execute("SELECT 1 FROM announcements WHERE id = ?", (announcement,)).fetchone():
            return True
    if result.announcements:
        return False
    now = duels.find(db, result.duel.id)
    return now is not None and (now.status, now.position) == (result.duel.status, result.duel.position)


def move_to_thread(db: Connection, duel_id: int, at: datetime) -> None:
    """Play in the thread, which the challenge has to say; a second time changes nothing.

    Were a player quicker to begin another duel there, the match would stay in the channel.
    """
    duel = duels.find_to_change(db, duel_id)
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


def go_without_thread(db: Connection, duel_id: int, message_id: int, at: datetime) -> None:
    """Play in the channel."""
    duels.set_thread(db, duel_id, message_id, wanted=False)
    announcements.close_challenge(db, duel_id, at)


def _announce(
    db: Connection, before: Duel | None, after: Duel, kind: Kind, events: tuple[Event, ...], asked: Asked
) -> Happened:
    return announcements.add(db, after, kind, events, asked, before.position if before else (0, 0))


def _renamed(db: Connection, duel: Duel, who: Person) -> Duel:
    """The duel with the name this player has now."""
    if who.id == duel.challenger.id and who != duel.challenger:
        members.remember(db, duel.guild_id, who)
        return replace(duel, challenger=who)
    if who.id == duel.opponent.id and who != duel.opponent:
        members.remember(db, duel.guild_id, who)
        return replace(duel, opponent=who)
    return duel
