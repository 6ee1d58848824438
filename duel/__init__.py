"""A duel from challenge to result: what it is, what may be done to it, what its clock means. Pure, like the rules."""

from duel.changes import Change, Decide, End, Extend, Meet, Play, Remind, Start, Step
from duel.deadlines import Away, extended, quarter
from duel.duel import Duel, FinishedGame, First, Offer, Person, Status
from duel.news import Announcement, Asked, Backlog, Happened, Kind, Shown
from duel.standings import ALL, PuzzleDay, Standing, StandingsPage, against, boards_of, people

__all__ = [
    "ALL",
    "Announcement",
    "Asked",
    "Away",
    "Backlog",
    "Change",
    "Decide",
    "Duel",
    "End",
    "Extend",
    "FinishedGame",
    "First",
    "Happened",
    "Kind",
    "Meet",
    "Offer",
    "Person",
    "Play",
    "PuzzleDay",
    "Remind",
    "Shown",
    "Standing",
    "StandingsPage",
    "Start",
    "Status",
    "Step",
    "against",
    "boards_of",
    "extended",
    "people",
    "quarter",
]
