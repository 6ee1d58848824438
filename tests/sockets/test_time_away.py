"""The line to Discord is down, the machine sleeps, or its clock is put right: no game is lost by that."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from bot.process.client import DuelBot
from config import Settings
from duel import Duel, Status
from standin.discord_server import StandIn
from standin.patience import PATIENCE
from standin.running import bot_against
from tests.sockets.club import LOOKS, Club
from tests.sockets.time import Time

REMINDER = "it is your move against"


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - the bot says nothing of it
            await asyncio.sleep(0.01)


async def attended(bot: DuelBot) -> Duel:
    """The first duel, after the clock has done what is due by now."""
    await bot.timekeeper.ring()
    duel = await bot.storage.duel(1)
    assert duel is not None
    return duel


async def test_no_game_is_lost_while_discord_is_out_of_reach(
    standin: StandIn, club: Club, settings: Settings, time: Time
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        await club.begin(clock=60)
        before = await attended(bot)
        await standin.stop()
        await until(lambda: not bot.presence.there)
        for minutes in (46, 15):
            time.passes(timedelta(minutes=minutes))
            assert (await attended(bot)).status is Status.LIVE
        greeting = standin.gateway.next_greeting()
        await standin.start()
        await greeting
        await until(lambda: bot.presence.there)
        duel = await attended(bot)
        assert before.deadline is not None
        assert duel.deadline is not None
        given_back = duel.deadline - before.deadline
        assert timedelta(minutes=61) <= given_back < timedelta(minutes=62), "what was lost, and no more"
        time.passes(timedelta(minutes=46))
        assert (await attended(bot)).reminded
        await club.told(REMINDER)
        time.passes(timedelta(minutes=15))
        assert (await attended(bot)).status is Status.FINISHED
        await club.told("Time is up! Alice loses.")


async def test_a_line_that_breaks_for_a_moment_changes_no_clock(
    standin: StandIn, club: Club, settings: Settings, time: Time
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        await club.begin(clock=60)
        before = await attended(bot)
        greeting = standin.gateway.next_greeting()
        standin.gateway.drop()
        assert await greeting == "RESUMED"
        await until(lambda: bot.presence.there)
        assert (await attended(bot)).deadline == before.deadline


@pytest.mark.parametrize("seen_by", ["the clock", "the look once a minute"])
async def test_a_machine_that_slept_loses_nobody_the_game(
    standin: StandIn, club: Club, settings: Settings, time: Time, seen_by: str
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        await club.begin()
        before = await attended(bot)
        time.ahead += timedelta(days=1, minutes=1)
        if seen_by == "the look once a minute":
            await bot.presence.look()
        duel = await attended(bot)
        assert duel.status is Status.LIVE
        assert before.deadline is not None
        assert duel.deadline is not None
        slept = duel.deadline - before.deadline
        assert timedelta(days=1, minutes=1) <= slept < timedelta(days=1, minutes=2)


async def test_after_a_jump_of_the_clock_everything_is_waited_for_by_the_new_time(
    standin: StandIn, club: Club, settings: Settings, time: Time
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        await club.begin(clock=60)
        # Left to itself, the timer would sleep on until the reminder was due, whatever the system's clock says.
        time.ahead += timedelta(hours=30)
        await bot.presence.look()
        time.passes(timedelta(minutes=46))
        await Club(standin, standin.channel("elsewhere")).challenge()
        await club.told(REMINDER)


async def test_a_clock_that_was_wrong_and_is_put_right_gives_no_later_move_more_time(
    standin: StandIn, club: Club, settings: Settings, time: Time
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        for wrong in (timedelta(days=1), timedelta()):
            time.ahead = wrong
            await bot.presence.look()
        await club.begin(clock=60)
        duel = await attended(bot)
        assert duel.deadline is not None
        assert duel.deadline - time.now() <= timedelta(minutes=60)


async def test_a_line_that_breaks_while_the_bot_comes_back_leaves_it_away(
    standin: StandIn, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bot_against(standin, settings) as bot:
        bot.presence.went()
        come_back = bot.storage.come_back

        async def slowly(now: datetime) -> None:
            await come_back(now)
            bot.presence.went()

        monkeypatch.setattr(bot.storage, "come_back", slowly)
        await bot.presence.came()
        assert not bot.presence.there


async def test_a_clock_that_is_put_back_ends_nothing(
    standin: StandIn, club: Club, settings: Settings, time: Time
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        await club.begin(clock=60)
        before = await attended(bot)
        time.ahead -= timedelta(hours=1)
        duel = await attended(bot)
        assert (duel.status, duel.deadline) == (Status.LIVE, before.deadline)
        assert (await club.alice.slash(club.channel, "multiply", n=5)).text.startswith("Alice multiplied by 5.")


async def test_the_clocks_ring_only_when_something_is_due(
    standin: StandIn, club: Club, settings: Settings, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    rings = 0
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        board = await club.begin(clock=60)
        await club.settled(bot)
        ring = bot.timekeeper.ring

        async def counted() -> None:
            nonlocal rings
            rings += 1
            await ring()

        bot.alarm.rings_for(counted)
        # The reminder cannot be sent, and is to be tried again while a newer move is being answered.
        standin.faults.answer(503, "POST", "/channels/*/messages", times=10**6)
        time.passes(timedelta(minutes=46))
        await bot.timekeeper.ring()
        answer = club.held(club.alice.press(board, "5"))
        await answer.come()
        time.passes(timedelta(seconds=31))
        bot.alarm.expect(time.now())
        for _ in range(LOOKS // 10):
            await club.zoe.slash(club.channel, "leaderboard")
        assert rings <= 3
        standin.faults.clear()
        answer.let_go()
        await club.settled(bot)
        await club.bare(board)
        assert club.count(club.alice.mention) == 0, "no reminder after her move"
