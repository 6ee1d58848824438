"""Buttons as they are drawn. What a press does is told by its ``custom_id`` alone: see cogs/router.py."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle


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
    """Rows of buttons that work for ever and cost no memory: discord.py does not keep what is stopped."""

    def __init__(self, rows: Rows) -> None:
        super().__init__(timeout=None)
        self._items: list[discord.ui.Button[Any]] = []
        for number, row in enumerate(rows):
            for _ in row:
                self._items.append(discord.ui.Button(row=number))
                self.add_item(self._items[-1])
        self.show(rows)
        self.stop()

    def show(self, rows: Rows) -> None:
        """Show these buttons from now on, which are as many in each row."""
        for item, each in zip(self._items, chain(*rows), strict=True):
            item.custom_id, item.label, item.style, item.disabled = each


_spare: dict[tuple[int, ...], list[Buttons]] = {}
"""Those that no message is being sent with, by how many are in each row. To make eight anew would cost 40 µs a move."""


@contextmanager
def drawn(rows: Rows, menu: Menu | None = None) -> Generator[discord.ui.View | None]:
    """These buttons and the menu, for as long as it takes to send them; None if there are none."""
    if menu is not None:
        view = Buttons(rows)
        view.add_item(discord.ui.Select(**menu._asdict()))
        yield view
        return
    if not rows:
        yield None
        return
    spare = _spare.setdefault(tuple(map(len, rows)), [])
    view = spare.pop() if spare else Buttons(rows)
    view.show(rows)
    try:
        yield view
    finally:
        spare.append(view)
