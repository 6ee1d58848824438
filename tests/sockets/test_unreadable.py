"""What Discord sends cannot be read, or what we say comes too late: a line in the log, and the bot plays on."""

import gc
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.process.logs import SecretiveFormatter
from config import Settings
from standin.discord_server import StandIn
from standin.forms import Json
from standin.interactions import Interaction
from standin.refusals import UNKNOWN_INTERACTION, UNKNOWN_MESSAGE
from standin.running import bot_against, bot_process
from tests.sockets.club import CALLBACK, Club

CODE = re.compile(r" ERROR +bot\.process\.errors: \[[0-9A-F]{6}\] ")

Mangle = Callable[[Json], Json]

UNREADABLE: dict[str, Mangle] = {
    "options of a wrong kind": lambda payload: {**payload, "data": {**payload["data"], "options": 3}},
    "an option that is not there": lambda payload: {**payload, "data": {**payload["data"], "options": [{"name": "n"}]}},
    "somebody without a name": lambda payload: {
        **payload,
        "data": {**payload["data"], "resolved": {"users": {"1": {}}, "members": {"1": {}}}},
    },
    "a command without a name": lambda payload: {**payload, "data": {"id": "1", "type": 1}},
}
"""What discord.py reads in a task that nobody waits for."""


def printed(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The warnings and errors, as the operator reads them."""
    gc.collect()
    records = [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]
    return [SecretiveFormatter(None).format(record) for record in records]


async def test_an_autocomplete_that_comes_too_late_is_at_most_a_line(
    standin: StandIn, club: Club, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot_against(standin, settings):
        await club.begin()
        for command, option in (("multiply", "n"), ("duel rules", "target")):
            standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
            refused = standin.next_request("POST", CALLBACK)
            club.alice.autocomplete(club.channel, command, option, "")
            await refused
        assert "New total is 5." in (await club.alice.slash(club.channel, "multiply", n=5)).text
    lines = printed(caplog)
    assert len(lines) == 2
    assert all("Unknown interaction" in line and "\n" not in line for line in lines)


async def test_a_press_on_a_message_that_is_gone_is_at_most_a_line(
    standin: StandIn, club: Club, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot_against(standin, settings):
        page = (await club.zoe.slash(club.channel, "leaderboard")).message
        assert page is not None
        standin.faults.refuse(UNKNOWN_MESSAGE, "POST", CALLBACK)
        refused = standin.next_request("POST", CALLBACK)
        pressed = club.zoe.forge(page, "standings::1")
        await refused
        await club.begin()
        assert pressed.answer is None, "there is nothing to apologise for"
        assert pressed.followups == []
    [line] = printed(caplog)
    assert "Unknown Message" in line
    assert "\n" not in line


async def test_an_interaction_that_cannot_be_read_is_a_line_with_a_code(
    standin: StandIn, club: Club, tmp_path: Path
) -> None:
    async with bot_process(standin, tmp_path):
        await club.begin()
        command = await club.zoe.slash(club.channel, "duel board")
        board = command.message
        assert board is not None
        for mangle in UNREADABLE.values():
            _send(standin, command, mangle)
        assert "New total is 5." in (await club.alice.press(board, "5")).text
    log = (tmp_path / "bot.log").read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert "never retrieved" not in log
    assert len([line for line in log.splitlines() if CODE.search(line)]) == len(UNREADABLE), log


async def test_what_cannot_be_read_at_all_does_not_end_the_bot(standin: StandIn, club: Club, tmp_path: Path) -> None:
    async with bot_process(standin, tmp_path):
        await club.begin()
        command = await club.zoe.slash(club.channel, "duel board")
        board = command.message
        assert board is not None
        greeting = standin.gateway.next_greeting()
        _send(standin, command, lambda payload: {**payload, "id": "one"})
        assert await greeting == "READY"
        assert "New total is 5." in (await club.alice.press(board, "5")).text
    log = (tmp_path / "bot.log").read_text(encoding="utf-8")
    assert "Traceback" not in log
    [line] = [line for line in log.splitlines() if CODE.search(line)]
    assert "what Discord sent could not be read, so the bot connects anew: ValueError: " in line


def _send(standin: StandIn, like: Interaction, mangle: Mangle) -> None:
    payload = {**like.payload, "id": str(standin.world.new_id())}
    standin.gateway.tell("INTERACTION_CREATE", mangle(payload))
