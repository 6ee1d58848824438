"""The way of every change: made in time, answered, and announced all the same if the answer fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.process.client import DuelBot
from bot.process.errors import OUT_OF_REACH
from bot.process.interactions import leave_unanswered
from cogs.origin import asked
from cogs.posts import Post, answer
from duel import Asked, Happened

log = logging.getLogger(__name__)

Result = TypeVar("Result")

DEFER_AFTER = 1.5
"""Seconds after which Discord is asked to wait; it gives up on an interaction after three."""

ANSWER_WITHIN = 10
"""Seconds after which an answer that Discord does not take counts as failed."""

UNREACHABLE = (discord.HTTPException, *OUT_OF_REACH)
"""How talking to Discord fails."""

Answer = Callable[[discord.Interaction[DuelBot], Post], Awaitable[int | None]]


async def perform(
    interaction: discord.Interaction[DuelBot],
    change: Callable[[Asked], Awaitable[Happened]],
    show: Callable[[Happened], Post],
    answer: Answer = answer,
) -> Happened:
    """Make the change and answer with what happened. The change stands whatever becomes of the answer."""
    bot = interaction.client
    with bot.at_work:
        by = asked(interaction)
        happened = await in_time(interaction, lambda: change(by))
        try:
            post = show(happened)
            message_id = await _answered(interaction, post, answer)
        except UNREACHABLE as error:
            leave_unanswered(interaction)
            log.warning("an interaction could not be answered, so the channel is told instead: %s", error)
            await bot.outbox.deliver(happened.duel.id, happened.announcements)
        else:
            if post.elsewhere:
                bot.outbox.deliver_soon(happened.duel.id, happened.announcements)
                return happened
            bot.outbox.answered(happened, message_id, post.words, interaction.token)
            if happened.duel.match is not None:
                # Behind a first board as well: the next move may have been quicker than the note that it is there.
                bot.tidying.soon(happened.duel.id)
        return happened


async def _answered(interaction: discord.Interaction[DuelBot], post: Post, answer: Answer) -> int | None:
    """The message that answers it. If Discord does not take it in time, it has failed."""
    with interaction.client.patience.limit(ANSWER_WITHIN):
        return await answer(interaction, post)


async def in_time(
    interaction: discord.Interaction[DuelBot], work: Callable[[], Awaitable[Result]], *, private: bool = False
) -> Result:
    """The result of the work; if it takes long, Discord is told to wait for it.

    The answer that comes after all is then as private as it was promised here, whatever it asks for itself.
    """
    deferring: list[asyncio.Task[None]] = []

    def defer() -> None:
        deferring.append(asyncio.create_task(_defer(interaction, private)))

    try:
        with interaction.client.patience.wait(DEFER_AFTER, defer):
            return await work()
    finally:
        for task in deferring:
            await task


async def _defer(interaction: discord.Interaction[DuelBot], private: bool) -> None:
    if interaction.response.is_done():
        # Something before this took long as well.
        return
    try:
        async with asyncio.timeout(ANSWER_WITHIN):
            await interaction.response.defer(thinking=True, ephemeral=private)
    except UNREACHABLE as error:
        log.warning("an interaction could not be deferred: %s", error)
