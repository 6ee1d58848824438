"""Who takes what is pressed, chosen from a list or sent in a form.

A ``custom_id`` says all there is to know, so buttons work after a restart too and cost no memory.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import InteractionType
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import answer_error
from bot.process.interactions import UNKNOWN
from bot.process.memory import let_go
from cogs import (
    again,
    board,
    challenge,
    challenge_menu,
    end_card,
    leaderboard,
    multiply,
    puzzle,
    resign,
    review,
    which,
)
from game import Refusal

Take = Callable[[discord.Interaction[DuelBot], re.Match[str]], Awaitable[object]]
"""Does what is asked for; the match says of what, by the names in its template."""

ROUTES: Mapping[str, Take] = {
    board.TEMPLATE: multiply.pressed,
    challenge.TEMPLATE: challenge.pressed,
    review.TEMPLATE: review.pressed,
    puzzle.TEMPLATE: puzzle.pressed,
    puzzle.SHARE: puzzle.share,
    leaderboard.TEMPLATE: leaderboard.pressed,
    which.TEMPLATE: which.chosen,
    review.MENU: review.chosen,
    end_card.TEMPLATE: again.pressed,
    resign.TEMPLATE: resign.pressed,
    challenge_menu.TEMPLATE: challenge_menu.chosen,
}
"""Every ``custom_id`` that was ever posted: messages stay in their channels for years, so none is taken out."""


class Router(commands.Cog):
    def __init__(self, routes: Mapping[str, Take] = ROUTES) -> None:
        self._routes = [(re.compile(template), take, _name(take)) for template, take in routes.items()]

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[DuelBot]) -> None:
        # Commands come this way too, and are taken by the tree.
        if interaction.type is not InteractionType.component and interaction.type is not InteractionType.modal_submit:
            return
        if interaction.client.is_new(interaction.id):
            try:
                await self._taken(interaction)
            except Exception as error:
                await answer_error(interaction, error, interaction.client.command_ids)
            interaction.client.interactions.end(interaction)
            let_go(interaction)

    def _taken(self, interaction: discord.Interaction[DuelBot]) -> Awaitable[object]:
        sent: Any = interaction.data
        for template, take, name in self._routes:
            said = template.fullmatch(sent["custom_id"])
            if said is not None:
                interaction.client.interactions.begin(interaction, name)
                return take(interaction, said)
        interaction.client.interactions.begin(interaction, UNKNOWN)
        raise Refusal("refusal-unknown-button")


def _name(take: Take) -> str:
    """What presses are counted by: the file that takes them."""
    return take.__module__.rpartition(".")[2]


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Router())
