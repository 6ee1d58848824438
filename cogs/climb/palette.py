"""The picture's colours: those of the board, on a background that is at ease on dark and light pages."""

from cogs.climb.paper import Colour
from cogs.looks import TURN_COLOUR, WON
from game import Player

BACKGROUND: Colour = (30, 35, 51)
WHITE: Colour = (244, 246, 252)
QUIET: Colour = (158, 167, 190)
GOLD: Colour = WON.to_rgb()
TURN: Colour = (94, 234, 212)
"""The turning point's own colour, which nothing else has."""

COLOUR: dict[Player, Colour] = {player: colour.to_rgb() for player, colour in TURN_COLOUR.items()}


def blend(colour: Colour, other: Colour, part: float) -> Colour:
    """This much of the one colour in the other."""
    red, green, blue = (round(other[i] + (colour[i] - other[i]) * part) for i in range(3))
    return red, green, blue


TINT = {player: blend(colour, WHITE, 0.5) for player, colour in COLOUR.items()}
"""The players' colours, light enough to read."""
