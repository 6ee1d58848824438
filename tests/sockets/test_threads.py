"""Threads of matches: whenever the bot is killed, there is one of them, with one first board and one result."""

from pathlib import Path

import pytest

import cogs.announcer
from config import Settings
from standin.discord_server import StandIn
from standin.messages import Message
from standin.places import Channel
from standin.running import bot_against
from tests.sockets.club import Club
from tests.sockets.test_killed import ANNOUNCEMENT, ANSWER, LOSS, killed_at, let_time_pass, settled
from tests.sockets.test_stopping import running

OPEN = ("POST", "/channels/*/messages/*/threads")
INVITATION = ("PUT", "/channels/*/thread-members/*")

MOMENTS = {
    "before the answer": (ANSWER, False),
    "after the answer": (ANSWER, True),
    "before the thread is opened": (OPEN, False),
    "before the match is moved": (OPEN, True),
    "before the players are added": (INVITATION, False),
    "before the first board": (ANNOUNCEMENT, False),
    "after the first board": (ANNOUNCEMENT, True),
}
"""When to be killed: in the middle of which request, and whether Discord carries that out."""

STARTED = "Bob accepted."
RESULT = "🏆 **Alice** beat **Bob** at Power Play: "


def only_thread(club: Club) -> Channel:
    [thread] = club.standin.threads_of(club.channel)
    return thread


def first_board(club: Club) -> Message:
    """The only message of the only thread."""
    [board] = club.standin.messages(only_thread(club))
    assert board.labels == ["2", "3", "4", "5", "6", "7", "8", "9"]
    return board


async def board_in_thread(club: Club) -> Message:
    """The first board, once it is there."""
    await club.standin.message_where(club.channel, lambda message: f"<#{message.id}>" in message.content)
    return await club.standin.message_where(only_thread(club), lambda message: bool(message.buttons))


async def begun(club: Club) -> Message:
    """The first board of a match in a thread; Alice is to move."""
    club.bob.press(await club.challenge(thread="yes"), "Accept")
    return await board_in_thread(club)


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_bot_that_was_killed_at_accept_opens_one_thread_with_one_first_board(
    standin: StandIn, club: Club, tmp_path: Path, moment: str
) -> None:
    async with running(standin, tmp_path):
        challenge = await club.challenge(thread="yes")
        await settled(standin, tmp_path)
    request, carried_out = MOMENTS[moment]
    await killed_at(standin, tmp_path, request, carried_out=carried_out, do=lambda: club.bob.press(challenge, "Accept"))
    async with running(standin, tmp_path):
        await settled(standin, tmp_path)
    assert only_thread(club).id == challenge.id
    assert first_board(club).content.startswith(STARTED)
    [channel_says] = standin.messages(club.channel)
    assert (channel_says, channel_says.labels) == (challenge, [])
    assert channel_says.content.endswith(f"-# It is played in <#{challenge.id}>.")


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_bot_that_was_killed_when_it_was_challenged_opens_one_thread_with_one_first_board(
    standin: StandIn, club: Club, tmp_path: Path, moment: str
) -> None:
    request, carried_out = MOMENTS[moment]
    bot = standin.world.bot
    club.channel.guild.members[bot.id] = bot
    async with running(standin, tmp_path):
        pass
    terms = {"opponent": bot, "variant": "over100", "first": "challenger", "level": "easy", "thread": "yes"}
    await killed_at(
        standin,
        tmp_path,
        request,
        carried_out=carried_out,
        do=lambda: club.alice.slash(club.channel, "duel start", **terms),
    )
    async with running(standin, tmp_path):
        await settled(standin, tmp_path)
    [start] = standin.messages(club.channel)
    assert start.content.startswith("Alice plays **Power Play** with me, at level **easy**.")
    assert only_thread(club).id == start.id
    assert first_board(club).content.startswith("I am in, as Tally.")


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_thread_that_is_there_already_is_used(
    standin: StandIn, club: Club, tmp_path: Path, *, carried_out: bool
) -> None:
    async with running(standin, tmp_path):
        challenge = await club.challenge(thread="yes")
        await settled(standin, tmp_path)
    await killed_at(standin, tmp_path, OPEN, carried_out=carried_out, do=lambda: club.bob.press(challenge, "Accept"))
    async with running(standin, tmp_path):
        await settled(standin, tmp_path)
        board = first_board(club)
        await club.alice.press(board, "5")
    asked = [request.status for request in standin.requests if request.path.endswith("/threads")]
    assert asked[1:] == [400 if carried_out else 201], "160004 means that it is there"
    assert len(standin.messages(only_thread(club))) == 2


