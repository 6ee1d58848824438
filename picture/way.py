"""Where each step of a climb lies on the paper."""

from math import log

from game import Player
from game.review import JudgedMove
from game.value import value
from picture.paper import Point
from picture.story import Climb

LEFT, TOP, RIGHT, BOTTOM = 56, 186, 744, 452
"""The climb starts at the bottom left; its last step is at the right, its highest total at the top."""


@value
class Leg:
    """One step on paper: from where the player's total stood to where it went."""

    step: JudgedMove
    start: Point
    end: Point
    is_upper: bool
    """Whether it is of the line that climbs highest; one line alone does."""

    @property
    def middle(self) -> Point:
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2


def legs_of(climb: Climb) -> list[Leg]:
    """A leg for each step, in order, all of the same breadth."""
    at: dict[Player, Point] = dict.fromkeys(Player, (LEFT, BOTTOM))
    upper = max(climb.steps, key=lambda step: step.total).player if climb.steps else None
    found: list[Leg] = []
    for count, step in enumerate(climb.steps, start=1):
        end = (LEFT + (RIGHT - LEFT) * count / len(climb.steps), height(climb, step.total))
        found.append(Leg(step, at[step.player], end, is_upper=climb.shared or step.player is upper))
        at |= dict.fromkeys(Player, end) if climb.shared else {step.player: end}
    return found


def height(climb: Climb, total: int) -> float:
    """How far down the paper this total lies: each multiplication by the same number is a step of the same height."""
    return BOTTOM - (BOTTOM - TOP) * log(total) / log(climb.highest)
