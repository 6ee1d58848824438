"""What storage hands out: duels and standings, never rows."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from game import Event, Match, Move, Player, Terms


class Status(StrEnum):
    OFFERED = "offered"
    LIVE = "live"
    FINISHED = "finished"
    STOPPED = "stopped"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


class First(StrEnum):
    """Who was agreed to start."""

    CHALLENGER = "challenger"
    OPPONENT = "opponent"
    COIN_TOSS = "coin toss"


@dataclass(frozen=True, slots=True)
class Person:
    """A member of a server, by the name they go by there."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Offer:
    """A challenge that is about to be made."""

    guild_id: int
    channel_id: int
    challenger: Person
    opponent: Person
    terms: Terms
    first: First
    clock: timedelta
    """For one move."""

    offered_at: datetime
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class Duel:
    """A challenge or a match between two members in a channel."""

    id: int
    guild_id: int
    channel_id: int
    challenger: Person
    opponent: Person
    terms: Terms
    first: First
    clock: timedelta
    status: Status
    deadline: datetime | None
    """When the challenge expires or the move is lost on time."""

    wake_at: datetime | None
    """When the clock next has something to do: a reminder or the deadline."""

    message_id: int | None
    """The newest message with the challenge or the board."""

    match: Match | None
    """None until the challenge is accepted."""

    def person(self, player: Player) -> Person:
        return self.challenger if player is Player.ONE else self.opponent

    def player(self, user_id: int) -> Player | None:
        """Which player this user is, if any."""
        return next((player for player in Player if self.person(player).id == user_id), None)


@dataclass(frozen=True, slots=True)
class Standing:
    """One member's row on the server's board."""

    rank: int
    person: Person
    games_won: int
    games_lost: int
    matches_won: int

    @property
    def win_rate(self) -> float:
        return self.games_won / (self.games_won + self.games_lost)


@dataclass(frozen=True, slots=True)
class StandingsPage:
    rows: tuple[Standing, ...]
    number: int
    """From 1; the nearest one there is to the one asked for."""

    pages: int


@dataclass(frozen=True, slots=True)
class Turn:
    """One thing that happened to a match, with all that follows from it: written whole or not at all."""

    duel: Duel
    """As it was before."""

    move: Move | None
    """None when the challenge was accepted, which starts the first game."""

    events: tuple[Event, ...]
    at: datetime
    deadline: datetime
    wake_at: datetime
    """Both for the next move, if there is one."""

    interaction_id: int | None = None
