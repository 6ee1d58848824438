"""The table's door: the page that simcord serves, with our name over it, our style sheet and our script.

It stands before simcord's own server, changes the one page, adds three files, and passes on everything else as it is.
"""

import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from aiohttp import ClientError, ClientSession, web
from yarl import URL

from bot.table.avatars import icon

STATIC = Path(__file__).with_name("static")
HERE = "127.0.0.1"

CHANGES: Final = {
    "<title>SimCord Preview</title>": "<title>Multiplication Duel</title>\n"
    '    <link rel="icon" type="image/png" href="/table/icon.png">',
    '<link rel="stylesheet" href="/preview.css">': '<link rel="stylesheet" href="/preview.css">\n'
    '    <link rel="stylesheet" href="/table/table.css">\n'
    '    <script src="/table/table.js"></script>',
    '<span class="brand-mark" aria-hidden="true">S</span>': '<span class="brand-mark" aria-hidden="true">'
    '<img src="/table/icon.png" alt=""></span>',
    "<strong>SimCord</strong><small>Preview</small>": "<strong>Multiplication Duel</strong><small>The table</small>",
    'aria-label="SimCord preview"': 'aria-label="The table"',
    'Viewing as\n          <select id="viewer-picker" aria-label="Viewing as">': "You are\n"
    '          <select id="viewer-picker" aria-label="You are">',
    '<span id="action-status"': '<span id="table-notice" role="alert"></span>\n        <span id="action-status"',
}
"""What is put in place of what in simcord's page."""

NOT_PASSED_ON = frozenset({"Connection", "Content-Length", "Date", "Server", "Transfer-Encoding"})
"""Each way has its own of these."""


class Door:
    """Listens on this socket and asks simcord's server, wherever that is."""

    def __init__(self, listening: socket.socket) -> None:
        self._listening = listening
        self._inside = URL()
        self._asking: ClientSession | None = None
        self._runner: web.AppRunner | None = None

    @property
    def port(self) -> int:
        return self._listening.getsockname()[1]

    def address(self, inside: str) -> str:
        """What simcord's address is from outside."""
        return str(URL(inside).with_port(self.port))

    async def open(self, inside: str) -> None:
        self._inside = URL(inside).origin()
        self._asking = ClientSession(auto_decompress=False)
        house = web.Application(client_max_size=0)
        house.router.add_get("/table/icon.png", _icon)
        house.router.add_static("/table/", STATIC)
        house.router.add_get("/", self._page)
        house.router.add_route("*", "/{path:.*}", self._pass_on)
        self._runner = web.AppRunner(house, access_log=None)
        await self._runner.setup()
        await web.SockSite(self._runner, self._listening).start()

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
        if self._asking is not None:
            await self._asking.close()
        self._listening.close()

    async def _page(self, request: web.Request) -> web.Response:
        page = await self._pass_on(request)
        text = page.text
        if page.status == web.HTTPOk.status_code and text is not None:
            for theirs, ours in CHANGES.items():
                text = text.replace(theirs, ours)
            page.text = text
        return page

    async def _pass_on(self, request: web.Request) -> web.Response:
        assert self._asking is not None
        headers = _passed_on(request.headers)
        for name in {"Host", "Origin"} & set(headers):
            # simcord answers only those who call it by its own address.
            headers[name] = headers[name].replace(f":{self.port}", f":{self._inside.port}")
        where, body = self._inside.join(request.rel_url), await request.read()
        try:
            async with self._asking.request(request.method, where, headers=headers, data=body) as answer:
                return web.Response(status=answer.status, headers=_passed_on(answer.headers), body=await answer.read())
        except ClientError:
            return web.Response(status=503, text="The table is closed.")


def listen(port: int) -> socket.socket:
    """A socket for this computer only; port 0 is any that is free."""
    return socket.create_server((HERE, port))


def _passed_on(headers: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in headers.items() if name not in NOT_PASSED_ON}


async def _icon(_: web.Request) -> web.Response:
    return web.Response(body=icon(), content_type="image/png")
