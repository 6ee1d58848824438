"""What happened, announced in the channel where there is no interaction to answer (any more)."""

import asyncio
import logging
from collections.abc import Collection
from datetime import timedelta

import discord
from discord.ext import commands
from discord.http import Route

from bot import DuelBot
from bot.records import Announcement, Happened, Kind, Status
from cogs import board, challenge
from cogs.delivery import UNREACHABLE
from cogs.posts import Post, change, send

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

    async def cog_load(self) -> None:
        self._bot.clock.announcer = self

    async def cog_unload(self) -> None:
        self._bot.clock.announcer = None

    async def catch_up(self, duel_id: int, also: Collection[int] = ()) -> None:
        """Announce whatever of this duel is due to be announced, and these."""
        for announcement in await self._bot.outbox.waiting(duel_id, also):
            await self._cross_off_if_answered(duel_id, announcement)
        for happened in await self._bot.outbox.unannounced(duel_id, also):
            await self.announce(happened)

    async def announce(self, happened: Happened) -> None:
        """Tell the channel. What it does not take now is tried again later."""
        duel = happened.duel
        try:
            async with asyncio.timeout(SEND_WITHIN):
                message_id = await self._tell(happened)
        except discord.NotFound as gone:
            if gone.code == UNKNOWN_CHANNEL:
                await self._bot.matches.abandon(duel.id)
            else:
                # The challenge's message was deleted, so nobody waits for news of it.
                await self._bot.outbox.announced(duel.id, happened.announcements, None)
        except UNREACHABLE as error:
            log.warning("duel %s could not be announced; trying again later: %s", duel.id, error)
            await self._bot.outbox.failed(duel.id, happened.announcements)
        else:
            await self._bot.outbox.announced(duel.id, happened.announcements, message_id)

    async def _tell(self, happened: Happened) -> int | None:
        duel = happened.duel
        match happened.kind:
            case Kind.CHALLENGE:
                return await self._send(happened, challenge.post(duel))
            case Kind.START | Kind.MOVE:
                return await self._send(happened, board.announcement(happened))
            case Kind.REMINDER:
                return await self._send(happened, board.reminder(happened))
            case Kind.END if duel.status in (Status.DECLINED, Status.STOPPED):
                if duel.match is None:
                    await challenge.close(self._bot, duel)
                return await self._send(happened, challenge.ended(happened))
            case Kind.END if duel.message_id is not None:
                await change(self._bot, duel.channel_id, duel.message_id, challenge.post(duel))
                return None
            case _:
                return None

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
            await self._bot.outbox.announced(duel_id, (announcement.id,), int(message["id"]))


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Announcer(bot))
