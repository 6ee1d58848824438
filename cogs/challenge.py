"""The challenge and its buttons: Accept, Decline, Withdraw."""

import discord

from bot import DuelBot
from cogs import looks
from cogs.board import announcement
from cogs.buttons import Buttons, PressedButton, button
from cogs.delivery import perform
from cogs.origin import asked
from cogs.posts import Post, answer_in_place
from duel import Duel, Happened, Status

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
                await perform(interaction, matches.accept(duel_id, by), announcement)
            case "decline":
                await perform(interaction, matches.decline(duel_id, by), ended)
            case _:
                await perform(interaction, matches.withdraw(duel_id, by), posted, answer_in_place)
        # Every message that offered these buttons says now what became of the challenge.
        interaction.client.outbox.deliver_soon(duel_id)


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
