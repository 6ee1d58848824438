"""Paper and pen: shapes and words with smooth edges, and where on the sheet there is still room."""

from collections.abc import Iterable
from io import BytesIO

from PIL import Image, ImageDraw

from game.value import value
from picture.lettering import CROSS, DIGIT, depth_of, runs, width_of

Colour = tuple[int, int, int]
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

FINE = 2
"""Everything is drawn this many times larger and scaled down at the end, which smooths the edges."""

COLOURS = 64
"""Enough for the few colours here and their edges; a third of the bytes of a picture with all of them."""

EDGE = 14
"""How much of the sheet is left empty all around."""


@value
class Style:
    size: int
    colour: Colour
    weight: float = 0
    """How much bolder than plain: the thickness of an outline around each letter."""


class Paper:
    """A sheet with rounded corners. Lengths and places are those of the finished picture."""

    def __init__(self, size: tuple[int, int], colour: Colour, corner: float) -> None:
        self.size = size
        width, height = size[0] * FINE, size[1] * FINE
        self._image = Image.new("RGB", (width, height), colour)
        self._pen = ImageDraw.Draw(self._image)
        self._shape = Image.new("L", (width, height), 0)
        ImageDraw.Draw(self._shape).rounded_rectangle((0, 0, width - 1, height - 1), corner * FINE, fill=255)
        self._taken = Image.new("1", size, 0)
        self._marker = ImageDraw.Draw(self._taken)

    def png(self) -> bytes:
        finished = self._image.reduce(FINE)
        finished.putalpha(self._shape.reduce(FINE))
        file = BytesIO()
        finished.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(file, "PNG")
        return file.getvalue()

    def has_room(self, box: Box) -> bool:
        """Whether nothing is here yet but shade, and the edge of the sheet is not too near."""
        left, top, right, bottom = (round(side) for side in box)
        inside = min(left, top, self.size[0] - right, self.size[1] - bottom) >= EDGE
        return inside and self._taken.crop((left, top, right, bottom)).getbbox() is None

    def shade(self, corners: Iterable[Point], colour: Colour) -> None:
        """Colour an area that may be written on."""
        self._pen.polygon([_fine(corner) for corner in corners], fill=colour)

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        """A line with round ends."""
        self._pen.line((_fine(start), _fine(end)), fill=colour, width=round(width * FINE))
        self._marker.line((start, end), fill=1, width=round(width))
        for point in (start, end):
            self.disc(point, width / 2, colour)

    def cross(self, centre: Point, arm: float, colour: Colour, width: float) -> None:
        x, y = centre
        self.line((x - arm, y - arm), (x + arm, y + arm), colour, width)
        self.line((x - arm, y + arm), (x + arm, y - arm), colour, width)

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        self._pen.circle(_fine(centre), radius * FINE, fill=colour)
        self._marker.circle(centre, radius, fill=1)

    def ring(self, centre: Point, radius: float, colour: Colour, width: float) -> None:
        self._pen.circle(_fine(centre), radius * FINE, outline=colour, width=round(width * FINE))
        self._marker.circle(centre, radius, fill=1)

    def pill(self, box: Box, colour: Colour) -> None:
        left, top, right, bottom = (side * FINE for side in box)
        self._pen.rounded_rectangle((left, top, right, bottom), (bottom - top) / 2, fill=colour)
        self._marker.rectangle(box, fill=1)

    def write(self, at: Point, words: str, style: Style) -> None:
        """Words on one line, from this point on to the right. They may begin with a cross, which the pen draws."""
        x, y = at
        right, bottom = x + width_of(words, style.size), y + depth_of(words, style.size)
        self._marker.rectangle((x, y - style.size * DIGIT, right, bottom), fill=1)
        if words.startswith(CROSS):
            arm = style.size * 0.19
            self.cross((x + arm, y - style.size * 0.31), arm, style.colour, style.size * 0.09)
            x += width_of(CROSS, style.size)
        at_x, at_y = _fine((x, y))
        for part, face in runs(words.removeprefix(CROSS), style.size * FINE):
            width = style.weight * FINE
            self._pen.text((at_x, at_y), part, fill=style.colour, font=face, anchor="ls", stroke_width=width)
            at_x += face.getlength(part)


def _fine(point: Point) -> Point:
    return point[0] * FINE, point[1] * FINE
