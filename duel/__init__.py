"""A duel from challenge to result: what it is, what may be done to it, what its clock means. Pure, like the rules."""

from duel.changes import Change, Decide, DecideAgain, End, Extend, Play, Remind, ShowAgain, Start, StartAtOnce, Turn
from duel.deadlines import Away, extended, quarter
from duel.duel import BOT, OPEN, Duel, FinishedGame, First, Offer, Person, Position, Status
from duel.news import Announcement, Asked, Happened, Kind, OldBoard, Shown
from duel.standings import ALL, PuzzleDay, Standing, StandingsPage, against, people, rankings_of

__all__ = [
    "ALL",
    "BOT",
    "OPEN",
    "Announcement",
    "Asked",
    "Away",
    "Change",
    "Decide",
    "DecideAgain",
    "Duel",
    "End",
    "Extend",
    "FinishedGame",
    "First",
    "Happened",
    "Kind",
    "Offer",
    "OldBoard",
    "Person",
    "Play",
    "Position",
    "PuzzleDay",
    "Remind",
    "ShowAgain",
    "Shown",
    "Standing",
    "StandingsPage",
    "Start",
    "StartAtOnce",
    "Status",
    "Turn",
    "against",
    "extended",
    "people",
    "quarter",
    "rankings_of",
]
