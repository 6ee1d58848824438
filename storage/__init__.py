"""The only SQL: a handful of verbs over one SQLite file."""

from storage.announcements import ANSWER_TIME
from storage.changes import Decide
from storage.database import DatabaseUnusable
from storage.deadlines import quarter
from storage.records import (
    Announcement,
    Asked,
    Change,
    Duel,
    End,
    Extend,
    FinishedGame,
    First,
    Happened,
    Kind,
    Meet,
    Offer,
    Person,
    Play,
    PuzzleDay,
    Remind,
    ShowAgain,
    Shown,
    Standing,
    StandingsPage,
    Start,
    Status,
    Step,
)
from storage.standings import against
from storage.storage import Storage, StorageTrouble
from storage.upkeep import back_up, verify_file
from storage.verification import Verification

__all__ = [
    "ANSWER_TIME",
    "Announcement",
    "Asked",
    "Change",
    "DatabaseUnusable",
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
    "ShowAgain",
    "Shown",
    "Standing",
    "StandingsPage",
    "Start",
    "Status",
    "Step",
    "Storage",
    "StorageTrouble",
    "Verification",
    "against",
    "back_up",
    "quarter",
    "verify_file",
]
