"""The head of the picture: the game, the two names in their colours, and what became of them."""

from game import Player
from picture.lettering import DIGIT, cut, label, width_of, writable
from picture.palette import BACKGROUND, COLOUR, GOLD, PALE, QUIET, WHITE
from picture.paper import Paper, Style
from picture.story import Climb
from words import Language

LEFT, RIGHT = 40, 760
TITLE_LINE, NAME_LINE = 56, 104
TITLE = Style(28, QUIET)
NAME = 32
FATE = 26
DOT = 11
GAP = 14
PADDING = 13
BETWEEN = 36


def write_legend(paper: Paper, climb: Climb, language: Language) -> None:
    """One line for the game, one for the players."""
    paper.write((LEFT, TITLE_LINE), label(language, f"{climb.terms.variant.key}-title"), TITLE)
    x: float = LEFT
    for player, name in _fitting_names(climb, language).items():
        x = _write_player(paper, climb, player, name, x, language) + BETWEEN


def _fitting_names(climb: Climb, language: Language) -> dict[Player, str]:
    """The names as far as they fit on a line: a long one may take what a short one leaves."""
    names = {
        player: writable(climb.names[player], otherwise=label(language, "picture-player", number=int(player)))
        for player in Player
    }
    fates = sum(width_of(label(language, climb.fate_of(player)), FATE) for player in Player)
    room = RIGHT - LEFT - BETWEEN - fates - len(Player) * 2 * (DOT + GAP + PADDING)
    left_over = {player: room - width_of(names[player.other], NAME) for player in Player}
    return {player: cut(name, NAME, max(room / 2, left_over[player])) for player, name in names.items()}


def _write_player(paper: Paper, climb: Climb, player: Player, name: str, x: float, language: Language) -> float:
    """Write one player, and return where that ends."""
    won, fate = player is climb.outcome.winner, label(language, climb.fate_of(player))
    weight = 0.5 if won else 0
    middle = NAME_LINE - NAME * DIGIT / 2
    paper.disc((x + DOT, middle), DOT, COLOUR[player])
    x += 2 * DOT + GAP
    paper.write((x, NAME_LINE), name, Style(NAME, WHITE, weight))
    x += width_of(name, NAME) + GAP
    end = x + width_of(fate, FATE) + 2 * PADDING
    paper.pill((x, middle - 20, end, middle + 20), GOLD if won else PALE)
    style = Style(FATE, BACKGROUND if won else WHITE, weight)
    paper.write((x + PADDING, middle + FATE * DIGIT / 2), fate, style)
    return end
