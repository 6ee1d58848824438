"""The running program. ``create_bot(Settings())`` is the front door."""

from bot.client import DuelBot, create_bot

__all__ = ["DuelBot", "create_bot"]
