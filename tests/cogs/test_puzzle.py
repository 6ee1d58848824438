"""``/puzzle``: a position a day for each server, one try each, and a streak."""

from datetime import timedelta

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from game.puzzle import Puzzle, puzzle_of
from tests.cogs.table import Table

DAY = 24 * 3600
ANOTHER_DAY = "This puzzle was of another day. `/puzzle` shows today's."


def todays(table: Table, guild_id: int | None = None) -> Puzzle:
    return puzzle_of(guild_id or table.guild.id, table.env.now().toordinal())


def choices(table: Table) -> list[str]:
    """What is on the buttons of today's puzzle."""
    return [str(number) for number in todays(table).terms.variant.multipliers]


def wrong(puzzle: Puzzle) -> int:
    return next(number for number in puzzle.terms.variant.multipliers if number != puzzle.answer)


def words(message: ResponseMessage) -> str:
    [embed] = message.embeds
    return str(embed.description)


def buttons(message: ResponseMessage) -> list[str]:
    return [button["label"] for row in message.components for button in row["components"]]


async def asked(table: Table, member: MemberActor, channel: ChannelHandle | None = None) -> ResponseMessage:
    """The puzzle as this member sees it now."""
    return table.private(await member.slash(channel or table.channel, "puzzle"))


async def tried(table: Table, member: MemberActor, number: int) -> str:
    """What comes of this member's try at today's puzzle."""
    shown = await asked(table, member)
    await member.click(shown, label=str(number))
    return words(shown)


async def test_a_puzzle_is_shown_in_private_with_a_button_for_each_number(table: Table) -> None:
    puzzle, shown = todays(table), await asked(table, table.alice)
    assert words(shown) == f"{puzzle.question}\n\nBe the first to try it today."
    assert shown.embeds[0].title == "Puzzle of the day · Thursday", "which the first of January 2026 was"
    assert shown.embeds[0].author.name == puzzle.terms.variant.title
    assert buttons(shown) == choices(table)
    assert table.channel.last_message is None


async def test_the_right_answer_is_confirmed_with_its_reason_in_the_same_message(table: Table) -> None:
    puzzle, shown = todays(table), await asked(table, table.alice)
    result = await table.alice.click(shown, label=str(puzzle.answer))
    assert not result.followups
    assert words(shown) == (
        f"{puzzle.question}\n\n✅ **{puzzle.explained(puzzle.answer)}**\n\n"
        "1 of 1 solved it here today. Your streak: **1 day**."
    )
    assert f"Yes: {puzzle.answer} makes " in words(shown)
    assert buttons(shown) == []
    assert table.channel.last_message is None


async def test_a_wrong_answer_is_told_why_and_what_was_right(table: Table) -> None:
    puzzle = todays(table)
    told = await tried(table, table.alice, wrong(puzzle))
    assert told == (
        f"{puzzle.question}\n\n❌ **{puzzle.explained(wrong(puzzle))}**\n\n"
        "0 of 1 solved it here today. Tomorrow you can begin a streak."
    )
    assert "Not quite: " in told
    assert f"Only {puzzle.answer} keeps the win." in told


async def test_there_is_one_try_and_a_second_press_changes_nothing(table: Table) -> None:
    puzzle = todays(table)
    first, second = await asked(table, table.alice), await asked(table, table.alice)
    await table.alice.click(first, label=str(wrong(puzzle)))
    await table.alice.click(second, label=str(puzzle.answer))
    assert words(second) == words(first)
    assert "❌" in words(second)
    assert words(await asked(table, table.alice)) == words(first)
    assert buttons(await asked(table, table.alice)) == []


async def test_two_members_do_not_disturb_each_other(table: Table) -> None:
    puzzle = todays(table)
    alices, bobs = await asked(table, table.alice), await asked(table, table.bob)
    assert words(alices) == words(bobs), "the same for everyone in the server"
    await table.alice.click(alices, label=str(puzzle.answer))
    assert buttons(bobs) == choices(table)
    await table.bob.click(bobs, label=str(wrong(puzzle)))
    assert "✅" in words(alices)
    assert "❌" in words(bobs)
    assert words(bobs).endswith("1 of 2 solved it here today. Tomorrow you can begin a streak.")
    seen_by_carol = await asked(table, table.carol)
    assert words(seen_by_carol) == f"{puzzle.question}\n\n1 of 2 solved it here today."
    again = words(await asked(table, table.alice))
    assert again.endswith("1 of 2 solved it here today. Your streak: **1 day**.")


