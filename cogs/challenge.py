"""The challenge and its buttons: Accept, Decline, Withdraw."""

import logging

import discord

from bot import DuelBot
from bot.records import Duel, Happened, Status
from cogs import looks
from cogs.board import announcement
from cogs.buttons import Buttons, PressedButton, button
from cogs.delivery import UNREACHABLE, perform
from cogs.origin import asked
from cogs.posts import Post, answer_in_place, change

log = logging.getLogger(__name__)

LABELS = {
    "accept": ("Accept", discord.ButtonStyle.success),
    "decline": ("Decline", discord.ButtonStyle.danger),
    "withdraw": ("Withdraw", discord.ButtonStyle.secondary),
}


class AnswerButton(PressedButton, template=r"duel:(?P<duel>\d{1,18}):(?P<answer>accept|decline|withdraw)"):
    """One answer to one challenge."""

    async def press(self, interaction: discord.Interaction[DuelBot]) -> None:
        duel_id = int(self.said["duel"])
        matches, by = interaction.client.matches, asked(interaction)
        match self.said["answer"]:
            case "accept":
                happened = await perform(interaction, matches.accept(duel_id, by), announcement)
                await close(interaction.client, happened.duel)
            case "decline":
                happened = await perform(interaction, matches.decline(duel_id, by), ended)
                await close(interaction.client, happened.duel)
            case _:
                await perform(interaction, matches.withdraw(duel_id, by), posted, answer_in_place)


def post(duel: Duel) -> Post:
    """The challenge, with buttons as long as it can be answered."""
    if duel.status is not Status.OFFERED:
        return Post(looks.challenge(duel))
    buttons = Buttons([button(f"duel:{duel.id}:{answer}", *drawn) for answer, drawn in LABELS.items()])
    return Post(looks.challenge(duel), None, buttons, (duel.opponent.id,))


def posted(happened: Happened) -> Post:
    return post(happened.duel)


def ended(happened: Happened) -> Post:
    """What is said in the channel of a duel that was declined or stopped."""
    duel = happened.duel
    if duel.status is Status.DECLINED:
        return Post(looks.declined(duel), pings=(duel.challenger.id,))
    return Post(looks.stopped(duel))


async def close(bot: DuelBot, duel: Duel) -> None:
    """Say in the challenge's own message what became of it, and take its buttons away."""
    if duel.message_id is None:
        return
    try:
        await change(bot, duel.channel_id, duel.message_id, post(duel))
    except UNREACHABLE as error:
        # What became of it stands elsewhere too, and its buttons refuse politely.
        log.info("the challenge's message could not be changed: %s", error)
