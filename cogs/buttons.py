"""Buttons as they are drawn. What a press does is told by its ``custom_id`` alone: see cogs/router.py."""

from typing import Any

import discord
from discord import ButtonStyle

Button = discord.ui.Button[Any]


def button(custom_id: str, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Button:
    return discord.ui.Button(custom_id=custom_id, label=label, style=style, disabled=disabled)


class Buttons(discord.ui.View):
    """Rows of buttons that work for ever and cost no memory: discord.py does not keep what is stopped."""

    def __init__(self, *rows: list[Button]) -> None:
        super().__init__(timeout=None)
        for number, row in enumerate(rows):
            for each in row:
                each.row = number
                self.add_item(each)
        self.stop()
