"""What waits for Discord in one channel holds up no other, and nothing is announced by two at once."""

import asyncio
from datetime import timedelta

import pytest

import bot.life.outbox
import cogs.delivery
from bot.process.client import DuelBot
from config import Settings
from duel import Status
from standin.discord_server import StandIn
from standin.patience import PATIENCE
from standin.refusals import UNKNOWN_INTERACTION
from standin.running import bot_against
from tests.sockets.club import CALLBACK, Club, Held, met
from tests.sockets.time import Time

MOVE = "Alice multiplied by 5. New total is 5."
ORIGINAL = "/webhooks/*/messages/@original"
HANGING = 20


async def clubs(standin: StandIn, bot: DuelBot, count: int) -> list[Club]:
    """So many matches, in channels of their own, whose clocks run out together."""
    found = [Club(standin, standin.channel(f"channel-{number}")) for number in range(count)]
    for club in found:
        await club.begin(clock=60)
    await found[0].settled(bot)
    return found


def hang(standin: StandIn, club: Club) -> None:
    standin.faults.hang("POST", f"/channels/{club.channel.id}/messages", times=10**6)


async def test_channels_that_hang_make_no_other_clock_late(standin: StandIn, settings: Settings, time: Time) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        *hanging, quick = await clubs(standin, bot, HANGING + 1)
        for club in hanging:
            hang(standin, club)
        time.passes(timedelta(minutes=61))
        await bot.timekeeper.ring()
        for number in range(1, HANGING + 2):
            await quick.status(bot, number, Status.FINISHED)
        await quick.told("Time is up! Alice loses.")
        assert all(club.count("Time is up!") == 0 for club in hanging), "they hang still"


async def test_what_found_no_room_is_announced_when_there_is_some(
    standin: StandIn, settings: Settings, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.life.outbox, "AT_ONCE", 2)
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as running:
        first, second, third = await clubs(standin, running, 3)
        doors = [Held(standin, f"/channels/{club.channel.id}/messages") for club in (first, second)]
        time.passes(timedelta(minutes=61))
        await running.timekeeper.ring()
        for door in doors:
            await door.come()
        await third.status(running, 3, Status.FINISHED)
        await running.timekeeper.ring()
        assert third.count("Time is up!") == 0
        doors[0].let_go()
        await third.told("Time is up! Alice loses.")
        doors[1].let_go()
        await second.told("Time is up! Alice loses.")


async def test_an_answer_that_failed_is_announced_by_one_only(
    standin: StandIn, club: Club, settings: Settings, time: Time
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        await club.begin()
        await club.settled(bot)
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        # Discord is slow to say whether the interaction was answered, and meanwhile the clock looks after it.
        asking = Held(standin, ORIGINAL, "GET")
        club.alice.slash(club.channel, "multiply", n=5)
        await asking.come()
        time.passes(timedelta(seconds=61))
        await bot.timekeeper.ring()
        asking.let_go()
        await club.told(MOVE)
        await club.settled(bot)
        sent = [request.path for request in standin.requests if request.method == "POST"]
        # A second one would be hidden by Discord's memory for nonces, which lasts some minutes.
        assert sum(path.endswith("/messages") for path in sent) == 1


@pytest.mark.parametrize("carried_out", [True, False])
async def test_a_request_to_wait_that_hangs_does_not_let_the_move_be_told_twice(
    standin: StandIn,
    club: Club,
    settings: Settings,
    time: Time,
    monkeypatch: pytest.MonkeyPatch,
    carried_out: bool,
) -> None:
    monkeypatch.setattr(cogs.delivery, "DEFER_AFTER", 0)
    monkeypatch.setattr(cogs.delivery, "ANSWER_WITHIN", 1)
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        await club.begin()
        await club.settled(bot)
        never = standin.faults.hang("POST", CALLBACK, carried_out=carried_out)
        club.alice.slash(club.channel, "multiply", n=5)
        await met(never)
        async with asyncio.timeout(PATIENCE):
            await club.settled(bot)
        time.passes(timedelta(seconds=61))
        await bot.timekeeper.ring()
        await club.settled(bot)
        assert club.count(MOVE) == 1
