"""What happened, announced in the channel where there is no interaction to answer (any more)."""

import asyncio
import contextlib
import logging
from collections.abc import Collection, Coroutine
from datetime import timedelta
from typing import Any

import discord
from discord.ext import commands
from discord.http import Route

from bot.process.client import DuelBot
from bot.process.errors import log_error
from cogs import board, challenge, looks
from cogs.delivery import UNREACHABLE
from cogs.posts import Post, change, change_embed, reduce, send
from cogs.threads import invite, open_thread, put_away_soon
from duel import Announcement, Duel, Happened, Kind, OldBoard

log = logging.getLogger(__name__)

TOKEN_LIFE = timedelta(minutes=15)
"""How long Discord answers questions about an interaction."""

MARGIN = timedelta(minutes=1)
"""How long before its end a token is no longer relied upon."""

SEND_WITHIN = 60
"""Seconds after which a message that Discord does not take counts as failed; discord.py waits out rate limits."""

OPEN_WITHIN = REDUCE_WITHIN = 10
"""The same, for opening a thread, which somebody waits for, and for tidying, which nobody does."""

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
        self._bot.tidying.reduce_by(self.reduce)

    async def catch_up(self, duel_id: int, claimed: Collection[int]) -> None:
        """Announce whatever of this duel is due to be announced, and what is claimed."""
        for announcement in await self._bot.outbox.waiting(duel_id, claimed):
            answer = await self._answer_of(announcement)
            if answer is not None and announcement.kind in (Kind.CHALLENGE, Kind.BOARD):
                await self._bot.outbox.shown_after_all(duel_id, announcement, answer)
                self._bot.tidying.soon(duel_id)
                continue
            # Made anew just before it is sent, for play goes on while Discord is slow.
            happened = await self._bot.outbox.news(duel_id, announcement)
            if happened is not None and happened.kind is Kind.START and happened.duel.waits_for_thread:
                await self._open_thread(happened, answer)
                happened = await self._bot.outbox.news(duel_id, announcement)
            if happened is None:
                await self._bot.outbox.overtaken((announcement.id,))
            elif answer is None or _is_no_announcement(happened):
                await self._announce(happened)
            else:
                words = board.announcement(happened).words if happened.events else None
                await self._bot.outbox.answered_after_all(announcement, happened, answer, words)
                self._bot.tidying.soon(duel_id)

    async def _announce(self, happened: Happened) -> None:
        """Tell the channel. What it does not take now is tried again later."""
        duel, announcements = happened.duel, happened.announcements
        try:
            async with asyncio.timeout(SEND_WITHIN):
                message_id, words = await self._tell(happened)
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
            await self._bot.outbox.announced(happened, message_id if happened.newest else None, words)
            self._bot.tidying.soon(duel.id)

    def _report(self, happened: Happened, error: Exception) -> None:
        duel_id = happened.duel.id
        if isinstance(error, UNREACHABLE):
            log.warning("duel %s could not be announced; trying again later: %s", duel_id, error or "it took too long")
        elif not self._reported.issuperset(happened.announcements):
            self._reported.update(happened.announcements)
            log_error(
                error, f"duel {duel_id} could not be announced; trying again, less and less often, for three days"
            )

    async def _tell(self, happened: Happened) -> tuple[int | None, str | None]:
        """Say it in a new message, whose id and lasting words are returned, or by changing one that is there."""
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
            case Kind.RESULT if duel.parent_id is not None:
                await send(self._bot, duel.parent_id, board.result(duel), happened.nonce)
                await self._try_to(put_away_soon(self._bot, duel))
            case Kind.CLOSE if happened.message_id is not None:
                # It stands where the challenge was made.
                channel_id = duel.parent_id or duel.channel_id
                await change(self._bot, channel_id, happened.message_id, challenge.post(duel))
            case Kind.EXTENSION if duel.message_id is not None:
                await self._show_new_deadline(duel, duel.message_id)
            case _:
                pass
        return None, None

    async def _show_new_deadline(self, duel: Duel, message_id: int) -> None:
        if duel.match is None:
            await change(self._bot, duel.channel_id, message_id, challenge.post(duel))
        else:
            await change_embed(self._bot, duel.channel_id, message_id, looks.board(duel))

    async def _send(self, happened: Happened, post: Post) -> tuple[int, str | None]:
        # With the same nonce, so that what a process that died had sent already is not sent twice.
        return await send(self._bot, happened.duel.channel_id, post, happened.nonce), post.words

    async def _answer_of(self, announcement: Announcement) -> int | None:
        """Ask Discord whether the interaction was answered after all, and with which message."""
        token, age = announcement.token, self._bot.now() - announcement.created_at
        if token is None or age > TOKEN_LIFE or self._bot.application_id is None:
            return None
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
            return None
        # Still being waited for, or for one person alone: it has told the channel nothing.
        return None if message.get("flags", 0) & UNSEEN else int(message["id"])

    # Threads

    async def _open_thread(self, happened: Happened, answer: int | None) -> None:
        """Open the thread of a match, and let it be played there; if that cannot be, it is played in the channel."""
        duel, matches = happened.duel, self._bot.matches
        message_id = duel.thread_id or answer or 0
        try:
            async with asyncio.timeout(OPEN_WITHIN):
                if not message_id:
                    message_id = await send(
                        self._bot, duel.channel_id, challenge.opening(happened), f"{duel.id}:thread"
                    )
                await matches.begin_thread(duel.id, message_id)
                await open_thread(self._bot, duel, message_id)
        except UNREACHABLE as error:
            log.warning("duel %s is played in its channel, for a thread could not be opened: %s", duel.id, error)
            await matches.go_without_thread(duel.id, message_id)
        else:
            await matches.move_to_thread(duel.id)
            await self._try_to(invite(self._bot, duel, message_id))

    # Boards that were overtaken

    async def reduce(self, old: OldBoard) -> bool:
        """Leave of a board the words it has announced; whether nothing more can be done about it."""
        token = old.token if self._bot.now() - old.shown_at < TOKEN_LIFE - MARGIN else None
        try:
            async with asyncio.timeout(REDUCE_WITHIN):
                await reduce(self._bot, old, token)
        except UNREACHABLE as error:
            # It is too old to be changed often, in a thread that was put away, or out of sight: ordinary things.
            return getattr(error, "code", None) in (_Gone.CHANNEL, _Gone.MESSAGE)
        return True

    async def _try_to(self, request: Coroutine[Any, Any, None]) -> None:
        """What is pleasant to have, and no more."""
        with contextlib.suppress(*UNREACHABLE):
            async with asyncio.timeout(REDUCE_WITHIN):
                await request


def _is_no_announcement(happened: Happened) -> bool:
    """Whether the answer to the interaction was another: a match in a thread is announced there."""
    return happened.kind is Kind.START and happened.duel.thread_id is not None


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Announcer(bot))
