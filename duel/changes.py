"""What can be done to a duel: a decision says it, and storage writes it whole or not at all."""

from collections.abc import Callable
from datetime import datetime

from duel.duel import Duel, Offer, Status
from game import Event, GameStarted, Match, Move
from game.value import value


@value
class Turn:
    """One move: where it was made, and what happened by it."""

    before: Match
    move: Move
    events: tuple[Event, ...]


@value
class Start:
    """Accept a challenge, which starts the first game."""

    started: GameStarted
    match: Match
    """As it stands afterwards."""

    deadline: datetime
    wake_at: datetime
    turns: tuple[Turn, ...] = ()
    """What the bot has played at once, if it is the opponent and begins."""

    thread_id: int | None = None
    """The message that a thread is to be started from, if one is wanted and that is known yet."""


@value
class StartAtOnce:
    """Challenge the bot, which accepts at once: both in one."""

    offer: Offer
    start: Start


@value
class Play:
    """Make a move, with all that follows from it: the game's end, the score, the next game, the clock."""

    turns: tuple[Turn, ...]
    """The move and, if the bot is the opponent, what it has played at once."""

    match: Match
    """As it stands afterwards."""

    deadline: datetime
    wake_at: datetime
    """Both for the next move, if there is one."""


@value
class Remind:
    """Say that time is running out, and wait for the deadline."""


@value
class Extend:
    """Show that there is more time than it was said, for the bot was away, and look again later."""

    wake_at: datetime


@value
class ShowAgain:
    """Show the challenge or the board in one more message, whose buttons have to go one day."""


@value
class End:
    """Close a challenge, or a match that ends without a winner."""

    status: Status


Change = Start | Play | Remind | Extend | ShowAgain | End

Decide = Callable[[Duel | None], Offer | StartAtOnce | Change]
"""Looks at the duel as it stands and says what to do, or raises a refusal. It must touch nothing else."""

DecideAgain = Callable[[Duel | None, Duel | None], Offer | StartAtOnce | Change]
"""The same of a rematch, after the match that was played."""
