"""Pictures that go with a message."""

import asyncio
from io import BytesIO
from typing import ClassVar

import discord

from bot.process.client import DuelBot
from duel import FinishedGame
from game import Player
from game.review import Review
from game.value import value
from picture import Climb, described, draw
from words import Language, spoken


@value
class Picture:
    png: bytes
    description: str
    """For those who hear it instead of seeing it."""

    NAME: ClassVar = "game.png"

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.png), self.NAME, description=self.description)

    def shown_in(self, embed: discord.Embed) -> discord.Embed:
        return embed.copy().set_image(url=f"attachment://{self.NAME}")


async def climb_of(language: Language, game: FinishedGame, review: Review) -> Picture:
    """How the total climbed; drawn aside, for it takes some tens of milliseconds."""
    climb = Climb.of(review, {player: game.duel.person(player).name for player in Player})
    return Picture(await asyncio.to_thread(draw, climb, language), described(climb, language))


async def climb_of_game(bot: DuelBot, duel_id: int, number: int) -> Picture:
    """The same of a game by its duel and number, in the language of its channel."""
    game, review = await bot.study.game(duel_id, number)
    return await climb_of(spoken(game.duel.language), game, review)
