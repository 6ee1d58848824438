"""``/duel start``, ``board``, ``review``, ``resign``, ``stop`` and ``rules``."""

import asyncio
from datetime import timedelta
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import tells_refusals
from cogs import looks, resign, review, which
from cogs.choices import (
    LEVEL_CHOICES,
    suggest_targets,
    suggest_targets_or_surprise,
    variant_choices,
    where_strikes_count,
)
from cogs.delivery import in_time
from cogs.durations import in_words
from cogs.offer import offer
from cogs.posts import Post, answer
from game import STRIKES, TARGETS, USUAL_STRIKES, Terms, agree
from game.commentary import prospects


class DuelCommands(commands.GroupCog, name="duel", description="Duels with numbers, between two members or against me"):
    @app_commands.command()
    @app_commands.choices(variant=variant_choices(), level=LEVEL_CHOICES)
    @tells_refusals
    async def start(
        self,
        interaction: discord.Interaction[DuelBot],
        opponent: discord.Member,
        variant: str,
        best_of: Literal[1, 3, 5, 7, 9] = 1,
        target: int | None = None,
        first: Literal["challenger", "opponent", "coin toss"] | None = None,
        clock: int | None = None,
        strikes: int = USUAL_STRIKES,
        level: str | None = None,
        thread: Literal["yes", "no"] = "no",
    ) -> None:
        """Challenge somebody to a duel in this channel."""
        await offer(
            interaction,
            opponent,
            variant,
            best_of=best_of,
            target=target,
            first=first,
            clock=clock,
            strikes=strikes,
            level=level,
            thread=thread == "yes",
        )

    @app_commands.command()
    @tells_refusals
    async def board(self, interaction: discord.Interaction[DuelBot]) -> None:
        """Show the board of your match again, or of another one in this channel."""
        await which.show_board(interaction)

    @app_commands.command()
    @tells_refusals
    async def review(self, interaction: discord.Interaction[DuelBot]) -> None:
        """The last game in this channel, move by move: where it turned, and what would have kept the win."""
        await review.show_newest(interaction)

    @app_commands.command()
    @tells_refusals
    async def resign(self, interaction: discord.Interaction[DuelBot]) -> None:
        """Give up the game you are playing in this channel, or the whole match."""
        await resign.ask(interaction)

    @app_commands.command()
    @tells_refusals
    async def stop(self, interaction: discord.Interaction[DuelBot]) -> None:
        """For moderators: end a match in this channel with no result."""
        await which.stop(interaction)

    @app_commands.command()
    @app_commands.describe(variant="which of the games", target="at another target than the usual one")
    @app_commands.choices(variant=variant_choices())
    @tells_refusals
    async def rules(self, interaction: discord.Interaction[DuelBot], variant: str, target: int | None = None) -> None:
        """The rules of a game in brief, and who wins it if nobody makes a mistake."""
        terms = agree(variant, target=target)
        told = await in_time(interaction, lambda: _prospects(interaction, terms), private=True)
        await answer(interaction, Post("", looks.rules(terms, told)), private=True)

    @start.autocomplete("target")
    async def targets_to_play(
        self, interaction: discord.Interaction[DuelBot], current: str
    ) -> list[app_commands.Choice[int]]:
        """Targets that make a good game."""
        return await suggest_targets_or_surprise(interaction, current)

    @rules.autocomplete("target")
    async def targets(self, interaction: discord.Interaction[DuelBot], current: str) -> list[app_commands.Choice[int]]:
        return await suggest_targets(interaction, current)


async def _prospects(interaction: discord.Interaction[DuelBot], terms: Terms) -> str:
    """Who wins and, unless whoever asks could use it in a match with a member, how.

    In any channel and at any target: from 5 on, a game to 100 is one to 20.
    """
    tells_how = not await interaction.client.matches.plays_a_member(interaction.user.id)
    told = await asyncio.to_thread(prospects, terms, tells_how=tells_how)
    return told if tells_how else f"{told}\n-# By which numbers is told when your match is over."


def _describe_start(bounds: range, usual_clock: timedelta) -> None:
    """Say what each option is for: all at once, since to describe one would take back what was said of the others."""
    describe = app_commands.describe(
        opponent="whom you challenge: a member, or me",
        variant="which of the games; /duel rules explains each",
        best_of="how many games make the match (a single one if left out)",
        target=f"another target than the usual one, from {TARGETS[0]:,} to {TARGETS[-1]:,}",
        first="who makes the first move of the first game (if left out: a coin toss; against me, you)",
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
