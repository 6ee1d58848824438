"""``/duel start``, ``board``, ``review``, ``resign``, ``stop`` and ``rules``."""

import asyncio
from datetime import timedelta
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from cogs import challenge, looks, review, which
from cogs.board import announcement
from cogs.choices import LEVEL_CHOICES, suggest_targets, variant_choices, where_strikes_count
from cogs.delivery import in_time, perform
from cogs.durations import in_words
from cogs.origin import channel_of, guild_of, person, require_permissions, require_presence, require_room_for_a_thread
from cogs.posts import Post, answer
from duel import First
from game import STRIKES, TARGETS, USUAL_STRIKES, Level, Refusal, TermsRefused, agree, is_within
from game.commentary import prospects


class DuelCommands(commands.GroupCog, name="duel", description="Duels with numbers, between two members or against me"):
    @app_commands.command()
    @app_commands.choices(variant=variant_choices(), level=LEVEL_CHOICES)
    async def start(
        self,
        interaction: discord.Interaction[DuelBot],
        opponent: discord.Member,
        variant: str,
        best_of: Literal[1, 3, 5, 7, 9] = 1,
        target: int | None = None,
        first: Literal["challenger", "opponent", "coin toss"] = "coin toss",
        clock: int | None = None,
        strikes: int = USUAL_STRIKES,
        level: str | None = None,
        thread: Literal["yes", "no"] = "no",
    ) -> None:
        """Challenge somebody to a duel in this channel."""
        require_presence(interaction)
        require_permissions(interaction)
        _require_opponent(interaction, opponent)
        if thread == "yes":
            require_room_for_a_thread(interaction)
        strength = _level(interaction, opponent, level)
        matches, guild, channel = interaction.client.matches, guild_of(interaction), channel_of(interaction)
        terms = agree(variant, target=target, best_of=best_of, strikes=strikes)
        each_move = _clock(interaction.client, clock)
        await perform(
            interaction,
            lambda asked: matches.challenge(
                guild, channel, person(opponent), terms, First(first), each_move, asked, strength, thread == "yes"
            ),
            challenge.posted if strength is None else challenge.opening,
        )

    @app_commands.command()
    async def board(self, interaction: discord.Interaction[DuelBot]) -> None:
        """Show the board of your match again, or of another one in this channel."""
        await which.show_board(interaction)

    @app_commands.command()
    async def review(self, interaction: discord.Interaction[DuelBot]) -> None:
        """The last game in this channel, move by move: where it turned, and what would have kept the win."""
        await review.show_newest(interaction)

    @app_commands.command()
    async def resign(self, interaction: discord.Interaction[DuelBot]) -> None:
        """Give up the game you are playing in this channel."""
        matches, channel = interaction.client.matches, channel_of(interaction)
        await perform(interaction, lambda asked: matches.resign(channel, asked), announcement)

    @app_commands.command()
    async def stop(self, interaction: discord.Interaction[DuelBot]) -> None:
        """For moderators: end a match in this channel with no result."""
        await which.stop(interaction)

    @app_commands.command()
    @app_commands.describe(variant="which of the games", target="at another target than the usual one")
    @app_commands.choices(variant=variant_choices())
    async def rules(self, interaction: discord.Interaction[DuelBot], variant: str, target: int | None = None) -> None:
        """The rules of a game in brief, and who wins it if nobody makes a mistake."""
        terms = agree(variant, target=target)
        told = await in_time(interaction, lambda: asyncio.to_thread(prospects, terms), private=True)
        await answer(interaction, Post("", looks.rules(terms, told)), private=True)

    @start.autocomplete("target")
    @rules.autocomplete("target")
    async def targets(self, interaction: discord.Interaction[DuelBot], current: str) -> list[app_commands.Choice[int]]:
        """Targets that make a good game."""
        return await suggest_targets(interaction, current)


def _require_opponent(interaction: discord.Interaction[DuelBot], opponent: discord.Member) -> None:
    if opponent == interaction.user:
        raise Refusal("You cannot duel yourself. Challenge somebody else.")
    if opponent.bot and opponent != interaction.client.user:
        raise Refusal("Other bots do not duel. Challenge a person, or me.")
    seen = opponent.resolved_permissions
    if seen is not None and not seen.view_channel:
        raise Refusal(
            "{opponent} cannot see this channel. Challenge them in one that you both can see.",
            opponent=opponent.display_name,
        )


def _level(interaction: discord.Interaction[DuelBot], opponent: discord.Member, level: str | None) -> Level | None:
    if opponent == interaction.client.user:
        return Level(level or Level.MEDIUM)
    if level is not None:
        raise Refusal("`level` is for duels against me. Leave it out, or choose me as the opponent.")
    return None


def _clock(bot: DuelBot, asked_for: int | None) -> timedelta:
    minutes, bounds = bot.settings.clock_minutes if asked_for is None else asked_for, bot.settings.CLOCK
    if not is_within(minutes, bounds):
        raise TermsRefused(
            f"The clock can be from {bounds[0]} to {bounds[-1]:,} minutes a move, not {minutes:,}. "
            "Choose a number in that range."
        )
    return timedelta(minutes=minutes)


def _describe_start(bounds: range, usual_clock: timedelta) -> None:
    """Say what each option is for: all at once, since to describe one would take back what was said of the others."""
    describe = app_commands.describe(
        opponent="whom you challenge: a member, or me",
        variant="which of the games; /duel rules explains each",
        best_of="how many games make the match (a single one if left out)",
        target=f"another target than the usual one, from {TARGETS[0]:,} to {TARGETS[-1]:,}",
        first="who makes the first move of the first game (a coin toss if left out)",
        clock=f"minutes for each move, from {bounds[0]} to {bounds[-1]} ({in_words(usual_clock)} if left out)",
        strikes=(
            f"how many wrong numbers forfeit {where_strikes_count()}, "
            f"from {STRIKES[0]} to {STRIKES[-1]} ({USUAL_STRIKES} if left out)"
        ),
        level="how strong I play, if you challenge me (medium if left out)",
        thread="whether the match gets a thread of its own (no if left out)",
    )
    describe(DuelCommands.start)


async def setup(bot: DuelBot) -> None:
    _describe_start(bot.settings.CLOCK, timedelta(minutes=bot.settings.clock_minutes))
    await bot.add_cog(DuelCommands())
