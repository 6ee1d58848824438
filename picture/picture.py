"""The picture of a climb: the way up, step by step, on a scale where equal multipliers are equally high."""

from collections.abc import Sequence

from picture.labels import write_labels
from picture.legend import write_legend
from picture.palette import BACKGROUND, COLOUR, GOLD, QUIET, SHADE, TURNING, WHITE
from picture.paper import Paper
from picture.story import Climb
from picture.way import BOTTOM, LEFT, RIGHT, Leg, height, legs_of
from words import Language

SIZE = (800, 500)
MARGIN = 40
CORNER = 24
LINE, DASH, DOT, END, RING = 8, 12, 11, 19, 23


def draw(climb: Climb, language: Language) -> bytes:
    """The picture as a PNG of ``SIZE`` with round corners, at ease on dark and light pages."""
    paper = Paper(SIZE, BACKGROUND, CORNER)
    legs = legs_of(climb)
    write_legend(paper, climb, language)
    if climb.shared:
        _shade(paper, legs)
    _draw_target(paper, height(climb, climb.terms.target))
    _draw_way(paper, legs)
    if legs:
        _draw_end(paper, legs[-1], won=legs[-1].step.player is climb.outcome.winner)
    if climb.turning_point is not None:
        leg = legs[climb.turning_point]
        paper.ring(leg.end, END + 9 if leg is legs[-1] else RING, TURNING, 5)
    write_labels(paper, climb, legs, language)
    return paper.png()


def _shade(paper: Paper, legs: Sequence[Leg]) -> None:
    """Colour the ground below each step, faintly, as whose step it is."""
    for leg in legs:
        (left, _), (right, _) = leg.start, leg.end
        paper.shade([leg.start, leg.end, (right, BOTTOM), (left, BOTTOM)], SHADE[leg.step.player])


def _draw_target(paper: Paper, y: float) -> None:
    for x in range(MARGIN, SIZE[0] - MARGIN, 2 * DASH):
        paper.line((x, y), (x + DASH, y), QUIET, 3)


def _draw_way(paper: Paper, legs: Sequence[Leg]) -> None:
    """The line and a dot for each step, smaller where there are many."""
    dot = min(DOT, (RIGHT - LEFT) / max(1, len(legs)) * 0.45)
    for leg in legs:
        paper.line(leg.start, leg.end, COLOUR[leg.step.player], LINE)
    paper.disc((LEFT, BOTTOM), dot, WHITE)
    for leg in legs:
        paper.disc(leg.end, dot, COLOUR[leg.step.player])
        if leg.step.is_wrong:
            paper.cross(leg.end, dot * 0.4, WHITE, 3)


def _draw_end(paper: Paper, leg: Leg, won: bool) -> None:
    """A tick on gold where the last step's player won, a cross on their own colour where they lost."""
    x, y = leg.end
    paper.disc(leg.end, END + 4, BACKGROUND)
    paper.disc(leg.end, END, GOLD if won else COLOUR[leg.step.player])
    if won:
        paper.line((x - 8, y + 1), (x - 2, y + 7), BACKGROUND, 5)
        paper.line((x - 2, y + 7), (x + 9, y - 6), BACKGROUND, 5)
    else:
        paper.cross(leg.end, 7, WHITE, 5)
