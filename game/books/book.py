"""The shape of a rule book's words.

Every text is a template. The fields that any of them may use:

- ``{target}``: with thousands separators
- ``{lowest}``, ``{highest}``: the smallest and the largest multiplier
- ``{allowed}``: how many strikes forfeit

The fields of what happened, in a voice:

- ``{player}``: who moved, or whose turn it is
- ``{number}``: the number chosen (or "That", for what is not a whole number)
- ``{total}``: with thousands separators
- ``{winner}``, ``{loser}``
- ``{strikes}``: the player's strikes so far
- ``{move}``, in endings: the sentence already written for the move that ended the game
"""

from collections.abc import Mapping

from game.endings import Ending
from game.value import value


@value
class Voice:
    """How a book speaks in one place: at a keyboard, or in a channel."""

    opening: str
    """Said when a game starts."""

    ask: str
    """Said before every choice."""

    move: str
    """Said of one of the multipliers."""

    wrong: str
    """Said of any other choice."""

    endings: Mapping[Ending, str]
    """Said when the game is over, one text for each ending the game can have."""

    other_target: str = ""
    """Said after an opening that does not name the target, when it is not the usual one."""


@value
class Book:
    """All the words of one game."""

    aim: str
    """What one plays for, in a few words that follow the game's title."""

    goal: str
    """The target as a board shows it beside the number: to be made, or to be kept away from."""

    objective: str
    """The rule in one sentence."""

    gist: str
    """What wins and what loses, for whoever knows already that one multiplies."""

    brief: tuple[str, ...]
    """The rules in brief, a sentence each."""

    counter: str
    """What the book calls the number that grows."""

    keyboard: Voice
    channel: Voice
