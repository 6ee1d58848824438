"""The words along the way: as many as there is room for, the most important first."""

from collections.abc import Iterable, Sequence

from cogs.climb.lettering import abbreviated
from cogs.climb.palette import GOLD, QUIET, TINT, TURN, WHITE
from cogs.climb.paper import CROSS, Box, Colour, Paper, Point, width_of
from cogs.climb.story import Climb
from cogs.climb.way import BOTTOM, LEFT, Leg, height

TEXT, LAST = 28, 38
DIGIT = 0.72
"""How tall a digit is, as a part of the size of the font."""

AIR = 4
"""How far words keep from all else."""

Side = tuple[float, float]
"""Where words stand beside a point: -1 for left of it or above it, 1 for right of it or below it."""

UPHILL: tuple[Side, ...] = ((-0.8, -1), (-1, -0.6), (-0.4, -1), (0, -1))
DOWNHILL: tuple[Side, ...] = ((0.8, 1), (1, 0.6), (0.4, 1), (0, 1))
AROUND: tuple[Side, ...] = (*DOWNHILL, (1, 0), *UPHILL, (-1, 0))


def write_labels(paper: Paper, climb: Climb, legs: Sequence[Leg]) -> None:
    """Label the target, the last step and the turning point, then the other steps where there is room."""
    for leg in legs:
        paper.take_line(leg.start, leg.end, 14)
        _take_around(paper, leg.end, 13)
    _take_around(paper, (LEFT, BOTTOM), 13)
    _write_target(paper, climb)
    if legs:
        _take_around(paper, legs[-1].end, 24)
        last = legs[-1].step
        colour = GOLD if last.player is climb.outcome.winner else TINT[last.player]
        _write(paper, legs[-1].end, [f"{last.total:,}"], UPHILL + DOWNHILL, 26, LAST, colour, 0.7)
    if climb.turning_point is not None:
        _write_turning_point(paper, legs[climb.turning_point].end)
    _write(paper, (LEFT, BOTTOM), ["1"], UPHILL + DOWNHILL, 18, TEXT, WHITE)
    for index in _spread(len(legs)):
        _write_step(paper, climb, legs[index], index)


def _write_target(paper: Paper, climb: Climb) -> None:
    y = height(climb, climb.terms.target)
    paper.take((0, y - 3, paper.size[0], y + 3))
    _write(paper, (40, y), [f"target {climb.terms.target:,}"], [(1, -1), (1, 1)], 12, TEXT, QUIET)


def _write_turning_point(paper: Paper, at: Point) -> None:
    _take_around(paper, at, 28)
    for gap in (32, 56, 80, 110, 150):
        if _write(paper, at, ["turning point"], AROUND, gap, TEXT, TURN, 0.4):
            return


def _write_step(paper: Paper, climb: Climb, leg: Leg, index: int) -> None:
    step = leg.step
    sides = UPHILL + DOWNHILL
    if not step.is_wrong:
        _write(paper, leg.middle, [f"{CROSS}{step.number}"], DOWNHILL + UPHILL, 9, TEXT, TINT[step.player])
        texts = [f"{step.total:,}", abbreviated(step.total)]
        _write(paper, leg.end, texts, sides, 17, TEXT, WHITE)


def _write(
    paper: Paper,
    at: Point,
    texts: Iterable[str],
    sides: Iterable[Side],
    gap: float,
    size: int,
    colour: Colour,
    weight: float = 0,
) -> bool:
    """Write the first of these texts that has room on one of these sides, and say whether one had."""
    for text in texts:
        for side in sides:
            box = _beside(at, side, gap, width_of(text, size), size * DIGIT)
            left, top, right, bottom = box
            if paper.has_room((left - AIR, top - AIR, right + AIR, bottom + AIR)):
                paper.write((left, bottom), text, size, colour, weight)
                paper.take(box)
                return True
    return False


def _beside(at: Point, side: Side, gap: float, width: float, tall: float) -> Box:
    (x, y), (across, down) = at, side
    left = x + across * gap - width * (1 - across) / 2
    top = y + down * gap - tall * (1 - down) / 2
    return left, top, left + width, top + tall


def _take_around(paper: Paper, centre: Point, radius: float) -> None:
    x, y = centre
    paper.take((x - radius, y - radius, x + radius, y + radius))


def _spread(count: int) -> list[int]:
    """The indices, every 32nd first, then every 16th and so on: those that come first are evenly spread."""
    return sorted(range(count - 1), key=lambda index: -((count - 1 - index) & -(count - 1 - index)))
