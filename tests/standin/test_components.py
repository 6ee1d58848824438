"""Components are numbered by Discord where the bot does not do it."""

from typing import Any

import pytest

from standin.discord_server import StandIn
from tests.standin.conftest import PlainClient


def button(custom_id: str, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": custom_id, "custom_id": custom_id, **more}


def row(*buttons: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(buttons), **more}


def numbers(message: Any) -> list[list[int]]:
    """The numbers of each row: its own, then those of its buttons."""
    return [[row["id"], *(button["id"] for button in row["components"])] for row in message["components"]]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([row(button("a"), button("b")), row(button("c"))], [[1, 2, 3], [4, 5]]),
        ([row(button("a", id=1), button("b", id=4)), row(button("c", id=0))], [[2, 1, 4], [3, 5]]),
    ],
    ids=["all of them", "those without a number of their own"],
)
async def test_components_are_numbered_in_reading_order(
    standin: StandIn, call: PlainClient, rows: list[Any], expected: list[list[int]]
) -> None:
    path = f"/channels/{standin.channel().id}/messages"
    _, sent = await call("POST", path, {"components": rows})
    assert numbers(sent) == expected
    _, read = await call("GET", f"{path}/{sent['id']}")
    assert read == sent


async def test_a_press_names_the_number_of_the_button(standin: StandIn, call: PlainClient) -> None:
    alice, channel = standin.member("Alice"), standin.channel()
    await call("POST", f"/channels/{channel.id}/messages", {"components": [row(button("a"), button("b"))]})
    [message] = standin.messages(channel)
    pressed, forged = alice.press(message, "b"), alice.forge(message, "c")
    assert pressed.payload["data"] == {"component_type": 2, "custom_id": "b", "id": 3}
    assert numbers(pressed.payload["message"]) == [[1, 2, 3]]
    assert forged.payload["data"]["id"] == 5
    assert numbers(forged.payload["message"]) == [[1, 2, 3], [4, 5]]


@pytest.mark.parametrize("wrong", [(7, 7), (-1, 2), (2**31, 2), ("1", 2)])
async def test_numbers_that_cannot_be_are_refused(standin: StandIn, call: PlainClient, wrong: tuple[Any, Any]) -> None:
    first, second = wrong
    form = {"components": [row(button("a", id=first), button("b", id=second))]}
    assert await call.refused("POST", f"/channels/{standin.channel().id}/messages", form) == (400, 50035)