@pytest.mark.parametrize("carried_out", [False, True])
async def test_the_channel_hears_the_result_once_if_the_bot_was_killed_over_it(
    standin: StandIn, club: Club, tmp_path: Path, *, carried_out: bool
) -> None:
    async with running(standin, tmp_path):
        await begun(club)
        await settled(standin, tmp_path)
    thread, tell = only_thread(club), ("POST", f"/channels/{club.channel.id}/messages")
    board = first_board(club)
    await killed_at(
        standin, tmp_path, tell, carried_out=carried_out, do=lambda: club.bob.forge(board, "resign:1:1:game")
    )
    assert club.count(RESULT) == carried_out
    async with running(standin, tmp_path):
        await settled(standin, tmp_path)
    assert [line for line in club.lines if line.startswith(RESULT)] == [f"{RESULT}<#{thread.id}>"]
    assert (thread.archives_after, thread.archived) == (60, False)
    assert not any("5" in message.labels for message in standin.messages(thread))


async def test_two_presses_of_accept_at_once_open_one_thread(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings) as bot:
        challenge = await club.challenge(thread="yes")
        presses = [club.bob.press(challenge, "Accept") for _ in range(2)]
        await board_in_thread(club)
        for press in presses:
            await press.shown()
        await club.settled(bot)
        assert [press.private for press in presses] == [False, True]
        assert "has been accepted already" in presses[1].text
    assert first_board(club).content.startswith(STARTED)
    assert [request.status for request in standin.requests if request.path.endswith("/threads")] == [201]


async def test_a_thread_that_takes_too_long_to_open_leaves_the_match_in_the_channel(
    standin: StandIn, club: Club, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.announcer, "OPEN_WITHIN", 0.2)
    async with bot_against(standin, settings) as bot:
        standin.faults.hang(*OPEN)
        club.bob.press(await club.challenge(thread="yes"), "Accept")
        board = await club.told(f"{STARTED} I could not open a thread, so it is played here.")
        await club.settled(bot)
        assert standin.threads_of(club.channel) == []
        assert (await club.alice.press(board, "5")).text.startswith("Alice multiplied by 5.")


async def test_whoever_is_not_added_to_the_thread_plays_there_all_the_same(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        standin.faults.answer(500, *INVITATION, times=100)
        board = await begun(club)
        assert (await club.alice.press(board, "5")).text.startswith("Alice multiplied by 5.")
        assert not only_thread(club).members & {club.alice.id, club.bob.id}


@pytest.mark.parametrize("locked", [False, True])
async def test_the_channel_hears_of_a_loss_on_time_whatever_became_of_the_thread(
    standin: StandIn, club: Club, tmp_path: Path, *, locked: bool
) -> None:
    async with running(standin, tmp_path):
        await begun(club)
        await settled(standin, tmp_path)
    thread = only_thread(club)
    standin.archive(thread, locked=locked)
    let_time_pass(tmp_path, minutes_left=0)
    async with running(standin, tmp_path):
        await club.told(f"🏆 **Bob** beat **Alice** at Power Play: <#{thread.id}>")
        if not locked:
            await standin.message_where(thread, lambda message: LOSS in message.content)
            await settled(standin, tmp_path)
    assert thread.archived == locked, "a message opens it again, unless moderators have locked it"
