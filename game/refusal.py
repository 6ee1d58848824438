"""What a player may not do, as exceptions that carry the sentence to tell them."""


class Refusal(Exception):
    """Nothing was changed; ``str(refusal)`` says why and what to do instead."""


class NotYourTurn(Refusal):
    """The other player is to move."""


class GameIsOver(Refusal):
    """There is nothing left to play."""


class NumberRefused(Refusal):
    """Not a whole number from 2 to 9, in a game that lets the player choose again."""


class TermsRefused(Refusal):
    """A match cannot be played on these terms."""
