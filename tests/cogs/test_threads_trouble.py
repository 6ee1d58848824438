"""Threads where there can be none, that cannot be opened, and that go: everybody is told, and nothing jams."""

import discord
import pytest
import simcord

from duel import Asked, Status
from tests.cogs.club import Club, labels_of
from tests.cogs.threads import NUMBERS, STARTED, begin, duel_in, last, said, thread_of

OPEN = "/channels/*/messages/*/threads"
HOUR = 3600
MISSED = "I could not open a thread, so it is played here."


# Where there can be no thread


async def asked_in(club: Club, channel: simcord.ChannelHandle) -> str:
    """What Alice is told who asks for a thread here."""
    result = await club.alice.slash(channel, "duel start", opponent=club.bob, variant="exact100", thread="yes")
    return await club.refused(result)


NO_ROOM = "I can open a thread only in a text or announcement channel. Start the duel in one, or leave out `thread`."


async def test_a_voice_channel_has_no_room_for_a_thread(club: Club) -> None:
    assert await asked_in(club, club.guild.create_voice_channel("voices")) == NO_ROOM


async def test_a_thread_has_no_room_for_a_thread(club: Club) -> None:
    message = await club.alice.send(club.channel, "let us play in a thread")
    corner = await message.create_thread(name="a quiet corner")
    [thread] = [found for found in club.channel.threads if found.id == corner.id]
    assert await asked_in(club, thread) == NO_ROOM


async def test_a_forum_post_has_no_room_for_a_thread(club: Club) -> None:
    forum = club.guild.create_forum_channel("forum")
    channel = club.bot.get_channel(forum.id)
    assert isinstance(channel, discord.ForumChannel)
    with club.env.time_context():
        await channel.create_thread(name="a post", content="Who plays?")
    await club.env.settle()
    [post] = forum.threads
    club.players |= {club.alice.id}
    assert await asked_in(club, post) == NO_ROOM


async def test_an_announcement_channel_has_room_for_a_thread(club: Club) -> None:
    club.channel = club.guild.create_news_channel("news")
    thread = await begin(club)
    assert labels_of(said(thread)[0]) == NUMBERS


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages In Threads"),
    ],
)
async def test_without_a_permission_a_thread_is_refused_by_its_name(club: Club, permission: str, name: str) -> None:
    denied = discord.PermissionOverwrite(**{permission: False})
    channel = club.guild.create_text_channel("no threads", overwrites={club.robot: denied})
    assert await asked_in(club, channel) == (
        "I am not allowed to open a thread here. Ask a moderator to give me these permissions in this channel: "
        f"{name}. Or leave out `thread`."
    )
    club.channel = channel
    await club.begin()
    assert club.text.startswith(STARTED), "without it there is a match"


# Opening fails


async def test_nobody_moves_in_the_channel_while_the_thread_is_being_opened(club: Club) -> None:
    challenge = await club.challenge("over100", thread="yes")
    duel = await club.duel()
    # As if the process had died after the commit, and Discord had not heard of it yet.
    await club.bot.matches.accept(duel.id, challenge.id, Asked(club.bot.now(), duel.opponent, 1, None))
    for refused in (
        await club.alice.slash(club.channel, "multiply", n=5),
        await club.alice.slash(club.channel, "duel resign"),
    ):
        sentence = "The thread of this match is being opened. Make your move there in a moment."
        assert await club.refused(refused) == sentence
    await club.restart()
    await club.env.advance_time(1)
    await club.alice.slash(thread_of(club), "multiply", n=5)
    assert last(club).content.startswith("Alice multiplied by 5.")
    [first] = said(club.channel)
    assert first.content.endswith(f"It is played in {thread_of(club).mention}.")
    assert labels_of(first) == []


@pytest.mark.parametrize(
    ("status", "code"), [(403, 50013), (500, 0), (400, 30033)], ids=["not allowed", "broken", "too many threads"]
)
async def test_a_thread_that_cannot_be_opened_leaves_the_match_in_the_channel(
    club: Club, status: int, code: int
) -> None:
    challenge = await club.challenge(thread="yes")
    club.env.inject_error("POST", OPEN, status=status, code=code, times=None)
    await club.bob.click(challenge, label="Accept")
    await club.env.advance_time(10)
    assert club.channel.threads == []
    assert club.text.startswith(f"{STARTED} {MISSED}")
    assert labels_of(club.last) == NUMBERS
    [first, _] = said(club.channel)
    assert "-#" not in first.content, "neither a time nor a thread"
    await club.play(5, 4)
    await club.resign(club.alice)
    await club.env.advance_time(HOUR)
    assert club.text.startswith("Alice: I resign"), "and the result stands there already"


async def test_a_thread_that_cannot_be_opened_leaves_a_game_against_the_bot_in_the_channel(club: Club) -> None:
    club.env.inject_error("POST", OPEN, status=403, code=50013, times=None)
    await club.begin_against_bot("over100", level="easy", thread="yes")
    assert club.channel.threads == []
    assert club.text.startswith(f"I am in, as TestBot. {MISSED}")
    await club.alice.click(club.last, label="3")
    assert club.text.startswith("Alice multiplied by 3.")


async def test_an_accept_that_cannot_be_answered_opens_the_thread_all_the_same(club: Club) -> None:
    challenge = await club.challenge(thread="yes")
    club.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    await club.bob.click(challenge, label="Accept")
    thread = thread_of(club)
    assert labels_of(last(club)) == NUMBERS
    [challenge] = said(club.channel)
    assert challenge.content.endswith(f"It is played in {thread.mention}.")
    assert labels_of(challenge) == []


async def test_a_challenge_to_the_bot_that_cannot_be_answered_gets_a_message_to_start_from(club: Club) -> None:
    club.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    await club.alice.slash(
        club.channel, "duel start", opponent=club.robot, variant="exact100", first="challenger", thread="yes"
    )
    thread = thread_of(club)
    [start] = said(club.channel)
    assert (thread.id, start.content.split("\n")[0]) == (
        start.id,
        "Alice plays **Multiplication Duel** with me, at level **medium**.",
    )
    assert labels_of(last(club)) == NUMBERS


# Threads and channels go


async def test_a_thread_that_is_deleted_ends_its_match_without_a_result(club: Club) -> None:
    thread = await begin(club)
    duel = await duel_in(club, thread)
    club.env.backend.delete_channel(thread.id)
    await club.env.settle()
    after = await club.bot.storage.duel(duel.id)
    assert after is not None
    assert after.status is Status.ABANDONED
    await club.env.advance_time(48 * HOUR)
    assert len(said(club.channel)) == 1, "nothing more is said of it"
    await begin_again(club)


async def begin_again(club: Club) -> None:
    """Alice and Bob are free."""
    await club.bob.click(await club.challenge(), label="Accept")
    assert club.text.startswith(STARTED)


async def test_a_channel_that_is_deleted_ends_the_match_in_its_thread(club: Club) -> None:
    thread = await begin(club)
    duel = await duel_in(club, thread)
    # Discord tells of the channel alone; its threads go with it.
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    after = await club.bot.storage.duel(duel.id)
    assert after is not None
    assert after.status is Status.ABANDONED


async def test_a_match_goes_on_in_its_thread_after_a_restart(club: Club) -> None:
    thread = await begin(club, "over100")
    await club.restart()
    await club.alice.click(last(club), label="5")
    await club.resign(club.bob, thread)
    assert said(club.channel)[-1].content == f"🏆 **Alice** beat **Bob** at Power Play: {thread.mention}"
    assert len(club.channel.threads) == 1
