"""What those see who look after the bot: the pages that it serves."""

import asyncio
from collections.abc import Callable

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.process.client import DuelBot
from standin.patience import PATIENCE

Sample = tuple[str, frozenset[tuple[str, str]]]


class Figures:
    """One page of metrics."""

    def __init__(self, page: str) -> None:
        samples = [sample for family in text_string_to_metric_families(page) for sample in family.samples]
        self._values: dict[Sample, float] = {(s.name, frozenset(s.labels.items())): s.value for s in samples}

    def __call__(self, name: str, **labels: str) -> float:
        """The value of a metric; 0 if it is not there, as nothing is that was never counted."""
        return self._values.get((name, frozenset(labels.items())), 0)

    @property
    def names(self) -> set[str]:
        return {name for name, _ in self._values}

    @property
    def labels(self) -> set[tuple[str, str]]:
        """Every label with its value."""
        return {label for _, labels in self._values for label in labels}


def url(bot: DuelBot) -> str:
    """Where the pages of this bot are."""
    assert bot.site is not None
    return bot.site.url


async def asked(url: str, page: str) -> tuple[int, str]:
    """The status of a page, and what it says."""
    async with aiohttp.ClientSession() as session, session.get(f"{url}{page}") as response:
        return response.status, (await response.text()).strip()


async def figures(url: str) -> Figures:
    status, page = await asked(url, "/metrics")
    assert status == 200
    return Figures(page)


async def figures_where(url: str, fits: Callable[[Figures], bool]) -> Figures:
    """The first page of metrics that fits: what was answered is counted a moment later."""
    async with asyncio.timeout(PATIENCE):
        while True:
            seen = await figures(url)
            if fits(seen):
                return seen


async def said_where(url: str, page: str, status: int) -> str:
    """What the page says, once it has this status."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found, said = await asked(url, page)
            if found == status:
                return said
