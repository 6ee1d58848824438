"""Discord cannot be reached at first, or closes the door for good: one line each, and no more tries than make sense."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from pydantic import SecretStr
from yarl import URL

import bot.process.connection
from bot.process.client import DuelBot, create_bot
from bot.process.connection import CLOSED_FOR_GOOD, stay_connected
from bot.process.logs import SecretiveFormatter
from bot.process.running import CannotRun
from config import Settings
from standin.discord_server import StandIn
from standin.faults import Fault, Handler
from standin.patience import PATIENCE
from standin.refusals import UNAUTHORIZED, Refusal
from standin.running import bot_process, discord_at, hurried
from tests.sockets.club import Club

LOGIN, APPLICATION, GATEWAY = "/users/@me", "/oauth2/applications/@me", "/gateway"
TIMES = 3
NOWHERE = URL("ws://127.0.0.1:9/")

Trouble = Callable[[StandIn], Fault]

MAY_PASS: dict[str, Trouble] = {
    "503 at the login": lambda standin: standin.faults.answer(503, "GET", LOGIN, times=TIMES),
    "503 a little later": lambda standin: standin.faults.answer(503, "GET", APPLICATION, times=TIMES),
    "429 by whoever guards the door": lambda standin: standin.faults.answer(429, "GET", LOGIN, times=TIMES),
    "a line that breaks at the login": lambda standin: standin.faults.drop("GET", LOGIN, times=2 * TIMES),
    "503 at the gateway": lambda standin: standin.faults.answer(503, "GET", GATEWAY, times=TIMES),
    "a line that breaks at the gateway": lambda standin: standin.faults.drop("GET", GATEWAY, times=2 * TIMES),
    "a gateway that closes at once": lambda standin: _closes_at_once(standin, 4000, TIMES),
}
"""Each lets so many tries fail; where a line breaks, aiohttp itself asks a second time."""


def _closes_at_once(standin: StandIn, code: int, times: int) -> Fault:
    async def outcome(request: web.Request, handler: Handler) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.close(code=code)
        return socket

    fault = standin.faults.hang("GET", GATEWAY, times=times)
    fault.outcome = outcome
    return fault


class Running:
    """What ``python -m bot run`` does, in this event loop. It has a bot for each time that it tried to log in."""

    def __init__(self, standin: StandIn, settings: Settings) -> None:
        self.bots: list[DuelBot] = []
        self._standin = standin
        self._settings = settings
        self.task = asyncio.create_task(stay_connected(self._create, SecretStr(standin.token)))

    def _create(self) -> DuelBot:
        self.bots.append(hurried(create_bot(self._settings)))
        return self.bots[-1]

    async def plays(self) -> None:
        """Wait until it does, and see that it does."""
        await asyncio.wait(
            {self.task, asyncio.ensure_future(self._standin.connected())}, return_when=asyncio.FIRST_COMPLETED
        )
        if self.task.done():
            self.task.result()
        await self.bots[-1].wait_until_ready()
        await Club(self._standin).begin()

    async def gives_up(self) -> str:
        """What the operator is told in the end."""
        with pytest.raises(CannotRun) as told:
            await asyncio.wait_for(self.task, PATIENCE)
        return str(told.value)


@asynccontextmanager
async def running(standin: StandIn, settings: Settings) -> AsyncGenerator[Running]:
    with discord_at(standin):
        process = Running(standin, settings)
        try:
            yield process
        finally:
            process.task.cancel()
            await asyncio.gather(process.task, return_exceptions=True)


@pytest.fixture(autouse=True)
def no_long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(_: object) -> float:
        return 0

    monkeypatch.setattr(bot.process.connection, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(ExponentialBackoff, "delay", at_once)


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What an operator reads of errors; none of them has a traceback."""
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    assert not [record for record in errors if record.exc_info]
    return [record.getMessage() for record in errors]


