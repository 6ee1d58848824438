"""The head of the picture: the game, the two names in their colours, and what became of them."""

from cogs.climb.lettering import cut, writable
from cogs.climb.palette import BACKGROUND, COLOUR, GOLD, QUIET, WHITE, blend
from cogs.climb.paper import Paper, width_of
from cogs.climb.story import Climb
from game import Player

LEFT, RIGHT = 40, 760
TITLE_LINE, NAME_LINE = 56, 104
TITLE, NAME, FATE = 28, 32, 26
DOT = 11
GAP = 14
PADDING = 13
BETWEEN = 36


def write_legend(paper: Paper, climb: Climb) -> None:
    """One line for the game, one for the players."""
    paper.write((LEFT, TITLE_LINE), climb.terms.variant.title, TITLE, QUIET)
    x: float = LEFT
    for player, name in _fitting(climb).items():
        x = _write_player(paper, climb, player, name, x) + BETWEEN


def _fitting(climb: Climb) -> dict[Player, str]:
    """The names as far as they fit on a line: a long one may take what a short one leaves."""
    names = {player: writable(climb.names[player], otherwise=f"Player {player:d}") for player in Player}
    around = sum(2 * DOT + 2 * GAP + 2 * PADDING + width_of(climb.fate_of(player), FATE) for player in Player)
    room = RIGHT - LEFT - BETWEEN - around
    needed = {player: width_of(name, NAME) for player, name in names.items()}
    return {player: cut(name, NAME, max(room / 2, room - needed[player.other])) for player, name in names.items()}


def _write_player(paper: Paper, climb: Climb, player: Player, name: str, x: float) -> float:
    """Write one player and return where that ends."""
    won = player is climb.outcome.winner
    middle = NAME_LINE - NAME * 0.35
    paper.disc((x + DOT, middle), DOT, COLOUR[player])
    x += 2 * DOT + GAP
    paper.write((x, NAME_LINE), name, NAME, WHITE, weight=0.5 if won else 0)
    x += width_of(name, NAME) + GAP
    fate = climb.fate_of(player)
    end = x + width_of(fate, FATE) + 2 * PADDING
    paper.pill((x, middle - 20, end, middle + 20), GOLD if won else blend(QUIET, BACKGROUND, 0.3))
    paper.write((x + PADDING, middle + FATE * 0.33), fate, FATE, BACKGROUND if won else WHITE, weight=0.5 if won else 0)
    return end
