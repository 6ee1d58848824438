"""Commands registered, and choices offered, over plain HTTP."""

from typing import Any

import pytest

from standin.discord_server import StandIn
from tests.standin.conftest import PlainClient, callback_of


def command(**changes: Any) -> dict[str, Any]:
    number = {"type": 4, "name": "n", "description": "A number", "required": True, "autocomplete": True}
    return {"name": "multiply", "description": "Your move", "options": [number], **changes}


def option(**changes: Any) -> dict[str, Any]:
    return command(options=[{"type": 3, "name": "n", "description": "x", **changes}])


CHOICE = {"name": "x", "value": "x"}
WRONG_COMMANDS: list[dict[str, Any]] = [
    command(name=""),
    command(name="Multiply"),
    command(name="two words"),
    command(name="x" * 33),
    command(description=""),
    command(description="x" * 101),
    command(options=[{"type": 3, "name": f"n{number}", "description": "x"} for number in range(26)]),
    command(options=[{"type": 3, "name": "n", "description": "x"}] * 2),
    command(options=[{"type": 1, "name": "a", "description": "x"}, {"type": 3, "name": "b", "description": "x"}]),
    command(options=[option()["options"][0], {"type": 3, "name": "b", "description": "x", "required": True}]),
    option(name="N"),
    option(description="x" * 101),
    option(type=0),
    option(choices=[{"name": str(number), "value": "x"} for number in range(26)]),
    option(choices=[CHOICE, CHOICE]),
    option(choices=[CHOICE], autocomplete=True),
    option(choices=[{"name": "x" * 101, "value": "x"}]),
    option(type=1, options=[{"type": 1, "name": "deeper", "description": "x"}]),
    command(type=2),
]


async def test_choices_beyond_the_limits_are_refused(standin: StandIn, call: PlainClient) -> None:
    await call("PUT", f"/applications/{standin.world.application_id}/commands", [command()])
    typing = standin.member("Alice").autocomplete(standin.channel(), "multiply", "n", "")
    for choices in ([{"name": "x", "value": 1}] * 26, [{"name": "", "value": 1}], [{"name": "x", "value": "x" * 101}]):
        answer = {"type": 8, "data": {"choices": choices}}
        assert await call.refused("POST", callback_of(typing), answer) == (400, 50035)
    assert (await call("POST", callback_of(typing), {"type": 8, "data": {"choices": []}}))[0] == 204
    assert (await typing).choices == []


@pytest.mark.parametrize("wrong", WRONG_COMMANDS)
async def test_a_wrong_command_is_refused_with_all_others(standin: StandIn, call: PlainClient, wrong: Any) -> None:
    path = f"/applications/{standin.world.application_id}/commands"
    assert await call.refused("PUT", path, [command(name="right"), wrong]) == (400, 50035)
    assert await call("GET", path) == (200, [])


@pytest.mark.parametrize("given", [{}, {"integration_types": None}, {"integration_types": [0]}])
async def test_a_command_is_for_servers_unless_it_says_otherwise(
    standin: StandIn, call: PlainClient, given: dict[str, Any]
) -> None:
    path = f"/applications/{standin.world.application_id}/commands"
    _, [registered] = await call("PUT", path, [command(**given)])
    assert registered["integration_types"] == [0]


async def test_a_command_keeps_its_id_as_long_as_its_name(standin: StandIn, call: PlainClient) -> None:
    path = f"/applications/{standin.world.application_id}/commands"
    _, [first] = await call("PUT", path, [command()])
    _, [second, third] = await call("PUT", path, [command(description="Another"), command(name="other")])
    assert (first["id"], second["description"]) == (second["id"], "Another")
    assert await call("GET", path) == (200, [second, third])
    assert await call.refused("PUT", path, [command(), command()]) == (400, 50035)
    assert await call.refused("GET", "/applications/1/commands") == (404, 10002)
