"""Three pages for those who look after the bot: ``/healthz``, ``/readyz`` and ``/metrics``."""

import logging
import os
from socket import gaierror

from aiohttp import web

from bot.watch.counts import Counts
from bot.watch.metrics import Metrics
from bot.watch.sight import CannotListen, Watched

log = logging.getLogger(__name__)

PROMETHEUS = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}


class Site:
    """Serves the pages at an address, ``(host, port)``, as long as it is open; port 0 is any that is free."""

    def __init__(self, address: tuple[str, int], counts: Counts, watched: Watched) -> None:
        self._address = address
        self._metrics = Metrics(counts)
        self._watched = watched
        self._runner: web.AppRunner | None = None
        self.url = ""
        """Where it is, once it is open."""

    async def open(self) -> None:
        """Listen; a second call does nothing."""
        if self._runner is not None:
            return
        application = web.Application()
        application.add_routes(
            [
                web.get("/healthz", self._healthz),
                web.get("/readyz", self._readyz),
                web.get("/metrics", self._page),
            ]
        )
        # Whoever reads a page for longer than a second is not worth waiting for.
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=1)
        await runner.setup()
        host, port = self._address
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            await runner.cleanup()
            raise CannotListen(_why_not(host, port, error)) from None
        self._runner = runner
        self.url = f"http://{_written(host)}:{runner.addresses[0][1]}"
        log.info("health and metrics are at %s: /healthz, /readyz, /metrics", self.url)

    async def close(self) -> None:
        if self._runner is not None:
            runner, self._runner = self._runner, None
            await runner.cleanup()

    async def _healthz(self, _: web.Request) -> web.Response:
        return _said(await self._watched.unwell())

    async def _readyz(self, _: web.Request) -> web.Response:
        return _said(await self._watched.unready())

    async def _page(self, _: web.Request) -> web.Response:
        return web.Response(body=self._metrics.page(await self._watched.sight()), headers=PROMETHEUS)


def _said(problem: str | None) -> web.Response:
    return web.Response(text="ok\n") if problem is None else web.Response(text=f"{problem}\n", status=503)


def _why_not(host: str, port: int, error: OSError) -> str:
    if isinstance(error, gaierror):
        return f"DUEL_HTTP names {host}, which is not known. Name an address of this computer, such as 127.0.0.1:8080."
    reason = os.strerror(error.errno).lower() if error.errno else str(error)
    return (
        f"The bot cannot listen at {_written(host)}:{port}, which DUEL_HTTP names: {reason}. "
        "Name another port or address, or end the program that has this one."
    )


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
