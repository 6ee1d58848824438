"""How the members of a server stand: in its rankings, and with the puzzle of the day."""

from duel.duel import BOT, Duel, Person
from game import PLAYERS, Level, Player
from game.value import value

ALL = ""
"""The ranking of all games between members together."""


@value
class Standing:
    """One member's row in a ranking."""

    rank: int
    person: Person
    games_won: int
    games_lost: int
    matches_won: int

    @property
    def win_rate(self) -> float:
        return self.games_won / (self.games_won + self.games_lost)


@value
class StandingsPage:
    rows: tuple[Standing, ...]
    number: int
    """From 1; the nearest one there is to the one asked for."""

    pages: int
    own: Standing | None = None
    """The row of the one who asks, wherever it stands."""


@value
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

    shared: bool = False
    """Whether this member has told the others of it."""


def rankings_of(duel: Duel) -> tuple[str, ...]:
    """The rankings in which a duel counts: games against the bot have one for each of its levels, and no other."""
    return (duel.terms.variant.key, ALL) if duel.level is None else (against(duel.level),)


def against(level: Level) -> str:
    """The ranking of the games against the bot at this level."""
    return f"bot:{level}"


def people(duel: Duel) -> tuple[Player, ...]:
    """Whose standings a duel counts for: the bot has none."""
    return PLAYERS if duel.level is None else (BOT.other,)
