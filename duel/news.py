"""What is asked for, what came of it, and what of that the channel has still to hear."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from duel.duel import Duel, Person
from game import Event


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
    """Nothing is kept to be announced: a board is only shown again, or the channel is gone."""


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
class Announcement:
    """Something that is not known to have been announced."""

    id: int
    kind: Kind
    token: str | None
    """Of the interaction that may have been answered with it."""

    created_at: datetime


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows a duel now."""

    duel_id: int
    message_id: int
    offer: bool
    """Whether it has the buttons of the challenge."""
