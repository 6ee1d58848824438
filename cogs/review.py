"""The review of a finished game: ``/duel review``, and the button under the last move."""

import asyncio
from collections.abc import Awaitable

import discord

from bot import DuelBot
from cogs import insights
from cogs.buttons import PressedButton
from cogs.delivery import in_time
from cogs.origin import channel_of
from cogs.posts import Picture, Post, answer
from duel import FinishedGame
from game import Player
from game.review import Review
from picture import Climb, described, draw


class ReviewButton(PressedButton, template=r"review:(?P<duel>\d{1,18}):(?P<game>\d{1,4})"):
    """The review of one game, for whoever presses it."""

    async def press(self, interaction: discord.Interaction[DuelBot]) -> None:
        duel_id, game = int(self.said["duel"]), int(self.said["game"])
        reviewed = interaction.client.study.review(channel_of(interaction), duel_id, game)
        await answer(interaction, await in_time(interaction, _post(reviewed), private=True), private=True)


async def show_newest(interaction: discord.Interaction[DuelBot]) -> None:
    """The review of the last game in this channel, for everybody."""
    reviewed = interaction.client.study.newest_review(channel_of(interaction))
    await answer(interaction, await in_time(interaction, _post(reviewed)))


async def _post(reviewed: Awaitable[tuple[FinishedGame, Review]]) -> Post:
    game, review = await reviewed
    climb = Climb.of(review, {player: game.duel.person(player).name for player in Player})
    picture = Picture(await asyncio.to_thread(draw, climb), described(climb))
    embed = insights.review(game, review).set_image(url=f"attachment://{Picture.NAME}")
    return Post("", embed, picture=picture)
