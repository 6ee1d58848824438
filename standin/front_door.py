"""What every request goes through: it is read, noted, met by faults, and answered as Discord words its answers."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from aiohttp import BodyPartReader, web

from standin import refusals
from standin.attachments import File
from standin.faults import Faults
from standin.forms import Json, json_response
from standin.patience import expected
from standin.refusals import Refused
from standin.rest import API, FORM

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

NEED_NO_TOKEN = ("/interactions/", "/webhooks/")
COUNTS_FOR_NOTHING = "/interactions/"
"""An answer to an interaction counts towards no limit, and Discord tells of none."""

PLENTY = {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "999", "X-RateLimit-Reset-After": "1"}
"""Without these, discord.py sends one request at a time."""


@dataclass(eq=False)
class Request:
    """One request of the bot, as it came."""

    method: str
    path: str
    """Without ``/api/v10`` and without the query."""

    form: Any
    status: int | None = None
    """What was answered, if anything was yet."""


class FrontDoor:
    def __init__(self, token: str, faults: Faults) -> None:
        self.requests: list[Request] = []
        self._authorization = f"Bot {token}"
        self._faults = faults
        self._expected: list[tuple[str, str, asyncio.Future[Request]]] = []

    def next_request(self, method: str, path: str) -> asyncio.Future[Request]:
        """The next request that fits, as soon as it has come and before it is carried out."""
        coming: asyncio.Future[Request] = expected(f"{method} {path}")
        self._expected.append((method, path, coming))
        return coming

    def middleware(self) -> Any:
        @web.middleware
        async def through(request: web.Request, handler: Handler) -> web.StreamResponse:
            return await self._receive(request, handler)

        return through

    async def _receive(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        async def carry_out() -> web.StreamResponse:
            return await self._carry_out(request, handler, noted.path)

        noted = Request(request.method, request.path.removeprefix(API), None)
        try:
            noted.form = request[FORM] = await _read_form(request)
        except ValueError:
            return json_response(refusals.INVALID_JSON.body, status=400)
        self._note(noted)
        response = await self._faults.meet(request, noted.path, carry_out)
        noted.status = response.status
        return response

    async def _carry_out(self, request: web.Request, handler: Handler, path: str) -> web.StreamResponse:
        try:
            open_to_all = path.startswith(NEED_NO_TOKEN) or not request.path.startswith(API)
            if not open_to_all and request.headers.get("Authorization") != self._authorization:
                raise Refused(refusals.UNAUTHORIZED)
            response = await handler(request)
        except Refused as refused:
            refusal = refused.refusal
            response = json_response(refusal.body, status=refusal.status, headers=refusal.headers)
        except web.HTTPException as error:
            response = json_response({"message": f"{error.status}: {error.reason}", "code": 0}, status=error.status)
        if not response.prepared and not path.startswith(COUNTS_FOR_NOTHING):
            resource = request.match_info.route.resource
            bucket = f"{request.method} {resource.canonical}" if resource else "unknown"
            response.headers.update({**PLENTY, "X-RateLimit-Bucket": bucket})
        return response

    def _note(self, request: Request) -> None:
        self.requests.append(request)
        for method, path, coming in self._expected:
            if not coming.done() and fnmatchcase(request.method, method) and fnmatchcase(request.path, path):
                coming.set_result(request)
        self._expected = [each for each in self._expected if not each[2].done()]


async def _read_form(request: web.Request) -> Any:
    """The JSON of the body; of a multipart form, that of ``payload_json`` with the files by their numbers."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return json.loads(text) if text else {}
    form: Json = {}
    files: dict[int, File] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        body = await part.read()
        if part.name == "payload_json":
            form = json.loads(body)
        elif number := re.fullmatch(r"files\[(\d+)\]", part.name or ""):
            files[int(number[1])] = File(part.filename or "", bytes(body))
        else:
            raise ValueError(f"a part of a form cannot be called {part.name!r}")
    return {**form, "files": files}
