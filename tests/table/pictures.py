"""``make pictures``: the README's pictures, taken at the table in a real browser.

The clock at the table stands at one evening, so that only what looks different makes a different picture.
"""

import asyncio
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from playwright.async_api import Browser, FloatRect, async_playwright, expect

from bot.table.page import present
from config import Settings
from picture import SIZE
from tests.conftest import chromium
from tests.table.conftest import FLAGS, Evening
from tests.table.tabs import Tab

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESK = (720, 1_400)
PHONE = (430, 890)
"""A large one: on a narrower one the page breaks the line of a message that says "(edited)"."""

SHARP = 2
EVENING = datetime(2026, 11, 16, 19, 0, 30, tzinfo=UTC)
EDGE = 8
"""Pixels above and below what a picture shows."""


LOOK_AT_THE_END = f"""list => {{
    list.style.paddingBottom = "{2 * EDGE}px";
    list.parentElement.scrollTop = list.parentElement.scrollHeight;
}}"""
"""With some room between the newest message and what is typed below it."""


class StillEvening(Evening):
    """One at which it is always seven o'clock, but for the time that passes by."""

    def now(self) -> datetime:
        return EVENING + (super().now() - present())


async def take(browser: Browser, folder: Path) -> None:
    """Play as much as the pictures need, and take them on the way."""
    evening = StillEvening(Settings(discord_token=None, database_url=f"sqlite:///{folder / 'table.db'}"), browser)
    async with evening.at_table():
        alice, bob = [await evening.sit_down(*DESK, sharpness=SHARP) for _ in range(2)]
        await alice.slash("duel start", opponent="Bob", variant="exact100", best_of="3", first="challenger")
        await bob.sees("challenges you")
        await keep(bob, "challenge")
        await bob.press("Accept")
        await alice.sees("Bob accepted.")
        await play(alice, bob, "2", "3", "5")
        await keep(bob, "board", messages=4)
        await play(bob, alice, "9")
        await play(bob, alice, "5", "5", "2", "2")
        await expect(bob.last.locator(".embed-card img")).to_have_js_property("naturalWidth", SIZE[0])
        await keep(bob, "end")
        await bob.slash("duel review")
        await bob.sees("The turning point")
        await expect(bob.last.locator(".embed-card img")).to_have_js_property("naturalWidth", SIZE[0])
        await keep(bob, "review")
        await bob.slash("leaderboard")
        await bob.sees("Leaderboard")
        await keep(bob, "leaderboard")
    phone_evening = StillEvening(Settings(discord_token=None, database_url=f"sqlite:///{folder / 'phone.db'}"), browser)
    async with phone_evening.at_table():
        alice, bob = [await phone_evening.sit_down(*PHONE, sharpness=SHARP) for _ in range(2)]
        await alice.slash("duel start", opponent="Bob", variant="race1000", first="challenger")
        await bob.press("Accept")
        await alice.sees("Bob accepted.")
        await play(alice, bob, "5", "9", "8", "9")
        await rest(alice)
        await alice.page.locator("#channel-name").click()
        await alice.page.locator("#action-status").evaluate("status => status.style.visibility = 'hidden'")
        await alice.page.locator("#channel-layout").screenshot(path=FOLDER / "phone.png")


async def play(one: Tab, two: Tab, *numbers: str) -> None:
    """Press these numbers in turn."""
    count = await one.messages.count()
    for turn, number in enumerate(numbers):
        await expect(two.messages).to_have_count(count)
        await (one if turn % 2 == 0 else two).press(number)
        count += 1
        await expect(one.messages).to_have_count(count)
    await expect(two.messages).to_have_count(count)


async def rest(tab: Tab) -> None:
    """Wait until all boards but the newest are reduced, and look at that, with nothing pointed at."""
    await expect(tab.live_boards.nth(1)).not_to_be_attached()
    await tab.page.mouse.move(0, 0)
    await tab.page.locator("#channel-message-list").evaluate(LOOK_AT_THE_END)


async def keep(tab: Tab, name: str, messages: int = 1) -> None:
    """A picture of the newest messages."""
    await rest(tab)
    boxes = [await message.bounding_box() for message in (await tab.messages.all())[-messages:]]
    drawn = [box for box in boxes if box is not None]
    left, top = min(box["x"] for box in drawn), min(box["y"] for box in drawn)
    bottom = max(box["y"] + box["height"] for box in drawn)
    clip = FloatRect(x=left, y=top - EDGE, width=DESK[0] - left, height=bottom - top + 2 * EDGE)
    await tab.page.screenshot(path=FOLDER / f"{name}.png", clip=clip)


async def main() -> int:
    found = chromium()
    if found is None:
        print("The pictures need Chromium (on Debian: apt-get install chromium).", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=[*FLAGS, "--hide-scrollbars"])
        with tempfile.TemporaryDirectory() as folder:
            await take(browser, Path(folder))
        await browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
