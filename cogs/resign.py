"""``/duel resign``: nobody does it by mistake, and of a match one may give up a game or all of it."""

import re

import discord

from bot.process.client import DuelBot
from bot.process.names import plain
from cogs.board import announcement
from cogs.buttons import Button
from cogs.delivery import in_time, perform
from cogs.origin import channel_of, person
from cogs.posts import Post, answer
from duel import Duel, Person

TEMPLATE = r"resign:(?P<duel>\d{1,18}):(?P<game>\d{1,4}):(?P<what>game|match)"


async def ask(interaction: discord.Interaction[DuelBot]) -> None:
    """What is to be given up: only whoever asked sees the question."""
    matches, channel, who = interaction.client.matches, channel_of(interaction), person(interaction.user)
    duel = await in_time(interaction, lambda: matches.own(channel, who), private=True)
    await answer(interaction, _question(duel, who), private=True)


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    matches, duel_id, game = interaction.client.matches, int(said["duel"]), int(said["game"])
    whole_match = said["what"] == "match"
    await perform(interaction, lambda asked: matches.resign(duel_id, game, whole_match, asked), announcement)


def _question(duel: Duel, who: Person) -> Post:
    assert duel.match is not None
    other = plain((duel.opponent if who.id == duel.challenger.id else duel.challenger).name)
    red, at = discord.ButtonStyle.danger, f"resign:{duel.id}:{duel.match.number}"
    if duel.terms.best_of == 1:
        question, buttons = "Resign?", [Button(f"{at}:game", "Resign", red)]
    else:
        question = "Resign this game, or the whole match?"
        buttons = [Button(f"{at}:game", "Resign this game", red), Button(f"{at}:match", "Resign the match", red)]
    return Post(f"{question} {other} wins it then. To play on, leave this alone.", buttons=[buttons])
