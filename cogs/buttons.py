"""What all our buttons have in common.

A button's ``custom_id`` says all there is to know about it, so it works after a restart too and costs no memory.
Drawing one and pressing one are two things: many are drawn with every board, and few of them are ever pressed.
"""

import re
from typing import Any, Self

import discord
from discord import ButtonStyle

from bot import DuelBot
from bot.process.errors import answer_error

Drawn = dict[str, Any]
BUTTON = discord.ComponentType.button.value
ACTION_ROW = discord.ComponentType.action_row.value


def button(custom_id: str, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Drawn:
    """A button as Discord wants it drawn."""
    drawn: Drawn = {"type": BUTTON, "style": style.value, "label": label, "custom_id": custom_id}
    if disabled:
        drawn["disabled"] = True
    return drawn


class Buttons(discord.ui.View):
    """Rows of buttons that never time out."""

    def __init__(self, *rows: list[Drawn]) -> None:
        super().__init__(timeout=None)
        self._rows = rows

    def to_components(self) -> list[Drawn]:
        return [{"type": ACTION_ROW, "components": row} for row in self._rows]

    def is_finished(self) -> bool:
        # discord.py need not keep it and listen for presses: those are recognised by their custom_id.
        return True


class PressedButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template="(?!)"):
    """A button that somebody pressed, recognised by its ``custom_id``.

    Its errors go where all errors go: discord.py has no door for those of a DynamicItem.
    """

    def __init__(self, item: discord.ui.Button[Any], custom_id: re.Match[str]) -> None:
        super().__init__(item)
        self.said = custom_id
        """What the ``custom_id`` says, by the names of the template."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Button)
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        if not interaction.client.is_new(interaction.id):
            return
        try:
            await self.press(interaction)
        except Exception as error:
            await answer_error(interaction, error)

    async def press(self, interaction: discord.Interaction[DuelBot]) -> None:
        """What the button does."""
        raise NotImplementedError
