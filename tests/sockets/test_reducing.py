"""Boards that were overtaken: reduced beside the play, by whichever way is open, and never in anybody's way."""

import logging
from datetime import timedelta
from pathlib import Path

import pytest

import cogs.announcer
from config import Settings
from standin.discord_server import StandIn
from standin.interactions import Interaction
from standin.messages import Message
from standin.refusals import UNKNOWN_INTERACTION
from standin.running import bot_against
from tests.sockets.club import CALLBACK, MESSAGES, Club, Held
from tests.sockets.test_killed import killed_at, settled
from tests.sockets.test_stopping import running
from tests.sockets.time import Time

BY_WEBHOOK = "/webhooks/*/*/messages/*"
NUMBERS = ["2", "3", "4", "5", "6", "7", "8", "9"]
STARTED = "Bob accepted."

AN_HOUR = 3600


@pytest.fixture(autouse=True)
def soon_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.announcer, "REDUCE_WITHIN", 0.3)


def message(interaction: Interaction) -> Message:
    assert interaction.message is not None, interaction.text
    return interaction.message


async def reduced(club: Club, board: Message) -> None:
    """Wait until it is reduced; then nothing but its words is left."""
    await club.bare(board)
    assert board.embeds == []
    assert "choose" not in board.content, "no prompt"


def ways(standin: StandIn, board: Message) -> list[str]:
    """How a board was changed: by the webhook of an interaction, or by its channel."""
    return [
        request.path.split("/")[1]
        for request in standin.requests
        if request.method == "PATCH" and request.path.endswith(f"/messages/{board.id}")
    ]


