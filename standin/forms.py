"""JSON as it comes and goes over the wire."""

import json
from typing import Any

from aiohttp import web

Json = dict[str, Any]


def listed(form: Json, name: str) -> list[Any]:
    """The list of this name, which may be missing or null."""
    return form.get(name) or []


def json_response(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    # discord.py does not take what has a charset in its content type for JSON.
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers, content_type="application/json")
