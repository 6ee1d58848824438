"""What a duel is: a challenge first, then (if it is accepted) a match between two members in a channel."""

from datetime import datetime, timedelta
from enum import StrEnum

from game import Level, Match, Move, Player, Terms
from game.player import ONE
from game.value import value


class Status(StrEnum):
    OFFERED = "offered"
    LIVE = "live"
    FINISHED = "finished"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"
    STOPPED = "stopped"
    """A moderator ended it."""

    ABANDONED = "abandoned"
    """Its channel or server is gone."""


OPEN = (Status.OFFERED, Status.LIVE)
"""Those of a duel in which something can still happen."""

BOT = Player.TWO
"""The bot never challenges, so it is always the second player."""

Position = tuple[int, int]
"""Game and ply: where in the log of its duel something happens."""


class First(StrEnum):
    """Who was agreed to start."""

    CHALLENGER = "challenger"
    OPPONENT = "opponent"
    COIN_TOSS = "coin toss"


@value
class Person:
    """A member of a server, by the name they go by there."""

    id: int
    name: str


@value
class Offer:
    """Challenge somebody."""

    guild_id: int
    channel_id: int
    challenger: Person
    opponent: Person
    terms: Terms
    first: First
    clock: timedelta
    expires_at: datetime
    level: Level | None = None
    wants_thread: bool = False
    surprise: bool = False
    """Whether the target was drawn, and is told when the match starts."""

    rematch_of: int | None = None
    language: str = "en"
    """What its channel is told in."""


@value
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
    """For one move."""

    level: Level | None
    """How strong the bot plays, if it is the opponent."""

    status: Status
    deadline: datetime | None
    """When the challenge expires or the move is lost on time; time in which the bot was away is given back already."""

    wake_at: datetime | None
    """When the clock next has something to do: a reminder or the deadline."""

    reminded: bool
    """Whether the player to move was told that time is running out."""

    quarter_granted: bool
    """Whether this move was left a quarter of its clock after the bot had been away: that is done once."""

    message_id: int | None
    """The newest message with the challenge or the board."""

    match: Match | None
    """None until the challenge is accepted."""

    wants_thread: bool = False
    """Whether the match is to be played in a thread; no longer if that could not be opened."""

    thread_id: int | None = None
    """The message that the thread is started from, once that is known; Discord gives the thread the same id."""

    parent_id: int | None = None
    """The channel of the challenge, once the match has moved to its thread."""

    surprise: bool = False
    """Whether the target was drawn, and is told when the match starts."""

    rematch_of: int | None = None
    """The match that was played before, on the same terms."""

    language: str = "en"
    """What its channel is told in, for as long as it lasts."""

    @property
    def waits_for_thread(self) -> bool:
        """Whether the thread has still to be opened."""
        return self.wants_thread and self.parent_id is None and self.status is Status.LIVE

    @property
    def missed_thread(self) -> bool:
        """Whether the match was to be played in a thread, and is not."""
        return self.thread_id is not None and not self.wants_thread

    @property
    def position(self) -> Position:
        """Where the next move is logged; before the match there is game 0."""
        return (self.match.number, self.match.game.ply) if self.match else (0, 0)

    @property
    def score(self) -> tuple[int | None, int | None]:
        """Games won by each; nothing before the match."""
        return self.match.score if self.match else (None, None)

    @property
    def bound(self) -> tuple[Person, ...]:
        """Who can have no other duel in the channel: never the bot, nor whom a challenge is only offered to."""
        match self.status:
            case Status.OFFERED:
                return (self.challenger,)
            case Status.LIVE:
                return (self.challenger, self.opponent) if self.level is None else (self.challenger,)
            case _:
                return ()

    def after_move(self, match: Match, deadline: datetime | None, wake_at: datetime | None) -> "Duel":
        """The same duel, with the match and the clock as they stand now."""
        # Spelled out, for this is every move; with replace() it takes three times as long.
        return Duel(
            self.id,
            self.guild_id,
            self.channel_id,
            self.challenger,
            self.opponent,
            self.terms,
            self.first,
            self.clock,
            self.level,
            self.status,
            deadline,
            wake_at,
            False,
            False,
            self.message_id,
            match,
            self.wants_thread,
            self.thread_id,
            self.parent_id,
            self.surprise,
            self.rematch_of,
            self.language,
        )

    def binds(self, user_id: int) -> bool:
        return user_id in (person.id for person in self.bound)

    def person(self, player: Player) -> Person:
        return self.challenger if player is ONE else self.opponent

    def player(self, user_id: int) -> Player | None:
        """Which player this user is, if any."""
        if user_id == self.challenger.id:
            return Player.ONE
        return Player.TWO if user_id == self.opponent.id else None


@value
class FinishedGame:
    """A game from its beginning to its end."""

    duel: Duel
    number: int
    first: Player
    moves: list[Move]
