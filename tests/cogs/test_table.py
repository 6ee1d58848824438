"""What the table itself notices: without it, a test could be refused, or the disk fail, and the test go on."""

import sqlite3

from storage import StorageTrouble
from tests.cogs.table import Table


async def test_whatever_was_said_in_private_has_to_be_looked_at(table: Table) -> None:
    await table.begin()
    by_button = await table.carol.click(table.last, label="5")
    by_command = await table.bob.slash(table.channel, "multiply", n=5)
    assert table.overlooked() == [table.private(by_button).content, "It is Alice's turn. Yours comes after their move."]
    assert await table.refused(by_command) == "It is Alice's turn. Yours comes after their move."
    assert table.overlooked() == []


async def test_trouble_with_the_disk_is_no_refusal_like_others(table: Table) -> None:
    await table.begin()
    table.expects_errors = True
    database = table.bot.storage._database  # pyright: ignore[reportPrivateUsage] - to take its pen away
    assert database is not None
    await database.read(_read_only)
    result = await table.alice.slash(table.channel, "multiply", n=5)
    assert "cannot be saved right now" in await table.refused(result)
    [error] = table.errors()
    assert isinstance(error, StorageTrouble)


def _read_only(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA query_only = ON")
