"""``/leaderboard`` and its pages."""

import re

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import tells_refusals
from bot.process.names import plain
from bot.process.translation import localised
from cogs.buttons import Button
from cogs.choices import ranking_choices, rankings
from cogs.delivery import in_time
from cogs.looks import GOLDEN, QUIET
from cogs.origin import guild_of
from cogs.posts import Post, answer, answer_in_place
from cogs.whose import of_channel
from duel import Standing, StandingsPage
from words import Language, spoken

TEMPLATE = r"standings:(?P<ranking>(\w{1,32}(:\w{1,16})?)?):(?P<page>\d{1,9})"
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """Turns to one page of one ranking; that of all games has an empty name."""
    await answer_in_place(interaction, await _page(interaction, said["ranking"], int(said["page"])))


class Leaderboard(commands.Cog):
    @app_commands.command(description=localised("command-leaderboard"))
    @app_commands.describe(variant=localised("option-leaderboard-variant"))
    @app_commands.choices(variant=ranking_choices())
    @tells_refusals
    async def leaderboard(self, interaction: discord.Interaction[DuelBot], variant: str = "") -> None:
        await answer(interaction, await _page(interaction, variant, 1))


async def _page(interaction: discord.Interaction[DuelBot], ranking: str, number: int) -> Post:
    language, page = await in_time(interaction, lambda: _looked_up(interaction, ranking, number))
    embed = _standings(language, page, rankings(language).get(ranking))
    if page.pages == 1:
        return Post("", embed)
    back, forth = (f"standings:{ranking}:{page.number + step}" for step in (-1, 1))
    buttons = [
        Button(back, language.say("button-previous"), disabled=page.number == 1),
        Button(forth, language.say("button-next"), disabled=page.number == page.pages),
    ]
    return Post("", embed, [buttons])


async def _looked_up(
    interaction: discord.Interaction[DuelBot], ranking: str, number: int
) -> tuple[Language, StandingsPage]:
    matches, guild, user = interaction.client.matches, guild_of(interaction), interaction.user.id
    return spoken(await of_channel(interaction)), await matches.standings(guild, ranking, number, user)


def _standings(language: Language, page: StandingsPage, ranking: str | None) -> discord.Embed:
    title = language.say("leaderboard-title-of" if ranking else "leaderboard-title", ranking=ranking)
    if not page.rows:
        return discord.Embed(title=title, description=language.say("leaderboard-empty"), colour=QUIET)
    lines = [_standing(language, row) for row in page.rows]
    if page.own is not None and page.own not in page.rows:
        # Whoever turns the pages need not look for themselves.
        lines += ["", _standing(language, page.own)]
    embed = discord.Embed(title=title, description="\n".join(lines), colour=GOLDEN)
    if page.pages == 1:
        return embed
    return embed.set_footer(text=language.say("leaderboard-page", page=page.number, pages=page.pages))


def _standing(language: Language, row: Standing) -> str:
    rate = language.percentage(row.win_rate)
    games = language.say("leaderboard-games", won=row.games_won, lost=row.games_lost, rate=rate)
    matches = language.say("leaderboard-matches", count=row.matches_won)
    rank = MEDALS.get(row.rank) or f"**{language.number(row.rank)}.**"
    return f"{rank} **{plain(row.person.name, language)}** · {games} · {matches}"


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Leaderboard())
