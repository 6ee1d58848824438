"""What a client is sent has every key that Discord always sends, whichever library the client is made with."""

from base64 import b64decode
from typing import Any

import pytest

from config import Settings
from standin.discord_server import StandIn
from standin.interactions import Interaction
from standin.messages import Message
from standin.running import bot_against
from tests.standin.conftest import Club, PlainClient, callback_of, webhook_of
from tests.standin.required_keys import missing
from tests.standin.test_gateway import connect, hear, identify

BUTTON = {"type": 2, "style": 2, "label": "One", "custom_id": "one"}
ROW = {"type": 1, "components": [BUTTON]}
BOARD = {"content": "A board.", "embeds": [{"title": "Total 1"}], "components": [ROW]}


async def answered(call: PlainClient, interaction: Interaction, kind: int = 4) -> Any:
    """The message that answers it, as Discord tells of it."""
    _, told = await call("POST", f"{callback_of(interaction)}?with_response=true", {"type": kind, "data": BOARD})
    return told["resource"]["message"]


async def test_a_client_is_greeted_with_all_there_is_to_know(standin: StandIn, call: PlainClient) -> None:
    standin.member("Alice")
    standin.channel("a thread", parent=standin.channel())
    socket = await connect(standin, call)
    await identify(socket, standin.token)
    ready, created = await hear(socket), await hear(socket)
    await socket.close()
    assert missing("ready", ready["d"]) == []
    assert missing("created guild", created["d"]) == []
    assert (len(created["d"]["channels"]), len(created["d"]["threads"])) == (1, 1)


async def test_a_token_begins_with_the_id_of_its_bot(standin: StandIn) -> None:
    first, *others = standin.token.split(".")
    assert b64decode(first + "=" * (-len(first) % 4)) == str(standin.world.bot.id).encode()
    assert len(others) == 2


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/users/@me", "own user"),
        ("/applications/@me", "application"),
        ("/oauth2/applications/@me", "application"),
        ("/gateway/bot", "gateway"),
    ],
)
async def test_what_a_client_asks_of_itself_is_whole(call: PlainClient, path: str, kind: str) -> None:
    status, body = await call("GET", path)
    assert status == 200
    assert missing(kind, body) == []


async def test_channels_and_threads_are_whole(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    thread = standin.channel("a thread", parent=channel)
    assert missing("channel", (await call("GET", f"/channels/{channel.id}"))[1]) == []
    assert missing("thread", (await call("GET", f"/channels/{thread.id}"))[1]) == []


async def test_messages_are_whole_however_they_came_about(standin: StandIn, call: PlainClient) -> None:
    alice, channel = standin.member("Alice"), standin.channel()
    command = alice.slash_raw(channel, "duel start", [])
    answer = await answered(call, command)
    _, followup = await call("POST", webhook_of(standin, command), {**BOARD, "content": alice.mention})
    _, sent = await call("POST", f"/channels/{channel.id}/messages", BOARD)
    _, edited = await call("PATCH", f"/channels/{channel.id}/messages/{sent['id']}", {"content": "Another board."})
    pressed = alice.press(standin.messages(channel)[0], "One")
    to_a_press = await answered(call, pressed)
    for message in (answer, followup, sent, edited, to_a_press):
        assert missing("message", message) == []
    assert followup["mentions"]


async def test_the_bot_is_told_whole_interactions(standin: StandIn, club: Club, settings: Settings) -> None:
    alice, bob, channel = club.alice, club.bob, club.channel
    async with bot_against(standin, settings):
        await club.begin()
        used = await alice.slash(channel, "multiply", n=5)
        assert used.message is not None
        pressed = await bob.press(used.message, "6")
        typed = await alice.autocomplete(channel, "multiply", "n", "")
        for interaction in (used, pressed, typed):
            assert missing("interaction", interaction.payload) == []
        assert missing("channel", used.payload["channel"]) == []
        [*commands] = standin.world.commands.values()
    for command in commands:
        assert missing("command", command) == []


async def test_an_answer_names_the_message_whose_button_was_pressed(standin: StandIn, call: PlainClient) -> None:
    alice, channel = standin.member("Alice"), standin.channel()
    command = alice.slash_raw(channel, "duel start", [])
    board = await answered(call, command)
    assert "interacted_message_id" not in board["interaction_metadata"]
    pressed = alice.press(_message(command), "One")
    answer = await answered(call, pressed)
    assert answer["interaction_metadata"]["interacted_message_id"] == board["id"]
    updated = await answered(call, alice.press(_message(command), "One"), kind=7)
    assert updated["interaction_metadata"] == board["interaction_metadata"], "it still answers the command"


async def test_a_followup_names_the_answer_before_it(standin: StandIn, call: PlainClient) -> None:
    alice, channel = standin.member("Alice"), standin.channel()
    command = alice.slash_raw(channel, "duel start", [])
    board = await answered(call, command)
    assert "original_response_message_id" not in board["interaction_metadata"]
    _, followup = await call("POST", webhook_of(standin, command), BOARD)
    assert followup["interaction_metadata"]["original_response_message_id"] == board["id"]
    pressed = alice.press(_message(command), "One")
    await call("POST", callback_of(pressed), {"type": 6})
    _, after_update = await call("POST", webhook_of(standin, pressed), BOARD)
    assert after_update["interaction_metadata"]["original_response_message_id"] == board["id"]


async def test_a_deferred_answer_is_no_followup(standin: StandIn, call: PlainClient) -> None:
    command = standin.member("Alice").slash_raw(standin.channel(), "duel start", [])
    await call("POST", callback_of(command), {"type": 5})
    _, filled_in = await call("POST", webhook_of(standin, command), BOARD)
    assert "original_response_message_id" not in filled_in["interaction_metadata"]


async def test_answers_belong_to_the_webhook_of_the_application(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    answer = await answered(call, standin.member("Alice").forge(channel, "any"))
    _, sent = await call("POST", f"/channels/{channel.id}/messages", BOARD)
    assert answer["webhook_id"] == answer["application_id"] == str(standin.world.application_id)
    assert "webhook_id" not in sent


def _message(interaction: Interaction) -> Message:
    assert interaction.message is not None
    return interaction.message
