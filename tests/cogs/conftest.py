"""The table the tests play on, cleared away afterwards."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from config import Settings
from tests.cogs.table import Table, lay_table


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(discord_token=None, database_url=f"sqlite:///{tmp_path / 'data' / 'duel.db'}")


@pytest.fixture
async def table(settings: Settings, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Table]:
    env, table = await lay_table(settings)
    yield table
    await env.shutdown()
    await table.bot.close()
    assert table.mentionable() <= table.players
    assert table.overlooked() == []
    if not table.expects_errors:
        assert table.errors() == []
        assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []
