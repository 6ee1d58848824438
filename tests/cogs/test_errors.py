"""What nobody foresaw: logged whole under a code, and the user sees an apology with that code."""

import logging
import re
import sqlite3
from contextlib import closing

import pytest

from tests.cogs.table import Table

APOLOGY = re.compile(r"Sorry, something went wrong, and it is not your fault\. .* \(Code ([0-9A-F]{6})\)")


async def broken(table: Table) -> None:
    """Take the database away, so that whatever needs it fails."""
    table.expects_errors = True
    await table.bot.storage.close()


def code_in(sentence: str) -> str:
    found = APOLOGY.fullmatch(sentence)
    assert found, sentence
    return found[1]


async def test_a_command_that_fails(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    await broken(table)
    result = await table.alice.slash(table.channel, "leaderboard")
    code = code_in(await table.refused(result))
    [record] = [record for record in caplog.records if code in record.getMessage()]
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None
    assert "Traceback" in caplog.text
    assert "CommandInvokeError" not in caplog.text


async def test_a_button_that_fails(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    await table.begin()
    await broken(table)
    code = code_in(await table.refused(await table.alice.click(table.last, label="5")))
    assert code in caplog.text


async def test_an_autocomplete_that_fails_lists_nothing(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    await table.begin()
    await broken(table)
    assert await table.alice.autocomplete(table.channel, "multiply", "n", "") == []
    assert re.search(r"\[[0-9A-F]{6}\] autocomplete failed", caplog.text)


async def test_an_autocomplete_in_disk_trouble_lists_nothing_and_is_not_logged_again(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    table.expects_errors = True
    await table.begin()
    with closing(sqlite3.connect(table.bot.settings.database_file)) as disk:
        disk.execute("ALTER TABLE duels RENAME TO unreadable")
    assert await table.alice.autocomplete(table.channel, "multiply", "n", "") == []
    assert "Traceback" not in caplog.text
    [record] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert record.name == "storage.storage"


async def test_an_event_that_fails(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    async def on_guild_join(guild: object) -> None:
        raise RuntimeError("no such party")

    table.expects_errors = True
    table.bot.add_listener(on_guild_join)
    table.bot.dispatch("guild_join", None)
    await table.env.settle()
    assert re.search(r"\[[0-9A-F]{6}\] on_guild_join failed", caplog.text)
    assert "no such party" in caplog.text


async def test_somebody_who_is_not_in_the_server_cannot_be_challenged(table: Table) -> None:
    table.expects_errors = True
    stranger = table.env.create_user("Stranger")
    result = await table.alice.slash(table.channel, "duel start", opponent=stranger, variant="exact100")
    assert await table.refused(result) == "That person is not in this server. Challenge somebody who is."


async def test_commands_that_cannot_be_registered_do_not_stop_the_bot(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    table.expects_errors = True
    table.env.inject_error("PUT", "/applications/*/commands", status=500)
    await table.bot.storage.take_note("commands", "something older")
    await table.restart()
    assert "could not be registered" in caplog.text
    await table.begin()
    assert "Starting the Multiplication Duel!" in table.text
