"""``/duel board`` and ``/duel stop``: where several matches are on, whoever asks chooses one from a list."""

import re
from typing import Any

import discord

from bot.process.client import DuelBot
from bot.process.names import visible
from bot.process.translation import theirs
from cogs import board, challenge
from cogs.buttons import Menu
from cogs.delivery import in_time, perform
from cogs.origin import channel_of
from cogs.posts import Post, answer
from duel import Duel, Happened, Status, refusals
from game import Refusal
from words import Language
from words.rulebook import title

TEMPLATE = r"which:(?P<what>board|stop)"
MOST, LONGEST = 25, 100
"""Options in a menu, and characters in each, that Discord takes."""


async def show_board(interaction: discord.Interaction[DuelBot]) -> None:
    matches, channel, user = interaction.client.matches, channel_of(interaction), interaction.user.id
    await _choose(interaction, "board", await in_time(interaction, lambda: matches.meant_by(channel, user)))


async def stop(interaction: discord.Interaction[DuelBot]) -> None:
    _require_moderator(interaction)
    matches, channel = interaction.client.matches, channel_of(interaction)
    await _choose(interaction, "stop", await in_time(interaction, lambda: matches.on_in(channel)))


async def chosen(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """One of the matches in this channel; whoever forges a choice may name any."""
    data: Any = interaction.data
    matches, channel = interaction.client.matches, channel_of(interaction)
    here = await in_time(interaction, lambda: matches.on_in(channel))
    found = [duel for duel in here if str(duel.id) in data.get("values", ())]
    if not found:
        raise refusals.match_is_over()
    await _do(interaction, said["what"], found[0])


async def _choose(interaction: discord.Interaction[DuelBot], what: str, duels: list[Duel]) -> None:
    if len(duels) == 1:
        await _do(interaction, what, duels[0])
        return
    language = theirs(interaction)
    options = [
        discord.SelectOption(label=_name(language, duel)[:LONGEST], value=str(duel.id)) for duel in duels[-MOST:]
    ]
    menu = Menu(f"which:{what}", language.say("list-matches"), options)
    await answer(interaction, Post(language.say("which-match"), menu=menu), private=True)


async def _do(interaction: discord.Interaction[DuelBot], what: str, duel: Duel) -> None:
    matches, outbox = interaction.client.matches, interaction.client.outbox
    if what == "board":
        await perform(interaction, lambda asked: matches.show_again(duel.id, asked), _again)
        return
    _require_moderator(interaction)
    await perform(interaction, lambda asked: matches.stop(duel.id, asked), challenge.ended)
    outbox.deliver_soon(duel.id)


def _again(happened: Happened) -> Post:
    duel = happened.duel
    return challenge.post(duel) if duel.status is Status.OFFERED else board.board_again(duel)


def _name(language: Language, duel: Duel) -> str:
    challenger, opponent = (visible(person.name, language) for person in (duel.challenger, duel.opponent))
    players = language.say("which-players", challenger=challenger, opponent=opponent)
    waits = [language.say("which-waits")] if duel.status is Status.OFFERED else []
    return " · ".join([players, title(language, duel.terms.variant), *waits])


def _require_moderator(interaction: discord.Interaction[DuelBot]) -> None:
    if not interaction.permissions.manage_messages:
        raise Refusal("refusal-not-a-moderator")
