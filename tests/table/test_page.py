"""The page without a browser: what ``LivePage`` reaches for inside simcord is there, and does what it should."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.table import lay
from bot.table.door import Door, listen
from bot.table.page import LivePage
from config import Settings


class Visitor:
    """Speaks to the page as its own script does."""

    def __init__(self, http: aiohttp.ClientSession, url: str) -> None:
        self._http = http
        self._secret = urlsplit(url).fragment
        self.tab: dict[str, Any] = {}
        self._sequence = 0

    def _headers(self) -> dict[str, str]:
        context = {"X-Simcord-Context": self.tab["context"]["id"]} if self.tab else {}
        return {"X-Simcord-Capability": self._secret, **context}

    async def look(self) -> dict[str, Any]:
        """What the tab shows, opened the first time."""
        if self.tab:
            answer = await self._http.get("/api/state", headers=self._headers())
        else:
            answer = await self._http.post("/api/pages", json={}, headers=self._headers())
        assert answer.status == 200
        self.tab = await answer.json()
        return self.tab

    async def say(self, text: str) -> dict[str, Any]:
        """Send a message from the tab as it was last looked at."""
        self._sequence += 1
        body = {
            "protocol_version": 3,
            "sequence": self._sequence,
            "request_id": f"{id(self)}-{self._sequence}",
            "generation": self.tab["context"]["generation"],
            "bot_generation": self.tab["botGeneration"],
            "published_revision": self.tab["publishedRevision"],
            "kind": "send_message",
            "content": text,
        }
        answer = await self._http.post("/api/action", json=body, headers=self._headers())
        return await answer.json()


@pytest.fixture
async def page(tmp_path: Path) -> AsyncIterator[LivePage]:
    settings = Settings(discord_token=None, database_url=f"sqlite:///{tmp_path / 'table.db'}")
    async with lay(settings, ["Alice", "Bob", "Carol"], Door(listen(0))) as page:
        living = asyncio.create_task(page.live())
        yield page
        living.cancel()


@pytest.fixture
async def http(page: LivePage) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(page.url.partition("#")[0]) as http:
        yield http


async def test_nobody_is_let_in_without_the_secret(http: aiohttp.ClientSession) -> None:
    for headers in ({}, {"X-Simcord-Capability": "a guess"}):
        answer = await http.post("/api/pages", json={}, headers=headers)
        assert answer.status == 401


async def test_each_tab_is_another_member(http: aiohttp.ClientSession, page: LivePage) -> None:
    tabs = [await Visitor(http, page.url).look() for _ in range(4)]
    members = [tab["viewerId"] for tab in tabs]
    assert len(set(members[:3])) == 3
    assert members[3] == members[0], "when all are taken, a tab is the first member"


async def test_what_was_shown_since_does_not_spoil_a_click(http: aiohttp.ClientSession, page: LivePage) -> None:
    alice, bob = Visitor(http, page.url), Visitor(http, page.url)
    await alice.look()
    await bob.look()
    await alice.say("hello")
    receipt = await bob.say("hello, too")
    assert not receipt["rejected"], receipt


async def test_a_click_and_the_clock_wait_for_each_other(
    http: aiohttp.ClientSession, page: LivePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.page.TICK", 0)
    alice = Visitor(http, page.url)
    await alice.look()
    for number in range(20):
        receipt = await alice.say(str(number))
        assert not receipt["rejected"], receipt
