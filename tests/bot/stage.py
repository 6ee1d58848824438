"""The process, the channel and the model that the life of a match is told by; what happens is up to others."""

import asyncio
import tempfile
from collections.abc import Coroutine
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import pytest
from hypothesis.stateful import RuleBasedStateMachine

from duel import Asked, Duel, Happened, Person
from game import Refusal
from storage import Place, verify_database
from tests.bot.life import Life, Time, settle
from tests.bot.model import ALICE, Model
from tests.bot.neighbours import Neighbours
from tests.bot.town import Town

Result = TypeVar("Result")

GUILD, CHANNEL = 1, 2


class Stage(RuleBasedStateMachine):
    model: Model
    """Once the players have agreed on a game."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.place = self.new_place(Path(self.folder.name))
        self.runner = asyncio.Runner()
        self.time = Time()
        self.interactions = 0
        # However long Discord is out of reach in here, nothing is given up.
        self.patience = mock.patch("bot.life.outbox.GIVE_UP", timedelta(days=10_000))
        self.patience.start()
        self.memory = mock.patch("storage.shown.REMEMBERED", timedelta(days=10_000))
        self.memory.start()
        self.town = Town()
        self.neighbours = Neighbours()
        self.open()

    def new_place(self, folder: Path) -> Place:
        """Where this life is kept."""
        return folder / "duel.db"

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.runner.run(work)

    def open(self) -> None:
        self.life = Life(self.place, self.time, self.town.catch_up, self.town.reduce)
        self.town.life = self.life
        self.run(self.life.begin())
        self.run(self.life.tidying.catch_up())
        self.run(settle(self.life.tidying))

    def ring(self) -> None:
        self.run(self.life.ring())

    def teardown(self) -> None:
        self.town.deaf = self.town.stubborn = False
        self.run(self.life.storage.announce_all_at(self.time.now))
        self.ring()
        self.run(self.life.tidying.catch_up())
        self.run(settle(self.life.tidying))
        on = {duel.id for duel in self.run(self.life.storage.open_duels_in(CHANNEL)) if duel.match}
        offered = self.model.status == "offered" if hasattr(self, "model") else False
        self.run(self.life.end())
        found = verify_database(self.place)
        assert found.differences == []
        # Whatever happened in between: each move was announced, and none of them twice.
        assert self.town.told == found.moves
        # And no challenge has buttons that cannot answer it any more.
        assert bool(self.town.offers) <= offered
        # And each match that is on has one board to play on, and no other match has any.
        assert {duel_id: len(boards) for duel_id, boards in self.town.boards.items() if boards} == dict.fromkeys(on, 1)
        self.runner.close()
        self.folder.cleanup()
        self.patience.stop()
        self.memory.stop()

    def asked(self, who: Person | None) -> Asked:
        self.interactions += 1
        return self.life.asked(who, self.interactions)

    def duel(self) -> Duel | None:
        """The one that the model tells of: it is always Alice's."""
        return self.run(self.life.storage.own_duel(CHANNEL, ALICE.id))

    def attempt(self, work: Coroutine[Any, Any, Happened], *, allowed: bool, announce: bool = True) -> Happened | None:
        """Ask for it: it happens if and only if it is allowed, and is announced unless the process is to die."""
        before = self.duel()
        if not allowed:
            with pytest.raises(Refusal):
                self.run(work)
            assert self.duel() == before
            return None
        happened = self.run(work)
        if announce:
            self.tell(happened)
        return happened

    def tell(self, happened: Happened) -> None:
        self.run(self.town.announce(happened))
        self.run(settle(self.life.tidying))
