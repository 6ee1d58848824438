"""The colours of the players and of a win, and those of the picture, which is at ease on dark and light pages."""

from game import Player
from picture.paper import Colour


def blend(colour: Colour, other: Colour, part: float) -> Colour:
    """The other colour with this much of the one."""
    red, green, blue = (round(theirs + (ours - theirs) * part) for ours, theirs in zip(colour, other, strict=True))
    return red, green, blue


BACKGROUND: Colour = (30, 35, 51)
WHITE: Colour = (244, 246, 252)
QUIET: Colour = (158, 167, 190)
PALE: Colour = blend(QUIET, BACKGROUND, 0.3)
GOLD: Colour = (234, 179, 8)
"""A win's colour."""

TURNING: Colour = (94, 234, 212)
"""The turning point's own colour, which nothing else has."""

COLOUR: dict[Player, Colour] = {Player.ONE: (59, 130, 246), Player.TWO: (249, 115, 22)}
"""Blue for the challenger, orange for the opponent."""

TINT = {player: blend(colour, WHITE, 0.5) for player, colour in COLOUR.items()}
"""The players' colours, light enough to read."""

SHADE = {player: blend(colour, BACKGROUND, 0.16) for player, colour in COLOUR.items()}
"""The players' colours, faint enough to write on."""
