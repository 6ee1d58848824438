"""``/duel resign``: nobody does it by mistake, and of a match one may give up a game or all of it."""

import re

import discord

from bot.process.client import DuelBot
from bot.process.names import plain
from bot.process.translation import theirs
from cogs.board import announcement
from cogs.buttons import Button
from cogs.delivery import in_time, perform
from cogs.origin import channel_of, person
from cogs.posts import Post, answer
from duel import Duel, Person
from words import Language

TEMPLATE = r"resign:(?P<duel>\d{1,18}):(?P<game>\d{1,4}):(?P<what>game|match)"


async def ask(interaction: discord.Interaction[DuelBot]) -> None:
    """What is to be given up: only whoever asked sees the question."""
    matches, channel, who = interaction.client.matches, channel_of(interaction), person(interaction.user)
    duel = await in_time(interaction, lambda: matches.own(channel, who), private=True)
    await answer(interaction, _question(theirs(interaction), duel, who), private=True)


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    matches, duel_id, game = interaction.client.matches, int(said["duel"]), int(said["game"])
    whole_match = said["what"] == "match"
    await perform(interaction, lambda asked: matches.resign(duel_id, game, whole_match, asked), announcement)


def _question(language: Language, duel: Duel, who: Person) -> Post:
    assert duel.match is not None
    other = plain((duel.opponent if who.id == duel.challenger.id else duel.challenger).name, language)
    single = duel.terms.best_of == 1
    labels = {"game": "button-resign"} if single else {"game": "button-resign-game", "match": "button-resign-match"}
    at, red = f"resign:{duel.id}:{duel.match.number}", discord.ButtonStyle.danger
    buttons = [Button(f"{at}:{what}", language.say(label), red) for what, label in labels.items()]
    return Post(language.say("resign-single" if single else "resign-which", other=other), buttons=[buttons])
