"""Share, under a puzzle that was tried: one line for everybody, once a day, and the answer is not in it."""

import asyncio

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from game import Refusal
from tests.cogs.club import Club
from tests.cogs.test_puzzle import ANOTHER_DAY, DAY, asked, buttons, todays, wrong
from tests.cogs.test_router import pressed
from tests.english import told

SHARED = "You have shared today's puzzle already. There is another one tomorrow: ask for it with `/puzzle`."
NOT_TRIED = "You have not tried today's puzzle yet. `/puzzle` shows it; share it when you have."


async def answered(club: Club, member: MemberActor, number: int) -> ResponseMessage:
    """The puzzle after this member's try."""
    shown = await asked(club, member)
    await member.click(shown, label=str(number))
    return shown


async def solved(club: Club, member: MemberActor) -> ResponseMessage:
    return await answered(club, member, todays(club).answer)


async def test_a_line_without_the_answer_is_posted_for_everybody(club: Club) -> None:
    await answered(club, club.bob, wrong(todays(club)))
    result = await club.alice.click(await solved(club, club.alice), label="Share")
    assert not result.ephemeral
    assert club.text == "Alice · Duel puzzle · 1 Jan ✅ · streak 1 · 1 of 2 solved it here"
    assert club.last.embeds == []
    assert club.last.components == []
    assert club.mentionable() == set()


async def test_a_try_that_failed_may_be_shared_too_without_its_number(club: Club) -> None:
    await club.alice.click(await answered(club, club.alice, wrong(todays(club))), label="Share")
    assert club.text == "Alice · Duel puzzle · 1 Jan ❌ · 0 of 1 solved it here"


async def test_the_streak_is_told_as_it_grows(club: Club) -> None:
    for day in (1, 2, 3):
        await club.alice.click(await solved(club, club.alice), label="Share")
        assert club.text == f"Alice · Duel puzzle · {day} Jan ✅ · streak {day} · 1 of 1 solved it here"
        await club.env.advance_time(DAY)


async def test_a_second_press_is_refused_also_after_a_restart_and_the_button_is_not_shown_again(club: Club) -> None:
    shown = await solved(club, club.alice)
    other = await asked(club, club.alice)
    await club.alice.click(shown, label="Share")
    line = club.last.id
    for message in (shown, other):
        assert await club.refused(await club.alice.click(message, label="Share")) == SHARED
    assert buttons(await asked(club, club.alice)) == []
    await club.restart()
    assert await club.refused(await club.alice.click(shown, label="Share")) == SHARED
    assert club.last.id == line


async def test_everybody_shares_for_themselves_and_in_each_server(club: Club) -> None:
    await club.alice.click(await solved(club, club.alice), label="Share")
    await club.bob.click(await solved(club, club.bob), label="Share")
    assert club.text == "Bob · Duel puzzle · 1 Jan ✅ · streak 1 · 2 of 2 solved it here"
    elsewhere = club.env.create_guild("Elsewhere")
    visitor, room = elsewhere.add_member(club.alice.user), elsewhere.create_text_channel("duels")
    shown = await asked(club, visitor, room)
    await visitor.click(shown, label=str(todays(club, elsewhere.id).answer))
    await visitor.click(shown, label="Share")
    assert room.last_message is not None
    assert room.last_message.content == "Alice · Duel puzzle · 1 Jan ✅ · streak 1 · 1 of 1 solved it here"


async def test_the_puzzle_of_yesterday_is_not_shared_today(club: Club) -> None:
    old = await solved(club, club.alice)
    await club.env.advance_time(DAY)
    assert await club.refused(await club.alice.click(old, label="Share")) == ANOTHER_DAY
    assert club.channel.last_message is None


@pytest.mark.parametrize(("day", "told"), [("0", ANOTHER_DAY), ("9999999", ANOTHER_DAY), ("today", NOT_TRIED)])
async def test_a_forged_press_shares_nothing(club: Club, day: str, told: str) -> None:
    day = str(club.env.now().toordinal()) if day == "today" else day
    assert await club.refused(await pressed(club, club.carol, f"puzzle:{day}:share")) == told


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (429, 0)])
async def test_a_line_that_discord_did_not_take_may_be_shared_again(club: Club, status: int, code: int) -> None:
    shown = await solved(club, club.alice)
    club.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code)
    await club.alice.click(shown, label="Share")
    assert club.channel.last_message is None
    await club.alice.click(shown, label="Share")
    assert club.text == "Alice · Duel puzzle · 1 Jan ✅ · streak 1 · 1 of 1 solved it here"
    assert await club.refused(await club.alice.click(shown, label="Share")) == SHARED


async def test_of_shares_at_once_one_is_told(club: Club) -> None:
    await solved(club, club.alice)
    today, puzzles = club.env.now().toordinal(), club.bot.puzzles
    shares = [puzzles.share(club.guild.id, club.alice.id, today) for _ in range(8)]
    with club.env.time_context():
        done = await asyncio.gather(*shares, return_exceptions=True)
    assert [told(each) for each in done if isinstance(each, Refusal)] == [SHARED] * 7
    assert len([each for each in done if isinstance(each, tuple)]) == 1


async def test_a_name_is_plain_text_in_the_line(club: Club) -> None:
    tricky = club.guild.add_member(club.env.create_user("eve"), nick="**@everyone** <@1>")
    await tricky.click(await solved(club, tricky), label="Share")
    assert club.text.startswith(r"\*\*\@everyone\*\* \<\@1\> · Duel puzzle")
