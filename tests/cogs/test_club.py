"""What the club itself notices: without it, a test could be refused, or the disk fail, and the test go on."""

import logging

import pytest

from storage.engine import Connection
from tests.cogs.club import Club


async def test_whatever_was_said_in_private_has_to_be_looked_at(club: Club) -> None:
    await club.begin()
    by_button = await club.carol.click(club.last, label="5")
    by_command = await club.bob.slash(club.channel, "multiply", n=5)
    assert club.overlooked() == [club.private(by_button).content, "It is Alice's turn. Yours comes after their move."]
    assert await club.refused(by_command) == "It is Alice's turn. Yours comes after their move."
    assert club.overlooked() == []


async def test_trouble_with_the_disk_is_no_refusal_like_others(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    await club.begin()
    club.expects_errors = True
    database = club.bot.storage._database  # pyright: ignore[reportPrivateUsage] - to take its pen away
    assert database is not None
    await database.read(_read_only)
    result = await club.alice.slash(club.channel, "multiply", n=5)
    assert "cannot be saved right now" in await club.refused(result)
    [told] = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "cannot be used right now" in told.getMessage()


def _read_only(db: Connection) -> None:
    db.execute("PRAGMA query_only = ON")
