"""The only SQL, over one SQLite file: one verb for each thing, one transaction each."""

from storage.announcements import ANSWER_TIME
from storage.database import DatabaseUnusable
from storage.storage import Storage, StorageTrouble
from storage.upkeep import back_up, verify_file
from storage.verification import Verification

__all__ = [
    "ANSWER_TIME",
    "DatabaseUnusable",
    "Storage",
    "StorageTrouble",
    "Verification",
    "back_up",
    "verify_file",
]
