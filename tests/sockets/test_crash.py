"""A short crash test; ``python -m tests.sockets.crash`` is the long one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gauges.postgres import Server
from tests.servers import ENGINES, own_server
from tests.sockets.crash import crash
from tests.sockets.ledger import Count


@pytest.fixture(params=ENGINES)
def server(request: pytest.FixtureRequest) -> Iterator[Server | None]:
    """None for SQLite; else one that keeps what it has committed when it is killed."""
    if request.param == "sqlite":
        yield None
        return
    with own_server() as server:
        yield server


async def test_whatever_is_killed_everything_is_announced_once(tmp_path: Path, server: Server | None) -> None:
    report = await crash(rounds=5, seed=2, folder=tmp_path, server=server)
    assert report.differences == []
    assert (report.rounds, report.kills) == (5, 5)
    assert bool(report.server_kills) == (server is not None)
    assert all(report.counts[what] for what in Count), report
    assert "Traceback" not in (tmp_path / "world 0" / "bot.log").read_text(encoding="utf-8")
