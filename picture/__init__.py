"""A finished game at a glance: the climb of its total toward the target, as a picture and in a sentence.

Nothing here waits or speaks to anyone. A picture takes some tens of milliseconds: draw it in a thread.
"""

from picture.palette import COLOUR, GOLD
from picture.picture import SIZE, draw
from picture.story import Climb, described

__all__ = ["COLOUR", "GOLD", "SIZE", "Climb", "described", "draw"]
