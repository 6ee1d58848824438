"""What all tests share."""

import shutil

import pytest
from hypothesis import settings

from bot.process.logs import hear_nothing_of_voice

# How long an example takes says something about the machine, not about the code.
settings.register_profile("duel", deadline=None)
settings.load_profile("duel")

hear_nothing_of_voice()


def chromium() -> str | None:
    """The browser that the tests of the table drive, where there is one."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if chromium() is None:
        terminalreporter.write_line(
            "No Chromium was found, so the table was not tried in a browser (on Debian: apt-get install chromium)."
        )
