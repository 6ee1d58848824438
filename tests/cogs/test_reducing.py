"""Reducing a board is done aside: what Discord says to it, and when, is of no account for the match."""

import asyncio
import logging
import sqlite3
from typing import Any

import discord
import pytest

from duel import OldBoard
from tests.cogs.club import Club, labels_of
from tests.cogs.reading import as_it_is, live_boards, words_of

HOUR = 3600
LATER = 16 * 60
"""Seconds after which the token of an interaction is worth nothing any more."""

NUMBERS = list("23456789")

# status and code of what Discord may say to an edit: too often for an old message, archived, no access, its own fault
FAILURES = [(429, 30046), (400, 50083), (403, 50001), (500, 0)]


def forbid(club: Club, status: int, code: int, *, times: int | None = None) -> None:
    """Whatever is changed or deleted, by the token of an interaction or in the channel."""
    for method in ("PATCH", "DELETE"):
        for path in ("/webhooks/*/*/messages/*", "/channels/*/messages/*"):
            club.env.inject_error(method, path, status=status, code=code, times=times)


def asked_of(club: Club, message: discord.Message) -> list[tuple[str, str]]:
    """What Discord was asked to do about this message: the method, and whether by a token or in the channel."""
    return [
        (request.method, request.path.split("/")[1])
        for request in club.env.http_requests
        if request.path.endswith(f"/messages/{message.id}")
    ]


async def left_to_reduce(club: Club, duel_id: int = 1) -> list[int]:
    return [board.message_id for board in await club.bot.storage.old_boards(duel_id)]


def loud(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno > logging.DEBUG]


@pytest.mark.parametrize("age", [0, LATER])
@pytest.mark.parametrize(("status", "code"), FAILURES)
async def test_a_board_that_cannot_be_reduced_is_caught_up_with_at_the_next_move(
    club: Club, caplog: pytest.LogCaptureFixture, status: int, code: int, age: int
) -> None:
    await club.begin("over100")
    first = club.last
    await club.env.advance_time(age)
    caplog.set_level(logging.DEBUG)
    caplog.clear()
    forbid(club, status, code)
    await club.play(5)
    second = club.last
    assert second.content.startswith("Alice multiplied by 5. New total is 5.")
    assert [board.id for board in live_boards(club)] == [first.id, second.id]
    assert loud(caplog) == []
    club.env.backend.faults.clear()
    await club.play(8)
    assert words_of(club, first) == "Bob accepted.\nStarting the game. The total is 1."
    assert words_of(club, second) == "Alice multiplied by 5. New total is 5."
    assert [board.id for board in live_boards(club)] == [club.last.id]
    assert await left_to_reduce(club) == []
    assert loud(caplog) == []


@pytest.mark.parametrize("age", [0, LATER])
@pytest.mark.parametrize(("status", "code"), FAILURES)
async def test_a_copy_that_cannot_be_deleted_is_caught_up_with_at_the_next_move(
    club: Club, caplog: pytest.LogCaptureFixture, status: int, code: int, age: int
) -> None:
    await club.begin("over100")
    await club.carol.slash(club.channel, "duel board")
    copy = club.last
    await club.env.advance_time(age)
    caplog.set_level(logging.DEBUG)
    caplog.clear()
    forbid(club, status, code)
    await club.play(5)
    assert club.text.startswith("Alice multiplied by 5. New total is 5.")
    assert as_it_is(club, copy) is not None
    club.env.backend.faults.clear()
    await club.play(8)
    assert as_it_is(club, copy) is None
    assert loud(caplog) == []


async def test_a_channel_that_takes_no_edits_is_asked_once_a_move_for_the_newest(club: Club) -> None:
    await club.begin("race1000")
    boards = [club.last]
    forbid(club, 403, 50001)
    for number in (5, 6, 5):
        await club.play(number)
        boards.append(club.last)
    *overtaken, _ = boards
    assert [len(asked_of(club, board)) for board in overtaken] == [1, 1, 1]


@pytest.mark.parametrize("age", [0, LATER])
@pytest.mark.parametrize("what", ["a board", "a copy"])
async def test_a_message_that_is_gone_is_forgotten(
    club: Club, caplog: pytest.LogCaptureFixture, what: str, age: int
) -> None:
    await club.begin("over100")
    if what == "a copy":
        await club.carol.slash(club.channel, "duel board")
    gone = club.last
    await gone.delete()
    await club.env.advance_time(age)
    caplog.set_level(logging.DEBUG)
    caplog.clear()
    before = len(asked_of(club, gone))
    await club.play(5)
    await club.play(8)
    assert len(asked_of(club, gone)) == before + 1
    assert await left_to_reduce(club) == []
    assert len(live_boards(club)) == 1
    assert loud(caplog) == []


