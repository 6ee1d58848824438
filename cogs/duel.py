"""``/duel start``, ``board``, ``review``, ``resign``, ``stop`` and ``rules``."""

import asyncio
from datetime import timedelta
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import tells_refusals
from bot.process.translation import localised, theirs
from cogs import looks, resign, review, which
from cogs.choices import (
    choices,
    suggest_targets,
    suggest_targets_or_surprise,
    variant_choices,
    where_strikes_count,
)
from cogs.delivery import in_time
from cogs.offer import offer
from cogs.posts import Post, answer
from duel import First
from game import STRIKES, TARGETS, USUAL_STRIKES, Level, Terms, agree
from words import Language
from words.commentary import prospects
from words.durations import in_words
from words.rulebook import title


class DuelCommands(commands.GroupCog, name="duel", description=localised("command-duel")):
    @app_commands.command(description=localised("command-duel-start"))
    @app_commands.choices(
        variant=variant_choices(),
        first=choices("choice", *First),
        level=choices("level", *Level),
        thread=choices("choice", "yes", "no"),
    )
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

    @app_commands.command(description=localised("command-duel-board"))
    @tells_refusals
    async def board(self, interaction: discord.Interaction[DuelBot]) -> None:
        await which.show_board(interaction)

    @app_commands.command(description=localised("command-duel-review"))
    @tells_refusals
    async def review(self, interaction: discord.Interaction[DuelBot]) -> None:
        await review.show_newest(interaction)

    @app_commands.command(description=localised("command-duel-resign"))
    @tells_refusals
    async def resign(self, interaction: discord.Interaction[DuelBot]) -> None:
        await resign.ask(interaction)

    @app_commands.command(description=localised("command-duel-stop"))
    @tells_refusals
    async def stop(self, interaction: discord.Interaction[DuelBot]) -> None:
        await which.stop(interaction)

    @app_commands.command(description=localised("command-duel-rules"))
    @app_commands.describe(variant=localised("option-rules-variant"), target=localised("option-rules-target"))
    @app_commands.choices(variant=variant_choices())
    @tells_refusals
    async def rules(self, interaction: discord.Interaction[DuelBot], variant: str, target: int | None = None) -> None:
        terms = agree(variant, target=target)
        told = await in_time(interaction, lambda: _prospects(interaction, terms), private=True)
        await answer(interaction, Post("", looks.rules(theirs(interaction), terms, told)), private=True)

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
    language = theirs(interaction)
    told = await asyncio.to_thread(prospects, language, terms, tells_how=tells_how)
    return told if tells_how else f"{told}\n-# {language.say('prospects-later')}"


def _describe_start(bounds: range, usual_clock: timedelta) -> None:
    """Say what each option is for: all at once, since to describe one would take back what was said of the others."""
    target = {"lowest": TARGETS[0], "highest": TARGETS[-1]}
    minutes = {"lowest": str(bounds[0]), "highest": str(bounds[-1])}
    describe = app_commands.describe(
        opponent=localised("option-start-opponent"),
        variant=localised("option-start-variant"),
        best_of=localised("option-start-best-of"),
        target=localised(lambda language: language.say("option-start-target", **target)),
        first=localised("option-start-first"),
        clock=localised(
            lambda language: language.say("option-start-clock", time=in_words(language, usual_clock), **minutes)
        ),
        strikes=localised(_strikes),
        level=localised("option-start-level"),
        thread=localised("option-start-thread"),
    )
    describe(DuelCommands.start)


def _strikes(language: Language) -> str:
    facts = {"lowest": STRIKES[0], "highest": STRIKES[-1], "usual": USUAL_STRIKES}
    games = where_strikes_count()
    if len(games) == 1:
        return language.say("option-start-strikes", title=title(language, games[0]), **facts)
    return language.say("option-start-strikes-several", **facts)


async def setup(bot: DuelBot) -> None:
    _describe_start(bot.settings.CLOCK, timedelta(minutes=bot.settings.clock_minutes))
    await bot.add_cog(DuelCommands())
