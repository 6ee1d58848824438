"""Interactions answered and followed up over plain HTTP."""

from standin.discord_server import StandIn
from tests.standin.conftest import PlainClient, Time, callback_of, webhook_of

HELLO = {"content": "Hello."}
ANSWER = {"type": 4, "data": HELLO}


async def test_an_interaction_is_answered_once_and_in_time(standin: StandIn, call: PlainClient, time: Time) -> None:
    alice, channel = standin.member("Alice"), standin.channel()
    answered, late = alice.forge(channel, "any"), alice.forge(channel, "any")
    assert await call.refused("POST", callback_of(answered, "wrong"), ANSWER) == (404, 10062)
    assert await call.refused("POST", "/interactions/1/none/callback", ANSWER) == (404, 10062)
    time.now += 3
    assert await call("POST", callback_of(answered), ANSWER) == (204, None)
    assert await call.refused("POST", callback_of(answered), ANSWER) == (400, 40060)
    time.now += 0.1
    assert await call.refused("POST", callback_of(late), ANSWER) == (404, 10062)


async def test_answers_are_not_counted_towards_any_limit(standin: StandIn, call: PlainClient) -> None:
    interaction = standin.member("Alice").forge(standin.channel(), "any")
    webhook = standin.address + webhook_of(standin, interaction)
    async with call.session.post(standin.address + callback_of(interaction), json=ANSWER) as response:
        assert not [name for name in response.headers if name.startswith("X-RateLimit")]
    async with call.session.post(webhook, json=HELLO) as response:
        assert response.headers["X-RateLimit-Remaining"]


async def test_an_answer_fits_what_was_asked(standin: StandIn, call: PlainClient) -> None:
    alice, channel = standin.member("Alice"), standin.channel()
    command = alice.slash_raw(channel, "duel start", [])
    for kind in (0, 6, 7, 8):
        assert await call.refused("POST", callback_of(command), {"type": kind, "data": HELLO}) == (400, 50035)
    gone = alice.forge(channel, "any")
    assert await call.refused("POST", callback_of(gone), {"type": 7, "data": HELLO}) == (404, 10008)
    standin.delete_channel(channel)
    assert await call.refused("POST", callback_of(command), ANSWER) == (404, 10003)


async def test_a_webhook_is_good_from_the_answer_for_a_quarter_of_an_hour(
    standin: StandIn, call: PlainClient, time: Time
) -> None:
    interaction = standin.member("Alice").forge(standin.channel(), "any")
    webhook = webhook_of(standin, interaction)
    assert await call.refused("POST", webhook, HELLO) == (404, 10015)
    assert await call.refused("POST", webhook.replace(interaction.token, "wrong"), HELLO) == (401, 50027)
    await call("POST", callback_of(interaction), ANSWER)
    _, followup = await call("POST", webhook, {"content": "And this.", "flags": 64})
    assert [message.ephemeral for message in interaction.followups] == [True]
    assert (await call("PATCH", f"{webhook}/messages/{followup['id']}", HELLO))[1]["content"] == "Hello."
    assert await call("DELETE", f"{webhook}/messages/@original") == (204, None)
    assert await call.refused("GET", f"{webhook}/messages/@original") == (404, 10008)
    assert await call.refused("GET", f"{webhook}/messages/1") == (404, 10008)
    time.now += 900
    assert (await call("PATCH", f"{webhook}/messages/{followup['id']}", HELLO))[0] == 200
    time.now += 1
    assert await call.refused("POST", webhook, HELLO) == (401, 50027)
    for method in ("GET", "PATCH", "DELETE"):
        assert await call.refused(method, f"{webhook}/messages/{followup['id']}", HELLO) == (401, 50027)


async def test_what_answers_an_interaction_can_be_deleted(standin: StandIn, call: PlainClient) -> None:
    channel = standin.channel()
    interaction = standin.member("Alice").forge(channel, "any")
    webhook = webhook_of(standin, interaction)
    await call("POST", callback_of(interaction), ANSWER)
    _, followup = await call("POST", webhook, HELLO)
    await call("POST", webhook, {**HELLO, "flags": 64})
    private = interaction.followups[1]
    for which in ("@original", followup["id"], private.id):
        assert await call("DELETE", f"{webhook}/messages/{which}") == (204, None)
        assert await call.refused("DELETE", f"{webhook}/messages/{which}") == (404, 10008)
    assert not standin.messages(channel)
    assert private.deleted


async def test_a_deferred_answer_is_filled_in(standin: StandIn, call: PlainClient) -> None:
    alice, channel = standin.member("Alice"), standin.channel()
    edited, followed = alice.forge(channel, "any"), alice.forge(channel, "any")
    _, told = await call("POST", f"{callback_of(edited)}?with_response=true", {"type": 5})
    assert told["interaction"]["response_message_loading"]
    await call("POST", callback_of(followed), {"type": 5, "data": {"flags": 64}})
    assert not standin.messages(channel)
    greeting = {"content": alice.mention, "allowed_mentions": {"parse": [], "users": [str(alice.id)]}}
    await call("PATCH", f"{webhook_of(standin, edited)}/messages/@original", greeting)
    await call("POST", webhook_of(standin, followed), HELLO)
    assert (await edited).message is standin.messages(channel)[0]
    assert standin.messages(channel)[0].notified == {alice.id}
    assert (await followed).private
    assert (followed.text, followed.followups, len(standin.messages(channel))) == ("Hello.", [], 1)
