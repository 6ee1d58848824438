"""The commands cannot be registered: the bot plays all the same, and tries again later."""

from collections.abc import Callable

import pytest
from aiohttp import web

import bot.process.registration
from config import Settings
from standin.discord_server import StandIn
from standin.faults import Fault, Handler
from standin.forms import json_response
from standin.running import bot_against
from tests.sockets.club import Club, met
from words import LANGUAGES, Language

COMMANDS = "/applications/*/commands"
HOUR = 3600

Trouble = Callable[[StandIn, str], Fault]

TROUBLES: dict[str, Trouble] = {
    "503": lambda standin, method: standin.faults.answer(503, method, COMMANDS),
    "403": lambda standin, method: standin.faults.answer(403, method, COMMANDS),
    # aiohttp itself asks a second time.
    "a dropped line": lambda standin, method: standin.faults.drop(method, COMMANDS, times=2),
    "no answer": lambda standin, method: standin.faults.hang(method, COMMANDS),
    "an answer of another kind": lambda standin, method: _answers(standin, method, {"commands": 3}),
    "commands without ids": lambda standin, method: _answers(standin, method, [{"name": "duel"}]),
}


def _answers(standin: StandIn, method: str, body: object) -> Fault:
    async def outcome(request: web.Request, handler: Handler) -> web.StreamResponse:
        return json_response(body)

    fault = standin.faults.answer(200, method, COMMANDS)
    fault.outcome = outcome
    return fault


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    assert not [record for record in errors if record.exc_info]
    return [record.getMessage() for record in errors]


@pytest.mark.parametrize("method", ["GET", "PUT"])
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_commands_that_cannot_be_registered_are_registered_later(
    standin: StandIn,
    club: Club,
    settings: Settings,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    method: str,
    trouble: str,
) -> None:
    monkeypatch.setattr(bot.process.registration, "FIRST_PAUSE", 0.01)
    if trouble == "no answer":
        monkeypatch.setattr(bot.process.registration, "TIME_LIMIT", 0.5)
    fault = TROUBLES[trouble](standin, method)
    async with bot_against(standin, settings):
        await club.begin()
    assert fault.struck == fault.times
    told = complaints(caplog)
    assert told
    for line in told:
        assert line.startswith("the commands could not be registered, so older ones stay; again in 0 seconds: ")
        assert "\n" not in line


@pytest.mark.parametrize("method", ["GET", "PUT"])
async def test_a_bot_that_may_not_register_for_an_hour_plays_meanwhile(
    standin: StandIn, club: Club, settings: Settings, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    async with bot_against(standin, settings):
        board = await club.begin()
    registered = standin.world.commands
    # Discord has lost them, so they are to be registered again; people still see the old ones.
    standin.world.commands = {}
    fault = standin.faults.rate_limit(HOUR, method, COMMANDS, times=9)
    async with bot_against(standin, settings, registers=False):
        await met(fault)
        standin.world.commands = registered
        assert "New total is 5." in (await club.alice.press(board, "5")).text
        assert "New total is 40." in (await club.bob.slash(club.channel, "multiply", n=8)).text
    assert fault.struck == 1
    [told] = complaints(caplog)
    assert f"again in {HOUR} seconds" in told


async def test_a_bot_that_is_stopped_while_it_registers_goes_quietly(
    standin: StandIn, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    fault = standin.faults.hang("GET", COMMANDS)
    async with bot_against(standin, settings, registers=False):
        await met(fault)
    assert complaints(caplog) == []


async def test_a_bot_that_cannot_ask_discord_knows_the_ids_of_its_commands_from_before(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        pass
    [duel] = [command["id"] for command in standin.world.commands.values() if command["name"] == "duel"]
    fault = standin.faults.hang("GET", COMMANDS)
    async with bot_against(standin, settings, registers=False):
        await met(fault)
        refused = await club.alice.slash(club.channel, "multiply", n=2)
    assert refused.text == f"You have no match in this channel. Start one with </duel start:{duel}>."


async def test_they_are_registered_again_only_when_they_changed_in_some_language(
    standin: StandIn, club: Club, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def start() -> int:
        """How often commands have been registered by now."""
        async with bot_against(standin, settings):
            await club.alice.slash(club.channel, "help")
        return len([request for request in standin.requests if request.method == "PUT" and "commands" in request.path])

    assert (await start(), await start()) == (1, 1)
    other = Language("pl", "command-help = Jak grać.", otherwise=LANGUAGES["en"])
    monkeypatch.setitem(LANGUAGES, "pl", other)
    assert (await start(), await start()) == (2, 2)
    assert standin.world.commands[1, "help"]["description_localizations"]["pl"] == "Jak grać."
