"""What storage hands out, passed on: the cogs know duels, but not storage."""

from storage import (
    Announcement,
    Asked,
    Duel,
    FinishedGame,
    First,
    Happened,
    Kind,
    Person,
    PuzzleDay,
    Standing,
    StandingsPage,
    Status,
    against,
)

__all__ = [
    "Announcement",
    "Asked",
    "Duel",
    "FinishedGame",
    "First",
    "Happened",
    "Kind",
    "Person",
    "PuzzleDay",
    "Standing",
    "StandingsPage",
    "Status",
    "against",
]
