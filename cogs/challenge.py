"""The challenge and its buttons: Accept, Decline, Withdraw."""

import re

import discord

from bot.process.client import DuelBot
from cogs import challenge_looks, looks
from cogs.board import announcement
from cogs.buttons import Button
from cogs.delivery import perform
from cogs.posts import Post, answer, answer_in_place
from duel import Duel, Happened, Status

TEMPLATE = r"duel:(?P<duel>\d{1,18}):(?P<answer>accept|decline|withdraw)"
STYLES = {
    "accept": discord.ButtonStyle.success,
    "decline": discord.ButtonStyle.danger,
    "withdraw": discord.ButtonStyle.secondary,
}


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """One answer to one challenge."""
    matches, duel_id = interaction.client.matches, int(said["duel"])
    match said["answer"]:
        case "accept":
            assert interaction.message is not None
            message_id = interaction.message.id
            await perform(
                interaction, lambda asked: matches.accept(duel_id, message_id, asked), opening, _answer_opening
            )
        case "decline":
            await perform(interaction, lambda asked: matches.decline(duel_id, asked), ended)
        case _:
            await perform(interaction, lambda asked: matches.withdraw(duel_id, asked), posted, answer_in_place)
    # Every message that offered these buttons says now what became of the challenge.
    interaction.client.outbox.deliver_soon(duel_id)


def post(duel: Duel) -> Post:
    """The challenge, with buttons as long as it can be answered."""
    if duel.status is not Status.OFFERED:
        return Post(challenge_looks.challenge(duel))
    language = looks.language_of(duel)
    buttons = [
        Button(f"duel:{duel.id}:{answer}", language.say(f"button-{answer}"), style) for answer, style in STYLES.items()
    ]
    return Post(challenge_looks.challenge(duel), buttons=[buttons], pings=(duel.opponent.id,))


def opening(happened: Happened) -> Post:
    """The first board; if the match is played in a thread, what that is started from."""
    duel = happened.duel
    if not duel.waits_for_thread:
        return announcement(happened)
    shown = challenge_looks.challenge if duel.level is None else challenge_looks.challenge_to_the_bot
    return Post(shown(duel), elsewhere=True)


async def _answer_opening(interaction: discord.Interaction[DuelBot], post: Post) -> int | None:
    # The thread is started from the challenge itself.
    return await (answer_in_place if post.elsewhere else answer)(interaction, post)


def posted(happened: Happened) -> Post:
    return post(happened.duel)


def ended(happened: Happened) -> Post:
    """What is said in the channel of a duel that was declined or stopped."""
    duel = happened.duel
    if duel.status is Status.DECLINED:
        return Post(challenge_looks.declined(duel), pings=(duel.challenger.id,))
    return Post(looks.stopped(duel))
