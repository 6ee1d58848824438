"""``/puzzle``: a position a day for each server, one try each, and a streak."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from game.puzzle import Puzzle, puzzle_of
from tests.cogs.club import Club
from tests.english import explained, question, title

DAY = 24 * 3600
NEXT = re.compile(r"-# The next puzzle comes <t:(\d+):R>\.")
ANOTHER_DAY = "This puzzle was of another day. `/puzzle` shows today's."


def todays(club: Club, guild_id: int | None = None) -> Puzzle:
    return puzzle_of(guild_id or club.guild.id, club.env.now().toordinal())


def choices(club: Club) -> list[str]:
    """What is on the buttons of today's puzzle."""
    return [str(number) for number in todays(club).terms.variant.multipliers]


def wrong(puzzle: Puzzle) -> int:
    return next(number for number in puzzle.terms.variant.multipliers if number != puzzle.answer)


def words(message: ResponseMessage) -> str:
    """What it says above its last line, which tells when the next puzzle comes."""
    [embed] = message.embeds
    said, last = str(embed.description).rsplit("\n", 1)
    assert NEXT.fullmatch(last)
    return said


def buttons(message: ResponseMessage) -> list[str]:
    return [button["label"] for row in message.components for button in row["components"]]


async def asked(club: Club, member: MemberActor, channel: ChannelHandle | None = None) -> ResponseMessage:
    """The puzzle as this member sees it now."""
    return club.private(await member.slash(channel or club.channel, "puzzle"))


async def tried(club: Club, member: MemberActor, number: int) -> str:
    """What comes of this member's try at today's puzzle."""
    shown = await asked(club, member)
    await member.click(shown, label=str(number))
    return words(shown)


async def test_a_puzzle_is_shown_in_private_with_a_button_for_each_number(club: Club) -> None:
    puzzle, shown = todays(club), await asked(club, club.alice)
    assert words(shown) == f"{question(puzzle)}\n\nBe the first to try it today."
    assert shown.embeds[0].title == "Puzzle of the day · Thursday", "which the first of January 2026 was"
    assert shown.embeds[0].author.name == title(puzzle.terms.variant)
    assert buttons(shown) == choices(club)
    assert club.channel.last_message is None


async def test_the_right_answer_is_confirmed_with_its_reason_in_the_same_message(club: Club) -> None:
    puzzle, shown = todays(club), await asked(club, club.alice)
    result = await club.alice.click(shown, label=str(puzzle.answer))
    assert not result.followups
    assert words(shown) == (
        f"{question(puzzle)}\n\n✅ {explained(puzzle, puzzle.answer)}\n\n"
        "1 of 1 solved it here today. Your streak: **1 day**."
    )
    assert f"Yes: {puzzle.answer} makes " in words(shown)
    assert buttons(shown) == ["Share"]
    assert club.channel.last_message is None


async def test_a_wrong_answer_is_told_why_and_what_was_right(club: Club) -> None:
    puzzle = todays(club)
    told = await tried(club, club.alice, wrong(puzzle))
    assert told == (
        f"{question(puzzle)}\n\n❌ {explained(puzzle, wrong(puzzle))}\n\n"
        "0 of 1 solved it here today. Tomorrow you can begin a streak."
    )
    assert "Not quite: " in told
    assert f"Only {puzzle.answer} keeps the win." in told


async def test_there_is_one_try_and_a_second_press_changes_nothing(club: Club) -> None:
    puzzle = todays(club)
    first, second = await asked(club, club.alice), await asked(club, club.alice)
    await club.alice.click(first, label=str(wrong(puzzle)))
    await club.alice.click(second, label=str(puzzle.answer))
    assert words(second) == words(first)
    assert "❌" in words(second)
    assert words(await asked(club, club.alice)) == words(first)
    assert buttons(await asked(club, club.alice)) == ["Share"]


async def test_two_members_do_not_disturb_each_other(club: Club) -> None:
    puzzle = todays(club)
    alices, bobs = await asked(club, club.alice), await asked(club, club.bob)
    assert words(alices) == words(bobs), "the same for everyone in the server"
    await club.alice.click(alices, label=str(puzzle.answer))
    assert buttons(bobs) == choices(club)
    await club.bob.click(bobs, label=str(wrong(puzzle)))
    assert "✅" in words(alices)
    assert "❌" in words(bobs)
    assert words(bobs).endswith("1 of 2 solved it here today. Tomorrow you can begin a streak.")
    seen_by_carol = await asked(club, club.carol)
    assert words(seen_by_carol) == f"{question(puzzle)}\n\n1 of 2 solved it here today."
    again = words(await asked(club, club.alice))
    assert again.endswith("1 of 2 solved it here today. Your streak: **1 day**.")


