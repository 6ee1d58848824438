"""The gateway, spoken to without discord.py."""

import json
import zlib
from typing import Any

import aiohttp
import pytest

from standin.discord_server import StandIn
from standin.patience import PATIENCE
from tests.standin.conftest import PlainClient

Socket = aiohttp.ClientWebSocketResponse


async def hear(socket: Socket) -> Any:
    return json.loads((await socket.receive(timeout=PATIENCE)).data)


async def identify(socket: Socket, token: str, intents: int = 1) -> None:
    """Say who we are; the next to be heard is READY."""
    assert (await hear(socket))["op"] == 10
    await socket.send_json({"op": 2, "d": {"token": token, "intents": intents, "properties": {}}})


async def connect(standin: StandIn, call: PlainClient, query: str = "") -> Socket:
    _, gateway = await call("GET", "/gateway/bot")
    assert gateway["url"] == standin.gateway.address
    return await call.session.ws_connect(f"{gateway['url']}?v=10&encoding=json{query}")


async def test_a_wrong_token_closes_the_line(standin: StandIn, call: PlainClient) -> None:
    for operation in (2, 6):
        socket = await connect(standin, call)
        assert (await hear(socket))["op"] == 10
        await socket.send_json({"op": operation, "d": {"token": "wrong"}})
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4004


@pytest.mark.parametrize(("operation", "code"), [(99, 4001), (3, 4003)])
async def test_nonsense_closes_the_line(standin: StandIn, call: PlainClient, operation: int, code: int) -> None:
    socket = await connect(standin, call)
    await hear(socket)
    await socket.send_json({"op": operation, "d": {}})
    await socket.receive()
    assert socket.close_code == code


async def test_json_is_understood_in_binary_frames_too(standin: StandIn, call: PlainClient) -> None:
    socket = await connect(standin, call)
    await hear(socket)
    claims: dict[str, Any] = {"token": standin.token, "intents": 1, "properties": {}}
    await socket.send_bytes(json.dumps({"op": 2, "d": claims}).encode())
    assert (await hear(socket))["t"] == "READY"
    await socket.close()


@pytest.mark.parametrize("frame", [b"{", b"\x83h\x02", b"[]"], ids=["broken", "not JSON", "no message"])
async def test_what_cannot_be_read_closes_the_line(standin: StandIn, call: PlainClient, frame: bytes) -> None:
    socket = await connect(standin, call)
    await hear(socket)
    await socket.send_bytes(frame)
    await socket.receive(timeout=PATIENCE)
    assert socket.close_code == 4002


async def test_a_token_may_be_called_that_of_a_bot(standin: StandIn, call: PlainClient) -> None:
    socket = await connect(standin, call)
    await identify(socket, f"Bot {standin.token}")
    assert (await hear(socket))["t"] == "READY"
    await socket.close()


async def test_a_slash_may_stand_behind_the_address(standin: StandIn, call: PlainClient) -> None:
    socket = await call.session.ws_connect(f"{standin.gateway.address}/?v=10&encoding=json")
    assert (await hear(socket))["op"] == 10
    await socket.close()


async def test_heartbeats_are_acknowledged(standin: StandIn, call: PlainClient) -> None:
    socket = await connect(standin, call)
    await hear(socket)
    await socket.send_json({"op": 1, "d": None})
    assert await hear(socket) == {"op": 11}
    assert standin.gateway.heartbeats == 1
    await socket.close()


async def test_only_what_the_intents_allow_is_told(standin: StandIn, call: PlainClient) -> None:
    channel, alice = standin.channel(), standin.member("Alice")
    thread = standin.channel("a thread", parent=channel)
    with_guilds, without = await connect(standin, call), await connect(standin, call)
    await identify(with_guilds, standin.token)
    await identify(without, standin.token, intents=0)
    heard = {socket: [(await hear(socket))["t"]] for socket in (with_guilds, without)}
    standin.archive(thread)
    standin.delete_channel(channel)
    standin.remove_bot(standin.home)
    alice.forge(channel, "the end")
    for socket, events in heard.items():
        while events[-1] != "INTERACTION_CREATE":
            events.append((await hear(socket))["t"])
        await socket.close()
    assert heard[without] == ["READY", "INTERACTION_CREATE"]
    told = ["GUILD_CREATE", "THREAD_UPDATE", "CHANNEL_DELETE", "GUILD_DELETE"]
    assert heard[with_guilds] == ["READY", *told, "INTERACTION_CREATE"]


