"""Duels as storage hands them out, made without it."""

from datetime import UTC, datetime, timedelta

from duel import Duel, First, Offer, Status
from game import Level, Match, Multiply, Player, Resign, Terms, agree, new_match, replay
from tests.bot.model import ALICE, BOB, ROBOT

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
CLOCK = timedelta(hours=4)
IN_TIME = (NOW + CLOCK, NOW + timedelta(hours=3))
"""The deadline of the next move, and the time of its reminder."""

OPEN = (Status.OFFERED, Status.LIVE)
EXACT = agree("exact100")
DUEL = 7


def live(terms: Terms = EXACT, first: Player = Player.ONE, numbers: tuple[int, ...] = ()) -> Match:
    """A match in which these numbers have been chosen, in turn."""
    match, _ = new_match(terms, first)
    for number in numbers:
        match = replay(match, [Multiply(match.game.turn, number)])
    return match


def duel(status: Status, match: Match | None = None, *, first: First = First.CHALLENGER) -> Duel:
    """Alice has challenged Bob, and this has come of it."""
    if match is None and status in (Status.LIVE, Status.FINISHED, Status.STOPPED):
        match = live() if status is not Status.FINISHED else replay(live(), [Resign(Player.ONE)])
    deadline, wake_at = IN_TIME if status in OPEN else (None, None)
    terms = match.terms if match else EXACT
    return Duel(
        id=DUEL,
        guild_id=1,
        channel_id=2,
        challenger=ALICE,
        opponent=BOB,
        terms=terms,
        first=first,
        clock=CLOCK,
        level=None,
        status=status,
        deadline=deadline,
        wake_at=wake_at,
        reminded=False,
        quarter_granted=False,
        message_id=None,
        match=match,
    )


def offer(first: First = First.CHALLENGER, terms: Terms = EXACT, level: Level | None = None) -> Offer:
    opponent = BOB if level is None else ROBOT
    return Offer(1, 2, ALICE, opponent, terms, first, CLOCK, NOW + timedelta(minutes=10), level)
