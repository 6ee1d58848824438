"""A plain game of eight buttons that lives in memory alone, as one would write it in an evening: nothing is saved."""

import discord
from discord import app_commands

from bench.seam import ALICE, BOB

TARGET = 1_000_000_000_000
PLAYERS = (ALICE, BOB)


class PlainGame(discord.ui.View):
    """Two people multiply a number in turn, on one message that is edited after each move."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.total = 1
        self.turn = 0
        for number in range(2, 10):
            self.add_item(NumberButton(number))

    def multiply(self, number: int) -> None:
        self.total = self.total * number if self.total < TARGET else 1
        self.turn = 1 - self.turn

    def prompt(self) -> str:
        return f"<@{PLAYERS[self.turn]}>, multiply by a number from 2 to 9."

    def board(self) -> discord.Embed:
        return discord.Embed(title=f"Total {self.total:,}", description=f"First to {TARGET:,} wins.", colour=0x2563EB)


class NumberButton(discord.ui.Button[PlainGame]):
    def __init__(self, number: int) -> None:
        super().__init__(label=str(number), custom_id=f"plain:{number}", row=number // 6)
        self._number = number

    async def callback(self, interaction: discord.Interaction) -> None:
        game = self.view
        assert game is not None
        if interaction.user.id != PLAYERS[game.turn]:
            await interaction.response.send_message("It is not your turn.", ephemeral=True)
            return
        game.multiply(self._number)
        await interaction.response.edit_message(content=game.prompt(), embed=game.board(), view=game)


class PlainClient(discord.Client):
    """A client with this one game, which ``/plain`` begins."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="plain")(_begin)


async def _begin(interaction: discord.Interaction) -> None:
    """Begin a game."""
    game = PlainGame()
    await interaction.response.send_message(game.prompt(), embed=game.board(), view=game)
