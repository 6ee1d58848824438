"""Two bots on one PostgreSQL, as in a restart that overlaps: both are told of every interaction."""

import asyncio

from config import Settings
from standin.discord_server import StandIn
from standin.messages import Message
from standin.running import bot_against
from storage import verify_database
from tests.servers import empty_database
from tests.sockets.club import Club
from tests.sockets.ledger import Count, compare

CHANNELS = 4
MOVES = 25
"""In each channel."""


async def play(club: Club, board: Message) -> None:
    """By command and by button in turn, each as soon as the one before is answered."""
    for ply in range(MOVES):
        mover = (club.alice, club.bob)[ply % 2]
        moved = mover.press(board, "2") if ply % 3 else mover.slash(club.channel, "multiply", n=2)
        await moved.shown()
        assert moved.message is not None
        assert not moved.private, moved.text
        board = moved.message


async def test_an_interaction_delivered_to_both_at_once_is_one_move_and_one_announcement(standin: StandIn) -> None:
    settings = Settings(discord_token=None, database_url=empty_database())
    async with bot_against(standin, settings) as first:
        clubs = [Club(standin, standin.channel(f"duels {number}")) for number in range(CHANNELS)]
        boards = [await club.begin("race1000", target=10**12) for club in clubs]
        await clubs[0].settled(first)
        async with bot_against(standin, settings, registers=False) as second:
            await asyncio.gather(*(play(club, board) for club, board in zip(clubs, boards, strict=True)))
            for bot in (first, second):
                await clubs[0].settled(bot)
        ledger = compare(standin, settings.database, complete=True)
        assert ledger.differences == []
        assert ledger.counts[Count.MOVES] == ledger.counts[Count.ANNOUNCED] - CHANNELS == CHANNELS * MOVES
    assert verify_database(settings.database).differences == []
