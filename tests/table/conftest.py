"""The table and a browser to play at it, with a clock that the tests can put forward."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

from bot.table import lay
from bot.table.door import Door, listen
from bot.table.page import present
from config import Settings
from tests.conftest import chromium
from tests.table.tabs import Tab

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESK = (1_000, 900)
PHONE = (390, 780)
expect.set_options(timeout=20_000)


class Evening:
    """An evening at the table, and the browser that its players use."""

    def __init__(self, settings: Settings, browser: Browser) -> None:
        self._settings = settings
        self._browser = browser
        self._ahead = timedelta()
        self.url = ""

    def now(self) -> datetime:
        return present() + self._ahead

    def pass_by(self, time: timedelta) -> None:
        """Let this much time pass at once."""
        self._ahead += time

    @asynccontextmanager
    async def at_table(self, players: str = "Alice,Bob,Carol") -> AsyncGenerator[None]:
        async with lay(self._settings, players.split(","), Door(listen(0)), self.now) as page:
            self.url = page.url
            living = asyncio.create_task(page.live())
            yield
            assert not living.done(), "the page stays until it is told to go"
            living.cancel()

    async def sit_down(self, width: int = DESK[0], height: int = DESK[1], *, sharpness: float = 1) -> Tab:
        """Open another tab."""
        context = await self._browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=sharpness
        )
        context.set_default_timeout(20_000)
        return await Tab.open(context, self.url)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    found = chromium()
    if found is None:
        pytest.skip("there is no Chromium")
    settings = Settings(discord_token=None, database_url=f"sqlite:///{tmp_path / 'table.db'}")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield Evening(settings, browser)
        await browser.close()
