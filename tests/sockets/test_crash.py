"""A short crash test; ``python -m tests.sockets.crash`` is the long one."""

from pathlib import Path

from tests.sockets.crash import crash
from tests.sockets.ledger import Count


async def test_whatever_is_killed_everything_is_announced_once(tmp_path: Path) -> None:
    report = await crash(rounds=5, seed=2, folder=tmp_path)
    assert report.differences == []
    assert (report.rounds, report.kills) == (5, 5)
    assert all(report.counts[what] for what in Count), report
    assert "Traceback" not in (tmp_path / "world 0" / "bot.log").read_text(encoding="utf-8")
