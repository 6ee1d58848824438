"""The clock rings in the moment in which the bot is told to stop."""

import asyncio
from datetime import timedelta

import pytest

from bot.process.client import DuelBot
from config import Settings
from standin.discord_server import StandIn
from standin.running import bot_against
from tests.sockets.club import Club, Held
from tests.sockets.test_slow_storage import locked
from tests.sockets.time import Time


async def rings(bot: DuelBot, *, is_so: bool) -> None:
    """Wait until the clock rings, or until it does no more."""
    while bool(bot.alarm._ringing) is not is_so:  # noqa: ASYNC110  # pyright: ignore[reportPrivateUsage] - it tells nobody
        await asyncio.sleep(0)


async def test_what_the_clock_begins_to_announce_then_is_announced_before_the_bot_goes(
    standin: StandIn, club: Club, settings: Settings, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        await club.begin(clock=60)
        await club.settled(bot)
        await rings(bot, is_so=False)
        time.passes(timedelta(minutes=61))
        message = Held(standin, f"/channels/{club.channel.id}/messages")
        with locked(settings):
            bot.alarm.expect(time.now())
            await rings(bot, is_so=True)
            closing = asyncio.create_task(bot.close())
            await asyncio.sleep(0.05)
        await message.come()
        await asyncio.wait({closing}, timeout=0.2)
        message.let_go()
        await closing
    assert club.count("Time is up! Alice loses.") == 1
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
