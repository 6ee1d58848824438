"""How Python looks for what nobody uses any more, and what need not be looked for."""

import contextlib
import gc
from typing import Any

import discord

SELDOM = 50_000
"""New objects before a look; by default 700. With 64 moves at once, each look finds all of them still in use, and
looks that find nothing were a sixth of what a press cost."""


def collect_seldom() -> None:
    """Look for cycles less often, and never again at what came with the imports. Most things go without a look."""
    gc.freeze()
    gc.set_threshold(SELDOM)


def let_go(interaction: discord.Interaction[Any]) -> None:
    """Free an interaction that was answered and is not needed any more, with all that it came with.

    discord.py lets it and its response refer to each other, so that it would stay until the next look.
    """
    with contextlib.suppress(AttributeError):
        del interaction._cs_response  # pyright: ignore[reportPrivateUsage, reportAttributeAccessIssue]
