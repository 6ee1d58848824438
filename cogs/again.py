"""Rematch, Harder and Easier: the same match again, sides swapped."""

import re

import discord

from bot.process.client import DuelBot
from bot.process.translation import theirs
from cogs import challenge, whose
from cogs.delivery import perform
from cogs.looks import link
from cogs.origin import channel_of, guild_of, require_permissions
from cogs.posts import Post
from duel import Asked, Happened, Kind
from words import Language

STEP = {"same": 0, "harder": 1, "easier": -1}
"""To the level of the bot."""


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """The first press offers it, the other player's starts it; the bot needs no asking."""
    require_permissions(interaction)
    assert interaction.message is not None
    matches, channel, message = interaction.client.matches, channel_of(interaction), interaction.message.id
    duel_id, step = int(said["duel"]), STEP[said["how"]]

    async def rematch(asked: Asked) -> Happened:
        language = await whose.of_server(interaction.client, guild_of(interaction))
        return await matches.rematch(duel_id, channel, message, step, asked, language)

    happened = await perform(interaction, rematch, lambda happened: _shown(happened, channel, theirs(interaction)))
    # The message that offered it says now what became of it.
    interaction.client.outbox.deliver_soon(happened.duel.id)


def _shown(happened: Happened, channel_id: int, language: Language) -> Post:
    duel = happened.duel
    if happened.kind is Kind.CHALLENGE:
        return challenge.post(duel)
    if duel.level is None and (duel.waits_for_thread or duel.channel_id != channel_id):
        # It was offered elsewhere, or gets a thread: the first board is posted where it is played.
        place = duel.thread_id if duel.waits_for_thread and duel.thread_id else duel.channel_id
        text = language.say("rematch-is-elsewhere", place=link(place))
        return Post(text, elsewhere=True, private=True)
    return challenge.opening(happened)
