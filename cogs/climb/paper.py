"""Paper and pen: shapes and words with smooth edges, and where on the sheet there is still room."""

from collections.abc import Iterable
from io import BytesIO

from PIL import Image, ImageDraw

from cogs.climb.lettering import font

Colour = tuple[int, int, int]
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

FINE = 2
"""Everything is drawn this many times larger and scaled down at the end, which smooths the edges."""

CROSS = "×"
"""The font lacks it: the pen draws it, where it leads a text."""

CAPITALS = 0.7
"""How tall capitals and digits are, as a part of the size of the font."""


class Paper:
    """A sheet with rounded corners. Lengths are those of the finished picture."""

    def __init__(self, size: tuple[int, int], colour: Colour, corner: float) -> None:
        self.size = size
        fine = (size[0] * FINE, size[1] * FINE)
        self._image = Image.new("RGB", fine, colour)
        self._pen = ImageDraw.Draw(self._image)
        self._shape = Image.new("L", fine, 0)
        ImageDraw.Draw(self._shape).rounded_rectangle((0, 0, fine[0] - 1, fine[1] - 1), corner * FINE, fill=255)
        self._taken = Image.new("1", size, 0)
        self._marker = ImageDraw.Draw(self._taken)

    def png(self) -> bytes:
        finished = self._image.reduce(FINE)
        finished.putalpha(self._shape.reduce(FINE))
        file = BytesIO()
        finished.save(file, "PNG")
        return file.getvalue()

    # Shapes

    def area(self, corners: Iterable[Point], colour: Colour) -> None:
        self._pen.polygon([_fine(corner) for corner in corners], fill=colour)

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        """A line with round ends."""
        self._pen.line((_fine(start), _fine(end)), fill=colour, width=round(width * FINE))
        for point in (start, end):
            self.disc(point, width / 2, colour)

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        self._pen.circle(_fine(centre), radius * FINE, fill=colour)

    def ring(self, centre: Point, radius: float, colour: Colour, width: float) -> None:
        self._pen.circle(_fine(centre), radius * FINE, outline=colour, width=round(width * FINE))

    def pill(self, box: Box, colour: Colour) -> None:
        left, top, right, bottom = (edge * FINE for edge in box)
        self._pen.rounded_rectangle((left, top, right, bottom), (bottom - top) / 2, fill=colour)

    # Words

    def write(self, at: Point, words: str, size: int, colour: Colour, weight: float = 0) -> None:
        """Words whose first letter stands at ``at``; one cross may lead them. Weight makes them bolder."""
        x, y = at
        if words.startswith(CROSS):
            arm = size * 0.19
            middle = (x + arm, y - size * 0.31)
            self.cross(middle, arm, colour, size * 0.09)
            x, words = x + arm * 2 + size * 0.1, words.removeprefix(CROSS)
        pen = font(size * FINE)
        self._pen.text(_fine((x, y)), words, fill=colour, font=pen, anchor="ls", stroke_width=weight * FINE)

    def cross(self, centre: Point, arm: float, colour: Colour, width: float) -> None:
        x, y = centre
        self.line((x - arm, y - arm), (x + arm, y + arm), colour, width)
        self.line((x - arm, y + arm), (x + arm, y - arm), colour, width)

    # Room

    def take(self, box: Box) -> None:
        """From now on there is no room here."""
        self._marker.rectangle(box, fill=1)

    def take_line(self, start: Point, end: Point, width: int) -> None:
        self._marker.line((start, end), fill=1, width=width)

    def has_room(self, box: Box) -> bool:
        left, top, right, bottom = (round(edge) for edge in box)
        inside = left >= 0 and top >= 0 and right <= self.size[0] and bottom <= self.size[1]
        return inside and self._taken.crop((left, top, right, bottom)).getbbox() is None


def width_of(words: str, size: int) -> float:
    """How much room these words need from left to right."""
    if words.startswith(CROSS):
        return size * 0.48 + width_of(words.removeprefix(CROSS), size)
    return font(size * FINE).getlength(words) / FINE


def _fine(point: Point) -> Point:
    return point[0] * FINE, point[1] * FINE
