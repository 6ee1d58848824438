"""The way of every challenge, whoever is asked and however: by ``/duel start`` or by the menu on a member."""

from datetime import timedelta

import discord

from bot.process.client import DuelBot
from cogs import challenge, whose
from cogs.choices import SURPRISE
from cogs.delivery import perform
from cogs.origin import (
    channel_of,
    guild_of,
    player,
    require_permissions,
    require_presence,
    require_room_for_a_thread,
)
from duel import Asked, First, Happened
from game import USUAL_STRIKES, Level, Name, Refusal, TermsRefused, agree, is_within


async def offer(
    interaction: discord.Interaction[DuelBot],
    opponent: discord.Member,
    variant: str,
    *,
    best_of: int = 1,
    target: int | None = None,
    first: str | None = None,
    clock: int | None = None,
    strikes: int = USUAL_STRIKES,
    level: str | None = None,
    thread: bool = False,
) -> None:
    """Challenge a member in this channel, on these terms; the bot itself accepts at once."""
    require_presence(interaction)
    require_permissions(interaction)
    require_opponent(interaction, opponent)
    if thread:
        require_room_for_a_thread(interaction)
    strength = _level(interaction, opponent, level)
    matches, guild, channel = interaction.client.matches, guild_of(interaction), channel_of(interaction)
    surprise = target == SURPRISE
    terms = agree(variant, target=None if surprise else target, best_of=best_of, strikes=strikes)
    starts = First(first or (First.COIN_TOSS if strength is None else First.CHALLENGER))
    each_move = _clock(interaction.client, clock)
    whom = player(interaction.client, opponent)

    async def offered(asked: Asked) -> Happened:
        return await matches.challenge(
            guild,
            channel,
            whom,
            terms,
            starts,
            each_move,
            asked,
            strength,
            wants_thread=thread,
            surprise=surprise,
            language=await whose.of_channel(interaction),
        )

    await perform(interaction, offered, challenge.posted if strength is None else challenge.opening)


def require_opponent(interaction: discord.Interaction[DuelBot], opponent: discord.Member) -> None:
    """Refuse whoever cannot be challenged."""
    if opponent == interaction.user:
        raise Refusal("refusal-yourself")
    if opponent.bot and opponent != interaction.client.user:
        raise Refusal("refusal-other-bot")
    seen = opponent.resolved_permissions
    if seen is not None and not seen.view_channel:
        raise Refusal("refusal-cannot-see", opponent=Name(opponent.display_name))


def _level(interaction: discord.Interaction[DuelBot], opponent: discord.Member, level: str | None) -> Level | None:
    if opponent == interaction.client.user:
        return Level(level or Level.MEDIUM)
    if level is not None:
        raise Refusal("refusal-level")
    return None


def _clock(bot: DuelBot, asked_for: int | None) -> timedelta:
    minutes, bounds = bot.settings.clock_minutes if asked_for is None else asked_for, bot.settings.CLOCK
    if not is_within(minutes, bounds):
        raise TermsRefused("refusal-clock", lowest=bounds[0], highest=bounds[-1], minutes=minutes)
    return timedelta(minutes=minutes)
