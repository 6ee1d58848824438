"""The review of a finished game: ``/duel review``, and the button under the last move."""

import asyncio
import re
from collections.abc import Awaitable

import discord

from bot.process.client import DuelBot
from cogs import insights
from cogs.buttons import Button
from cogs.delivery import in_time
from cogs.origin import channel_of
from cogs.posts import Picture, Post, answer
from duel import Duel, FinishedGame
from game import Player
from game.review import Review
from picture import Climb, described, draw

TEMPLATE = r"review:(?P<duel>\d{1,18}):(?P<game>\d{1,4})"


def button(duel: Duel, game: int) -> Button:
    """Tells of a game that is over where it turned."""
    label = "Review" if duel.terms.best_of == 1 else f"Review game {game}"
    return Button(f"review:{duel.id}:{game}", label, discord.ButtonStyle.primary)


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """The review of one game, for whoever presses its button."""
    study, channel = interaction.client.study, channel_of(interaction)
    duel_id, game = int(said["duel"]), int(said["game"])
    post = await in_time(interaction, lambda: _post(study.review(channel, duel_id, game)), private=True)
    await answer(interaction, post, private=True)


async def show_newest(interaction: discord.Interaction[DuelBot]) -> None:
    """The review of the last game in this channel, for everybody."""
    study, channel = interaction.client.study, channel_of(interaction)
    await answer(interaction, await in_time(interaction, lambda: _post(study.newest_review(channel))))


async def _post(reviewed: Awaitable[tuple[FinishedGame, Review]]) -> Post:
    game, review = await reviewed
    climb = Climb.of(review, {player: game.duel.person(player).name for player in Player})
    picture = Picture(await asyncio.to_thread(draw, climb), described(climb))
    embed = insights.review(game, review).set_image(url=f"attachment://{Picture.NAME}")
    return Post("", embed, picture=picture)
