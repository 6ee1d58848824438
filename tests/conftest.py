"""What all tests share."""

import shutil

import pytest
from hypothesis import settings

from bot.process.logs import hear_nothing_of_voice
from gauges.postgres import NO_SERVER

# How long an example takes says something about the machine, not about the code.
settings.register_profile("duel", deadline=None)
settings.load_profile("duel")

hear_nothing_of_voice()


def chromium() -> str | None:
    """The browser that the tests of the table drive, where there is one."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left_out = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())]
    if any(NO_SERVER in reason for reason in left_out):
        terminalreporter.write_line("No PostgreSQL could be started, so nothing was tried on one (-rs says why).")
    if chromium() is None:
        terminalreporter.write_line(
            "No Chromium was found, so the table was not tried in a browser (on Debian: apt-get install chromium)."
        )