async def test_it_is_the_same_in_every_channel_of_a_server_and_another_server_has_its_own(table: Table) -> None:
    await tried(table, table.alice, todays(table).answer)
    hall = table.guild.create_text_channel("hall")
    assert "✅" in words(await asked(table, table.alice, hall))
    club = table.env.create_guild("Elsewhere")
    visitor, room = club.add_member(table.alice.user), club.create_text_channel("duels")
    theirs, ours = todays(table, club.id), todays(table)
    assert theirs != ours
    assert words(await asked(table, visitor, room)) == f"{theirs.question}\n\nBe the first to try it today."


async def test_a_day_ends_at_midnight_and_the_next_has_another_puzzle(table: Table) -> None:
    first = todays(table)
    await table.env.advance_time(DAY - 1)
    assert todays(table) == first
    await tried(table, table.alice, first.answer)
    await table.env.advance_time(1)
    second = todays(table)
    assert second != first
    shown = await asked(table, table.alice)
    assert words(shown) == (f"{second.question}\n\nBe the first to try it today. Your streak: **1 day**.")
    assert shown.embeds[0].title == "Puzzle of the day · Friday"


async def test_a_streak_grows_day_by_day_and_a_wrong_answer_ends_it(table: Table) -> None:
    for streak in ("1 day", "2 days", "3 days"):
        assert (await tried(table, table.alice, todays(table).answer)).endswith(f"Your streak: **{streak}**.")
        await table.env.advance_time(DAY)
    told = await tried(table, table.alice, wrong(todays(table)))
    assert told.endswith("Tomorrow you can begin a streak.")
    await table.env.advance_time(DAY)
    assert "streak" not in words(await asked(table, table.alice))
    assert (await tried(table, table.alice, todays(table).answer)).endswith("Your streak: **1 day**.")


async def test_a_missed_day_ends_a_streak(table: Table) -> None:
    await tried(table, table.alice, todays(table).answer)
    await table.env.advance_time(DAY)
    assert "Your streak: **1 day**." in words(await asked(table, table.alice)), "there is still time"
    await table.env.advance_time(DAY)
    assert "streak" not in words(await asked(table, table.alice))
    assert (await tried(table, table.alice, todays(table).answer)).endswith("Your streak: **1 day**.")


async def test_a_streak_is_a_members_own_and_of_one_server(table: Table) -> None:
    await tried(table, table.alice, todays(table).answer)
    await table.env.advance_time(DAY)
    assert "streak" not in words(await asked(table, table.bob))
    club = table.env.create_guild("Elsewhere")
    visitor, room = club.add_member(table.alice.user), club.create_text_channel("duels")
    assert "streak" not in words(await asked(table, visitor, room))


@pytest.mark.parametrize("answered", [False, True])
async def test_a_button_of_another_day_is_refused_and_says_where_todays_is(table: Table, answered: bool) -> None:
    old, number = await asked(table, table.alice), str(todays(table).answer)
    if answered:
        await tried(table, table.alice, todays(table).answer)
    await table.env.advance_time(DAY)
    before = words(old)
    assert await table.refused(await table.alice.click(old, label=number)) == ANOTHER_DAY
    assert words(old) == before
    assert buttons(await asked(table, table.alice)) == choices(table), "today's try is still there"


async def test_the_try_and_the_buttons_survive_a_restart(table: Table) -> None:
    puzzle = todays(table)
    alices, bobs = await asked(table, table.alice), await asked(table, table.bob)
    await table.alice.click(alices, label=str(puzzle.answer))
    await table.restart()
    assert words(await asked(table, table.alice)) == words(alices)
    await table.bob.click(bobs, label=str(wrong(puzzle)))
    assert words(bobs).endswith("1 of 2 solved it here today. Tomorrow you can begin a streak.")
    await table.restart(after=timedelta(days=1))
    assert words(await asked(table, table.alice)).endswith("Your streak: **1 day**.")


async def test_the_puzzle_leaves_a_match_in_the_channel_alone(table: Table) -> None:
    await table.begin()
    before = await table.duel()
    await tried(table, table.alice, todays(table).answer)
    assert await table.duel() == before
