"""Files of messages: where they can be fetched, and what becomes of those that an embed shows."""

import json
from io import BytesIO
from typing import Any

import aiohttp
import pytest
from PIL import Image

from standin.discord_server import StandIn
from tests.standin.conftest import PlainClient, callback_of


def picture(width: int = 3, height: int = 2) -> bytes:
    drawn = BytesIO()
    Image.new("RGB", (width, height)).save(drawn, "PNG")
    return drawn.getvalue()


PICTURE = picture()
GAME = "attachment://game.png"


def form(payload: dict[str, Any], *names: str) -> aiohttp.FormData:
    """A form in parts: the payload, and a file under each of the names, a picture if it is called one."""
    parts = aiohttp.FormData()
    parts.add_field("payload_json", json.dumps(payload))
    for number, name in enumerate(names):
        content = PICTURE if name.endswith(".png") else b"Words."
        parts.add_field(f"files[{number}]", BytesIO(content), filename=name)
    return parts


@pytest.fixture
def path(standin: StandIn) -> str:
    return f"/channels/{standin.channel().id}/messages"


async def send(call: PlainClient, path: str, payload: dict[str, Any], *names: str) -> Any:
    status, message = await call("POST", path, data=form(payload, *names), json=None)
    assert status == 200
    return message


async def test_a_file_can_be_fetched_where_the_message_says(call: PlainClient, path: str) -> None:
    [attached] = (await send(call, path, {}, "game.png"))["attachments"]
    assert (attached["content_type"], attached["width"], attached["height"]) == ("image/png", 3, 2)
    for address in (attached["url"], attached["proxy_url"]):
        async with call.session.get(address) as response:
            assert (response.content_type, await response.read()) == ("image/png", PICTURE)
    async with call.session.get(attached["url"].replace(attached["id"], "1")) as response:
        assert response.status == 404


async def test_a_file_that_is_no_picture_has_no_size_in_pixels(call: PlainClient, path: str) -> None:
    [attached] = (await send(call, path, {}, "game.txt"))["attachments"]
    assert attached.keys() & {"width", "height"} == set()


async def test_a_file_that_an_embed_shows_is_in_the_embed_alone(call: PlainClient, path: str) -> None:
    message = await send(call, path, {"embeds": [{"title": "Review", "image": {"url": GAME}}]}, "game.png", "other.png")
    [embed], [other] = message["embeds"], message["attachments"]
    assert (other["filename"], embed["title"], embed["type"]) == ("other.png", "Review", "rich")
    image = embed["image"]
    assert (image["width"], image["height"], image["content_type"]) == (3, 2, "image/png")
    for address in (image["url"], image["proxy_url"]):
        async with call.session.get(address) as response:
            assert await response.read() == PICTURE
    assert (await call("GET", f"{path}/{message['id']}"))[1] == message


async def test_every_place_of_an_embed_can_show_a_file(call: PlainClient, path: str) -> None:
    embed = {"thumbnail": {"url": GAME}, "author": {"name": "A", "icon_url": GAME}, "footer": {"text": "F"}}
    message = await send(call, path, {"embeds": [embed]}, "game.png")
    [shown] = message["embeds"]
    assert shown["thumbnail"]["url"] == shown["author"]["icon_url"]
    assert shown["author"]["proxy_icon_url"]
    assert shown["footer"] == {"text": "F"}
    assert message["attachments"] == []


async def test_an_embed_that_names_no_file_of_the_message_shows_none(call: PlainClient, path: str) -> None:
    elsewhere = {"url": "https://example.org/a.png"}
    embeds = [{"title": "Review", "image": {"url": "attachment://missing.png"}, "thumbnail": elsewhere}]
    message = await send(call, path, {"embeds": embeds}, "game.png")
    assert message["embeds"] == [{"type": "rich", "title": "Review", "thumbnail": elsewhere}]
    assert len(message["attachments"]) == 1


async def test_a_file_comes_back_when_its_embed_goes(call: PlainClient, path: str) -> None:
    message = await send(call, path, {"embeds": [{"image": {"url": GAME}}]}, "game.png")
    _, edited = await call("PATCH", f"{path}/{message['id']}", {"content": "No embed.", "embeds": []})
    [attached] = edited["attachments"]
    assert attached["url"] == message["embeds"][0]["image"]["url"]
    _, without = await call("PATCH", f"{path}/{message['id']}", {"attachments": []})
    assert without["attachments"] == []


async def test_an_edit_keeps_the_files_that_it_names(call: PlainClient, path: str) -> None:
    described = [{"id": 0, "description": "A board."}, {"id": 1}]
    message = await send(call, path, {"attachments": described}, "game.png", "other.png")
    first, second = message["attachments"]
    assert int(first["id"]) < int(second["id"]), "each has a number of its own"
    _, edited = await call("PATCH", f"{path}/{message['id']}", {"attachments": [{"id": first["id"]}]})
    assert edited["attachments"] == [first]
    refused = await call.refused("PATCH", f"{path}/{message['id']}", {"attachments": [{"id": second["id"]}]})
    assert refused == (400, 50035)


async def test_the_files_of_a_private_answer_are_private(standin: StandIn, call: PlainClient) -> None:
    interaction = standin.member("Alice").forge(standin.channel(), "any")
    parts = form({"type": 4, "data": {"flags": 64}}, "game.png")
    _, told = await call("POST", f"{callback_of(interaction)}?with_response=true", data=parts, json=None)
    assert told["resource"]["message"]["attachments"][0]["ephemeral"]
