"""The picture's colours: those of the board, on a background that is at ease on dark and light pages."""

from cogs.climb.paper import Colour
from cogs.looks import TURN_COLOUR, WON
from game import Player


def blend(colour: Colour, other: Colour, part: float) -> Colour:
    """The other colour with this much of the one."""
    red, green, blue = (round(theirs + (ours - theirs) * part) for ours, theirs in zip(colour, other, strict=True))
    return red, green, blue


BACKGROUND: Colour = (30, 35, 51)
WHITE: Colour = (244, 246, 252)
QUIET: Colour = (158, 167, 190)
PALE: Colour = blend(QUIET, BACKGROUND, 0.3)
GOLD: Colour = WON.to_rgb()
TURN: Colour = (94, 234, 212)
"""The turning point's own colour, which nothing else has."""

COLOUR: dict[Player, Colour] = {player: colour.to_rgb() for player, colour in TURN_COLOUR.items()}
TINT = {player: blend(colour, WHITE, 0.5) for player, colour in COLOUR.items()}
"""The players' colours, light enough to read."""

SHADE = {player: blend(colour, BACKGROUND, 0.16) for player, colour in COLOUR.items()}
"""The players' colours, faint enough to write on."""
