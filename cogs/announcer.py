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

UNSEEN = discord.MessageFlags.loading.flag | discord.MessageFlags.ephemeral.flag


class _Gone:
    """Discord's codes for what is no longer there."""

    CHANNEL = 10003
    MESSAGE = 10008


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
            if await self._was_answered(duel_id, announcement):
                continue
            # Made anew just before it is sent, for play goes on while Discord is slow.
            happened = await outbox.news(duel_id, announcement)
            if happened is None:
                await outbox.overtaken((announcement.id,))
            else:
                await self._announce(happened)

    async def _announce(self, happened: Happened) -> None:
        """Tell the channel. What it does not take now is tried again later."""
        duel, announcements = happened.duel, happened.announcements
        try:
            async with asyncio.timeout(SEND_WITHIN):
                message_id = await self._tell(happened)
        except Exception as error:
            match getattr(error, "code", None):
                case _Gone.CHANNEL:
                    await self._bot.matches.abandon(duel.id)
                case _Gone.MESSAGE:
                    # It was to be changed, and was deleted, so nobody waits for news of it.
                    await self._bot.outbox.overtaken(announcements)
                case _:
                    self._report(happened, error)
                    await self._bot.outbox.failed(duel.id, announcements)
        else:
            # What is told late, in its words alone, does not show the duel as it is now.
            await self._bot.outbox.announced(duel, announcements, message_id if happened.newest else None)

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

    async def _was_answered(self, duel_id: int, announcement: Announcement) -> bool:
        """Ask Discord whether the interaction was answered after all; if so, it is crossed off."""
        token, age = announcement.token, self._bot.now() - announcement.created_at
        if token is None or age > TOKEN_LIFE or self._bot.application_id is None:
            return False
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
            return False
        if message.get("flags", 0) & UNSEEN:
            # Still being waited for, or for one person alone: it has told the channel nothing.
            return False
        await self._bot.outbox.answered_after_all(duel_id, announcement, int(message["id"]))
        return True


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Announcer(bot))
