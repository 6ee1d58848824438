"""Every message that offers the buttons of a challenge loses them when it can no longer be answered."""

import discord
import pytest

from tests.cogs.club import Club, labels_of

PATCH = "/channels/*/messages/*"
WAYS = ["accepted", "declined", "withdrawn", "stopped", "expired"]


async def offered_twice(club: Club) -> tuple[discord.Message, discord.Message]:
    """The challenge, and a copy of it by ``/duel board``."""
    first = await club.challenge("over100")
    await club.carol.slash(club.channel, "duel board")
    assert labels_of(club.last) == ["Accept", "Decline", "Withdraw"]
    return first, club.last


async def end(club: Club, way: str, pressed: discord.Message) -> None:
    match way:
        case "accepted":
            await club.bob.click(pressed, label="Accept")
        case "declined":
            await club.bob.click(pressed, label="Decline")
        case "withdrawn":
            await club.alice.click(pressed, label="Withdraw")
        case "stopped":
            await club.morris.slash(club.channel, "duel stop")
        case _:
            await club.env.advance_time(600)


def as_it_is(club: Club, message: discord.Message) -> discord.Message:
    return next(found for found in club.channel.history() if found.id == message.id)


def is_closed(club: Club, message: discord.Message) -> bool:
    now = as_it_is(club, message)
    return labels_of(now) == [] and "expires" not in now.content


@pytest.mark.parametrize("pressed", ["the first", "the copy"])
@pytest.mark.parametrize("way", WAYS)
async def test_all_copies_of_a_challenge_are_closed(club: Club, way: str, pressed: str) -> None:
    first, copy = await offered_twice(club)
    await end(club, way, first if pressed == "the first" else copy)
    assert is_closed(club, first)
    assert is_closed(club, copy)


@pytest.mark.parametrize("way", WAYS)
async def test_a_copy_that_cannot_be_changed_now_is_changed_later(club: Club, way: str) -> None:
    first, copy = await offered_twice(club)
    club.env.inject_error("PATCH", PATCH, status=500, times=4)
    await end(club, way, first)
    await club.env.advance_time(300)
    assert is_closed(club, first)
    assert is_closed(club, copy)


@pytest.mark.parametrize("way", WAYS)
async def test_a_copy_that_a_dead_process_left_open_is_closed_by_the_next(club: Club, way: str) -> None:
    first, copy = await offered_twice(club)
    club.env.inject_error("PATCH", PATCH, status=500, times=None)
    await end(club, way, first)
    club.env.backend.faults.clear()
    assert not is_closed(club, copy)
    await club.restart()
    await club.env.advance_time(1)
    assert is_closed(club, first)
    assert is_closed(club, copy)


async def test_a_copy_that_was_deleted_stops_nothing(club: Club) -> None:
    first, copy = await offered_twice(club)
    await copy.delete()
    await club.bob.click(first, label="Accept")
    assert is_closed(club, first)
    assert await club.bot.storage.next_announcement() is None