@pytest.mark.parametrize(("age", "way"), [(0, "webhooks"), (13 * 60, "webhooks"), (LATER, "channels")])
async def test_by_the_token_while_it_lives_and_by_the_channel_afterwards_without_a_look(
    club: Club, age: int, way: str
) -> None:
    await club.begin("over100")
    board = club.last
    await club.carol.slash(club.channel, "duel board")
    copy = club.last
    assert asked_of(club, board) == [("PATCH", "webhooks")]
    await club.env.advance_time(age)
    await club.play(5)
    assert asked_of(club, copy) == [("DELETE", way)]
    board = club.last
    await club.env.advance_time(age)
    club.env.http_requests.clear()
    await club.play(8)
    assert asked_of(club, board) == [("PATCH", way)]
    assert not any(request.method == "GET" for request in club.env.http_requests)


async def test_what_no_interaction_has_shown_is_reduced_by_the_channel(club: Club) -> None:
    await club.begin("over100", best_of=3, clock=60)
    await club.env.advance_time(45 * 60)
    reminder = club.last
    await club.env.advance_time(15 * 60)
    next_game = club.last
    await club.play(5)
    assert asked_of(club, reminder) == [("DELETE", "channels")]
    assert asked_of(club, next_game) == [("PATCH", "channels")]


async def test_nobody_is_pinged_by_a_board_that_is_reduced(club: Club) -> None:
    await club.begin("over100")
    board = club.last
    await club.play(5)
    [edit] = [request for request in club.env.http_requests if request.path.endswith(f"/messages/{board.id}")]
    assert edit.json is not None
    assert not edit.json["allowed_mentions"].get("users")
    assert not edit.json["allowed_mentions"].get("parse")


async def test_moves_go_on_while_an_old_board_is_being_reduced(club: Club) -> None:
    announcer: Any = club.bot.get_cog("Announcer")
    may_go_on = asyncio.Event()

    async def slowly(old: OldBoard) -> bool:
        await club.env.external_wait(may_go_on.wait(), reason="Discord is slow")
        return await announcer.reduce(old)

    club.bot.tidying.reduce_by(slowly)
    await club.begin("over100")
    boards = [club.last]
    for number, total in ((5, 5), (2, 10), (3, 30)):
        await club.play(number)
        assert f"New total is {total}." in club.text
        boards.append(club.last)
    assert [labels_of(board) for board in live_boards(club)] == [NUMBERS] * 4, "nobody has waited for it"
    may_go_on.set()
    await club.env.settle()
    assert [board.id for board in live_boards(club)] == [boards[-1].id]
    assert [words_of(club, board) for board in boards[:-1]] == [
        "Bob accepted.\nStarting the game. The total is 1.",
        "Alice multiplied by 5. New total is 5.",
        "Bob multiplied by 2. New total is 10.",
    ]


async def test_what_a_process_that_died_left_is_caught_up_with_at_the_next_start(club: Club) -> None:
    await club.begin("over100")
    first = club.last
    await club.bot.tidying.stop()
    await club.play(5)
    board = club.last
    assert [found.id for found in live_boards(club)] == [first.id, board.id]
    await club.restart()
    assert [found.id for found in live_boards(club)] == [board.id]
    assert words_of(club, first) == "Bob accepted.\nStarting the game. The total is 1."


@pytest.mark.parametrize("end", ["resign", "stop"])
async def test_so_is_what_it_left_of_a_match_that_is_over(club: Club, end: str) -> None:
    await club.begin("over100")
    first = club.last
    await club.bot.tidying.stop()
    await club.play(5)
    board = club.last
    if end == "resign":
        await club.resign(club.alice)
    else:
        await club.morris.slash(club.channel, "duel stop")
    assert len(live_boards(club)) == 2
    await club.restart()
    assert live_boards(club) == []
    assert words_of(club, first) == "Bob accepted.\nStarting the game. The total is 1."
    assert words_of(club, board) == "Alice multiplied by 5. New total is 5."


async def test_a_channel_that_takes_no_edits_at_the_start_either_stops_nothing(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin("over100")
    first = club.last
    await club.bot.tidying.stop()
    await club.play(5)
    forbid(club, 403, 50001)
    await club.restart()
    assert labels_of(club.channel.history()[-2]) == NUMBERS
    club.env.backend.faults.clear()
    await club.play(8)
    assert words_of(club, first) == "Bob accepted.\nStarting the game. The total is 1."
    assert len(live_boards(club)) == 1
    assert not [record for record in caplog.records if "tidied" in record.getMessage()]


async def test_a_board_of_an_earlier_version_keeps_its_words_and_loses_card_and_buttons(club: Club) -> None:
    await club.begin("over100")
    await club.play(5)
    board = club.last
    with sqlite3.connect(club.bot.settings.database_file) as db:
        # As the migration leaves it: what it had announced was not kept.
        db.execute("UPDATE shown_messages SET words = '', token = NULL, shown_at = 0")
    db.close()
    await club.restart()
    assert labels_of(club.last) == NUMBERS
    await club.play(8)
    assert words_of(club, board) == board.content
    assert board.content.startswith("Alice multiplied by 5. New total is 5.")
    assert len(live_boards(club)) == 1
