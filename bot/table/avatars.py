"""Pictures for those at the table: a letter each on a colour of its own, and the multiplication sign for the bot."""

from collections.abc import Mapping, Sequence
from io import BytesIO

import simcord
from PIL import Image, ImageDraw, ImageFont

SIZE = 128
COLOURS = ("#16a34a", "#9333ea", "#db2777", "#0d9488", "#ca8a04", "#dc2626", "#4f46e5", "#65a30d")
BLURPLE = "#5865f2"

HASH = "letter"
"""What Discord calls the picture of each member; it keeps the address of a picture, not the picture."""

ADDRESS = "https://cdn.simcord.invalid"
"""Where simcord says that pictures are."""


def pictures(bot_id: int, members: Sequence[simcord.MemberActor]) -> Mapping[str, tuple[str, bytes]]:
    """Every picture that the page will ask for, by its address: a file name and the PNG."""
    pictures = {f"{ADDRESS}/embed/avatars/{(bot_id >> 22) % 6}.png": ("bot.png", _cross())}
    for number, member in enumerate(members):
        colour = COLOURS[number % len(COLOURS)]
        pictures[f"{ADDRESS}/avatars/{member.id}/{HASH}.png"] = (f"{number}.png", _letter(member.name[0], colour))
    return pictures


def icon() -> bytes:
    """The game's own: the multiplication sign, with round corners."""
    image = Image.open(BytesIO(_cross())).convert("RGBA")
    corners = Image.new("L", image.size)
    ImageDraw.Draw(corners).rounded_rectangle((0, 0, SIZE - 1, SIZE - 1), SIZE // 4, fill=255)
    image.putalpha(corners)
    return _png(image)


def _letter(letter: str, colour: str) -> bytes:
    image = Image.new("RGB", (SIZE, SIZE), colour)
    font = ImageFont.load_default(SIZE * 0.6)
    ImageDraw.Draw(image).text((SIZE / 2, SIZE / 2), letter.upper(), "white", font, anchor="mm")
    return _png(image)


def _cross() -> bytes:
    image = Image.new("RGB", (SIZE, SIZE), BLURPLE)
    draw = ImageDraw.Draw(image)
    near, far = SIZE * 0.3, SIZE * 0.7
    for line in ((near, near, far, far), (near, far, far, near)):
        draw.line(line, "white", width=SIZE // 9)
    return _png(image)


def _png(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