async def come(true: Callable[[], bool]) -> None:
    """Wait until this holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - what is waited for says nothing when it comes
            await asyncio.sleep(0)


@pytest.mark.parametrize("trouble", MAY_PASS)
async def test_what_may_pass_by_itself_is_tried_again_with_one_line_each(
    standin: StandIn, settings: Settings, caplog: pytest.LogCaptureFixture, trouble: str
) -> None:
    fault = MAY_PASS[trouble](standin)
    async with running(standin, settings) as process:
        await process.plays()
    assert fault.struck == fault.times
    told = complaints(caplog)
    assert len(told) == TIMES
    assert all(line.startswith("Discord cannot be reached; again in 0 seconds: ") for line in told)


async def test_discord_may_be_away_when_the_bot_starts(
    standin: StandIn, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    await standin.stop()
    async with running(standin, settings) as process:
        await come(lambda: len(process.bots) > TIMES)
        await standin.start()
        await process.plays()
    assert len(complaints(caplog)) == len(process.bots) - 1


async def test_the_gateway_may_be_away_when_the_bot_starts(
    standin: StandIn, settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(standin, settings) as process:
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", NOWHERE)
            await come(lambda: len(complaints(caplog)) >= TIMES)
        await process.plays()
        assert len(process.bots) == 1, "who is logged in stays so"


async def test_a_connection_that_breaks_later_is_one_line_for_each_try(
    standin: StandIn, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    def lines() -> list[str]:
        tries = [record for record in caplog.records if "reconnect" in record.getMessage()]
        return [SecretiveFormatter(None).format(record) for record in tries]

    async with running(standin, settings) as process:
        await process.plays()
        await standin.stop()
        await come(lambda: len(lines()) >= TIMES)
        # discord.py must not be closed while it still waits for one more server.
        ready = asyncio.ensure_future(process.bots[-1].wait_for("ready", timeout=PATIENCE))
        await standin.start()
        await process.plays()
        await ready
    assert all("\n" not in line and "Cannot connect to host" in line for line in lines())


async def test_a_wrong_token_is_not_tried_again(standin: StandIn, settings: Settings) -> None:
    fault = standin.faults.refuse(UNAUTHORIZED, "GET", LOGIN, times=9)
    async with running(standin, settings) as process:
        assert (await process.gives_up()).startswith("Discord does not know this DISCORD_TOKEN.")
    assert fault.struck == 1


async def test_a_refusal_at_the_login_is_not_tried_again(standin: StandIn, settings: Settings) -> None:
    fault = standin.faults.refuse(Refusal(403, 0, "403: Forbidden"), "GET", LOGIN, times=9)
    async with running(standin, settings) as process:
        told = await process.gives_up()
    assert told.startswith("Discord does not let this bot in: 403 Forbidden")
    assert "Look in the Developer Portal" in told
    assert "\n" not in told
    assert fault.struck == 1


@pytest.mark.parametrize("code", CLOSED_FOR_GOOD)
@pytest.mark.parametrize("when", ["at first", "later"])
async def test_a_connection_that_is_closed_for_good_says_what_to_do(
    standin: StandIn, settings: Settings, caplog: pytest.LogCaptureFixture, code: int, when: str
) -> None:
    if when == "at first":
        _closes_at_once(standin, code, 9)
    async with running(standin, settings) as process:
        if when == "later":
            await process.plays()
            standin.gateway.close(code)
        assert await process.gives_up() == CLOSED_FOR_GOOD[code]
    assert complaints(caplog) == []


async def test_an_operator_whose_token_was_reset_reads_one_line(standin: StandIn, tmp_path: Path) -> None:
    async with bot_process(standin, tmp_path) as process:
        standin.gateway.close(4004)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 2
    log = (tmp_path / "bot.log").read_text(encoding="utf-8")
    assert log.splitlines()[-1].startswith("Discord no longer knows this DISCORD_TOKEN: it was reset. ")
    assert "Traceback" not in log
