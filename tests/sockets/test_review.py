"""A review over real sockets: its picture goes with it, and Discord takes both."""

from io import BytesIO

import pytest
from PIL import Image

from config import Settings
from standin.discord_server import StandIn
from standin.messages import Message
from standin.running import bot_against
from tests.sockets.club import Club


def check(review: Message | None) -> None:
    """It has its words and its picture, and shows it."""
    assert review is not None
    [embed], [file] = review.embeds, review.attachments
    assert embed["description"].startswith("**The turning point: Alice's 9 made 9. With 3, 4 or 5, ")
    assert embed["image"]["url"] == f"attachment://{file.name}"
    assert file.description is not None
    assert file.description.startswith("Power Play, target 100: 1 step from 1 to 9. Bob won against Alice")
    with Image.open(BytesIO(file.content), formats=["PNG"]) as image:
        image.load()


async def test_a_review_and_its_picture_are_sent_in_one_form(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings):
        board = await club.begin()
        await club.alice.press(board, "9")
        end = (await club.resign(club.alice)).message
        assert end is not None
        pressed = await club.zoe.press(end, "Review")
        assert pressed.private
        check(pressed.message)
        shown = await club.bob.slash(club.channel, "duel review")
        assert not shown.private
        check(shown.message)
        assert club.last is shown.message
        assert not club.last.notified
        sent = [request for request in standin.requests if "files" in request.form]
    assert [request.status for request in sent] == [200, 200, 200], "that of the end card among them"


@pytest.mark.parametrize("name", ["W" * 32, "😀" * 32, "\u202e" * 32], ids=["wide", "emoji", "invisible"])
async def test_the_longest_game_is_taken_whatever_the_players_are_called(
    standin: StandIn, club: Club, settings: Settings, name: str
) -> None:
    club.alice.nick = club.bob.nick = name
    async with bot_against(standin, settings):
        board = await club.begin("race1000", target=1_000_000_000_000)
        while "2" in board.labels:
            player = club.bob if club.bob.mention in board.content else club.alice
            answer = (await player.press(board, "2")).message
            assert answer is not None
            board = answer
        review = (await club.zoe.press(board, "Review")).message
    assert review is not None
    assert len(review.attachments) == 1
    assert " 79. " in review.embeds[0]["description"].split("\n")[-1]
