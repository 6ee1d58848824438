"""Rematch over real sockets: pressed at once, pressed as the bot is killed, and the card that it stands on."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

import cogs.pictures
import cogs.posts
from config import Settings
from picture import Climb
from standin.discord_server import StandIn
from standin.messages import Message
from standin.refusals import UNKNOWN_INTERACTION
from standin.running import bot_against
from tests.sockets.club import CALLBACK, Club
from tests.sockets.test_killed import ANSWER, database, killed_at, settled
from tests.sockets.test_reducing import NUMBERS, message
from tests.sockets.test_stopping import running

OFFER = "offers you a rematch of **Power Play**!"
RESULT = "Bob wins the game!"
WAITS = ["Accept", "Decline", "Withdraw"]


async def played(club: Club) -> Message:
    """The end card of a match that Alice has begun and lost."""
    await club.begin()
    return message(await club.resign(club.alice))


def rematches(folder: Path) -> list[str]:
    """How those stand that were ever offered."""
    with closing(sqlite3.connect(database(folder))) as db:
        found = db.execute("SELECT status FROM duels WHERE rematch_of IS NOT NULL ORDER BY id")
        return [status for (status,) in found]


def with_buttons(club: Club, label: str) -> list[Message]:
    return [each for each in club.standin.messages(club.channel) if label in each.labels]


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_rematch_that_the_bot_was_killed_over_is_offered_once(
    standin: StandIn, club: Club, tmp_path: Path, *, carried_out: bool
) -> None:
    async with running(standin, tmp_path):
        end = await played(club)
        await settled(standin, tmp_path)
    await killed_at(standin, tmp_path, ANSWER, carried_out=carried_out, do=lambda: club.alice.press(end, "Rematch"))
    assert len(with_buttons(club, "Accept")) == carried_out
    async with running(standin, tmp_path):
        await settled(standin, tmp_path)
        [offer] = with_buttons(club, "Accept")
        assert OFFER in offer.content
        assert rematches(tmp_path) == ["offered"]
        begun = message(await club.bob.press(end, "Rematch"))
        await settled(standin, tmp_path)
        await club.bare(offer)
    assert begun.labels == NUMBERS
    assert sum(OFFER in each.content for each in standin.messages(club.channel)) == 1


@pytest.mark.parametrize("carried_out", [False, True])
@pytest.mark.parametrize("label", ["Rematch", "Accept"])
async def test_a_rematch_that_begins_as_the_bot_is_killed_is_announced_once(
    standin: StandIn, club: Club, tmp_path: Path, label: str, *, carried_out: bool
) -> None:
    async with running(standin, tmp_path):
        end = await played(club)
        offer = message(await club.alice.press(end, "Rematch"))
        await settled(standin, tmp_path)
    on = end if label == "Rematch" else offer
    await killed_at(standin, tmp_path, ANSWER, carried_out=carried_out, do=lambda: club.bob.press(on, label))
    async with running(standin, tmp_path):
        await settled(standin, tmp_path)
        await club.bare(offer)
        [board] = with_buttons(club, "5")
        assert (await club.alice.press(board, "5")).private, "she began the last one"
        assert "Bob multiplied by 5." in (await club.bob.press(board, "5")).text
    assert club.count("Bob accepted.") == 2, "once a match"
    assert rematches(tmp_path) == ["live"]


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_rematch_against_the_bot_is_begun_once_by_a_bot_that_is_killed_over_it(
    standin: StandIn, club: Club, tmp_path: Path, *, carried_out: bool
) -> None:
    async with running(standin, tmp_path):
        await club.challenge_the_bot()
        end = message(await club.resign(club.alice))
        await settled(standin, tmp_path)
    await killed_at(standin, tmp_path, ANSWER, carried_out=carried_out, do=lambda: club.alice.press(end, "Harder"))
    async with running(standin, tmp_path):
        await settled(standin, tmp_path)
        [board] = with_buttons(club, "5")
        again = await club.alice.press(end, "Harder")
        assert again.private
        assert again.text.startswith("The rematch is on already: ")
    assert club.count("I am in, as Tally.") == 2
    assert "Tally multiplied by" in board.content, "the bot begins this time"
    assert rematches(tmp_path) == ["live"]


@pytest.mark.parametrize("turned", [False, True])
async def test_two_presses_at_once_begin_one_match(
    standin: StandIn, club: Club, settings: Settings, *, turned: bool
) -> None:
    async with bot_against(standin, settings) as bot:
        end = await played(club)
        first, second = (club.bob, club.alice) if turned else (club.alice, club.bob)
        offered, begun = await asyncio.gather(first.press(end, "Rematch"), second.press(end, "Rematch"))
        assert OFFER in offered.text
        assert message(begun).labels == NUMBERS
        await club.settled(bot)
        await club.bare(message(offered))
        assert with_buttons(club, "5") == [begun.message]
        assert len(await bot.storage.open_duels_in(club.channel.id)) == 1


async def test_many_presses_at_once_begin_one_match_and_strangers_none(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        end = await played(club)
        people = 3 * [club.zoe, club.alice, club.bob, club.alice]
        pressed = await asyncio.gather(*(who.press(end, "Rematch") for who in people))
        assert sum(not press.private for press in pressed) == 2, "the offer, and the first board"
        assert all(press.private for press in pressed if press.person is club.zoe)
        await club.settled(bot)
        assert len(with_buttons(club, "5")) == 1
        assert with_buttons(club, "Accept") == []
        assert len(await bot.storage.open_duels_in(club.channel.id)) == 1


async def test_whoever_has_a_challenge_waiting_has_a_rematch_when_it_is_withdrawn(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        end = await played(club)
        waiting = await club.challenge(opponent=club.zoe)
        offer = message(await club.bob.press(end, "Rematch"))
        for press in (club.alice.press(end, "Rematch"), club.alice.press(offer, "Accept")):
            assert (await press).private
            assert press.text.startswith("Your challenge to Zoe is waiting in this channel (")
        assert (waiting.labels, offer.labels) == (WAITS, WAITS)
        await club.alice.press(waiting, "Withdraw")
        assert message(await club.alice.press(end, "Rematch")).labels == NUMBERS


# The card


async def test_the_end_card_has_its_picture_and_its_buttons_and_no_others(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin(best_of=3)
        middle = message(await club.resign(club.alice, "Resign this game"))
        assert middle.attachments == []
        end = message(await club.resign(club.bob, "Resign the match"))
        await club.settled(bot)
        assert "Bob gives up the match, so Alice wins it." in end.content
        assert end.labels == ["Rematch"]
        [embed], [file] = end.embeds, end.attachments
        assert embed["image"]["url"] == f"attachment://{file.name}"
        assert file.description
        for label in ("Review game 1", "Review game 2"):
            review = await club.zoe.choose(end, label)
            assert review.private
            assert len(message_of(review.message).attachments) == 1
        for values in ([], ["3"], ["x"], ["9" * 30], ["1", "2"]):
            forged = await club.zoe.forge(end, "review:1", values=values)
            assert forged.private
            assert "(Code " not in forged.text


def message_of(found: Message | None) -> Message:
    assert found is not None
    return found


@pytest.fixture(params=["fails", "hangs"])
def drawing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """A computer on which no picture can be drawn, until this is set: the loop waits for its threads when it ends."""
    over = threading.Event()

    def draw(climb: Climb) -> bytes:
        if request.param == "fails":
            raise OSError("no paper")
        over.wait()
        return b""

    monkeypatch.setattr(cogs.pictures, "draw", draw)
    monkeypatch.setattr(cogs.posts, "DRAW_WITHIN", 0.1)
    return over


@pytest.mark.parametrize("answered", [True, False], ids=["answered", "announced"])
async def test_the_result_comes_without_its_picture_if_that_cannot_be_drawn(
    standin: StandIn, club: Club, settings: Settings, drawing: threading.Event, *, answered: bool
) -> None:
    async with bot_against(standin, settings) as bot:
        board = await club.begin()
        if not answered:
            standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        try:
            club.alice.forge(board, "resign:1:1:game")
            end = await club.told(RESULT)
            await club.settled(bot)
            assert (end.attachments, end.labels) == ([], ["Rematch", "Review"])
            assert "image" not in end.embeds[0]
            assert club.count(RESULT) == 1
            assert OFFER in (await club.alice.press(end, "Rematch")).text
        finally:
            drawing.set()
