"""The board and its number buttons: a move by thumb, and what every move is answered with."""

import discord

from bot import DuelBot
from bot.decisions import Board, board_of
from bot.records import Duel, Happened
from cogs import looks
from cogs.buttons import Buttons, PressedButton, button
from cogs.delivery import perform
from cogs.origin import asked, channel_of
from cogs.posts import Post
from game import MULTIPLIERS

ROWS = (MULTIPLIERS[:4], MULTIPLIERS[4:])


class NumberButton(
    PressedButton, template=r"duel:(?P<duel>\d{1,18}):(?P<game>\d{1,4}):(?P<ply>\d{1,4}):(?P<number>[2-9])"
):
    """One multiplier on one board."""

    async def press(self, interaction: discord.Interaction[DuelBot]) -> None:
        board = Board(int(self.said["duel"]), int(self.said["game"]), int(self.said["ply"]))
        await multiply(interaction, int(self.said["number"]), board)


def number_buttons(board: Board) -> Buttons:
    prefix = f"duel:{board.duel_id}:{board.game}:{board.ply}"
    return Buttons(*([button(f"{prefix}:{number}", str(number)) for number in row] for row in ROWS))


async def multiply(interaction: discord.Interaction[DuelBot], number: int, board: Board | None = None) -> None:
    """The move, of a command or of a button alike."""
    change = interaction.client.matches.multiply(channel_of(interaction), number, board, asked(interaction))
    await perform(interaction, change, announcement)


def announcement(happened: Happened) -> Post:
    """What happened, the prompt for the next player, and the board; of what is past, the words alone."""
    duel, events = happened.duel, happened.events
    if not happened.newest:
        return Post(looks.told(duel, events))
    return _board_post(duel, looks.played(duel, events), ping=True)


def reminder(happened: Happened) -> Post:
    return _board_post(happened.duel, looks.reminder(happened.duel), ping=True)


def board_again(duel: Duel) -> Post:
    """The board as it is. Whoever asks for it should not thereby ping the player to move."""
    return _board_post(duel, looks.prompt(duel), ping=False)


def _board_post(duel: Duel, text: str, *, ping: bool) -> Post:
    board = board_of(duel)
    if board is None:
        return Post(text, looks.board(duel))
    return Post(text, looks.board(duel), number_buttons(board), (duel.challenger.id, duel.opponent.id) if ping else ())
