"""Matches in threads, and what is said in them."""

from typing import Any

import discord
import simcord

from duel import Duel
from tests.cogs.club import Club

NUMBERS = ["2", "3", "4", "5", "6", "7", "8", "9"]
"""The buttons of a live board."""

STARTED = "Bob accepted."


def said(channel: simcord.ChannelHandle) -> list[discord.Message]:
    """What people and the bot have said; Discord's own notes left out."""
    return [message for message in channel.history() if message.type is not discord.MessageType.thread_created]


def thread_of(club: Club) -> simcord.ChannelHandle:
    [thread] = club.channel.threads
    return thread


def last(club: Club) -> discord.Message:
    """The newest message of the thread."""
    return said(thread_of(club))[-1]


async def begin(club: Club, variant: str = "exact100", **options: Any) -> simcord.ChannelHandle:
    """The thread in which Alice, who starts, and Bob play."""
    await club.begin(variant, thread="yes", **options)
    return thread_of(club)


async def begin_against_bot(club: Club, variant: str = "exact100", **options: Any) -> simcord.ChannelHandle:
    await club.begin_against_bot(variant, thread="yes", **options)
    return thread_of(club)


async def duel_in(club: Club, channel: simcord.ChannelHandle) -> Duel:
    [duel] = await club.bot.matches.on_in(channel.id)
    return duel


def archives(club: Club, thread: simcord.ChannelHandle) -> tuple[int, bool]:
    """After how many minutes of silence the thread is put away, and whether it is."""
    about = club.env.backend.get_thread(thread.id).thread_metadata
    assert about is not None
    return about.auto_archive_duration, about.archived
