"""What a player may not do, as exceptions that carry the sentence to tell them."""

from collections.abc import Callable

from game.player import Player


class Refusal(Exception):
    """Nothing was changed; ``str(refusal)`` says why and what to do instead.

    People are named in the sentence by fields (``Refusal("It is {turn}'s turn.", turn="Bob")``), so that whoever
    shows it can write their names the way that place needs.
    """

    def __init__(self, sentence: str, **names: str) -> None:
        self._sentence = sentence
        self._names = names
        super().__init__(self.told(str))

    def told(self, written: Callable[[str], str]) -> str:
        """The sentence, with each name as ``written`` gives it."""
        if not self._names:
            return self._sentence
        return self._sentence.format(**{field: written(name) for field, name in self._names.items()})


class NotYourTurn(Refusal):
    """The other player is to move."""


class GameIsOver(Refusal):
    """There is nothing left to play."""


class NumberRefused(Refusal):
    """Not one of the multipliers, in a game that lets the player choose again.

    The rules do not know where the game is played; ``Narrator.refuse`` says it in the book's words for that place.
    """

    def __init__(self, player: Player, number: int | None, span: str) -> None:
        self.player = player
        self.number = number
        super().__init__(f"Choose a whole number from {span}.")


class TermsRefused(Refusal):
    """A match cannot be played on these terms."""