async def test_a_board_is_reduced_by_the_token_of_its_interaction(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        first = await club.begin()
        second = message(await club.alice.press(first, "5"))
        await reduced(club, first)
        assert first.content.startswith(STARTED)
        assert ways(standin, first) == ["webhooks"]
        message(await club.bob.slash(club.channel, "multiply", n=8))
        await reduced(club, second)
        assert second.content == "Alice multiplied by 5. New total is 5."
        assert ways(standin, second) == ["webhooks"]


async def test_a_board_whose_token_is_too_old_is_reduced_by_its_channel(
    standin: StandIn, club: Club, settings: Settings, time: Time
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady):
        first = await club.begin()
        time.passes(timedelta(minutes=15))
        await club.alice.press(first, "5")
        await reduced(club, first)
        assert ways(standin, first) == ["channels"]


async def test_a_board_that_answers_no_interaction_is_reduced_by_its_channel(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        club.alice.slash(club.channel, "multiply", n=5)
        board = await club.told("Alice multiplied by 5.")
        await club.settled(bot)
        await club.bob.press(board, "8")
        await reduced(club, board)
        assert ways(standin, board) == ["channels"]


@pytest.mark.parametrize("by_token", [True, False], ids=["by token", "by channel"])
@pytest.mark.parametrize("code", [30046, 50083, 50001, 50027, 10008])
async def test_a_refusal_is_silent_and_caught_up_with_at_the_next_move(
    standin: StandIn,
    club: Club,
    settings: Settings,
    time: Time,
    caplog: pytest.LogCaptureFixture,
    code: int,
    *,
    by_token: bool,
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        first = await club.begin()
        await club.settled(bot)
        if not by_token:
            time.passes(timedelta(minutes=15))
        wait = AN_HOUR if code == 30046 else None
        refused = standin.faults.refuse(code, "PATCH", f"*/messages/{first.id}", retry_after=wait)
        coming = standin.next_request("PATCH", f"*/messages/{first.id}")
        second = message(await club.alice.press(first, "5"))
        await coming
        assert refused.struck == 1
        third = message(await club.bob.press(second, "8"))
        await reduced(club, second)
        if code != 10008:
            await reduced(club, first)
        fourth = message(await club.alice.slash(club.channel, "multiply", n=2))
        await reduced(club, third)
        assert fourth.labels == NUMBERS
    ours = [record for record in caplog.records if not record.name.startswith("discord.")]
    assert [record.getMessage() for record in ours if record.levelno >= logging.WARNING] == []


async def test_an_hour_to_wait_for_edits_holds_up_no_move_nor_its_reducing(
    standin: StandIn, club: Club, settings: Settings, time: Time
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        board = await club.begin(target=10**9)
        await club.settled(bot)
        for mover in (club.alice, club.bob, club.alice):
            time.passes(timedelta(minutes=15))
            # Each edit of an old board is one too many.
            standin.faults.refuse(30046, "PATCH", f"*/messages/{board.id}", retry_after=AN_HOUR, times=100)
            board = message(await mover.press(board, "2"))
        standin.faults.clear()
        newest = message(await club.bob.press(board, "2"))
        await reduced(club, board)
        assert newest.labels == NUMBERS


async def test_a_bot_that_was_killed_before_it_reduced_a_board_does_so_after_the_start(
    standin: StandIn, club: Club, tmp_path: Path
) -> None:
    async with running(standin, tmp_path):
        first = await club.begin()
        await settled(standin, tmp_path)
    await killed_at(standin, tmp_path, ("PATCH", BY_WEBHOOK), do=lambda: club.alice.press(first, "5"))
    assert first.labels == NUMBERS
    async with running(standin, tmp_path):
        await club.bare(first)
        await settled(standin, tmp_path)
    assert first.content.startswith(STARTED)
    assert club.last.labels == NUMBERS
    assert club.last.content.startswith("Alice multiplied by 5.")


async def test_a_bot_that_was_killed_before_it_heard_of_its_answer_reduces_that_board_too(
    standin: StandIn, club: Club, tmp_path: Path
) -> None:
    async with running(standin, tmp_path):
        first = await club.begin()
        await settled(standin, tmp_path)
    answer = ("POST", CALLBACK)
    await killed_at(standin, tmp_path, answer, carried_out=True, do=lambda: club.alice.press(first, "5"))
    second = club.last
    async with running(standin, tmp_path):
        await club.bare(first)
        await settled(standin, tmp_path)
        assert second.labels == NUMBERS
        await club.bob.press(second, "8")
        await club.bare(second)
    assert second.content == "Alice multiplied by 5. New total is 5."


@pytest.mark.parametrize("is_killed", [True, False])
async def test_a_board_shown_again_is_deleted_although_its_answer_was_lost(
    standin: StandIn, club: Club, tmp_path: Path, *, is_killed: bool
) -> None:
    async with running(standin, tmp_path):
        await club.begin()
        await settled(standin, tmp_path)
        if not is_killed:
            standin.faults.drop("POST", CALLBACK, carried_out=True)
            shown = standin.next_message(club.channel)
            club.zoe.slash(club.channel, "duel board")
            await shown
            await settled(standin, tmp_path)
    if is_killed:
        show = lambda: club.zoe.slash(club.channel, "duel board")  # noqa: E731
        await killed_at(standin, tmp_path, ("POST", CALLBACK), carried_out=True, do=show)
    again = club.last
    async with running(standin, tmp_path):
        gone = standin.next_request("DELETE", f"*/messages/{again.id}")
        await club.alice.slash(club.channel, "multiply", n=5)
        await gone
        await settled(standin, tmp_path)
    assert [each.labels for each in standin.messages(club.channel) if each.labels] == [NUMBERS]
    assert again.deleted


async def test_a_match_that_ends_as_the_bot_is_killed_has_no_live_board_after_the_start(
    standin: StandIn, club: Club, tmp_path: Path
) -> None:
    async with running(standin, tmp_path):
        first = await club.begin()
        await settled(standin, tmp_path)
    await killed_at(standin, tmp_path, ("PATCH", BY_WEBHOOK), do=lambda: club.alice.forge(first, "resign:1:1:game"))
    async with running(standin, tmp_path):
        await club.bare(first)
    assert not any("5" in each.labels for each in standin.messages(club.channel))


async def test_a_line_that_hangs_while_a_board_is_reduced_holds_up_no_move(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        boards = [await club.begin(target=10**9)]
        hanging = standin.faults.hang("PATCH", BY_WEBHOOK, times=100)
        for mover in (club.alice, club.bob) * 3:
            boards.append(message(await mover.press(boards[-1], "2")))
        assert boards[-1].labels == NUMBERS
        assert hanging.struck < len(boards), "never more than one at a time"
        standin.faults.clear()
        boards.append(message(await club.alice.press(boards[-1], "2")))
        for board in boards[:-1]:
            await reduced(club, board)
        await club.settled(bot)
        assert [each.labels for each in boards if each.labels] == [NUMBERS]


async def test_a_move_while_the_old_board_is_being_reduced_leaves_one_live_board(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        first = await club.begin()
        reducing = Held(standin, BY_WEBHOOK, "PATCH")
        second = message(await club.alice.press(first, "5"))
        await reducing.come()
        third = message(await club.bob.press(second, "8"))
        reducing.let_go()
        await reduced(club, first)
        await reduced(club, second)
        assert third.labels == NUMBERS
        assert club.count("Alice multiplied by 5.") == club.count("Bob multiplied by 8.") == 1


async def test_a_board_that_was_posted_unnoticed_and_played_on_is_reduced_after_a_kill(
    standin: StandIn, club: Club, tmp_path: Path
) -> None:
    async with running(standin, tmp_path):
        await club.begin()
        await settled(standin, tmp_path)
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        standin.faults.hang("POST", MESSAGES, carried_out=True)
        club.alice.slash(club.channel, "multiply", n=5)
        unnoticed = await club.told("New total is 5.")
        newest = message(await club.bob.press(unnoticed, "3"))
    standin.faults.clear()
    async with running(standin, tmp_path):
        await settled(standin, tmp_path)
        await reduced(club, unnoticed)
    assert [each for each in standin.messages(club.channel) if each.labels] == [newest]
