"""The running program. ``create_bot(Settings())`` is the front door."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.process.client import DuelBot, create_bot

__all__ = ["DuelBot", "create_bot"]


def __getattr__(name: str) -> Any:
    # Found when asked for, so that the terminal game starts at once and needs no discord.py.
    if name in __all__:
        from bot.process import client

        return getattr(client, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
