"""What a player may not do, as exceptions that say so by the name of a message and the facts for it."""

from game.player import Player
from game.value import value


class Name(str):
    """What somebody is called; whoever shows it writes it the way that place needs."""

    __slots__ = ()


@value
class Label:
    """What stands on a button, which is in the language of its channel, whoever reads of it."""

    message: str
    language: str


Fact = str | int | Label | None
"""A name, a word that is said as it is, a number, a label, or nothing."""


class Refusal(Exception):
    """Nothing was changed; the message says why and what to do instead, in any language (``words/``)."""

    def __init__(self, message: str, /, **facts: Fact) -> None:
        self.message = message
        self.facts = facts
        super().__init__(message)


class NotYourTurn(Refusal):
    """The other player is to move."""


class GameIsOver(Refusal):
    """There is nothing left to play."""


class NumberRefused(Refusal):
    """Not one of the multipliers, in a game that lets the player choose again.

    The rules do not know where the game is played; the books have words for it for each place.
    """

    def __init__(self, player: Player, number: int | None, multipliers: range) -> None:
        self.player = player
        self.number = number
        super().__init__("refusal-choose-from", lowest=multipliers[0], highest=multipliers[-1])


class TermsRefused(Refusal):
    """A match cannot be played on these terms."""
