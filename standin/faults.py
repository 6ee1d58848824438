"""What can go wrong between the bot and Discord, switched on for a counted number of requests."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase

from aiohttp import web

from standin.forms import json_response
from standin.refusals import NUMBERED, Refusal, retry_headers

Handler = Callable[[], Awaitable[web.StreamResponse]]
Outcome = Callable[[web.Request, Handler], Awaitable[web.StreamResponse]]


@dataclass(eq=False)
class Fault:
    """One switch. It goes off by itself when it has struck ``times`` times."""

    method: str
    path: str
    times: int
    outcome: Outcome
    struck: int = 0
    met: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it has struck for the first time."""

    def fits(self, method: str, path: str) -> bool:
        return self.struck < self.times and fnmatchcase(method, self.method) and fnmatchcase(path, self.path)

    def switch_off(self) -> None:
        self.times = self.struck


class Faults:
    """The switches. Paths have no ``/api/v10`` before them and no query behind; ``*`` stands for anything.

    The first fault that fits a request strikes, and only that one. ``carried_out`` says that the request does its
    work all the same: so a client comes not to know whether it did.
    """

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self.stopping = asyncio.Event()
        """Set when the stand-in stops, so that nothing hangs for longer."""

    def answer(self, status: int, method: str, path: str, *, times: int = 1, carried_out: bool = False) -> Fault:
        """Answer with a bare status, such as 503."""
        return self.refuse(Refusal(status, 0, f"{status}: Fault"), method, path, times=times, carried_out=carried_out)

    def refuse(
        self,
        refusal: Refusal | int,
        method: str,
        path: str,
        *,
        times: int = 1,
        carried_out: bool = False,
        retry_after: float | None = None,
    ) -> Fault:
        """Answer with one of Discord's own refusals, or the one of this number: ``refuse(50083, "PATCH", "*")``.

        ``retry_after`` says after how many seconds to try again, where the refusal's own are not meant.
        """
        refused = NUMBERED[refusal] if isinstance(refusal, int) else refusal
        if retry_after is not None:
            refused = replace(refused, retry_after=retry_after)

        async def outcome(request: web.Request, handler: Handler) -> web.StreamResponse:
            if carried_out:
                await handler()
            return json_response(refused.body, status=refused.status, headers=refused.headers)

        return self._add(Fault(method, path, times, outcome))

    def rate_limit(self, seconds: float, method: str, path: str, *, times: int = 1, everywhere: bool = False) -> Fault:
        """Answer 429: try again after so many seconds, on this route or everywhere."""
        body = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
        headers = retry_headers(seconds)
        if everywhere:
            headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}

        async def outcome(request: web.Request, handler: Handler) -> web.StreamResponse:
            return json_response(body, status=429, headers=headers)

        return self._add(Fault(method, path, times, outcome))

    def delay(self, seconds: float, method: str, path: str, *, times: int = 1, carried_out: bool = False) -> Fault:
        """Answer late; the work is done at the end of the wait, or before it if ``carried_out``."""

        async def outcome(request: web.Request, handler: Handler) -> web.StreamResponse:
            if not carried_out:
                await self._pause(seconds)
                return await handler()
            response = await handler()
            await self._pause(seconds)
            return response

        return self._add(Fault(method, path, times, outcome))

    def hang(self, method: str, path: str, *, times: int = 1, carried_out: bool = False) -> Fault:
        """Never answer, until the stand-in stops."""

        async def outcome(request: web.Request, handler: Handler) -> web.StreamResponse:
            if carried_out:
                await handler()
            await self.stopping.wait()
            return _drop(request)

        return self._add(Fault(method, path, times, outcome))

    def drop(self, method: str, path: str, *, times: int = 1, carried_out: bool = False) -> Fault:
        """Close the connection instead of answering."""

        async def outcome(request: web.Request, handler: Handler) -> web.StreamResponse:
            if carried_out:
                await handler()
            return _drop(request)

        return self._add(Fault(method, path, times, outcome))

    def clear(self) -> None:
        """Switch all of them off."""
        self._faults.clear()

    async def meet(self, request: web.Request, path: str, handler: Handler) -> web.StreamResponse:
        """Carry the request out, or do what a fault that fits it says."""
        fault = next((fault for fault in self._faults if fault.fits(request.method, path)), None)
        if fault is None:
            return await handler()
        fault.struck += 1
        fault.met.set()
        if fault.struck >= fault.times:
            self._faults.remove(fault)
        return await fault.outcome(request, handler)

    def _add(self, fault: Fault) -> Fault:
        self._faults.append(fault)
        return fault

    async def _pause(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self.stopping.wait()
        except TimeoutError:
            pass


def _drop(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
