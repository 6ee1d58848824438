"""What goes into storage and what comes out of it: duels and standings, never rows."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from game import Event, GameStarted, Level, Match, Move, Player, Terms


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

    def person(self, player: Player) -> Person:
        return self.challenger if player is Player.ONE else self.opponent

    def player(self, user_id: int) -> Player | None:
        """Which player this user is, if any."""
        if user_id == self.challenger.id:
            return Player.ONE
        return Player.TWO if user_id == self.opponent.id else None


# What can be done to a duel. Storage writes each whole or not at all.


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Step:
    """One move: where it was made, and what happened by it."""

    before: Match
    move: Move
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """Accept a challenge, which starts the first game."""

    started: GameStarted
    match: Match
    """As it stands afterwards."""

    deadline: datetime
    wake_at: datetime
    steps: tuple[Step, ...] = ()
    """What the bot has played at once, if it is the opponent and begins."""


@dataclass(frozen=True, slots=True)
class Meet:
    """Challenge the bot, which accepts at once."""

    offer: Offer
    start: Start


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move, with all that follows from it: the game's end, the score, the next game, the clock."""

    steps: tuple[Step, ...]
    """The move and, if the bot is the opponent, what it has played at once."""

    match: Match
    """As it stands afterwards."""

    deadline: datetime
    wake_at: datetime
    """Both for the next move, if there is one."""


@dataclass(frozen=True, slots=True)
class Remind:
    """Say that time is running out, and wait for the deadline."""


@dataclass(frozen=True, slots=True)
class Extend:
    """Show that there is more time than it was said, for the bot was away, and look again later."""

    wake_at: datetime


@dataclass(frozen=True, slots=True)
class ShowAgain:
    """Show the challenge in one more message, whose buttons have to go with the others."""


@dataclass(frozen=True, slots=True)
class End:
    """Close a challenge, or a match that ends without a winner."""

    status: Status


Change = Start | Play | Remind | Extend | ShowAgain | End


@dataclass(frozen=True, slots=True)
class Asked:
    """By whom and when a change is asked for."""

    at: datetime
    who: Person | None = None
    """Whose name may have changed since; None for the clock."""

    interaction_id: int | None = None
    token: str | None = None
    """Both of the interaction to answer, if there is one."""


class Kind(StrEnum):
    """What there is to announce."""

    CHALLENGE = "challenge"
    START = "start"
    MOVE = "move"
    REMINDER = "reminder"
    EXTENSION = "extension"
    """The newest message has to show another deadline."""

    CLOSE = "close"
    """A message with a challenge that can no longer be answered has to say so, and lose its buttons."""

    END = "end"
    """Of a challenge that was declined, or of a duel that was stopped; the duel's status says which."""

    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Happened:
    """What was written, ready to be announced."""

    duel: Duel
    """As it stands now."""

    kind: Kind
    events: tuple[Event, ...] = ()
    announcements: tuple[int, ...] = ()
    """What to cross off once it has been announced."""

    nonce: str = ""
    """The same for the same thing however often it is announced, and for nothing else."""

    newest: bool = True
    """Whether nothing has happened since."""

    message_id: int | None = None
    """The message to change, if there is no new one to be sent."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows a duel now."""

    duel_id: int
    message_id: int
    offer: bool
    """Whether it has the buttons of the challenge."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game from its beginning to its end."""

    duel: Duel
    number: int
    first: Player
    moves: list[Move]


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that is not known to have been announced."""

    id: int
    kind: Kind
    token: str | None
    """Of the interaction that may have been answered with it."""

    created_at: datetime


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
    own: Standing | None = None
    """The row of the one who asks, wherever it stands."""


@dataclass(frozen=True, slots=True)
class PuzzleDay:
    """How far a server and one of its members have come with the puzzle of a day."""

    day: int
    tried: int
    solved: int
    """How many have tried, and how many of them have solved it."""

    streak: int
    """On how many days in a row this member has solved it, until today or, before today's try, until yesterday."""

    own: int | None = None
    """What this member has answered."""
