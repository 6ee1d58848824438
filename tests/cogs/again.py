"""Matches that are over, to be played again."""

from typing import Any

import discord

from duel import Duel, Status
from tests.cogs.club import Club

NUMBERS = list("23456789")
"""The buttons of a live board."""


async def end_card(club: Club, variant: str = "over100", **options: Any) -> discord.Message:
    """Of a match that Alice has started and Bob has won."""
    await club.begin(variant, **options)
    await club.resign(club.alice, whole_match=options.get("best_of", 1) > 1)
    return club.last


async def end_card_of_the_bot(club: Club, variant: str = "over100", **options: Any) -> discord.Message:
    """Of a match that Alice has started and the bot has won."""
    club.players = {club.alice.id}
    await club.begin_against_bot(variant, **options)
    await club.resign(club.alice)
    return club.last


async def found(club: Club, duel_id: int) -> Duel:
    duel = await club.bot.storage.duel(duel_id)
    assert duel is not None
    return duel


async def statuses(club: Club, *duel_ids: int) -> list[Status]:
    return [(await found(club, duel_id)).status for duel_id in duel_ids]
