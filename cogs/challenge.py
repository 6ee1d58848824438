"""The challenge and its buttons: Accept, Decline, Withdraw."""

import logging
import re
from typing import Self

import discord

from bot import DuelBot
from bot.matches import Duel, Status
from cogs import looks
from cogs.board import announcement, answer_with_board
from cogs.buttons import Buttons, DuelButton
from cogs.origin import channel_of, person
from cogs.posts import Post, answer, answer_in_place, change

log = logging.getLogger(__name__)

LABELS = {
    "accept": ("Accept", discord.ButtonStyle.success),
    "decline": ("Decline", discord.ButtonStyle.danger),
    "withdraw": ("Withdraw", discord.ButtonStyle.secondary),
}


class AnswerButton(DuelButton, template=r"duel:(?P<duel>\d{1,18}):(?P<answer>accept|decline|withdraw)"):
    """One answer to one challenge."""

    def __init__(self, duel_id: int, answer: str) -> None:
        label, style = LABELS[answer]
        super().__init__(f"duel:{duel_id}:{answer}", label, style)
        self.duel_id = duel_id
        self.answer = answer

    @classmethod
    def parse(cls, match: re.Match[str]) -> Self:
        return cls(int(match["duel"]), match["answer"])

    async def press(self, interaction: discord.Interaction[DuelBot]) -> None:
        matches, who = interaction.client.matches, person(interaction.user)
        match self.answer:
            case "accept":
                played = await matches.accept(channel_of(interaction), self.duel_id, who)
                await answer_with_board(interaction, played.duel, announcement(played))
                await _close(interaction, played.duel)
            case "decline":
                duel = await matches.decline(channel_of(interaction), self.duel_id, who)
                await answer(interaction, Post(looks.declined(duel), pings=(duel.challenger.id,)))
                await _close(interaction, duel)
            case _:
                duel = await matches.withdraw(channel_of(interaction), self.duel_id, who)
                await answer_in_place(interaction, post(duel))


def post(duel: Duel) -> Post:
    """The challenge, with buttons as long as it can be answered."""
    buttons = Buttons(*(AnswerButton(duel.id, answer) for answer in LABELS))
    offered = duel.status is Status.OFFERED
    return Post(looks.challenge(duel), None, buttons if offered else None, (duel.opponent.id,) if offered else ())


async def close(bot: DuelBot, duel: Duel, message_id: int) -> None:
    """Say in the challenge's own message what became of it, and take its buttons away."""
    try:
        await change(bot, duel.channel_id, message_id, post(duel))
    except discord.HTTPException as error:
        # What became of it stands elsewhere too, and its buttons refuse politely.
        log.info("the challenge's message could not be changed: %s", error)


async def _close(interaction: discord.Interaction[DuelBot], duel: Duel) -> None:
    if interaction.message is not None:
        await close(interaction.client, duel, interaction.message.id)
