"""What a move is answered with: what happened, the prompt for the next player, and the board with its buttons."""

from collections.abc import Sequence
from math import ceil

from cogs import looks, review
from cogs.buttons import Button
from cogs.posts import Post
from duel import Duel, Happened, Status
from duel.decisions import board_of
from game import Event, GameStarted

TEMPLATE = r"duel:(?P<duel>\d{1,18}):(?P<game>\d{1,4}):(?P<ply>\d{1,4}):(?P<number>\d{1,4})"
"""The ``custom_id`` of a multiplier on a board."""

WIDEST = 5
"""Buttons in a row, as many as Discord takes; of rows it takes as many too."""


def announcement(happened: Happened) -> Post:
    """What happened, the prompt for the next player, and the board; of what is past, the words alone."""
    duel = happened.duel
    words = looks.told(duel, happened.events)
    if not happened.newest:
        return Post(words, words=words)
    text = f"{words}\n{looks.prompt(duel)}" if duel.status is Status.LIVE else words
    return _board_post(duel, text, ping=True, more=_reviews(duel, happened.events), words=words)


def reminder(happened: Happened) -> Post:
    return _board_post(happened.duel, looks.reminder(happened.duel), ping=True)


def board_again(duel: Duel) -> Post:
    """The board as it is. Whoever asks for it should not thereby ping the player to move."""
    return _board_post(duel, looks.prompt(duel), ping=False)


def number_rows(prefix: str, multipliers: range) -> list[list[Button]]:
    """A button for each multiplier, whose ``custom_id`` is this and the number, in rows of about the same length."""
    rows = ceil(len(multipliers) / WIDEST)
    length = ceil(len(multipliers) / rows)
    starts = range(0, len(multipliers), length)
    return [[Button(f"{prefix}:{number}", str(number)) for number in multipliers[at : at + length]] for at in starts]


def _reviews(duel: Duel, events: tuple[Event, ...]) -> list[list[Button]]:
    """Where each game turned: the one that ended by this; when the match is over, all of it."""
    if duel.match is not None and duel.match.winner is not None:
        ended = list(range(1, duel.match.number + 1))
    else:
        ended = [event.number - 1 for event in events if isinstance(event, GameStarted) and event.number > 1]
    buttons = [review.button(duel, number) for number in ended]
    return [buttons[at : at + WIDEST] for at in range(0, len(buttons), WIDEST)]


def _board_post(
    duel: Duel, text: str, *, ping: bool, more: Sequence[Sequence[Button]] = (), words: str | None = None
) -> Post:
    rows: list[Sequence[Button]] = [*more]
    if board := board_of(duel):
        numbers = number_rows(f"duel:{board.duel_id}:{board.game}:{board.ply}", duel.terms.variant.multipliers)
        rows = [*numbers, *more]
    pings = looks.pings(duel) if ping and board else ()
    return Post(text, looks.board(duel), rows, pings, words=words)
