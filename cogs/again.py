"""Rematch, Harder and Easier: the same match again, sides swapped."""

import re

import discord

from bot.process.client import DuelBot
from cogs import challenge
from cogs.delivery import perform
from cogs.origin import channel_of, require_permissions
from cogs.posts import Post
from duel import Happened, Kind

STEP = {"same": 0, "harder": 1, "easier": -1}
"""To the level of the bot."""


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """The first press offers it, the other player's starts it; the bot needs no asking."""
    require_permissions(interaction)
    assert interaction.message is not None
    matches, channel, message = interaction.client.matches, channel_of(interaction), interaction.message.id
    duel_id, step = int(said["duel"]), STEP[said["how"]]
    happened = await perform(
        interaction,
        lambda asked: matches.rematch(duel_id, channel, message, step, asked),
        lambda happened: _shown(happened, channel),
    )
    # The message that offered it says now what became of it.
    interaction.client.outbox.deliver_soon(happened.duel.id)


def _shown(happened: Happened, channel_id: int) -> Post:
    duel = happened.duel
    if happened.kind is Kind.CHALLENGE:
        return challenge.post(duel)
    if duel.level is None and (duel.waits_for_thread or duel.channel_id != channel_id):
        # It was offered elsewhere, or gets a thread: the first board is posted where it is played.
        place = duel.thread_id if duel.waits_for_thread else duel.channel_id
        return Post(f"The rematch is on, in <#{place}>.", elsewhere=True, private=True)
    return challenge.opening(happened)
