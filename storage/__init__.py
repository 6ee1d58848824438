"""The only SQL, over one SQLite file or a PostgreSQL: one verb for each thing, one transaction each."""

from storage.access import StorageTrouble
from storage.announcements import ANSWER_TIME
from storage.copying import copy_database
from storage.engine import DatabaseUnusable, Place
from storage.storage import Storage
from storage.upkeep import back_up, verify_database, verify_file
from storage.verification import Verification

__all__ = [
    "ANSWER_TIME",
    "DatabaseUnusable",
    "Place",
    "Storage",
    "StorageTrouble",
    "Verification",
    "back_up",
    "copy_database",
    "verify_database",
    "verify_file",
]
