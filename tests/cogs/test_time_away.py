"""Time in which nobody could move is given back, and no more than that; what a message says of it stays true."""

import re
from datetime import UTC, datetime, timedelta

import discord
import pytest

from duel import Status
from tests.cogs.club import Club, labels_of

HOUR = 3600
MESSAGES = "/channels/*/messages"


def shown_deadline(message: discord.Message) -> datetime:
    """When this message says that time runs out."""
    words = [message.content, *(embed.description or "" for embed in message.embeds)]
    [time] = re.findall(r"<t:(\d+):R>", " ".join(words))
    return datetime.fromtimestamp(int(time), tz=UTC)


async def deadline(club: Club) -> datetime:
    duel = await club.duel()
    assert duel.deadline is not None
    return duel.deadline.replace(microsecond=0)


@pytest.mark.parametrize(("clock", "every"), [(24, 7), (24, 5), (24, 1)])
async def test_a_clock_runs_out_however_often_the_bot_is_restarted(club: Club, clock: int, every: int) -> None:
    await club.begin("over100", clock=clock * 60)
    passed = 0
    while "Time is up" not in club.text:
        assert passed <= clock + clock / 4 + every, "at most a quarter more than it was, and the time it takes to look"
        await club.restart(after=timedelta(seconds=5))
        await club.env.advance_time(every * HOUR)
        passed += every
    assert passed >= clock


async def test_the_week_of_a_clock_ends_although_the_bot_is_restarted_every_night(club: Club) -> None:
    await club.begin("over100", clock=7 * 24 * 60)
    for _ in range(9):
        await club.restart(after=timedelta(minutes=1))
        await club.env.advance_time(24 * HOUR)
    assert "Time is up" in club.text


async def test_a_night_without_the_bot_is_given_back_whole_and_once(club: Club) -> None:
    await club.begin("over100", clock=240)
    await club.env.advance_time(2 * HOUR)
    before = await deadline(club)
    await club.restart(after=timedelta(hours=8))
    assert await deadline(club) == before + timedelta(hours=8)
    await club.env.advance_time(600)
    await club.restart(after=timedelta(seconds=1))
    assert await deadline(club) == before + timedelta(hours=8), "a moment is not worth mentioning"


async def test_a_move_begins_a_clock_that_knows_nothing_of_nights_before_it(club: Club) -> None:
    await club.begin("over100", clock=240)
    await club.restart(after=timedelta(hours=8))
    await club.play(5)
    await club.env.advance_time(4 * HOUR - 1)
    assert club.text.startswith(f"{club.bob.mention}, it is your move")
    await club.env.advance_time(1)
    assert club.text.startswith("Time is up! Bob loses.")


async def test_a_challenge_waits_on_after_a_time_without_the_bot(club: Club) -> None:
    await club.challenge()
    await club.env.advance_time(300)
    await club.restart(after=timedelta(hours=1))
    await club.env.advance_time(299)
    assert labels_of(club.last) == ["Accept", "Decline", "Withdraw"]
    await club.env.advance_time(1)
    assert "has expired" in club.text
    assert labels_of(club.last) == []


async def test_a_challenge_says_how_long_it_waits_now(club: Club) -> None:
    await club.challenge()
    await club.restart(after=timedelta(minutes=9))
    await club.env.advance_time(120)
    assert shown_deadline(club.last) == await deadline(club)


@pytest.mark.parametrize("reminded", [False, True], ids=["not reminded", "reminded"])
async def test_a_deadline_that_was_put_off_is_shown_before_the_old_one_is_over(club: Club, reminded: bool) -> None:
    await club.begin("over100", clock=240)
    if reminded:
        await club.env.advance_time(3 * HOUR)
    words, messages = club.text, len(club.channel.history())
    old = shown_deadline(club.last)
    await club.restart(after=timedelta(hours=2))
    await club.env.advance_time(60 if reminded else HOUR)
    assert await deadline(club) > old
    assert shown_deadline(club.last) == await deadline(club)
    assert (club.text, len(club.channel.history())) == (words, messages), "what was said stays as it is"
    assert labels_of(club.last) == [str(number) for number in range(2, 10)]


async def test_a_deadline_that_cannot_be_shown_now_is_shown_later(club: Club) -> None:
    await club.begin("over100", clock=240)
    await club.restart(after=timedelta(hours=2))
    club.env.inject_error("PATCH", f"{MESSAGES}/*", status=500, times=2)
    await club.env.advance_time(HOUR + 300)
    assert shown_deadline(club.last) == await deadline(club)


async def test_a_message_that_is_gone_needs_no_new_deadline(club: Club) -> None:
    await club.begin("over100", clock=240)
    await club.last.delete()
    await club.restart(after=timedelta(hours=2))
    await club.env.advance_time(3 * HOUR)
    assert club.text.startswith(f"{club.alice.mention}, it is your move")
    assert (await club.duel()).status is Status.LIVE
