"""The club the tests play in, closed afterwards."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from config import Settings
from tests.cogs.club import Club, open_club


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(discord_token=None, database_url=f"sqlite:///{tmp_path / 'data' / 'duel.db'}")


@pytest.fixture
async def club(settings: Settings, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Club]:
    env, club = await open_club(settings)
    yield club
    await env.shutdown()
    await club.bot.close()
    assert club.mentionable() <= club.players
    assert club.overlooked() == []
    if not club.expects_errors:
        assert club.errors() == []
        assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []
