"""The bot thinks aside, before it plays: nobody else waits for it."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.decisions import Unsolved
from game import Player, new_game, solve
from storage import Asked, Decide, Happened

Change = Callable[[int, Decide, Asked], Awaitable[Happened]]
"""What storage does to a duel, or to the one in a channel."""


async def with_thought(change: Change, which: int, decide: Decide, asked: Asked) -> Happened:
    """Change the duel; if the bot has to play in a game that it has not thought about, it does so first."""
    while True:
        try:
            return await change(which, decide, asked)
        except Unsolved as unsolved:
            await asyncio.to_thread(solve, new_game(unsolved.terms, Player.ONE))
