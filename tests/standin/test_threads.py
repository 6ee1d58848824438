"""Threads over plain HTTP: opened on messages, changed, archived and deleted, and what is told of them."""

import asyncio
from typing import Any

import discord
import pytest

from standin.discord_server import StandIn
from standin.persons import Permission
from standin.places import Channel, ChannelType
from standin.running import connected
from tests.standin.conftest import PlainClient, callback_of, webhook_of
from tests.standin.required_keys import missing
from tests.standin.test_gateway import Socket, connect, hear, identify

HELLO = {"content": "Hello."}
NAME = {"name": "Alice against Bob"}


async def send(call: PlainClient, channel: Channel) -> str:
    """The path of a new message."""
    _, sent = await call("POST", f"/channels/{channel.id}/messages", HELLO)
    return f"/channels/{channel.id}/messages/{sent['id']}"


async def opened(standin: StandIn, call: PlainClient, channel: Channel) -> Channel:
    """A new thread of the bot on a new message."""
    status, _ = await call("POST", f"{await send(call, channel)}/threads", NAME)
    assert status == 201
    return standin.threads_of(channel)[-1]


async def listening(standin: StandIn, call: PlainClient) -> Socket:
    """A line that has been told of everything so far."""
    socket = await connect(standin, call)
    await identify(socket, standin.token)
    assert [(await hear(socket))["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
    return socket


@pytest.mark.parametrize(("channel_type", "thread_type"), [(0, 11), (5, 10)], ids=["text", "announcement"])
async def test_a_thread_is_opened_on_a_message(
    standin: StandIn, call: PlainClient, channel_type: int, thread_type: int
) -> None:
    channel = standin.channel(channel_type=ChannelType(channel_type))
    message = await send(call, channel)
    socket = await listening(standin, call)
    status, thread = await call("POST", f"{message}/threads", {**NAME, "auto_archive_duration": 60})
    assert (status, missing("thread", thread)) == (201, [])
    assert (thread["type"], thread["name"]) == (thread_type, NAME["name"])
    assert message.endswith(thread["id"]), "it has the message's id"
    assert (thread["parent_id"], thread["owner_id"]) == (str(channel.id), str(standin.world.bot.id))
    about = thread["thread_metadata"]
    assert (about["archived"], about["locked"], about["auto_archive_duration"]) == (False, False, 60)
    told = await hear(socket)
    assert (told["t"], told["d"]) == ("THREAD_CREATE", {**thread, "newly_created": True})
    assert (await call("GET", f"/channels/{thread['id']}"))[1] == thread
    _, read = await call("GET", message)
    assert (read["thread"], read["flags"], missing("message", read)) == (thread, 1 << 5, [])
    await socket.close()


@pytest.mark.parametrize(
    "form",
    [{}, {"name": ""}, {"name": "x" * 101}, {**NAME, "auto_archive_duration": 61}],
    ids=["no name", "empty", "too long", "odd minutes"],
)
async def test_a_thread_beyond_the_limits_is_refused(standin: StandIn, call: PlainClient, form: Any) -> None:
    channel = standin.channel()
    message = await send(call, channel)
    assert await call.refused("POST", f"{message}/threads", form) == (400, 50035)
    assert not standin.threads_of(channel)
    assert (await call("POST", f"{message}/threads", {"name": "x" * 100}))[0] == 201


async def test_threads_are_refused_where_there_can_be_none(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    message = await send(call, channel)
    assert await call.refused("POST", f"/channels/{channel.id}/messages/1/threads", NAME) == (404, 10008)
    channel.forbid(Permission.CREATE_PUBLIC_THREADS)
    assert await call.refused("POST", f"{message}/threads", NAME) == (403, 50013)
    channel.restore()
    assert (await call("POST", f"{message}/threads", NAME))[0] == 201
    assert await call.refused("POST", f"{message}/threads", NAME) == (400, 160004)
    [thread] = standin.threads_of(channel)
    voice = standin.channel(channel_type=ChannelType.VOICE)
    for inside in (thread, voice):
        assert await call.refused("POST", f"{await send(call, inside)}/threads", NAME) == (400, 50024)
    forum = standin.channel(channel_type=ChannelType.FORUM)
    assert await call.refused("POST", f"/channels/{forum.id}/messages/1/threads", NAME) == (400, 50024)
    assert await call.refused("POST", f"/channels/{forum.id}/messages", HELLO) == (400, 50008)


async def test_a_thread_is_changed_by_whoever_opened_it(standin: StandIn, call: PlainClient) -> None:
    thread = await opened(standin, call, standin.channel())
    path, socket = f"/channels/{thread.id}", await listening(standin, call)
    for form in ({"name": "Done"}, {"auto_archive_duration": 10080}, {"archived": True}):
        status, changed = await call("PATCH", path, form)
        told = await hear(socket)
        assert (status, told["t"], told["d"]) == (200, "THREAD_UPDATE", changed)
    assert (thread.name, thread.archives_after, thread.archived) == ("Done", 10080, True)
    assert await call.refused("PATCH", path, {"name": "Again"}) == (400, 50083)
    assert (await call("PATCH", path, {"archived": False, "name": "Again"}))[1]["name"] == "Again"
    assert await call.refused("PATCH", path, {"name": ""}) == (400, 50035)
    assert await call.refused("PATCH", path, {"auto_archive_duration": 61}) == (400, 50035)
    await socket.close()


async def test_locks_deletions_and_threads_of_others_are_for_moderators(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    ours, others = await opened(standin, call, channel), standin.channel("a thread", parent=channel)
    assert await call.refused("PATCH", f"/channels/{ours.id}", {"locked": True}) == (403, 50013)
    assert await call.refused("DELETE", f"/channels/{ours.id}") == (403, 50013)
    assert await call.refused("PATCH", f"/channels/{others.id}", {"archived": True}) == (403, 50013)
    standin.archive(ours, locked=True)
    assert await call.refused("PATCH", f"/channels/{ours.id}", {"archived": False}) == (403, 50013)
    for method in ("PATCH", "DELETE"):
        assert await call.refused(method, f"/channels/{channel.id}", NAME) == (403, 50013)
    channel.permit(Permission.MANAGE_THREADS)
    for thread in (ours, others):
        assert (await call("PATCH", f"/channels/{thread.id}", {"archived": False, "locked": True}))[0] == 200
        assert thread.locked


async def test_a_thread_that_was_deleted_is_gone_and_its_message_can_have_another(
    standin: StandIn, call: PlainClient
) -> None:
    channel = standin.channel()
    thread = await opened(standin, call, channel)
    channel.permit(Permission.MANAGE_THREADS)
    socket = await listening(standin, call)
    assert (await call("DELETE", f"/channels/{thread.id}"))[0] == 200
    told = await hear(socket)
    about = {"id": str(thread.id), "guild_id": str(standin.home.id), "parent_id": str(channel.id), "type": 11}
    assert (told["t"], told["d"]) == ("THREAD_DELETE", about)
    assert await call.refused("GET", f"/channels/{thread.id}") == (404, 10003)
    message = f"/channels/{channel.id}/messages/{thread.id}"
    _, read = await call("GET", message)
    assert (read["flags"], "thread" in read) == (0, False)
    assert (await call("POST", f"{message}/threads", NAME))[0] == 201
    await socket.close()


async def test_a_thread_outlives_its_message(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    thread = await opened(standin, call, channel)
    assert await call("DELETE", f"/channels/{channel.id}/messages/{thread.id}") == (204, None)
    await send(call, thread)
    assert len(standin.messages(thread)) == 1


async def test_people_are_added_to_a_thread(standin: StandIn, call: PlainClient) -> None:
    channel, alice = standin.channel(), standin.member("Alice")
    thread = await opened(standin, call, channel)
    path = f"/channels/{thread.id}/thread-members"
    for user in (alice.id, alice.id, "@me"):
        assert await call("PUT", f"{path}/{user}") == (204, None)
    assert thread.members == {alice.id, standin.world.bot.id}
    assert (await call("GET", f"/channels/{thread.id}"))[1]["member_count"] == 2
    assert await call.refused("PUT", f"{path}/1") == (404, 10007)
    assert await call.refused("PUT", f"/channels/{channel.id}/thread-members/{alice.id}") == (400, 50024)
    standin.archive(thread)
    assert await call.refused("PUT", f"{path}/{alice.id}") == (400, 50083)
    thread.make_read_only()
    assert await call.refused("PUT", f"{path}/{alice.id}") == (403, 50013)


async def test_an_archived_thread_opens_by_a_message_and_not_by_an_edit(standin: StandIn, call: PlainClient) -> None:
    alice, thread = standin.member("Alice"), await opened(standin, call, standin.channel())
    message = await send(call, thread)
    interaction = alice.forge(thread, "any")
    await call("POST", callback_of(interaction), {"type": 4, "data": HELLO})
    standin.archive(thread)
    socket = await listening(standin, call)
    assert await call.refused("PATCH", message, HELLO) == (400, 50083)
    answer = f"{webhook_of(standin, interaction)}/messages/@original"
    assert await call.refused("PATCH", answer, HELLO) == (400, 50083)
    assert await call("DELETE", answer) == (204, None)
    await send(call, thread)
    told = await hear(socket)
    assert (told["t"], told["d"]["thread_metadata"]["archived"]) == ("THREAD_UPDATE", False)
    standin.archive(thread)
    alice.say(thread, "Me too.")
    assert not thread.archived
    await socket.close()


async def test_to_send_in_a_thread_takes_a_permission_of_its_own(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    thread = await opened(standin, call, channel)
    channel.forbid(Permission.SEND_MESSAGES)
    await send(call, thread)
    channel.forbid(Permission.SEND_MESSAGES_IN_THREADS)
    assert await call.refused("POST", f"/channels/{thread.id}/messages", HELLO) == (403, 50013)


async def test_interactions_come_from_the_thread(standin: StandIn, call: PlainClient) -> None:
    channel, alice = standin.channel(), standin.member("Alice")
    thread = await opened(standin, call, channel)
    channel.overwrites[alice.id] = Permission.VIEW_CHANNEL
    interaction = alice.forge(thread, "any")
    place = interaction.payload["channel"]
    assert (interaction.payload["channel_id"], place["id"]) == (str(thread.id), str(thread.id))
    assert (place["type"], place["parent_id"]) == (11, str(channel.id))
    assert place["permissions"] == str(int(Permission.VIEW_CHANNEL)), "as in the channel"
    await call("POST", callback_of(interaction), {"type": 4, "data": HELLO})
    assert [message.content for message in standin.messages(thread)] == ["Hello."]


async def test_discord_py_opens_and_uses_threads(standin: StandIn) -> None:
    announcements = standin.channel("news", channel_type=ChannelType.ANNOUNCEMENT)
    for other in (ChannelType.VOICE, ChannelType.FORUM):
        standin.channel("other", channel_type=other)
    async with connected(standin, discord.Client(intents=discord.Intents(guilds=True))) as client:
        channel = client.get_channel(announcements.id)
        assert isinstance(channel, discord.TextChannel)
        told = asyncio.ensure_future(client.wait_for("thread_create"))
        message = await channel.send("A game.")
        thread = await message.create_thread(name="The game", auto_archive_duration=60)
        assert (thread.id, thread.is_news(), (await told).id) == (message.id, True, thread.id)
        await thread.send("In it.")
        changed = asyncio.ensure_future(client.wait_for("thread_update"))
        await thread.edit(archived=True)
        assert (await changed)[1].archived
        assert (await channel.fetch_message(message.id)).flags.has_thread
    assert [message.content for message in standin.messages(standin.threads_of(announcements)[0])] == ["In it."]
