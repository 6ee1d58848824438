"""A refusal changes nothing: what is on disk afterwards is to the letter what is there if nobody had asked."""

import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.life.alarm import Alarm
from bot.life.matches import Matches
from duel import Asked, First, Happened, Person
from duel.decisions import Board
from game import Event, MatchWon, Refusal, agree
from storage import Storage
from tests.bot.model import ALICE, BOB, CAROL
from tests.duel.duels import CLOCK, NOW

GUILD, CHANNEL, MESSAGE = 1, 2, 3
ALICIA, ROBERT = Person(ALICE.id, "Alicia"), Person(BOB.id, "Robert")
"""The players by other names: a new name is taken over with what they do, and not with what they are refused."""

GAMES = {"exact100": (5, 4, 5), "reach100": (9, 9, 2), "race1000": (5, 9, 8, 9, 5, 9, 5)}
"""The games that refuse wrong numbers, each with moves that play it to its end."""

Ask = Callable[[Asked], Awaitable[Happened]]


class Evening:
    """One match in a channel, from the challenge to its end; in between people may ask for what they cannot have."""

    def __init__(self, matches: Matches, variant: str, *, disturbed: bool) -> None:
        self.matches = matches
        self.terms = agree(variant)
        self.disturbed = disturbed
        self.events: list[Event] = []
        self.refused = 0
        self._done = 0

    async def play(self, *numbers: int) -> None:
        """Alice challenges Bob, and they choose these numbers in turn."""
        await self.in_vain(CAROL, self.multiply(5), self.resign(1), self.rematch(1), self.stop(1))
        duel_id = (await self.done(ALICE, self.challenge)).duel.id
        accept = self.accept(duel_id)
        decline, withdraw = (self.answer(duel_id, name) for name in ("decline", "withdraw"))
        resign, rematch = self.resign(duel_id), self.rematch(duel_id)
        too_early = (self.multiply(5), resign, rematch)
        await self.in_vain(CAROL, *too_early, accept, decline, withdraw)
        await self.in_vain(ALICIA, self.challenge, *too_early, accept, decline)
        await self.in_vain(ROBERT, *too_early, withdraw)
        await self.done(BOB, accept)
        for ply, number in enumerate(numbers):
            await self.in_vain(CAROL, resign, rematch, accept, decline, withdraw)
            await self.in_vain(ALICIA, self.challenge, rematch, self.resign(duel_id, game=2))
            await self.turn(Board(duel_id, 1, ply), number)
        await self.in_vain(ALICIA, self.multiply(5), resign, accept, decline, withdraw, self.stop(duel_id))
        await self.in_vain(CAROL, rematch)

    async def turn(self, board: Board, number: int) -> None:
        mover, renamed, other = (ALICE, ALICIA, ROBERT) if board.ply % 2 == 0 else (BOB, ROBERT, ALICIA)
        for somebody in (CAROL, other):
            await self.in_vain(somebody, self.multiply(5), self.multiply(5, board))
        stale, foreign = replace(board, ply=board.ply + 1), replace(board, duel_id=board.duel_id + 1)
        await self.in_vain(renamed, self.multiply(5, stale), self.multiply(5, foreign))
        await self.in_vain(renamed, *map(self.multiply, (1, 0, -5, 10, 10**15)))
        await self.done(mover, self.multiply(number, board))

    async def done(self, who: Person, ask: Ask) -> Happened:
        """What is done has the same number whatever is asked in between."""
        self._done += 1
        happened = await ask(Asked(NOW, who, self._done))
        self.events += happened.events
        return happened

    async def in_vain(self, who: Person, *asks: Ask) -> None:
        for ask in asks if self.disturbed else ():
            self.refused += 1
            with pytest.raises(Refusal):
                await ask(Asked(NOW, who, 1_000_000 + self.refused))

    # What can be asked for

    def challenge(self, asked: Asked) -> Awaitable[Happened]:
        return self.matches.challenge(GUILD, CHANNEL, BOB, self.terms, First.CHALLENGER, CLOCK, asked)

    def accept(self, duel_id: int) -> Ask:
        return lambda asked: self.matches.accept(duel_id, MESSAGE, asked)

    def answer(self, duel_id: int, name: str) -> Ask:
        return lambda asked: getattr(self.matches, name)(duel_id, asked)

    def multiply(self, number: int, board: Board | None = None) -> Ask:
        if board is None:
            return lambda asked: self.matches.multiply(CHANNEL, number, asked)
        return lambda asked: self.matches.press(CHANNEL, board, number, asked)

    def resign(self, duel_id: int, game: int = 1) -> Ask:
        return lambda asked: self.matches.resign(duel_id, game, True, asked)

    def rematch(self, duel_id: int) -> Ask:
        return lambda asked: self.matches.rematch(duel_id, CHANNEL, MESSAGE, 0, asked)

    def stop(self, duel_id: int) -> Ask:
        return lambda asked: self.matches.stop(duel_id, asked)


async def spend(variant: str, file: Path, *, disturbed: bool) -> Evening:
    storage, alarm = Storage(file), Alarm(lambda: NOW)
    await storage.open()
    evening = Evening(Matches(storage, alarm, lambda: NOW, random.Random(0), CLOCK), variant, disturbed=disturbed)  # noqa: S311
    try:
        await evening.play(*GAMES[variant])
    finally:
        await alarm.stop()
        await storage.close()
    return evening


def written(file: Path) -> list[str]:
    """All that is in the file."""
    with closing(sqlite3.connect(file)) as db:
        return list(db.iterdump())


@pytest.mark.parametrize("variant", GAMES)
async def test_what_is_refused_leaves_no_trace(variant: str, tmp_path: Path) -> None:
    quiet = await spend(variant, tmp_path / "quiet.db", disturbed=False)
    disturbed = await spend(variant, tmp_path / "disturbed.db", disturbed=True)
    assert disturbed.refused > 50
    assert isinstance(quiet.events[-1], MatchWon)
    assert disturbed.events == quiet.events
    assert written(tmp_path / "disturbed.db") == written(tmp_path / "quiet.db")
