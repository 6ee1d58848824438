"""What happened beside what was announced: each thing once, nothing that did not happen, and nothing too late."""

import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import takewhile

from duel import Status
from standin.discord_server import StandIn
from standin.messages import Message
from storage import Place, duels, games, verify_database
from storage.engine import Connection
from storage.places import reading
from tests.sockets import told
from tests.sockets.told import Told

REMINDER = "it is your move against"
REMINDED = re.compile(r"(\d+):reminder:(\d+):(\d+)")
"""The nonce of a reminder: which position of which duel it is about."""

ACCEPT = re.compile(r"duel:(\d+):accept")
"""What the button says that accepts a challenge."""


BOARD = re.compile(r"duel:(\d+):(\d+):(\d+)")
"""What the buttons of a board say before their numbers."""


class Count(StrEnum):
    """What is counted, in the words of the report."""

    MOVES = "moves"
    ANSWERS = "of them the bot's own"
    LOSSES = "games lost on time"
    REMINDERS = "reminders"
    EXPIRIES = "challenges expired"
    HAPPENED = "things to announce"
    ANNOUNCED = "announcements"


@dataclass
class Ledger:
    """How much there was of everything, and a line for whatever does not agree."""

    counts: Counter[Count] = field(default_factory=Counter[Count])
    waiting: int = 0
    """How much is committed and not known to be announced."""

    differences: list[str] = field(default_factory=list[str])


def compare(standin: StandIn, database: Place, *, complete: bool) -> Ledger:
    """Compare all that ever happened and was announced; ``complete`` if nothing may be left to be announced.

    People's names must be plain words that never change.
    """
    ledger = Ledger(differences=list(verify_database(database).differences))
    with reading(database) as db:
        ledger.waiting = _waiting(db)
        happened, announced = _happened(standin, db, ledger), _announced(standin, ledger)
        _compare_reminders(standin, ledger)
        if complete:
            _compare_challenges(standin, db, ledger)
    ledger.counts[Count.HAPPENED], ledger.counts[Count.ANNOUNCED] = happened.total(), announced.total()
    ledger.differences += [f"announced, but it did not happen or not so often: {line}" for line in announced - happened]
    if complete:
        ledger.differences += [f"it happened, but was not announced so often: {line}" for line in happened - announced]
    return ledger


def waiting(database: Place) -> int:
    """How much is committed and not known to be announced."""
    with reading(database) as db:
        return _waiting(db)


def overdue(database: Place) -> int:
    """How many clocks have something to do by now and were not attended to."""
    with reading(database) as db:
        now = time.time_ns() // 1_000_000
        return db.execute("SELECT count(*) FROM duels WHERE wake_at <= ?", (now,)).fetchone()[0]


def untidy(standin: StandIn, database: Place) -> list[str]:
    """The matches that are on and do not have exactly one live board, and the others that have any.

    Except for reminders of what is over: if the bot was killed while it sent one, it cannot ask whether that came.
    """
    with reading(database) as db:
        every = {duel.id: duel for duel in duels.every(db)}
    expected = {duel.id: int(duel.status is Status.LIVE) for duel in every.values()}
    boards: Counter[int] = Counter()
    for message in _messages(standin):
        if found := BOARD.fullmatch(_board(message)):
            duel = every[int(found[1])]
            is_past = duel.status is not Status.LIVE or duel.position != (int(found[2]), int(found[3]))
            boards[duel.id] += not (is_past and REMINDER in message.content)
    return [
        f"match {duel_id} has {boards[duel_id]} live boards instead of {number}"
        for duel_id, number in expected.items()
        if boards[duel_id] != number
    ]


def _waiting(db: Connection) -> int:
    return db.execute("SELECT count(*) FROM announcements").fetchone()[0]


