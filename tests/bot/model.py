"""One channel in which a match lives, told by hand: simple enough to be seen to be right."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime

from duel import Person
from game import Level

ALICE, BOB, CAROL, ROBOT = Person(11, "Alice"), Person(12, "Bob"), Person(13, "Carol"), Person(14, "Robot")
PEOPLE = [ALICE, BOB, CAROL]


@dataclass
class Model:
    """One channel, told by hand: what is on, whose turn it is, what the numbers are, who has won how often."""

    variant: str
    target: int
    best_of: int
    status: str = "free"
    level: Level | None = None
    first: int = 1
    starter: int = 1
    turn: int = 1
    totals: dict[int, int] = field(default_factory=lambda: {1: 1, 2: 1})
    strikes: dict[int, int] = field(default_factory=lambda: {1: 0, 2: 0})
    score: dict[int, int] = field(default_factory=lambda: {1: 0, 2: 0})
    wins_ever: Counter[Level | None] = field(default_factory=Counter[Level | None])
    """Of games among members, and of those against the bot at each level, whoever won."""

    deadline: datetime = field(default_factory=lambda: datetime.max.replace(tzinfo=UTC))
    granted: bool = False
    """Whether this move was left a quarter of its clock already."""

    def who(self, player: int) -> Person:
        return ALICE if player == 1 else BOB if self.level is None else ROBOT

    @property
    def bound(self) -> set[int]:
        """Who can have no other duel in the channel."""
        if self.status == "live" and self.level is None:
            return {ALICE.id, BOB.id}
        return set() if self.status == "free" else {ALICE.id}

    def begin_match(self) -> None:
        self.status, self.score, self.starter = "live", {1: 0, 2: 0}, self.first
        self._begin_game()

    def _begin_game(self) -> None:
        self.turn, self.totals, self.strikes = self.starter, {1: 1, 2: 1}, {1: 0, 2: 0}

    def win(self, player: int, *, whole_match: bool = False) -> None:
        self.wins_ever[self.level] += 1
        self.score[player] += 1
        if whole_match or self.score[player] * 2 > self.best_of:
            self.status = "free"
        else:
            self.starter = 3 - self.starter
            self._begin_game()

    def multiply(self, number: int) -> bool:
        """Whether the move is allowed."""
        mover, other = self.turn, 3 - self.turn
        if not 2 <= number <= 9:
            return self._wrong_number(mover, other)
        self.totals[mover] *= number
        if self.variant != "race1000":
            self.totals[other] = self.totals[mover]
        self.turn = other
        total = self.totals[mover]
        if total >= self.target:
            exactly = total == self.target
            if self.variant == "reach100" or (exactly and self.variant in ("exact100", "race1000")):
                self.win(mover)
            elif not (exactly and self.variant == "over100"):
                self.win(other)
        return True

    def _wrong_number(self, mover: int, other: int) -> bool:
        if self.variant == "avoid100":
            self.win(other)
        elif self.variant == "over100":
            self.strikes[mover] += 1
            if self.strikes[mover] == 3:
                self.win(other)
        else:
            return False
        return True
