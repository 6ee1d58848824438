"""What nobody foresaw: logged whole under a code, and the user sees an apology with that code."""

import logging
import re
import sqlite3
from contextlib import closing

import discord
import pytest
from discord import app_commands

from tests.cogs.club import Club

APOLOGY = re.compile(r"Sorry, something went wrong, and it is not your fault\. .* \(Code ([0-9A-F]{6})\)")


async def broken(club: Club) -> None:
    """Take the database away, so that whatever needs it fails."""
    club.expects_errors = True
    await club.bot.storage.close()


def code_in(sentence: str) -> str:
    found = APOLOGY.fullmatch(sentence)
    assert found, sentence
    return found[1]


async def test_a_command_that_fails(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    await broken(club)
    result = await club.alice.slash(club.channel, "leaderboard")
    code = code_in(await club.refused(result))
    [record] = [record for record in caplog.records if code in record.getMessage()]
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None
    assert "Traceback" in caplog.text
    assert "CommandInvokeError" not in caplog.text


async def test_a_command_that_is_refused_has_not_failed(club: Club) -> None:
    assert "no match" in await club.refused(await club.alice.slash(club.channel, "multiply", n=5))
    assert club.env.errors == []


async def test_every_command_tells_its_refusals(club: Club) -> None:
    for command in club.bot.tree.walk_commands():
        if not isinstance(command, app_commands.Group):
            assert hasattr(command.callback, "__wrapped__"), command.qualified_name
    [menu] = club.bot.tree.get_commands(type=discord.AppCommandType.user)
    assert isinstance(menu, app_commands.ContextMenu)
    assert hasattr(menu.callback, "__wrapped__")


async def test_a_button_that_fails(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    await club.begin()
    await broken(club)
    code = code_in(await club.refused(await club.alice.click(club.last, label="5")))
    assert code in caplog.text


async def test_an_autocomplete_that_fails_lists_nothing(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    await club.begin()
    await broken(club)
    assert await club.alice.autocomplete(club.channel, "multiply", "n", "") == []
    assert re.search(r"\[[0-9A-F]{6}\] autocomplete failed", caplog.text)


async def test_an_autocomplete_in_disk_trouble_lists_nothing_and_is_not_logged_again(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    club.expects_errors = True
    await club.begin()
    with closing(sqlite3.connect(club.bot.settings.database_file)) as disk:
        disk.execute("ALTER TABLE duels RENAME TO unreadable")
    assert await club.alice.autocomplete(club.channel, "multiply", "n", "") == []
    assert "Traceback" not in caplog.text
    [record] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert record.name == "storage.access"


async def test_an_event_that_fails(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    async def on_guild_join(guild: object) -> None:
        raise RuntimeError("no such party")

    club.expects_errors = True
    club.bot.add_listener(on_guild_join)
    club.bot.dispatch("guild_join", None)
    await club.env.settle()
    assert re.search(r"\[[0-9A-F]{6}\] on_guild_join failed", caplog.text)
    assert "no such party" in caplog.text


async def test_somebody_who_is_not_in_the_server_cannot_be_challenged(club: Club) -> None:
    club.expects_errors = True
    stranger = club.env.create_user("Stranger")
    result = await club.alice.slash(club.channel, "duel start", opponent=stranger, variant="exact100")
    assert await club.refused(result) == "That person is not in this server. Challenge somebody who is."


async def test_commands_that_cannot_be_registered_do_not_stop_the_bot(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    club.expects_errors = True
    club.env.inject_error("PUT", "/applications/*/commands", status=500)
    await club.bot.storage.take_note("commands", "something older")
    await club.restart()
    assert "could not be registered" in caplog.text
    await club.begin()
    assert "Starting the Multiplication Duel!" in club.text