def _announced(standin: StandIn, ledger: Ledger) -> Counter[tuple[str, str]]:
    lines: Counter[tuple[str, str]] = Counter()
    for channel in standin.world.channels.values():
        messages = standin.messages(channel)
        for message in messages:
            lines.update((channel.name, line) for line in told.lines(message))
        nonces = Counter(message.nonce for message in (*messages, *channel.deleted) if message.nonce)
        ledger.differences += [f"sent twice: {nonce}" for nonce, count in nonces.items() if count > 1]
    return lines


def _happened(standin: StandIn, db: Connection, ledger: Ledger) -> Counter[tuple[str, str]]:
    lines: Counter[tuple[str, str]] = Counter()
    for duel in duels.every(db):
        place = standin.world.channels[duel.channel_id].name
        ledger.counts[Count.EXPIRIES] += duel.status is Status.EXPIRED
        lines.update((place, line) for line in told.ending(duel))
        if duel.parent_id is not None:
            channel = standin.world.channels[duel.parent_id].name
            lines.update((channel, line) for line in told.result(duel))
        if (match := games.beginning(db, duel)) is not None:
            moves = list(told.moves(db, duel, match))
            lines.update((place, line) for line in (told.beginning(duel, match), *(move.line for move in moves)))
            _count(moves, ledger)
            _compare_answers(standin, place, moves, ledger)
    return lines


def _count(moves: list[Told], ledger: Ledger) -> None:
    ledger.counts[Count.MOVES] += len(moves)
    ledger.counts[Count.ANSWERS] += sum(move.is_answer for move in moves)
    ledger.counts[Count.LOSSES] += sum(move.on_time for move in moves)


def _compare_answers(standin: StandIn, place: str, moves: list[Told], ledger: Ledger) -> None:
    """Each interaction was answered with its move and the bot's that follow from it, or with nothing yet."""
    for number, move in enumerate(moves):
        if move.interaction_id is not None:
            answers = takewhile(lambda later: later.is_answer, moves[number + 1 :])
            expected = [each.line for each in (move, *answers)]
            message = standin.world.interactions[move.interaction_id].message
            if message and not message.loading and told.lines(message) != expected:
                ledger.differences.append(f"{place}: {expected} were answered with {message.content!r}")


def _compare_reminders(standin: StandIn, ledger: Ledger) -> None:
    """Each is about the position that it shows, and nobody is reminded of the same one twice."""
    ever = [*_messages(standin), *(gone for channel in standin.world.channels.values() for gone in channel.deleted)]
    reminders = [message for message in ever if REMINDER in message.content]
    boards = Counter(_board(message) for message in reminders)
    ledger.counts[Count.REMINDERS] = len(reminders)
    ledger.differences += [f"reminded {count} times: {board}" for board, count in boards.items() if count > 1]
    for message in reminders:
        about = REMINDED.fullmatch(message.nonce or "")
        if about is None or _board(message) != "duel:{}:{}:{}".format(*about.groups()):
            shown = _board(message) or "no board"
            ledger.differences.append(f"a reminder of what was over: {message.nonce}, with {shown}")


def _compare_challenges(standin: StandIn, db: Connection, ledger: Ledger) -> None:
    """A challenge has its buttons as long as it can be answered."""
    offered = {duel.id for duel in duels.every(db) if duel.status is Status.OFFERED}
    shown = {int(accept[1]) for message in _messages(standin) for accept in _matches(ACCEPT, message)}
    ledger.differences += [f"challenge {duel_id} is over, but has its buttons" for duel_id in shown - offered]
    ledger.differences += [f"challenge {duel_id} waits, but has no buttons" for duel_id in offered - shown]


def _messages(standin: StandIn) -> list[Message]:
    return [message for channel in standin.world.channels.values() for message in standin.messages(channel)]


def _board(message: Message) -> str:
    """Which board the numbers of a message stand on."""
    return next((button["custom_id"].rpartition(":")[0] for button in message.buttons), "")


def _matches(pattern: re.Pattern[str], message: Message) -> Iterator[re.Match[str]]:
    found = (pattern.fullmatch(button["custom_id"]) for button in message.buttons)
    return (match for match in found if match is not None)
