"""What a move is answered with: what happened, the prompt for the next player, and the board with its buttons."""

from collections.abc import Sequence
from functools import cache
from math import ceil

from cogs import end_card, looks, review
from cogs.buttons import Button
from cogs.posts import Post
from duel import Duel, Happened, Person, Status, people
from duel.decisions import board_of
from game import Ending, Event, GameStarted, GameWon

TEMPLATE = r"duel:(?P<duel>\d{1,18}):(?P<game>\d{1,4}):(?P<ply>\d{1,4}):(?P<number>\d{1,4})"
"""The ``custom_id`` of a multiplier on a board."""

WIDEST = 5
"""Buttons in a row, as many as Discord takes; of rows it takes as many too."""


def announcement(happened: Happened) -> Post:
    """What happened, the prompt for the next player, and the board; of what is past, the words alone."""
    duel = happened.duel
    voice = looks.narrator(duel)
    words = looks.told(duel, happened.events, voice)
    if not happened.newest:
        return Post(words, words=words)
    winner = _winner_on_time(duel, happened.events)
    told = f"{words}\n{looks.won_on_time(duel, winner)}" if winner else words
    if duel.match is not None and duel.match.winner is not None:
        pings = (winner.id,) if winner else ()
        climb = (duel.id, duel.match.number)
        return Post(told, looks.board(duel), end_card.buttons(duel), pings, end_card.menu(duel), climb=climb)
    return _board_post(
        duel, f"{told}\n{looks.prompt(duel, voice)}", ping=True, more=_reviews(duel, happened.events), words=words
    )


def reminder(happened: Happened) -> Post:
    return _board_post(happened.duel, looks.reminder(happened.duel), ping=True)


def board_again(duel: Duel) -> Post:
    """The board as it is. Whoever asks for it should not thereby ping the player to move."""
    return _board_post(duel, looks.prompt(duel, looks.narrator(duel)), ping=False)


def result(duel: Duel) -> Post:
    """One line for the channel of a match that was played in a thread."""
    if duel.match is None or duel.match.winner is None:
        return Post(looks.result(duel))
    return Post(looks.result(duel), buttons=end_card.buttons(duel), menu=end_card.menu(duel))


def number_rows(prefix: str, multipliers: range) -> list[list[Button]]:
    """A button for each multiplier, whose ``custom_id`` is this and the number, in rows of about the same length."""
    return [[Button(prefix + ending, label) for ending, label in row] for row in _labels(multipliers)]


@cache
def _labels(multipliers: range) -> list[list[tuple[str, str]]]:
    """How the ``custom_id`` of each ends, and what stands on it."""
    rows = ceil(len(multipliers) / WIDEST)
    length = ceil(len(multipliers) / rows)
    starts = range(0, len(multipliers), length)
    return [[(f":{number}", str(number)) for number in multipliers[at : at + length]] for at in starts]


def _reviews(duel: Duel, events: tuple[Event, ...]) -> list[list[Button]]:
    """Where the game turned that ended by this."""
    ended = [event.number - 1 for event in events if isinstance(event, GameStarted) and event.number > 1]
    return [[review.button(duel, number) for number in ended]] if ended else []


def _winner_on_time(duel: Duel, events: tuple[Event, ...]) -> Person | None:
    """Who has won a game because the other's clock ran out, and is not asked for a move: they may be far away."""
    for event in events:
        if isinstance(event, GameWon) and event.ending is Ending.TIME and event.winner in people(duel):
            is_asked = duel.status is Status.LIVE and duel.match is not None and duel.match.game.turn is event.winner
            return None if is_asked else duel.person(event.winner)
    return None


def _board_post(
    duel: Duel, text: str, *, ping: bool, more: Sequence[Sequence[Button]] = (), words: str | None = None
) -> Post:
    rows: list[Sequence[Button]] = [*more]
    if board := board_of(duel):
        numbers = number_rows(f"duel:{board.duel_id}:{board.game}:{board.ply}", duel.terms.variant.multipliers)
        rows = [*numbers, *more]
    pings = looks.pings(duel) if ping and board else ()
    return Post(text, looks.board(duel), rows, pings, words=words)
