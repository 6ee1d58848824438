"""The page is ours: what it is called, what it hides, and what is mended in it."""

from playwright.async_api import Locator, expect

from tests.table.conftest import PHONE, Evening
from tests.table.tabs import Tab

DEVELOPERS = ("Refresh preview", "Capture", "Inspector")


async def test_the_page_has_our_name_and_icon_and_no_developer_tools(evening: Evening) -> None:
    async with evening.at_table():
        alice = await evening.sit_down()
        await expect(alice.page).to_have_title("Multiplication Duel")
        await expect(alice.page.locator(".brand-mark img")).to_have_js_property("naturalWidth", 128)
        assert "SimCord" not in await alice.page.locator("body").inner_text()
        for name in DEVELOPERS:
            await expect(alice.page.get_by_role("button", name=name)).to_be_hidden()
        await alice.page.goto(evening.url.replace("/#", "/?developer#"))
        for name in DEVELOPERS:
            await expect(alice.page.get_by_role("button", name=name)).to_be_visible()


async def test_a_refusal_leaves_nothing_behind(evening: Evening) -> None:
    async with evening.at_table():
        alice = await evening.sit_down()
        await alice.slash("multiply", n="5")
        await alice.sees("You have no match in this channel.")
        await expect(alice.composer).to_have_value("")
        await expect(alice.page.locator("#action-status")).not_to_contain_text("uncertain")
        await expect(alice.page.locator("#inspector-count")).to_be_hidden()
        await expect(alice.notice).to_be_empty()


async def test_a_reload_keeps_who_one_was_whoever_has_left(evening: Evening) -> None:
    async with evening.at_table():
        alice, bob = await evening.sit_down(), await evening.sit_down()
        await alice.page.context.close()
        await bob.reload()
        assert await bob.member() == "Bob"
        again = await evening.sit_down()
        while await again.member() == "Carol":
            # The table has not noticed yet that somebody has left.
            await again.page.context.close()
            again = await evening.sit_down()
        assert await again.member() == "Alice"


async def test_a_reload_keeps_whom_one_chose_to_be(evening: Evening) -> None:
    async with evening.at_table():
        tab = await evening.sit_down()
        await tab.page.get_by_label("You are").select_option("Carol")
        await expect(tab.page.get_by_label("You are").locator("option:checked")).to_have_text("Carol")
        async with tab.page.expect_response("**/api/state"):
            pass
        await tab.reload()
        assert await tab.member() == "Carol"


async def test_on_a_phone_a_command_is_typed_seen_and_sent(evening: Evening) -> None:
    async with evening.at_table():
        alice, bob = await evening.sit_down(*PHONE), await evening.sit_down()
        await alice.slash("duel start", opponent="Bob", variant="exact100", first="challenger")
        await bob.press("Accept")
        await alice.sees("Bob accepted.")
        field = await _multiply(alice)
        await expect(alice.offers).to_have_text([f"{number} → {number}" for number in range(2, 10)])
        await field.press_sequentially("7")
        await expect(alice.offers).to_have_text(["7 → 7"])
        hidden = await field.evaluate("field => field.scrollWidth - field.clientWidth")
        room = await field.evaluate("field => field.clientWidth - 2 * parseFloat(getComputedStyle(field).paddingLeft)")
        assert (hidden, room >= 10) == (0, True), "all that was typed can be seen"
        send = alice.page.get_by_role("button", name="Send")
        await expect(send).to_be_in_viewport(ratio=1)
        await send.click()
        await bob.sees("The running total is now 7.")


async def test_what_is_no_number_does_not_turn_into_one(evening: Evening) -> None:
    async with evening.at_table():
        alice, bob = await evening.sit_down(), await evening.sit_down()
        await alice.slash("duel start", opponent="Bob", variant="exact100", first="challenger")
        await bob.press("Accept")
        await alice.sees("Bob accepted.")
        field = await _multiply(alice)
        await expect(alice.offers).to_have_count(8)
        await field.press_sequentially("abc")
        await expect(alice.offers).to_have_count(0)
        await field.press("Enter")
        await expect(alice.page.locator(".command-error")).to_have_text("Enter a valid value.")
        await expect(field).to_have_value("abc")
        await bob.sees("Bob accepted.")


async def test_a_table_that_is_closed_says_so(evening: Evening) -> None:
    async with evening.at_table():
        alice = await evening.sit_down()
        await expect(alice.notice).to_be_empty()
    await expect(alice.notice).to_contain_text("The table")


async def _multiply(tab: Tab) -> Locator:
    """Begin to type the command; the field for its number."""
    await tab.composer.fill("/multiply")
    await tab.offers.filter(has_text="/multiply").first.click()
    return tab.page.locator('input[data-option="n"]')