async def test_it_is_the_same_in_every_channel_of_a_server_and_another_server_has_its_own(club: Club) -> None:
    await tried(club, club.alice, todays(club).answer)
    hall = club.guild.create_text_channel("hall")
    assert "✅" in words(await asked(club, club.alice, hall))
    elsewhere = club.env.create_guild("Elsewhere")
    visitor, room = elsewhere.add_member(club.alice.user), elsewhere.create_text_channel("duels")
    theirs, ours = todays(club, elsewhere.id), todays(club)
    assert theirs != ours
    assert words(await asked(club, visitor, room)) == f"{question(theirs)}\n\nBe the first to try it today."


async def test_a_day_ends_at_midnight_and_the_next_has_another_puzzle(club: Club) -> None:
    first = todays(club)
    await club.env.advance_time(DAY - 1)
    assert todays(club) == first
    await tried(club, club.alice, first.answer)
    await club.env.advance_time(1)
    second = todays(club)
    assert second != first
    shown = await asked(club, club.alice)
    assert words(shown) == (f"{question(second)}\n\nBe the first to try it today. Your streak: **1 day**.")
    assert shown.embeds[0].title == "Puzzle of the day · Friday"


async def test_the_time_until_the_next_one_is_told_in_each_readers_own_time(club: Club) -> None:
    await club.env.advance_time(5 * 3600)
    shown = await asked(club, club.alice)
    midnight = datetime(2026, 1, 2, tzinfo=UTC)
    line = f"-# The next puzzle comes <t:{int(midnight.timestamp())}:R>."
    assert str(shown.embeds[0].description).endswith(line)
    await club.alice.click(shown, label=str(todays(club).answer))
    assert str(shown.embeds[0].description).endswith(line)


async def test_a_streak_grows_day_by_day_and_a_wrong_answer_ends_it(club: Club) -> None:
    for streak in ("1 day", "2 days", "3 days"):
        assert (await tried(club, club.alice, todays(club).answer)).endswith(f"Your streak: **{streak}**.")
        await club.env.advance_time(DAY)
    told = await tried(club, club.alice, wrong(todays(club)))
    assert told.endswith("Tomorrow you can begin a streak.")
    await club.env.advance_time(DAY)
    assert "streak" not in words(await asked(club, club.alice))
    assert (await tried(club, club.alice, todays(club).answer)).endswith("Your streak: **1 day**.")


async def test_a_missed_day_ends_a_streak(club: Club) -> None:
    await tried(club, club.alice, todays(club).answer)
    await club.env.advance_time(DAY)
    assert "Your streak: **1 day**." in words(await asked(club, club.alice)), "there is still time"
    await club.env.advance_time(DAY)
    assert "streak" not in words(await asked(club, club.alice))
    assert (await tried(club, club.alice, todays(club).answer)).endswith("Your streak: **1 day**.")


async def test_a_streak_is_a_members_own_and_of_one_server(club: Club) -> None:
    await tried(club, club.alice, todays(club).answer)
    await club.env.advance_time(DAY)
    assert "streak" not in words(await asked(club, club.bob))
    elsewhere = club.env.create_guild("Elsewhere")
    visitor, room = elsewhere.add_member(club.alice.user), elsewhere.create_text_channel("duels")
    assert "streak" not in words(await asked(club, visitor, room))


@pytest.mark.parametrize("answered", [False, True])
async def test_a_button_of_another_day_is_refused_and_says_where_todays_is(club: Club, answered: bool) -> None:
    old, number = await asked(club, club.alice), str(todays(club).answer)
    if answered:
        await tried(club, club.alice, todays(club).answer)
    await club.env.advance_time(DAY)
    before = words(old)
    assert await club.refused(await club.alice.click(old, label=number)) == ANOTHER_DAY
    assert words(old) == before
    assert buttons(await asked(club, club.alice)) == choices(club), "today's try is still there"


async def test_the_try_and_the_buttons_survive_a_restart(club: Club) -> None:
    puzzle = todays(club)
    alices, bobs = await asked(club, club.alice), await asked(club, club.bob)
    await club.alice.click(alices, label=str(puzzle.answer))
    await club.restart()
    assert words(await asked(club, club.alice)) == words(alices)
    await club.bob.click(bobs, label=str(wrong(puzzle)))
    assert words(bobs).endswith("1 of 2 solved it here today. Tomorrow you can begin a streak.")
    await club.restart(after=timedelta(days=1))
    assert words(await asked(club, club.alice)).endswith("Your streak: **1 day**.")


async def test_the_puzzle_leaves_a_match_in_the_channel_alone(club: Club) -> None:
    await club.begin()
    before = await club.duel()
    await tried(club, club.alice, todays(club).answer)
    assert await club.duel() == before
