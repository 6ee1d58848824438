"""The files of messages: how they look over the wire, alone or in the embeds that show them."""

import mimetypes
from dataclasses import dataclass, field

from standin.forms import Json

PLACES = {"image": "url", "thumbnail": "url", "author": "icon_url", "footer": "icon_url"}
"""The parts of an embed that can show a picture, and where each has its address."""

SCHEME = "attachment://"
PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class File:
    """A file of a message: as it was uploaded, and as screen readers tell of it."""

    name: str
    content: bytes
    description: str | None = None
    id: int = field(default=0, compare=False)
    url: str = field(default="", compare=False)
    """Where it can be fetched, once it belongs to a message."""

    @property
    def content_type(self) -> str:
        return mimetypes.guess_type(self.name)[0] or "application/octet-stream"

    @property
    def look(self) -> Json:
        """Where and what it is, in an attachment as in an embed; only pictures have a width and a height."""
        look: Json = {"url": self.url, "proxy_url": self.url, "content_type": self.content_type}
        if self.content.startswith(PNG):
            # The first part of such a picture begins with the two numbers, after its own length and name.
            width, height = self.content[16:20], self.content[20:24]
            look |= {"width": int.from_bytes(width), "height": int.from_bytes(height)}
        return look

    def payload(self, *, ephemeral: bool) -> Json:
        """The attachment object of Discord's API."""
        about: Json = {"id": str(self.id), "filename": self.name, "size": len(self.content), **self.look}
        about |= {"description": self.description} if self.description else {}
        return {**about, "ephemeral": True} if ephemeral else about


def in_embeds(embeds: list[Json], files: list[File]) -> tuple[list[Json], list[File]]:
    """The embeds with their files in place of ``attachment://`` names, and the files that are in none of them."""
    by_address = {SCHEME + file.name: file for file in files}
    used = {_address(embed, part) for embed in embeds for part in PLACES}
    return [_shown(embed, by_address) for embed in embeds], [file for file in files if SCHEME + file.name not in used]


def _shown(embed: Json, files: dict[str, File]) -> Json:
    """A picture that is not among the files is left out, without a word."""
    shown: Json = {"type": "rich", **embed}
    for part, name in PLACES.items():
        address = _address(embed, part)
        if not address.startswith(SCHEME):
            continue
        shown[part] = {key: value for key, value in embed[part].items() if key != name}
        if file := files.get(address):
            shown[part] |= {**file.look, "flags": 0} if name == "url" else _icon(file)
        if not shown[part]:
            del shown[part]
    return shown


def _address(embed: Json, part: str) -> str:
    inside: Json = embed.get(part) or {}
    return inside.get(PLACES[part]) or ""


def _icon(file: File) -> Json:
    return {"icon_url": file.url, "proxy_icon_url": file.url}
