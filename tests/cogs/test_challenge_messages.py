"""Every message that offers the buttons of a challenge loses them when it can no longer be answered."""

import discord
import pytest

from tests.cogs.table import Table, labels_of

PATCH = "/channels/*/messages/*"
WAYS = ["accepted", "declined", "withdrawn", "stopped", "expired"]


async def offered_twice(table: Table) -> tuple[discord.Message, discord.Message]:
    """The challenge, and a copy of it by ``/duel board``."""
    first = await table.challenge("over100")
    await table.carol.slash(table.channel, "duel board")
    assert labels_of(table.last) == ["Accept", "Decline", "Withdraw"]
    return first, table.last


async def end(table: Table, way: str, pressed: discord.Message) -> None:
    match way:
        case "accepted":
            await table.bob.click(pressed, label="Accept")
        case "declined":
            await table.bob.click(pressed, label="Decline")
        case "withdrawn":
            await table.alice.click(pressed, label="Withdraw")
        case "stopped":
            await table.morris.slash(table.channel, "duel stop")
        case _:
            await table.env.advance_time(600)


def as_it_is(table: Table, message: discord.Message) -> discord.Message:
    return next(found for found in table.channel.history() if found.id == message.id)


def is_closed(table: Table, message: discord.Message) -> bool:
    now = as_it_is(table, message)
    return labels_of(now) == [] and "expires" not in now.content


@pytest.mark.parametrize("pressed", ["the first", "the copy"])
@pytest.mark.parametrize("way", WAYS)
async def test_all_copies_of_a_challenge_are_closed(table: Table, way: str, pressed: str) -> None:
    first, copy = await offered_twice(table)
    await end(table, way, first if pressed == "the first" else copy)
    assert is_closed(table, first)
    assert is_closed(table, copy)


@pytest.mark.parametrize("way", WAYS)
async def test_a_copy_that_cannot_be_changed_now_is_changed_later(table: Table, way: str) -> None:
    first, copy = await offered_twice(table)
    table.env.inject_error("PATCH", PATCH, status=500, times=4)
    await end(table, way, first)
    await table.env.advance_time(300)
    assert is_closed(table, first)
    assert is_closed(table, copy)


@pytest.mark.parametrize("way", WAYS)
async def test_a_copy_that_a_dead_process_left_open_is_closed_by_the_next(table: Table, way: str) -> None:
    first, copy = await offered_twice(table)
    table.env.inject_error("PATCH", PATCH, status=500, times=None)
    await end(table, way, first)
    table.env.backend.faults.clear()
    assert not is_closed(table, copy)
    await table.restart()
    await table.env.advance_time(1)
    assert is_closed(table, first)
    assert is_closed(table, copy)


async def test_a_copy_that_was_deleted_stops_nothing(table: Table) -> None:
    first, copy = await offered_twice(table)
    await copy.delete()
    await table.bob.click(first, label="Accept")
    assert is_closed(table, first)
    assert await table.bot.storage.next_announcement() is None
