"""What all our buttons have in common.

A button's ``custom_id`` says all there is to know about it, so it works after a restart too and costs no memory.
"""

import re
from typing import Any, Self

import discord

from bot import DuelBot
from bot.errors import answer_error


class DuelButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template="(?!)"):
    """A button whose errors go where all errors go: discord.py has no door for those of a DynamicItem."""

    def __init__(
        self, custom_id: str, label: str, style: discord.ButtonStyle, *, row: int | None = None, disabled: bool = False
    ) -> None:
        button = discord.ui.Button[Any](custom_id=custom_id, label=label, style=style, disabled=disabled)
        super().__init__(button, row=row)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls.parse(match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        try:
            await self.press(interaction)
        except Exception as error:
            await answer_error(interaction, error)

    @classmethod
    def parse(cls, match: re.Match[str]) -> Self:
        """The button that has this ``custom_id``."""
        raise NotImplementedError

    async def press(self, interaction: discord.Interaction[DuelBot]) -> None:
        """What the button does."""
        raise NotImplementedError


class Buttons(discord.ui.View):
    """Buttons that never time out."""

    def __init__(self, *buttons: DuelButton) -> None:
        super().__init__(timeout=None)
        for button in buttons:
            self.add_item(button)

    async def on_error(self, interaction: discord.Interaction, error: Exception, item: Any, /) -> None:
        await answer_error(interaction, error)
