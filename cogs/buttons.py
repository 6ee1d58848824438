"""Buttons as they are drawn. What a press does is told by its ``custom_id`` alone: see cogs/router.py."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle, ComponentType

ROW, BUTTON, SELECT = (
    kind.value for kind in (ComponentType.action_row, ComponentType.button, ComponentType.string_select)
)


class Button(NamedTuple):
    custom_id: str
    label: str
    style: ButtonStyle = ButtonStyle.secondary
    disabled: bool = False


Rows = Sequence[Sequence[Button]]


class Menu(NamedTuple):
    """A list to choose one thing from."""

    custom_id: str
    placeholder: str
    options: Sequence[discord.SelectOption]


class Buttons(discord.ui.View):
    """Rows of buttons, and a menu below them, that work for ever and cost no memory.

    discord.py keeps nothing of a view that is stopped, and asks it only for its components. They are written down here
    as Discord takes them: an object of discord.py for each button that nobody will ever call costs 25 µs a board.
    """

    def __init__(self, rows: Rows, menu: Menu | None = None) -> None:
        super().__init__(timeout=None)
        self._components = [{"type": ROW, "components": [_button(*button) for button in row]} for row in rows]
        if menu is not None:
            self._components.append({"type": ROW, "components": [_select(menu)]})
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return self._components


def drawn(rows: Rows, menu: Menu | None = None) -> Buttons | None:
    """These buttons and the menu; None if there are none."""
    return Buttons(rows, menu) if rows or menu else None


def _button(custom_id: str, label: str, style: ButtonStyle, disabled: bool) -> dict[str, Any]:
    button = {"type": BUTTON, "style": style.value, "label": label, "custom_id": custom_id}
    return {**button, "disabled": True} if disabled else button


def _select(menu: Menu) -> dict[str, Any]:
    options = [option.to_dict() for option in menu.options]
    return {"type": SELECT, "custom_id": menu.custom_id, "placeholder": menu.placeholder, "options": options}
