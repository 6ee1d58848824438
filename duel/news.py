"""What is asked for, what came of it, and what of that the channel has still to hear."""

from datetime import datetime
from enum import StrEnum

from duel.duel import Duel, Person, Position
from game import Event
from game.value import value


@value
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

    RESULT = "result"
    """Of a match in a thread, for the channel of its challenge."""

    BOARD = "board"
    """Shown again: nobody need hear of it, but its message has to be known, for its buttons go one day."""

    NOTHING = "nothing"
    """Nothing is kept to be announced: the channel is gone."""


@value
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


@value
class Announcement:
    """Something that is not known to have been announced."""

    id: int
    kind: Kind
    at: Position
    token: str | None
    """Of the interaction that may have been answered with it."""

    created_at: datetime


@value
class Shown:
    """A message with live buttons that shows a duel: a challenge or a board."""

    duel_id: int
    message_id: int
    position: Position
    """Which move its buttons make; a challenge's make none, and it is that of game 0."""

    words: str | None = None
    """What a board leaves behind when there is a newer one; None if it was shown again and has announced nothing."""

    token: str | None = None
    """Of the interaction that was answered with it."""


@value
class OldBoard:
    """A board that has been overtaken, and has still to be reduced to the words it leaves behind."""

    duel_id: int
    channel_id: int
    message_id: int
    words: str | None
    """None if it is to be deleted; empty if it keeps what it says, as one that an earlier version has shown."""

    token: str | None
    shown_at: datetime
