"""The words along the way: as many as there is room for, the most important first."""

from collections.abc import Iterable, Sequence
from itertools import product

from picture.lettering import CROSS, DIGIT, depth_of, label, width_of, writable
from picture.palette import GOLD, QUIET, TINT, TURNING, WHITE
from picture.paper import Box, Paper, Point, Style
from picture.story import Climb
from picture.way import BOTTOM, LEFT, Leg, height
from words import Language

TEXT = 28
TARGET, TOTAL, TURNING_POINT = Style(TEXT, QUIET), Style(TEXT, WHITE), Style(TEXT, TURNING, weight=0.4)
MULTIPLIER = {player: Style(TEXT, tint) for player, tint in TINT.items()}
LAST = 38

WIDE = 110
"""A total wider than this, and than three steps, is abbreviated: it would hang over steps that are not its own."""

AIR = (8, 4)
"""How far words keep from all else, to the sides and up and down."""

Side = tuple[float, float]
"""Where words stand beside a point: -1 for left of it or above it, 1 for right of it or below it.

Uphill and downhill of a rising line are free; across it, only at some distance.
"""

UPHILL: tuple[Side, ...] = ((-0.8, -1), (-1, -0.6), (-0.4, -1), (0, -1))
DOWNHILL: tuple[Side, ...] = ((0.8, 1), (1, 0.6), (0.4, 1), (0, 1))
ACROSS: tuple[Side, ...] = ((0.4, -1), (0.8, -1), (-0.4, 1), (-0.8, 1))


def write_labels(paper: Paper, climb: Climb, legs: Sequence[Leg], language: Language) -> None:
    """Label the target, the last step and the turning point, then the other steps where there is room."""
    target = climb.terms.target
    text = label(language, "picture-target", target=target)
    _write(paper, text, TARGET, (LEFT - 28, height(climb, target)), ((1, -1), (1, 1)), gaps=(12,))
    _write(paper, "1", TOTAL, (LEFT, BOTTOM), UPHILL, gaps=(18,))
    if legs and not legs[-1].step.is_wrong:
        _write_last(paper, climb, legs[-1], language)
    if climb.turning_point is not None:
        _write_turning_point(paper, climb, legs[climb.turning_point], language)
    for leg in _spread(legs[:-1]):
        _write_total(paper, leg, 18, language)
    for leg in _spread(legs):
        _write_multiplier(paper, climb, leg, language)


def _write_last(paper: Paper, climb: Climb, leg: Leg, language: Language) -> None:
    player = leg.step.player
    style = Style(LAST, GOLD if player is climb.outcome.winner else TINT[player], weight=0.7)
    _write(paper, _number(leg.step.total, language), style, leg.end, UPHILL + DOWNHILL, gaps=(28, 38))


def _write_turning_point(paper: Paper, climb: Climb, leg: Leg, language: Language) -> None:
    if leg.step is not climb.steps[-1]:
        _write_total(paper, leg, 31, language)
    text = label(language, "picture-turning-point")
    likely = (DOWNHILL, UPHILL) if climb.shared or not leg.is_upper else (UPHILL, DOWNHILL)
    for sides in (*likely, ACROSS):
        if _write(paper, text, TURNING_POINT, leg.end, sides, gaps=range(32, 160, 8)):
            return


def _write_total(paper: Paper, leg: Leg, gap: float, language: Language) -> None:
    if leg.step.is_wrong:
        return
    text = _number(leg.step.total, language)
    if width_of(text, TEXT) > max(WIDE, 3 * (leg.end[0] - leg.start[0])):
        text = writable(language.abbreviated(leg.step.total), otherwise=text)
    _write(paper, text, TOTAL, leg.end, UPHILL if leg.is_upper else DOWNHILL, gaps=(gap,))


def _write_multiplier(paper: Paper, climb: Climb, leg: Leg, language: Language) -> None:
    """On the side that the totals leave free or, beside another line, on their side."""
    text = label(language, "picture-wrong") if leg.step.is_wrong else f"{CROSS}{leg.step.number}"
    sides = DOWNHILL if climb.shared or not leg.is_upper else UPHILL
    _write(paper, text, MULTIPLIER[leg.step.player], leg.middle, sides, gaps=(12, 18))


def _number(number: int, language: Language) -> str:
    return writable(language.number(number), otherwise=str(number))


def _write(paper: Paper, text: str, style: Style, beside: Point, sides: Iterable[Side], gaps: Iterable[float]) -> bool:
    """Write the text at the first of these gaps, on the first of these sides, that has room; say whether one had."""
    width, tall, depth = width_of(text, style.size), style.size * DIGIT, depth_of(text, style.size)
    for gap, side in product(gaps, sides):
        left, top, right, bottom = _box(beside, side, gap, width, tall)
        if paper.has_room((left - AIR[0], top - AIR[1], right + AIR[0], bottom + depth + AIR[1])):
            paper.write((left, bottom), text, style)
            return True
    return False


def _box(beside: Point, side: Side, gap: float, width: float, tall: float) -> Box:
    (x, y), (across, down) = beside, side
    left = x + across * gap - width * (1 - across) / 2
    top = y + down * gap - tall * (1 - down) / 2
    return left, top, left + width, top + tall


def _spread(legs: Sequence[Leg]) -> list[Leg]:
    """Every 32nd leg from the last, then every 16th and so on: those that find room are evenly spread."""
    numbers = sorted(range(1, len(legs) + 1), key=lambda number: number & -number, reverse=True)
    return [legs[-number] for number in numbers]
