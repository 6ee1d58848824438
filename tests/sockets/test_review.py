"""A review over real sockets: its picture goes with it, and Discord takes both."""

from io import BytesIO

import pytest
from PIL import Image

from config import Settings
from standin.discord_server import StandIn
from standin.messages import Message
from standin.running import bot_against
from tests.sockets.table import Table


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


async def test_a_review_and_its_picture_are_sent_in_one_form(
    standin: StandIn, table: Table, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        board = await table.begin()
        await table.alice.press(board, "9")
        end = (await table.alice.slash(table.channel, "duel resign")).message
        assert end is not None
        pressed = await table.zoe.press(end, "Review")
        assert pressed.private
        check(pressed.message)
        shown = await table.bob.slash(table.channel, "duel review")
        assert not shown.private
        check(shown.message)
        assert table.last is shown.message
        assert not table.last.notified
        sent = [request for request in standin.requests if "files" in request.form]
    assert [request.status for request in sent] == [200, 200]


@pytest.mark.parametrize("name", ["W" * 32, "😀" * 32, "\u202e" * 32], ids=["wide", "emoji", "invisible"])
async def test_the_longest_game_is_taken_whatever_the_players_are_called(
    standin: StandIn, table: Table, settings: Settings, name: str
) -> None:
    table.alice.nick = table.bob.nick = name
    async with bot_against(standin, settings):
        board = await table.begin("race1000", target=1_000_000_000_000)
        while "2" in board.labels:
            player = table.bob if table.bob.mention in board.content else table.alice
            answer = (await player.press(board, "2")).message
            assert answer is not None
            board = answer
        review = (await table.zoe.press(board, "Review")).message
    assert review is not None
    assert len(review.attachments) == 1
    assert review.embeds[0]["description"].split("\n")[-3][2:].startswith("79. ")
