"""Rematch of a match that was played in a thread: there again from its end card, in another one from the channel."""

import discord
import pytest
import simcord

from duel import Status
from tests.cogs.again import NUMBERS, statuses
from tests.cogs.club import Club, labels_of
from tests.cogs.threads import begin, begin_against_bot, said


async def ended(club: Club) -> tuple[simcord.ChannelHandle, discord.Message, discord.Message]:
    """The thread of a match that is over, its end card, and the line with the result in the channel."""
    thread = await begin(club, "over100")
    await club.resign(club.alice, thread)
    return thread, said(thread)[-1], said(club.channel)[-1]


def second_of(club: Club, first: simcord.ChannelHandle) -> simcord.ChannelHandle:
    [second] = [thread for thread in club.channel.threads if thread.id != first.id]
    return second


async def test_the_end_card_and_the_line_in_the_channel_offer_the_same(club: Club) -> None:
    _, card, line = await ended(club)
    assert labels_of(card) == labels_of(line) == ["Rematch", "Review"]
    for shown in (card, line):
        assert club.private(await club.carol.click(shown, label="Review")).embeds[0].title == "Review"


async def test_from_the_end_card_it_is_played_in_the_same_thread(club: Club) -> None:
    thread, card, _ = await ended(club)
    await club.bob.click(card, label="Rematch")
    assert "Bob offers you a rematch of **Power Play**!" in said(thread)[-1].content
    await club.alice.click(card, label="Rematch")
    assert said(thread)[-1].content.startswith("Alice accepted.")
    assert labels_of(said(thread)[-1]) == NUMBERS
    assert [found.id for found in club.channel.threads] == [thread.id]
    await club.bob.click(said(thread)[-1], label="5")
    assert said(thread)[-1].content.startswith("Bob multiplied by 5.")


@pytest.mark.parametrize("by", ["Rematch", "Accept"])
async def test_from_the_channel_it_has_a_thread_again(club: Club, by: str) -> None:
    first, _, line = await ended(club)
    await club.bob.click(line, label="Rematch")
    offer = said(club.channel)[-1]
    assert "Bob offers you a rematch of **Power Play**!" in offer.content
    told = await club.alice.click(line if by == "Rematch" else offer, label=by)
    await club.env.advance_time(1)
    second = second_of(club, first)
    if by == "Rematch":
        assert club.private(told).content == f"The rematch is on, in {second.mention}."
    assert second.id == offer.id
    assert said(second)[-1].content.startswith("Alice accepted.")
    assert labels_of(said(second)[-1]) == NUMBERS
    [closed] = [message for message in said(club.channel) if message.id == offer.id]
    assert closed.content.endswith(f"-# It is played in {second.mention}.")
    assert labels_of(closed) == []
    await club.bob.click(said(second)[-1], label="5")
    assert said(second)[-1].content.startswith("Bob multiplied by 5.")
    await club.resign(club.bob, second)
    assert said(club.channel)[-1].content == f"🏆 **Alice** beat **Bob** at Power Play: {second.mention}"


async def test_what_was_offered_in_the_thread_and_answered_in_the_channel_is_played_in_the_thread(club: Club) -> None:
    thread, card, line = await ended(club)
    await club.bob.click(card, label="Rematch")
    told = await club.alice.click(line, label="Rematch")
    await club.env.advance_time(1)
    assert club.private(told).content == f"The rematch is on, in {thread.mention}."
    board = said(thread)[-1]
    assert board.content.startswith("Alice accepted.")
    assert labels_of(board) == NUMBERS
    assert said(club.channel)[-1].id == line.id
    await club.bob.click(board, label="5")
    assert said(thread)[-1].content.startswith("Bob multiplied by 5.")


async def test_what_was_offered_in_the_channel_and_answered_in_the_thread_has_a_thread_again(club: Club) -> None:
    first, card, line = await ended(club)
    await club.bob.click(line, label="Rematch")
    offer = said(club.channel)[-1]
    told = await club.alice.click(card, label="Rematch")
    await club.env.advance_time(1)
    second = second_of(club, first)
    assert second.id == offer.id
    assert club.private(told).content == f"The rematch is on, in {second.mention}."
    assert labels_of(said(second)[-1]) == NUMBERS


async def test_from_both_places_there_is_one_rematch(club: Club) -> None:
    _, card, line = await ended(club)
    await club.bob.click(card, label="Rematch")
    assert "You have offered it already" in await club.refused(await club.bob.click(line, label="Rematch"))
    assert await statuses(club, 2) == [Status.OFFERED]


async def test_against_the_bot_the_line_in_the_channel_opens_a_thread_again(club: Club) -> None:
    club.players = {club.alice.id}
    first = await begin_against_bot(club, "over100", level="easy")
    await club.resign(club.alice, first)
    line = said(club.channel)[-1]
    assert labels_of(line) == ["Rematch", "Harder", "Review"]
    await club.alice.click(line, label="Harder")
    await club.env.advance_time(1)
    second = second_of(club, first)
    assert said(club.channel)[-1].content.startswith("Alice plays **Power Play** with me, at level **medium**.")
    assert said(second)[-1].content.startswith("I am in, as TestBot.")
    await club.resign(club.alice, second)
    await club.alice.click(said(second)[-1], label="Rematch")
    assert labels_of(said(second)[-1]) == NUMBERS, "from the end card, in the same thread"
    assert len(club.channel.threads) == 2


async def test_after_a_restart_the_channel_line_works_too(club: Club) -> None:
    first, _, line = await ended(club)
    await club.bob.click(line, label="Rematch")
    await club.restart()
    club.private(await club.alice.click(line, label="Rematch"))
    await club.env.advance_time(1)
    assert said(second_of(club, first))[-1].content.startswith("Alice accepted.")
