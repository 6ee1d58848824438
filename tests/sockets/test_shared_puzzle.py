"""A puzzle that was shared stays shared: it is told once at the most, whenever the bot is killed."""

from pathlib import Path

import pytest

from standin.discord_server import StandIn
from tests.sockets.club import Club
from tests.sockets.test_killed import ANSWER, killed_at
from tests.sockets.test_stopping import running

SHARED = "You have shared today's puzzle already."
LINE = "Zoe · Duel puzzle · "


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_puzzle_is_not_shared_twice_if_the_bot_was_killed_while_it_told_of_it(
    standin: StandIn, club: Club, tmp_path: Path, *, carried_out: bool
) -> None:
    async with running(standin, tmp_path):
        puzzle = (await club.zoe.slash(club.channel, "puzzle")).message
        assert puzzle is not None
        await club.zoe.press(puzzle, "2")
        assert puzzle.labels == ["Share"]
    await killed_at(standin, tmp_path, ANSWER, carried_out=carried_out, do=lambda: club.zoe.press(puzzle, "Share"))
    assert club.count(LINE) == carried_out
    async with running(standin, tmp_path):
        again = await club.zoe.press(puzzle, "Share")
        assert again.private
        assert again.text.startswith(SHARED)
    assert club.count(LINE) == carried_out
