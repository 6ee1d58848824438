"""A player has one match in a channel: who is not free can neither challenge nor accept, and is told what to do."""

import asyncio
from typing import Any

import discord
import pytest

from duel import Asked, Happened, Person, Status
from game import Refusal
from tests.cogs.club import Club, labels_of
from tests.cogs.reading import as_it_is, live_boards


async def challenge_by_carol(club: Club) -> discord.Message:
    """Carol challenges Bob, as anybody may whatever Bob does."""
    club.players.add(club.carol.id)
    result = await club.carol.slash(
        club.channel, "duel start", opponent=club.bob, variant="reach100", first="challenger"
    )
    assert not result.ephemeral
    return club.last


async def status_of(club: Club, duel_id: int) -> Status:
    duel = await club.bot.storage.duel(duel_id)
    assert duel is not None
    return duel.status


async def test_whoever_has_been_challenged_is_free_to_challenge(club: Club) -> None:
    await club.challenge()
    result = await club.bob.slash(club.channel, "duel start", opponent=club.robot, variant="over100")
    assert not result.ephemeral
    assert (await club.duel()).status is Status.LIVE


async def test_accept_while_in_a_match_is_refused_with_a_link_and_the_challenge_stays(club: Club) -> None:
    await club.begin("over100")
    board = club.last
    challenge = await challenge_by_carol(club)
    before = [duel.status for duel in await club.bot.matches.on_in(club.channel.id)]
    assert await club.refused(await club.bob.click(challenge, label="Accept")) == (
        f"You are in a match with Alice in this channel ({board.jump_url}). "
        "Finish it first, or duel in another channel or thread."
    )
    assert [duel.status for duel in await club.bot.matches.on_in(club.channel.id)] == before
    await club.resign(club.bob)
    await club.bob.click(challenge, label="Accept")
    assert club.text.startswith("Bob accepted.\nGame Start!")
    assert len(live_boards(club)) == 1


async def test_decline_needs_nobody_to_be_free(club: Club) -> None:
    await club.begin("over100")
    await club.bob.click(await challenge_by_carol(club), label="Decline")
    assert club.text == f"{club.carol.mention}, Bob declined the duel."
    assert len(live_boards(club)) == 1


async def test_accept_while_ones_own_challenge_waits_says_to_withdraw_it(club: Club) -> None:
    result = await club.bob.slash(club.channel, "duel start", opponent=club.alice, variant="over100")
    assert not result.ephemeral
    own = club.last
    challenge = await challenge_by_carol(club)
    assert await club.refused(await club.bob.click(challenge, label="Accept")) == (
        f"Your challenge to Alice is waiting in this channel ({own.jump_url}). "
        "Withdraw it there first, or duel in another channel or thread."
    )
    assert labels_of(club.last) == ["Accept", "Decline", "Withdraw"]
    await club.bob.click(own, label="Withdraw")
    await club.bob.click(challenge, label="Accept")
    assert club.text.startswith("Bob accepted.")


async def test_two_who_challenge_each_other_are_told_to_withdraw_one(club: Club) -> None:
    hers = await club.challenge("over100")
    result = await club.bob.slash(
        club.channel, "duel start", opponent=club.alice, variant="reach100", first="challenger"
    )
    assert not result.ephemeral
    his = club.last
    for somebody, other, own, offered in ((club.alice, "Bob", hers, his), (club.bob, "Alice", his, hers)):
        sentence = await club.refused(await somebody.click(offered, label="Accept"))
        assert sentence.startswith(f"Your challenge to {other} is waiting in this channel ({own.jump_url}).")
    await club.alice.click(hers, label="Withdraw")
    await club.alice.click(his, label="Accept")
    assert club.text.startswith("Alice accepted.\nGame Start!")
    closed = as_it_is(club, hers)
    assert closed is not None
    assert closed.content.endswith("Alice withdrew the challenge.")
    assert [duel.id for duel in await club.bot.matches.on_in(club.channel.id)] == [2]


@pytest.mark.parametrize("end", ["declined", "withdrawn", "expired", "stopped", "resigned"])
async def test_every_end_sets_both_free(club: Club, end: str) -> None:
    challenge = await club.challenge()
    match end:
        case "declined":
            await club.bob.click(challenge, label="Decline")
        case "withdrawn":
            await club.alice.click(challenge, label="Withdraw")
        case "expired":
            await club.env.advance_time(600)
        case "stopped":
            await club.morris.slash(club.channel, "duel stop")
        case _:
            await club.bob.click(challenge, label="Accept")
            await club.resign(club.bob)
    await club.begin()
    await club.resign(club.alice)
    result = await club.bob.slash(club.channel, "duel start", opponent=club.alice, variant="over100")
    assert not result.ephemeral


async def test_elsewhere_everybody_is_free(club: Club) -> None:
    await club.begin()
    other = club.guild.create_text_channel("elsewhere")
    result = await club.alice.slash(other, "duel start", opponent=club.bob, variant="over100")
    assert not result.ephemeral
    assert other.last_message is not None
    await club.bob.click(other.last_message, label="Accept")
    assert other.last_message is not None
    assert other.last_message.content.startswith("Bob accepted.")


def by(club: Club, name: str, interaction_id: int) -> Asked:
    return Asked(club.bot.now(), Person(getattr(club, name.lower()).id, name), interaction_id)


async def at_once(*changes: Any) -> tuple[list[Happened], list[str]]:
    """What has happened, and what was refused, of changes that are asked for at the same time."""
    results = await asyncio.gather(*changes, return_exceptions=True)
    happened = [result for result in results if isinstance(result, Happened)]
    refused = [str(result) for result in results if isinstance(result, Refusal)]
    assert len(happened) + len(refused) == len(results)
    return happened, refused


async def test_of_two_challenges_accepted_at_once_one_begins(club: Club) -> None:
    first, second = await club.challenge(), await challenge_by_carol(club)
    happened, refused = await at_once(
        club.bot.matches.accept(1, first.id, by(club, "Bob", 1)),
        club.bot.matches.accept(2, second.id, by(club, "Bob", 2)),
    )
    assert len(happened) == len(refused) == 1
    assert sorted([await status_of(club, 1), await status_of(club, 2)]) == [Status.LIVE, Status.OFFERED]


async def test_a_challenge_and_an_accept_at_once_bind_nobody_twice(club: Club) -> None:
    challenge = await club.challenge()
    terms = (await club.duel()).terms
    _, refused = await at_once(
        club.bot.matches.accept(1, challenge.id, by(club, "Bob", 1)),
        club.bot.matches.challenge(
            club.guild.id,
            club.channel.id,
            Person(club.carol.id, "Carol"),
            terms,
            (await club.duel()).first,
            (await club.duel()).clock,
            by(club, "Bob", 2),
        ),
    )
    assert len(refused) == 1
    bound = [duel for duel in await club.bot.matches.on_in(club.channel.id) if duel.binds(club.bob.id)]
    assert len(bound) == 1