async def test_a_deleted_message_is_told_of_where_messages_are(standin: StandIn, call: PlainClient) -> None:
    channel, alice = standin.channel(), standin.member("Alice")
    with_messages, without = await connect(standin, call), await connect(standin, call)
    await identify(with_messages, standin.token, intents=1 << 9)
    await identify(without, standin.token)
    _, sent = await call("POST", f"/channels/{channel.id}/messages", {"content": "Hello."})
    await call("DELETE", f"/channels/{channel.id}/messages/{sent['id']}")
    alice.forge(channel, "the end")
    heard = [[(await hear(socket)) for _ in range(3)] for socket in (with_messages, without)]
    assert heard[0][1]["t"] == "MESSAGE_DELETE"
    about = {"id": sent["id"], "channel_id": str(channel.id), "guild_id": str(standin.home.id)}
    assert heard[0][1]["d"] == about
    assert [event["t"] for event in heard[1]] == ["READY", "GUILD_CREATE", "INTERACTION_CREATE"]
    await with_messages.close()
    await without.close()


async def test_a_thread_that_goes_is_told_of_unless_its_channel_goes_too(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    alone, together = [standin.channel("a thread", parent=channel) for _ in range(2)]
    socket = await connect(standin, call)
    await identify(socket, standin.token)
    heard = [(await hear(socket))["t"] for _ in range(2)]
    standin.delete_channel(alone)
    thread = {"id": str(alone.id), "guild_id": str(standin.home.id), "parent_id": str(channel.id), "type": 11}
    assert (await hear(socket))["d"] == thread
    standin.delete_channel(channel)
    standin.channel("the next")
    heard += [(await hear(socket))["t"] for _ in range(2)]
    assert heard == ["READY", "GUILD_CREATE", "CHANNEL_DELETE", "CHANNEL_CREATE"]
    assert together.id not in standin.world.channels
    await socket.close()


async def test_a_stream_is_compressed_for_whoever_asks(standin: StandIn, call: PlainClient) -> None:
    socket = await connect(standin, call, "&compress=zlib-stream")
    decompressor = zlib.decompressobj()
    for operation in (10, 11):
        message = await socket.receive()
        assert message.data.endswith(b"\x00\x00\xff\xff")
        assert json.loads(decompressor.decompress(message.data))["op"] == operation
        await socket.send_json({"op": 1, "d": None})
    await socket.close()


async def test_a_session_is_resumed_from_where_it_broke_off(standin: StandIn, call: PlainClient) -> None:
    channel, alice = standin.channel(), standin.member("Alice")
    socket = await connect(standin, call)
    await identify(socket, standin.token)
    ready = await hear(socket)
    standin.gateway.drop()
    alice.forge(channel, "missed")
    claims = {"token": standin.token, "session_id": ready["d"]["session_id"], "seq": ready["s"]}
    socket = await call.session.ws_connect(ready["d"]["resume_gateway_url"])
    await hear(socket)
    await socket.send_json({"op": 6, "d": claims})
    events = [await hear(socket) for _ in range(3)]
    assert [event["t"] for event in events] == ["GUILD_CREATE", "INTERACTION_CREATE", "RESUMED"]
    assert [event["s"] for event in events] == [2, 3, 4]
    await socket.close(code=1000)


@pytest.mark.parametrize("wrong", [{"session_id": "unknown"}, {"seq": 99}, {"seq": None}])
async def test_what_cannot_be_resumed_is_an_invalid_session(
    standin: StandIn, call: PlainClient, wrong: dict[str, Any]
) -> None:
    socket = await connect(standin, call)
    await identify(socket, standin.token)
    ready = await hear(socket)
    standin.gateway.drop()
    claims = {"token": standin.token, "session_id": ready["d"]["session_id"], "seq": ready["s"], **wrong}
    socket = await connect(standin, call)
    await hear(socket)
    await socket.send_json({"op": 6, "d": claims})
    assert await hear(socket) == {"op": 9, "d": False}
    await socket.close()


async def test_whoever_says_goodbye_is_told_no_more(standin: StandIn, call: PlainClient) -> None:
    alice, channel = standin.member("Alice"), standin.channel()
    assert not alice.forge(channel, "nobody there").delivered
    socket = await connect(standin, call)
    await identify(socket, standin.token)
    await hear(socket)
    assert alice.forge(channel, "there").delivered
    await socket.close(code=1000)
    assert not alice.forge(channel, "gone").delivered
