"""The review of a finished game: ``/duel review``, and the button under the last move."""

import re
from collections.abc import Awaitable
from typing import Any

import discord

from bot.process.client import DuelBot
from bot.process.translation import theirs
from cogs import insights
from cogs.buttons import Button
from cogs.delivery import in_time
from cogs.looks import language_of
from cogs.origin import channel_of
from cogs.pictures import climb_of
from cogs.posts import Post, answer
from duel import Duel, FinishedGame, refusals
from game.review import Review
from words import Language

GAME = r"\d{1,4}"
TEMPLATE = rf"review:(?P<duel>\d{{1,18}}):(?P<game>{GAME})"
MENU = r"review:(?P<duel>\d{1,18})"


def button(duel: Duel, game: int) -> Button:
    """Tells of a game that is over where it turned."""
    message = "button-review" if duel.terms.best_of == 1 else "button-review-game"
    label = language_of(duel).say(message, number=game)
    return Button(f"review:{duel.id}:{game}", label, discord.ButtonStyle.primary)


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """The review of one game, for whoever presses its button."""
    await _show(interaction, int(said["duel"]), int(said["game"]))


async def chosen(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """The same, chosen from the list of a match's games."""
    data: Any = interaction.data
    game = re.fullmatch(GAME, "".join(data.get("values", ())[:1]))
    if game is None:
        # Whoever forges a choice may say anything.
        raise refusals.nothing_to_review()
    await _show(interaction, int(said["duel"]), int(game[0]))


async def _show(interaction: discord.Interaction[DuelBot], duel_id: int, game: int) -> None:
    study, channel = interaction.client.study, channel_of(interaction)
    language = theirs(interaction)
    post = await in_time(interaction, lambda: _post(study.review(channel, duel_id, game), language), private=True)
    await answer(interaction, post, private=True)


async def show_newest(interaction: discord.Interaction[DuelBot]) -> None:
    """The review of the last game in this channel, for everybody."""
    study, channel = interaction.client.study, channel_of(interaction)
    await answer(interaction, await in_time(interaction, lambda: _post(study.newest_review(channel))))


async def _post(reviewed: Awaitable[tuple[FinishedGame, Review]], language: Language | None = None) -> Post:
    """In this language, or else in that of the match."""
    game, review = await reviewed
    language = language or language_of(game.duel)
    picture = await climb_of(language, game, review)
    return Post("", picture.shown_in(insights.review(language, game, review)), picture=picture)
