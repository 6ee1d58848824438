"""What goes wrong when a test says so, and how discord.py takes it."""

import asyncio

import aiohttp
import discord
import pytest

from config import Settings
from standin.discord_server import StandIn
from standin.refusals import UNKNOWN_INTERACTION
from standin.running import bot_against, connected
from tests.standin.conftest import PlainClient

HELLO = {"content": "Hello."}


async def test_a_fault_strikes_as_often_as_it_was_told_and_only_where(standin: StandIn, call: PlainClient) -> None:
    path = f"/channels/{standin.channel().id}"
    fault = standin.faults.answer(503, "POST", "/channels/*/messages", times=2)
    assert (await call("GET", path))[0] == 200
    assert [(await call("POST", f"{path}/messages", HELLO))[0] for _ in range(3)] == [503, 503, 200]
    assert fault.struck == 2
    standin.faults.answer(500, "*", "*", times=99).switch_off()
    assert (await call("GET", path))[0] == 200


async def test_a_connection_can_be_dropped_before_the_work_or_after_it(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    for carried_out in (False, True):
        standin.faults.drop("POST", "*", carried_out=carried_out)
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await call("POST", f"/channels/{channel.id}/messages", HELLO)
        assert bool(standin.messages(channel)) == carried_out


async def test_an_answer_can_be_late_or_never_come(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    standin.faults.delay(0.01, "GET", f"/channels/{channel.id}")
    assert (await call("GET", f"/channels/{channel.id}"))[0] == 200
    fault = standin.faults.hang("POST", "*", carried_out=True)
    request = standin.next_request("POST", "*")
    waiting = asyncio.create_task(call("POST", f"/channels/{channel.id}/messages", HELLO))
    await fault.met.wait()
    assert (await request).form == HELLO
    assert not waiting.done()
    await standin.stop()
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await waiting


async def test_discord_py_waits_out_a_rate_limit(standin: StandIn) -> None:
    channel = standin.channel()
    async with connected(standin, discord.Client(intents=discord.Intents.none())) as client:
        for everywhere in (False, True):
            standin.faults.rate_limit(0.01, "POST", "/channels/*/messages", everywhere=everywhere)
            await client.get_partial_messageable(channel.id).send("At last.")
    sent = [request.status for request in standin.requests if request.method == "POST"]
    assert sent == [429, 200, 429, 200]


@pytest.mark.parametrize(
    ("number", "status"),
    [(10008, 404), (30046, 429), (50001, 403), (50013, 403), (50083, 400), (160004, 400)],
)
async def test_discords_refusals_are_given_by_their_numbers(
    standin: StandIn, call: PlainClient, number: int, status: int
) -> None:
    path = f"/channels/{standin.channel().id}/messages"
    _, sent = await call("POST", path, HELLO)
    fault = standin.faults.refuse(number, "PATCH", "/channels/*/messages/*", times=2)
    assert [await call.refused("PATCH", f"{path}/{sent['id']}", HELLO) for _ in range(2)] == [(status, number)] * 2
    assert (await call("PATCH", f"{path}/{sent['id']}", HELLO))[0] == 200
    assert fault.struck == 2


async def test_edits_of_old_messages_can_be_too_many(standin: StandIn, call: PlainClient) -> None:
    path = f"/channels/{standin.channel().id}/messages"
    _, sent = await call("POST", path, HELLO)
    standin.faults.refuse(30046, "PATCH", "*", retry_after=1.5)
    async with call.session.patch(
        f"{standin.address}{path}/{sent['id']}", json=HELLO, headers=call.headers
    ) as response:
        body = await response.json()
        assert (body["retry_after"], body["global"], response.headers["Retry-After"]) == (1.5, False, "1.5")
    standin.faults.refuse(30046, "PATCH", "*", retry_after=0.01)
    async with connected(standin, discord.Client(intents=discord.Intents.none())) as client:
        messageable = client.get_partial_messageable(int(sent["channel_id"]))
        await messageable.get_partial_message(int(sent["id"])).edit(content="At last.")
    assert [request.status for request in standin.requests if request.method == "PATCH"] == [429, 429, 200]


async def test_an_interaction_can_be_made_unknown(standin: StandIn, settings: Settings) -> None:
    alice, bob, channel = standin.member("Alice"), standin.member("Bob"), standin.channel()
    async with bot_against(standin, settings):
        fault = standin.faults.refuse(UNKNOWN_INTERACTION, "POST", "/interactions/*/callback")
        unanswered = alice.slash(channel, "duel start", opponent=bob, variant="exact100")
        await fault.met.wait()
        assert unanswered.answer is None
        assert (
            "waiting in this channel"
            in (await alice.slash(channel, "duel start", opponent=bob, variant="exact100")).text
        )


async def test_an_interaction_can_come_twice(standin: StandIn) -> None:
    alice, channel = standin.member("Alice"), standin.channel()
    came: list[int] = []
    client = discord.Client(intents=discord.Intents(guilds=True))
    tree = discord.app_commands.CommandTree(client)

    @tree.command()
    async def hello(interaction: discord.Interaction) -> None:  # pyright: ignore[reportUnusedFunction]
        """Says nothing the second time."""
        came.append(interaction.id)
        await interaction.response.send_message("Hello." if len(came) == 1 else "Hello again.")

    async with connected(standin, client):
        await tree.sync()
        interaction = await alice.slash(channel, "hello")
        again = standin.next_request("POST", f"/interactions/{interaction.id}/*/callback")
        standin.replay(interaction)
        assert (await again).status == 400
    assert came == [interaction.id, interaction.id]


async def test_discord_can_go_away_and_come_back(standin: StandIn) -> None:
    channel = standin.channel()
    async with connected(standin, discord.Client(intents=discord.Intents(guilds=True))) as client:
        address, greeting = standin.address, standin.gateway.next_greeting()
        await standin.stop()
        await standin.start()
        assert standin.address == address
        assert await greeting == "READY"
        await client.get_partial_messageable(channel.id).send("Still here.")
    assert len(standin.messages(channel)) == 1
