"""The board and its number buttons: a move by thumb, and what every move is answered with."""

import re
from typing import Self

import discord

from bot import DuelBot
from bot.decisions import Board, board_of
from bot.records import Duel, Happened
from cogs import looks
from cogs.buttons import Buttons, DuelButton
from cogs.delivery import perform
from cogs.origin import asked, channel_of
from cogs.posts import Post
from game import MULTIPLIERS

ROW = 4


class NumberButton(
    DuelButton, template=r"duel:(?P<duel>\d{1,18}):(?P<game>\d{1,4}):(?P<ply>\d{1,4}):(?P<number>[2-9])"
):
    """One multiplier on one board."""

    def __init__(self, board: Board, number: int) -> None:
        super().__init__(
            f"duel:{board.duel_id}:{board.game}:{board.ply}:{number}",
            str(number),
            discord.ButtonStyle.secondary,
            row=(number - MULTIPLIERS[0]) // ROW,
        )
        self.board = board
        self.number = number

    @classmethod
    def parse(cls, match: re.Match[str]) -> Self:
        board = Board(int(match["duel"]), int(match["game"]), int(match["ply"]))
        return cls(board, int(match["number"]))

    async def press(self, interaction: discord.Interaction[DuelBot]) -> None:
        await multiply(interaction, self.number, self.board)


async def multiply(interaction: discord.Interaction[DuelBot], number: int, board: Board | None = None) -> None:
    """The move, of a command or of a button alike."""
    change = interaction.client.matches.multiply(channel_of(interaction), number, board, asked(interaction))
    await perform(interaction, change, announcement)


def announcement(happened: Happened) -> Post:
    """What happened, the prompt for the next player, and the board."""
    return _board_post(happened.duel, looks.played(happened.duel, happened.events), ping=True)


def reminder(happened: Happened) -> Post:
    return _board_post(happened.duel, looks.reminder(happened.duel), ping=True)


def board_again(duel: Duel) -> Post:
    """The board as it is. Whoever asks for it should not thereby ping the player to move."""
    return _board_post(duel, looks.prompt(duel), ping=False)


def _board_post(duel: Duel, text: str, *, ping: bool) -> Post:
    board = board_of(duel)
    if board is None:
        return Post(text, looks.board(duel))
    buttons = Buttons(*(NumberButton(board, number) for number in MULTIPLIERS))
    return Post(text, looks.board(duel), buttons, (duel.challenger.id, duel.opponent.id) if ping else ())
