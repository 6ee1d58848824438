"""What a move is answered with: what happened, the prompt for the next player, and the board with its buttons."""

from collections.abc import Sequence
from math import ceil

from cogs import looks, review
from cogs.buttons import Button
from cogs.posts import Post
from duel import Duel, Happened
from duel.decisions import board_of
from game import Event, GameStarted, MatchWon

TEMPLATE = r"duel:(?P<duel>\d{1,18}):(?P<game>\d{1,4}):(?P<ply>\d{1,4}):(?P<number>\d{1,4})"
"""The ``custom_id`` of a multiplier on a board."""

WIDEST = 5
"""Buttons in a row, as many as Discord takes; of rows it takes as many too."""


def announcement(happened: Happened) -> Post:
    """What happened, the prompt for the next player, and the board; of what is past, the words alone."""
    duel, events = happened.duel, happened.events
    reviews = [review.button(duel, number) for number in _ended(duel, events)]
    if not happened.newest:
        return Post(looks.told(duel, events), buttons=[reviews] if reviews else ())
    return _board_post(duel, looks.played(duel, events), ping=True, more=reviews)


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


def _ended(duel: Duel, events: tuple[Event, ...]) -> list[int]:
    """Which games of the match ended by this."""
    ended = [event.number - 1 for event in events if isinstance(event, GameStarted) and event.number > 1]
    if duel.match is not None and any(isinstance(event, MatchWon) for event in events):
        ended.append(duel.match.number)
    return ended


def _board_post(duel: Duel, text: str, *, ping: bool, more: Sequence[Button] = ()) -> Post:
    rows: list[list[Button]] = []
    if board := board_of(duel):
        rows = number_rows(f"duel:{board.duel_id}:{board.game}:{board.ply}", duel.terms.variant.multipliers)
    if more:
        rows.append(list(more))
    pings = looks.pings(duel) if ping and board else ()
    return Post(text, looks.board(duel), rows, pings)
