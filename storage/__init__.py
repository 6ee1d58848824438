"""The only SQL: a handful of verbs over one SQLite file."""

from storage.database import DatabaseUnusable
from storage.records import Duel, First, Offer, Person, Standing, StandingsPage, Status, Turn
from storage.storage import AlreadyPlayed, Storage

__all__ = [
    "AlreadyPlayed",
    "DatabaseUnusable",
    "Duel",
    "First",
    "Offer",
    "Person",
    "Standing",
    "StandingsPage",
    "Status",
    "Storage",
    "Turn",
]
