"""The log of moves beside what was announced: each move once, and nothing that was not played."""

import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path

from duel import Duel
from game import VARIANTS, Narrator, Player, play
from game.endings import Ending
from storage import duels, games, verify_file
from tests.standin.discord_server import StandIn
from tests.standin.messages import Message

FIELD = re.compile(r"\\{\w+\\}")


def _pattern(template: str) -> str:
    """The first line of a template of a book, as it may begin a line of an announcement."""
    return FIELD.sub(r"[-\\w,]+", re.escape(template.split("\n")[0]))


VOICES = [variant.book.channel for variant in VARIANTS.values()]
TOLD = re.compile(
    "|".join(
        _pattern(template) for voice in VOICES for template in (voice.move, voice.wrong, voice.endings[Ending.RESIGNED])
    )
)
"""How a line begins that tells of a move."""

ACCEPTED = re.compile(r"\w+ accepted\. .*|I am in, .*")
"""The line that tells of the beginning of a match."""


@dataclass
class Ledger:
    """How many moves there are, how many were announced, and a line for whatever does not agree."""

    moves: int = 0
    answers: int = 0
    """How many of the moves the bot made itself, as the opponent."""

    announced: int = 0
    differences: list[str] = field(default_factory=list[str])


def compare(standin: StandIn, database: Path, *, complete: bool) -> Ledger:
    """Compare all that was ever played and announced; ``complete`` if nothing is left to be announced.

    People's names must be plain words that never change.
    """
    ledger = Ledger(differences=list(verify_file(database).differences))
    played, announced = _played(standin, database, ledger), _announced(standin, ledger)
    ledger.moves, ledger.announced = played.total(), announced.total()
    ledger.differences += [f"announced, but not played or not so often: {line}" for line in announced - played]
    if complete:
        ledger.differences += [f"played, but not announced so often: {line}" for line in played - announced]
    return ledger


def waiting(database: Path) -> int:
    """How much is committed and not known to be announced."""
    with _opened(database) as db:
        return db.execute("SELECT count(*) FROM announcements").fetchone()[0]


def _announced(standin: StandIn, ledger: Ledger) -> Counter[tuple[str, str]]:
    lines: Counter[tuple[str, str]] = Counter()
    for channel in standin.world.channels.values():
        messages = standin.messages(channel)
        for message in messages:
            lines.update((channel.name, line) for line in _lines(message))
        nonces = Counter(message.nonce for message in messages if message.nonce)
        ledger.differences += [f"sent twice: {nonce}" for nonce, count in nonces.items() if count > 1]
    return lines


def _lines(message: Message) -> list[str]:
    """The lines that tell of a move or of a match's beginning."""
    return [line for line in message.content.split("\n") if TOLD.match(line) or ACCEPTED.fullmatch(line)]


def _played(standin: StandIn, database: Path, ledger: Ledger) -> Counter[tuple[str, str]]:
    lines: Counter[tuple[str, str]] = Counter()
    with _opened(database) as db:
        for duel in duels.every(db):
            place = standin.world.channels[duel.channel_id].name
            asked = db.execute(
                "SELECT interaction_id FROM moves WHERE duel_id = ? ORDER BY game, ply", (duel.id,)
            ).fetchall()
            told = list(_told(db, duel))
            lines.update((place, line) for line in told)
            moves = list(zip(told[1:], [interaction_id for (interaction_id,) in asked], strict=True))
            ledger.answers += sum(interaction_id is None for _, interaction_id in moves)
            for interaction_id, expected in _answered(moves):
                message = standin.world.interactions[interaction_id].message
                if message and not message.loading and _lines(message) != expected:
                    ledger.differences.append(f"{place}: {expected} were answered with {message.content!r}")
    return lines


def _answered(moves: list[tuple[str, int | None]]) -> Iterator[tuple[int, list[str]]]:
    """Each interaction with the lines of its move and of the bot's that follow from it, which no interaction made."""
    for place, (line, interaction_id) in enumerate(moves):
        if interaction_id is not None:
            answers = takewhile(lambda move: move[1] is None, moves[place + 1 :])
            yield interaction_id, [line, *(answer for answer, _ in answers)]


def _told(db: sqlite3.Connection, duel: Duel) -> Iterator[str]:
    """How the match and each of its moves are told, by the first line of each."""
    match = games.beginning(db, duel)
    if match is None:
        return
    names = {player: duel.person(player).name for player in Player}
    narrator = Narrator(duel.terms, duel.terms.variant.book.channel, names)
    accepted = (
        f"{duel.opponent.name} accepted." if duel.level is None else f"I am in, and play at level **{duel.level}**."
    )
    yield f"{accepted} {'The coin says that ' if duel.first == 'coin toss' else ''}{names[match.game.first]} starts."
    for _, _, move in games.moves_of(db, duel.id):
        match, events = play(match, move)
        yield narrator.tell(events)[0].split("\n")[0]


def _opened(database: Path) -> "closing[sqlite3.Connection]":
    db = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    db.row_factory = sqlite3.Row
    return closing(db)
