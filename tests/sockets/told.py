"""How what happened in a duel is told in its channel, by the first line of each thing."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from duel import Duel, Status
from game import VARIANTS, Match, Player, RunOutOfTime, play
from standin.messages import Message
from storage import games
from storage.engine import Connection
from tests.english import narrator, title
from words.fluent import entries

FACT = re.compile(r"\{ ?\$\w+ ?\}")
TOLD = ("move", "wrong", "resigned", "time")
"""What is told by itself, and not in one breath with a move."""


def _pattern(message: str) -> str:
    """The first line of a message, as it may begin a line of an announcement."""
    words = entries(SOURCE)[message].partition("=")[2].strip().split("\n")[0]
    return r"[-\w,]+".join(map(re.escape, FACT.split(words)))


SOURCE = (Path(__file__).parents[2] / "words" / "en.ftl").read_text(encoding="utf-8")
MOVED = re.compile("|".join(_pattern(f"{key}-{told}") for key in VARIANTS for told in TOLD))
"""How a line begins that tells of a move."""

BEGUN = re.compile(r"\w+ accepted\.( .*)?|I am in, .*")
ENDED = re.compile(r"<@\d+>, \w+ declined the duel\.|A moderator stopped the (challenge|match) between .*")
RESULT = re.compile(r"🏆 \*\*\w+\*\* beat .*")
"""The lines that tell of the beginning of a match, of the end of a duel that nobody won, and of a match in a thread."""


def lines(message: Message) -> list[str]:
    """The lines of a message that tell of something that happened."""
    return [
        line
        for line in message.content.split("\n")
        if MOVED.match(line) or any(told.fullmatch(line) for told in (BEGUN, ENDED, RESULT))
    ]


@dataclass(frozen=True)
class Told:
    """A move as it is told."""

    line: str
    interaction_id: int | None
    """What made it; nobody asks for the bot's own moves, nor for a loss on time."""

    on_time: bool
    """Whether the game was lost on time by it."""

    @property
    def is_answer(self) -> bool:
        """Whether the bot made it, as the opponent."""
        return self.interaction_id is None and not self.on_time


def beginning(duel: Duel, match: Match) -> str:
    """How it is told that the match began."""
    accepted = f"{duel.opponent.name} accepted." if duel.level is None else f"I am in, as {duel.opponent.name}."
    coin = f" The coin chose {duel.person(match.game.first).name}." if duel.first == "coin toss" else ""
    return f"{accepted}{coin}"


def moves(db: Connection, duel: Duel, match: Match) -> Iterator[Told]:
    """How each move of the match is told."""
    names = {player: duel.person(player).name for player in Player}
    voice = narrator(duel.terms, names)
    asked = db.execute("SELECT interaction_id FROM moves WHERE duel_id = ? ORDER BY game, ply", (duel.id,))
    for (_, _, move), (interaction_id,) in zip(games.moves_of(db, duel.id), asked.fetchall(), strict=True):
        match, events = play(match, move)
        line = voice.tell(events)[0].split("\n")[0]
        yield Told(line, interaction_id, isinstance(move, RunOutOfTime))


def ending(duel: Duel) -> list[str]:
    """How it is told that the duel ended with no winner, if it did so with a message of its own."""
    challenger, opponent = duel.challenger, duel.opponent
    match duel.status:
        case Status.DECLINED:
            return [f"<@{challenger.id}>, {opponent.name} declined the duel."]
        case Status.STOPPED:
            what = "challenge" if duel.match is None else "match"
            return [f"A moderator stopped the {what} between {challenger.name} and {opponent.name}. It has no result."]
        case _:
            return []


def result(duel: Duel) -> list[str]:
    """How the channel is told of the end of a match in a thread."""
    thread = f"<#{duel.channel_id}>"
    if duel.status is Status.STOPPED:
        return [f"{line} It was played in {thread}." for line in ending(duel)]
    if duel.match is None or duel.match.winner is None:
        return []
    won, lost = (duel.person(player).name for player in (duel.match.winner, duel.match.winner.other))
    told = duel.terms.best_of > 1 and not duel.match.is_resigned
    score = f" {max(duel.match.score)}–{min(duel.match.score)}" if told else ""
    return [f"🏆 **{won}** beat **{lost}**{score} at {title(duel.terms.variant)}: {thread}"]
