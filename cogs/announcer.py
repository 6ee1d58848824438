"""What happened, announced in the channel where there is no interaction to answer (any more)."""

import asyncio
import logging
from collections.abc import Collection
from datetime import timedelta

import discord
from discord.ext import commands
from discord.http import Route

from bot import DuelBot
from bot.process.errors import log_error
from cogs import board, challenge, looks
from cogs.delivery import UNREACHABLE
from cogs.posts import Post, change, change_embed, send
from duel import Announcement, Duel, Happened, Kind

log = logging.getLogger(__name__)

TOKEN_LIFE = timedelta(minutes=15)
"""How long Discord answers questions about an interaction."""

SEND_WITHIN = 60
"""Seconds after which a message that Discord does not take counts as failed; discord.py waits out rate limits."""

UNKNOWN_CHANNEL = 10003
UNSEEN = discord.MessageFlags.loading.flag | discord.MessageFlags.ephemeral.flag


class Announcer(commands.Cog):
    def __init__(self, bot: DuelBot) -> None:
        self._bot = bot
        self._reported: set[int] = set()
        """The announcements that failed by a fault of ours, which is in the log once."""

    async def cog_load(self) -> None:
        self._bot.outbox.announce_by(self.catch_up)

    async def catch_up(self, duel_id: int, claimed: Collection[int]) -> None:
        """Announce whatever of this duel is due to be announced, and what is claimed."""
        outbox = self._bot.outbox
        for announcement in await outbox.waiting(duel_id, claimed):
            await self._cross_off_if_answered(duel_id, announcement)
        backlog = await outbox.backlog(duel_id, claimed)
        if backlog.overtaken:
            await outbox.overtaken(backlog.overtaken)
        for happened in backlog.news:
            await self._announce(happened)

    async def _announce(self, happened: Happened) -> None:
        """Tell the channel. What it does not take now is tried again later."""
        duel, announcements = happened.duel, happened.announcements
        try:
            async with asyncio.timeout(SEND_WITHIN):
                message_id = await self._tell(happened)
        except discord.NotFound as gone:
            if gone.code == UNKNOWN_CHANNEL:
                await self._bot.matches.abandon(duel.id)
            else:
                # The message to change was deleted, so nobody waits for news of it.
                await self._bot.outbox.overtaken(announcements)
        except Exception as error:
            self._report(happened, error)
            await self._bot.outbox.failed(duel.id, announcements)
        else:
            await self._bot.outbox.announced(duel, announcements, message_id)

    def _report(self, happened: Happened, error: Exception) -> None:
        duel_id = happened.duel.id
        if isinstance(error, UNREACHABLE):
            log.warning("duel %s could not be announced; trying again later: %s", duel_id, error or "it took too long")
        elif not self._reported.issuperset(happened.announcements):
            self._reported.update(happened.announcements)
            log_error(
                error, f"duel {duel_id} could not be announced; trying again, less and less often, for three days"
            )

    async def _tell(self, happened: Happened) -> int | None:
        """Say it, in a new message, whose id is returned, or by changing one that is there."""
        duel = happened.duel
        match happened.kind:
            case Kind.CHALLENGE:
                return await self._send(happened, challenge.post(duel))
            case Kind.START | Kind.MOVE:
                return await self._send(happened, board.announcement(happened))
            case Kind.REMINDER:
                return await self._send(happened, board.reminder(happened))
            case Kind.END:
                return await self._send(happened, challenge.ended(happened))
            case Kind.CLOSE if happened.message_id is not None:
                await change(self._bot, duel.channel_id, happened.message_id, challenge.post(duel))
            case Kind.EXTENSION if duel.message_id is not None:
                await self._show_new_deadline(duel, duel.message_id)
            case _:
                pass
        return None

    async def _show_new_deadline(self, duel: Duel, message_id: int) -> None:
        if duel.match is None:
            await change(self._bot, duel.channel_id, message_id, challenge.post(duel))
        else:
            await change_embed(self._bot, duel.channel_id, message_id, looks.board(duel))

    async def _send(self, happened: Happened, post: Post) -> int:
        # With the same nonce, so that what a process that died had sent already is not sent twice.
        return await send(self._bot, happened.duel.channel_id, post, happened.nonce)

    async def _cross_off_if_answered(self, duel_id: int, announcement: Announcement) -> None:
        """Ask Discord whether the interaction was answered after all."""
        token, age = announcement.token, self._bot.matches.now() - announcement.created_at
        if token is None or age > TOKEN_LIFE or self._bot.application_id is None:
            return
        original = Route(
            "GET",
            "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            webhook_id=self._bot.application_id,
            webhook_token=token,
        )
        try:
            async with asyncio.timeout(SEND_WITHIN):
                message = await self._bot.http.request(original)
        except UNREACHABLE:
            return
        # A message that is still being waited for or that one person alone can see has told the channel nothing.
        if not message.get("flags", 0) & UNSEEN:
            await self._bot.outbox.answered_after_all(duel_id, announcement, int(message["id"]))


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Announcer(bot))
