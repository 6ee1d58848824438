"""What the stand-in refuses, asked over plain HTTP, and what it takes."""

import json
from io import BytesIO
from typing import Any

import aiohttp
import pytest

from standin.attachments import File
from standin.discord_server import StandIn
from standin.persons import Permission
from tests.standin.conftest import PlainClient, Time, callback_of

HELLO = {"content": "Hello."}


def button(custom_id: str = "one", label: str = "One") -> dict[str, Any]:
    return {"type": 2, "style": 2, "custom_id": custom_id, "label": label}


def row(*buttons: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(buttons)}


def embed(**parts: Any) -> dict[str, Any]:
    return {"embeds": [parts]}


def with_files(payload: dict[str, Any], *files: bytes) -> aiohttp.FormData:
    """A form in parts: the payload, and files named 0.png, 1.png and so on."""
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(payload))
    for number, content in enumerate(files):
        form.add_field(f"files[{number}]", BytesIO(content), filename=f"{number}.png")
    return form


TOO_MUCH: list[dict[str, Any]] = [
    {"content": "x" * 2001},
    {**HELLO, "nonce": "x" * 26},
    {**HELLO, "embeds": [{"title": "x"}] * 11},
    embed(title="x" * 257),
    embed(description="x" * 4097),
    embed(footer={"text": "x" * 2049}),
    embed(author={"name": "x" * 257}),
    embed(fields=[{"name": "x", "value": "x"}] * 26),
    embed(fields=[{"name": "x" * 257, "value": "x"}]),
    embed(fields=[{"name": "x", "value": ""}]),
    {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
    {**HELLO, "components": [row(button(str(number))) for number in range(6)]},
    {**HELLO, "components": [row(*(button(str(number)) for number in range(6)))]},
    {**HELLO, "components": [row()]},
    {**HELLO, "components": [row(button("one"), button("one"))]},
    {**HELLO, "components": [row(button("x" * 101))]},
    {**HELLO, "components": [row(button(""))]},
    {**HELLO, "components": [row(button(label="x" * 81))]},
    {**HELLO, "components": [row(button(label=""))]},
    {**HELLO, "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
]


async def test_a_wrong_token_is_refused(call: PlainClient) -> None:
    call.headers = {"Authorization": "Bot of somebody else"}
    assert await call("GET", "/users/@me") == (401, {"message": "401: Unauthorized", "code": 0})


async def test_a_route_that_is_not_modelled_is_not_found(call: PlainClient) -> None:
    assert await call.refused("GET", "/nowhere") == (404, 0)


@pytest.mark.parametrize("form", TOO_MUCH)
async def test_a_message_beyond_the_limits_is_refused(standin: StandIn, call: PlainClient, form: Any) -> None:
    channel = standin.channel()
    assert await call.refused("POST", f"/channels/{channel.id}/messages", form) == (400, 50035)
    interaction = standin.member("Alice").forge(channel, "any")
    assert await call.refused("POST", callback_of(interaction), {"type": 4, "data": form}) == (400, 50035)
    assert not standin.messages(channel)
    assert interaction.answer is None


async def test_messages_are_sent_read_edited_and_deleted(standin: StandIn, call: PlainClient) -> None:
    path = f"/channels/{standin.channel().id}"
    assert (await call("GET", path))[1]["name"] == "duels"
    _, sent = await call("POST", f"{path}/messages", {**HELLO, **embed(title="A board")})
    path = f"{path}/messages/{sent['id']}"
    _, edited = await call("PATCH", path, {"content": "Goodbye."})
    assert (edited["content"], edited["embeds"][0]["title"]) == ("Goodbye.", "A board")
    assert (await call("GET", path))[1] == edited
    assert await call.refused("PATCH", path, {"content": "", "embeds": []}) == (400, 50006)
    assert await call("DELETE", path) == (204, None)
    for method in ("GET", "PATCH", "DELETE"):
        assert await call.refused(method, path, HELLO) == (404, 10008)


async def test_an_empty_message_and_broken_json_are_refused(standin: StandIn, call: PlainClient) -> None:
    path = f"/channels/{standin.channel().id}/messages"
    assert await call.refused("POST", path, {"content": "", "embeds": []}) == (400, 50006)
    assert (await call("POST", path, data=b"{", json=None))[1]["code"] == 50109


async def test_a_form_in_parts_is_a_message_with_files(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    form = with_files({"content": "With a file."}, b"...")
    assert (await call("POST", f"/channels/{channel.id}/messages", data=form, json=None))[0] == 200
    [message] = standin.messages(channel)
    assert (message.content, message.attachments) == ("With a file.", [File("0.png", b"...")])


async def test_a_file_is_described_and_stays_until_an_edit_leaves_it_out(standin: StandIn, call: PlainClient) -> None:
    path = f"/channels/{standin.channel().id}/messages"
    form = with_files({"attachments": [{"id": 0, "description": "A board."}]}, b"...")
    _, sent = await call("POST", path, data=form, json=None)
    [attached] = sent["attachments"]
    assert (attached["filename"], attached["size"], attached["description"]) == ("0.png", 3, "A board.")
    assert (await call("PATCH", f"{path}/{sent['id']}", HELLO))[1]["attachments"] == [attached]
    assert (await call("PATCH", f"{path}/{sent['id']}", {"attachments": []}))[1]["attachments"] == []


@pytest.mark.parametrize(
    ("described", "sizes", "refused"),
    [
        ([{"id": 0, "description": "x" * 1025}], [1], (400, 50035)),
        ([{"id": 1}], [1], (400, 50035)),
        ([], [1] * 11, (400, 50035)),
        ([], [10 * 2**20 + 1], (413, 40005)),
    ],
)
async def test_files_beyond_the_limits_are_refused(
    standin: StandIn, call: PlainClient, described: list[Any], sizes: list[int], refused: tuple[int, int]
) -> None:
    channel = standin.channel()
    form = with_files({"attachments": described}, *map(bytes, sizes))
    status, body = await call("POST", f"/channels/{channel.id}/messages", data=form, json=None)
    assert (status, body["code"]) == refused
    assert not standin.messages(channel)


async def test_channels_refuse_what_the_bot_may_not_do(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    path = f"/channels/{channel.id}/messages"
    others = standin.member("Alice").say(channel, "Mine.")
    assert await call.refused("PATCH", f"{path}/{others.id}", HELLO) == (403, 50005)
    assert await call.refused("DELETE", f"{path}/{others.id}") == (403, 50013)
    channel.own_bot_permissions &= ~Permission.EMBED_LINKS
    assert await call.refused("POST", path, embed(title="x")) == (403, 50013)
    channel.make_read_only()
    assert await call.refused("POST", path, HELLO) == (403, 50013)
    channel.hide()
    assert await call.refused("POST", path, HELLO) == (403, 50001)
    channel.restore()
    assert (await call("POST", path, HELLO))[0] == 200
    standin.remove_bot(standin.home)
    assert await call.refused("GET", f"/channels/{channel.id}") == (403, 50001)
    standin.delete_channel(channel)
    assert await call.refused("POST", path, HELLO) == (404, 10003)


async def test_a_thread_ends_with_its_channel_and_closes_when_locked(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    thread = standin.channel("a thread", parent=channel)
    path = f"/channels/{thread.id}/messages"
    channel.make_read_only()
    _, sent = await call("POST", path, HELLO)
    standin.archive(thread)
    assert await call.refused("PATCH", f"{path}/{sent['id']}", HELLO) == (400, 50083)
    assert (await call("POST", path, HELLO))[0] == 200, "a new message opens it again"
    standin.archive(thread, locked=True)
    assert await call.refused("POST", path, HELLO) == (400, 50083)
    channel.hide()
    assert await call.refused("POST", path, HELLO) == (403, 50001)
    standin.delete_channel(channel)
    assert await call.refused("POST", path, HELLO) == (404, 10003)


async def test_a_nonce_is_sent_once(standin: StandIn, call: PlainClient, time: Time) -> None:
    channel = standin.channel()
    path = f"/channels/{channel.id}/messages"
    form = {**HELLO, "nonce": "7", "enforce_nonce": True}
    _, first = await call("POST", path, form)
    _, second = await call("POST", path, {**form, "content": "Hello again."})
    assert first == second
    await call("POST", path, {**form, "enforce_nonce": False})
    assert len(standin.messages(channel)) == 2, "unless it is not enforced"
    time.now += 301
    await call("POST", path, form)
    assert len(standin.messages(channel)) == 3, "nor remembered"
