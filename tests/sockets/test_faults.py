"""Discord is down or slow: what was played stands, and is announced once."""

from collections.abc import Callable
from datetime import timedelta

import pytest

import bot.life.outbox
import cogs.delivery
from config import Settings
from standin.discord_server import StandIn
from standin.faults import Fault
from standin.refusals import ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION
from standin.running import bot_against
from tests.sockets.club import CALLBACK, MESSAGES, Club

MOVE = "Alice multiplied by 5. New total is 5."
SHORT = 0.1

Failure = Callable[[StandIn, bool], Fault]

FAILURES: dict[str, Failure] = {
    "500": lambda standin, done: standin.faults.answer(500, "POST", CALLBACK, times=9, carried_out=done),
    "503": lambda standin, done: standin.faults.answer(503, "POST", CALLBACK, times=9, carried_out=done),
    "10062": lambda standin, done: standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK, carried_out=done),
    "40060": lambda standin, done: standin.faults.refuse(ALREADY_ACKNOWLEDGED, "POST", CALLBACK, carried_out=done),
    "dropped": lambda standin, done: standin.faults.drop("POST", CALLBACK, carried_out=done),
    "hanging": lambda standin, done: standin.faults.hang("POST", CALLBACK, carried_out=done),
}
"""What may become of an answer, carried out or not."""


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is waited for long, and what failed is tried again soon."""
    monkeypatch.setattr(cogs.delivery, "ANSWER_WITHIN", SHORT)
    monkeypatch.setattr(bot.life.outbox, "FIRST_RETRY", timedelta(milliseconds=20))


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize("failure", FAILURES)
async def test_a_move_whose_answer_fails_is_announced_in_the_channel(
    standin: StandIn, club: Club, settings: Settings, failure: str
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        FAILURES[failure](standin, False)
        club.alice.slash(club.channel, "multiply", n=5)
        announced = await club.told(MOVE)
        assert announced.notified == {club.bob.id}
        standin.faults.clear()
        await club.settled(bot)
        assert "New total is 40." in (await club.bob.press(announced, "8")).text
        assert club.count(MOVE) == 1


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize("failure", FAILURES)
async def test_an_answer_that_arrived_after_all_is_not_repeated(
    standin: StandIn, club: Club, settings: Settings, failure: str
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        FAILURES[failure](standin, True)
        asked_for = standin.next_request("GET", "/webhooks/*/messages/@original")
        moved = await club.alice.press(club.last, "5")
        await asked_for
        await club.settled(bot)
        assert club.count(MOVE) == 1
        assert moved.text.startswith(MOVE)
        [duel] = await bot.storage.open_duels_in(club.channel.id)
        assert duel is not None
        assert moved.message is not None
        assert duel.message_id == moved.message.id


@pytest.mark.parametrize("failure", ["500", "429"])
async def test_discord_is_asked_once_more_and_then_takes_the_answer(
    standin: StandIn, club: Club, settings: Settings, failure: str
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        if failure == "500":
            standin.faults.answer(500, "POST", CALLBACK)
        else:
            standin.faults.rate_limit(0.01, "POST", CALLBACK)
        moved = await club.alice.slash(club.channel, "multiply", n=5)
        assert moved.text.startswith(MOVE)
        await club.settled(bot)
        assert club.count(MOVE) == 1


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize("carried_out", [False, True])
async def test_what_the_channel_does_not_take_either_is_tried_again(
    standin: StandIn, club: Club, settings: Settings, *, carried_out: bool
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        failing = standin.faults.answer(503, "POST", MESSAGES, times=2, carried_out=carried_out)
        club.alice.slash(club.channel, "multiply", n=5)
        await club.told(MOVE)
        await club.settled(bot)
        assert failing.struck == 2
        assert club.count(MOVE) == 1
