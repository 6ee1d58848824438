"""From the first page to a shared puzzle, on a desk and on a phone, as somebody does who has never been there."""

import pytest
from playwright.async_api import expect

from picture import SIZE
from tests.table.conftest import DESK, PHONE, Evening
from tests.table.tabs import Tab


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_first_evening(evening: Evening, size: tuple[int, int]) -> None:
    async with evening.at_table():
        alice, bob = await evening.sit_down(*size), await evening.sit_down(*size)
        await expect(alice.page).to_have_title("Multiplication Duel")
        await alice.slash("help")
        await alice.sees("How to play")
        await alice.slash("duel start", opponent="Bob", variant="exact100", first="challenger")
        await bob.sees("Exactly 100 wins; past it loses.")
        await bob.press("Accept")
        await alice.press("5")
        await bob.sees("The running total is now 5.")
        await bob.press("4")
        await alice.sees("The running total is now 20.")
        await alice.press("5")
        for tab in (alice, bob):
            await tab.sees("Alice wins!")
            await expect(tab.last).to_contain_text("/leaderboard shows the standings")
            await _shows_a_picture(tab)
            await expect(tab.buttons_of(tab.last)).to_have_text(["Rematch", "Review"])
            await _fits(tab, size[0])
        await alice.press("Rematch")
        await bob.sees("offers you a rematch")
        await bob.press("Accept")
        await bob.press("2")
        await alice.sees("The running total is now 2.")
        await bob.slash("duel review")
        await bob.sees("Alice")
        await _shows_a_picture(bob)
        await alice.slash("puzzle")
        await alice.press("3")
        await alice.press("Share")
        await bob.sees("Alice · Duel puzzle · ")
        await expect(bob.last).to_be_in_viewport()
        await _fits(bob, size[0])


async def _shows_a_picture(tab: Tab) -> None:
    await expect(tab.last.locator(".embed-card img")).to_have_js_property("naturalWidth", SIZE[0])


async def _fits(tab: Tab, width: int) -> None:
    """The newest message is in view, and nothing sticks out at the side."""
    await expect(tab.last.locator(".message-content, .embed-card, .component-button").last).to_be_in_viewport()
    assert await tab.page.evaluate("document.documentElement.scrollWidth") <= width
    box = await tab.last.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
