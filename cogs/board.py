"""The board and its number buttons: a move by thumb, and what every move is answered with."""

import re
from typing import Self

import discord

from bot import DuelBot
from bot.matches import Board, Duel, Played, Reminded, Status, board_of
from cogs import looks
from cogs.buttons import Buttons, DuelButton
from cogs.origin import channel_of, person
from cogs.posts import Post, answer
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
    played = await interaction.client.matches.multiply(
        channel_of(interaction), person(interaction.user), number, interaction.id, board
    )
    await answer_with_board(interaction, played.duel, announcement(played))


async def answer_with_board(interaction: discord.Interaction[DuelBot], duel: Duel, post: Post) -> None:
    """Answer publicly, and remember where the board is now."""
    message_id = await answer(interaction, post)
    if message_id is not None:
        await interaction.client.matches.shown(duel, message_id)


def announcement(played: Played) -> Post:
    """What happened, the prompt for the next player, and the board."""
    return _board_post(played.duel, looks.played(played), ping=True)


def reminder(reminded: Reminded) -> Post:
    return _board_post(reminded.duel, looks.reminder(reminded.duel), ping=True)


def board_again(duel: Duel) -> Post:
    """The board as it is. Whoever asks for it should not thereby ping the player to move."""
    return _board_post(duel, looks.prompt(duel), ping=False)


def _board_post(duel: Duel, text: str, *, ping: bool) -> Post:
    board = board_of(duel)
    buttons = Buttons(*(NumberButton(board, number) for number in MULTIPLIERS)) if board else None
    pings = (duel.challenger.id, duel.opponent.id) if ping and duel.status is Status.LIVE else ()
    return Post(text, looks.board(duel), buttons, pings)
