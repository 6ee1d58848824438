"""``/leaderboard`` and its pages."""

import re

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import tells_refusals
from bot.process.names import plain
from cogs.buttons import Button
from cogs.choices import ranking_choices, rankings
from cogs.delivery import in_time
from cogs.looks import GOLDEN, QUIET
from cogs.origin import guild_of
from cogs.posts import Post, answer, answer_in_place
from duel import Standing, StandingsPage

TEMPLATE = r"standings:(?P<ranking>(\w{1,32}(:\w{1,16})?)?):(?P<page>\d{1,9})"
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


async def pressed(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """Turns to one page of one ranking; that of all games has an empty name."""
    await answer_in_place(interaction, await _page(interaction, said["ranking"], int(said["page"])))


class Leaderboard(commands.Cog):
    @app_commands.command()
    @app_commands.describe(variant="of one game, or against me (of all games between members if left out)")
    @app_commands.choices(variant=ranking_choices())
    @tells_refusals
    async def leaderboard(self, interaction: discord.Interaction[DuelBot], variant: str = "") -> None:
        """The server's standings."""
        await answer(interaction, await _page(interaction, variant, 1))


async def _page(interaction: discord.Interaction[DuelBot], ranking: str, number: int) -> Post:
    matches, guild, user = interaction.client.matches, guild_of(interaction), interaction.user.id
    page = await in_time(interaction, lambda: matches.standings(guild, ranking, number, user))
    embed = _standings(page, rankings().get(ranking))
    if page.pages == 1:
        return Post("", embed)
    buttons = [
        Button(f"standings:{ranking}:{page.number - 1}", "Previous", disabled=page.number == 1),
        Button(f"standings:{ranking}:{page.number + 1}", "Next", disabled=page.number == page.pages),
    ]
    return Post("", embed, [buttons])


def _standings(page: StandingsPage, ranking: str | None) -> discord.Embed:
    title = f"Leaderboard · {ranking}" if ranking else "Leaderboard"
    if not page.rows:
        nothing = "Nobody has finished a game here yet. Be the first: `/duel start`."
        return discord.Embed(title=title, description=nothing, colour=QUIET)
    lines = [_standing(row) for row in page.rows]
    if page.own is not None and page.own not in page.rows:
        # Whoever turns the pages need not look for themselves.
        lines += ["", _standing(page.own)]
    embed = discord.Embed(title=title, description="\n".join(lines), colour=GOLDEN)
    return embed.set_footer(text=f"Page {page.number:,} of {page.pages:,}") if page.pages > 1 else embed


def _standing(row: Standing) -> str:
    matches = f"{row.matches_won:,} {'match' if row.matches_won == 1 else 'matches'} won"
    games = f"{row.games_won:,} won, {row.games_lost:,} lost · {row.win_rate:.0%}"
    rank = MEDALS.get(row.rank) or f"**{row.rank:,}.**"
    return f"{rank} **{plain(row.person.name)}** · {games} · {matches}"


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(Leaderboard())
