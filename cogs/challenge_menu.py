"""The menu on a member, "Challenge to a duel": whoever asks chooses one of the games, and the challenge is out."""

import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import DuelBot
from bot.process.errors import tells_refusals
from bot.process.names import plain
from bot.process.translation import localised, theirs
from cogs.buttons import Menu
from cogs.choices import LONGEST_NAME, usual
from cogs.delivery import in_time
from cogs.offer import offer, require_opponent
from cogs.origin import guild_of, player, require_permissions, require_presence
from cogs.posts import Post, answer
from game import VARIANTS, Refusal
from words import Language
from words.rulebook import aim, title

TEMPLATE = r"challenge:(?P<opponent>\d{1,20})"
"""The ``custom_id`` of the list of games; what is chosen from it is the key of one."""


async def chosen(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    """One game against one member; whoever forges a choice may name anything."""
    require_presence(interaction)
    data: Any = interaction.data
    opponent = await in_time(interaction, lambda: _member(interaction, int(said["opponent"])))
    await offer(interaction, opponent, "".join(data.get("values", ())[:1]))


class ChallengeMenu(commands.Cog):
    def __init__(self, bot: DuelBot) -> None:
        self._bot = bot
        self._menu = app_commands.ContextMenu(name=localised("menu-challenge"), callback=self.choose)

    async def cog_load(self) -> None:
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    @tells_refusals
    async def choose(self, interaction: discord.Interaction[DuelBot], opponent: discord.Member) -> None:
        require_presence(interaction)
        require_permissions(interaction)
        require_opponent(interaction, opponent)
        language = theirs(interaction)
        menu = Menu(f"challenge:{opponent.id}", language.say("list-games"), _games(language))
        name = plain(player(interaction.client, opponent).name, language)
        text = language.say("which-game", opponent=name)
        await answer(interaction, Post(text, menu=menu), private=True)


def _games(language: Language) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=title(language, variant),
            value=variant.key,
            description=aim(language, usual(variant))[:LONGEST_NAME],
        )
        for variant in VARIANTS.values()
    ]


async def _member(interaction: discord.Interaction[DuelBot], user_id: int) -> discord.Member:
    guild = interaction.client.get_guild(guild_of(interaction))
    assert guild is not None, "the bot is in this server"
    try:
        return await guild.fetch_member(user_id)
    except discord.NotFound:
        raise Refusal("refusal-not-a-member") from None


async def setup(bot: DuelBot) -> None:
    await bot.add_cog(ChallengeMenu(bot))
