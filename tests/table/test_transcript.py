"""What a channel looks like after moves: one live board a match, and above it nothing but what was announced."""

import re
from datetime import timedelta

from playwright.async_api import expect

from tests.table.conftest import PHONE, Evening
from tests.table.tabs import Tab

ACCEPTED = "Bob accepted.\nStarting the Multiplication Duel!"
GAMES = [
    "Alice: I choose 2. The running total is now 2.",
    "Bob: I choose 5. The running total is now 10. I have reached exactly 10 and win the game.\n"
    "Bob wins!\nBob leads the match 1–0.\n\nGame 2: Bob starts.\nStarting the Multiplication Duel!",
    "Bob: I choose 5. The running total is now 5.",
    "Alice: I choose 2. The running total is now 10. I have reached exactly 10 and win the game.\n"
    "Alice wins!\nThe match is level at 1–1.\n\nGame 3: Alice starts.\nStarting the Multiplication Duel!",
    "Alice: I choose 5. The running total is now 5.",
]
END = (
    "Bob: I choose 2. The running total is now 10. I have reached exactly 10 and win the game.\n"
    "Bob wins!\nBob wins the match 2–1!"
)
BEFORE = 2
"""Messages before the match: the welcome and the challenge."""


async def test_a_best_of_three_reads_like_a_book_on_a_desk_and_on_a_phone(evening: Evening) -> None:
    async with evening.at_table():
        alice, bob = await evening.sit_down(), await evening.sit_down(*PHONE)
        await alice.slash(
            "duel start", opponent="Bob", variant="exact100", best_of="3", target="10", first="challenger"
        )
        await bob.press("Accept")
        for number, (tab, pressed) in enumerate([(alice, "2"), (bob, "5"), (bob, "5"), (alice, "2"), (alice, "5")]):
            await expect(tab.messages).to_have_count(BEFORE + 1 + number)
            await tab.press(pressed)
        for tab in (alice, bob):
            await _reads(tab, [ACCEPTED, *GAMES[:-1], f"{GAMES[-1]}\n@Bob, choose a number to multiply (2-9):"])
            await _has_one_live_board(tab)
        await bob.press("2")
        for tab in (alice, bob):
            await expect(tab.live_boards).to_have_count(0)
            await _reads(tab, [ACCEPTED, *GAMES, END])
            await _has_one_card(tab)
            for messages in (tab.messages, tab.last):
                await expect(tab.buttons_of(messages)).to_have_text(["Rematch"])
            await expect(tab.last).to_contain_text("Review a game")
        await _fits(bob, PHONE[0])


async def test_a_board_that_is_shown_again_is_gone_from_every_tab_after_the_next_move(evening: Evening) -> None:
    async with evening.at_table():
        alice, bob, carol = [await evening.sit_down() for _ in range(3)]
        await alice.slash("duel start", opponent="Bob", variant="exact100", first="challenger", clock="4")
        await bob.press("Accept")
        await carol.sees("Starting the Multiplication Duel!")
        await carol.slash("duel board")
        for tab in (alice, bob, carol):
            await expect(tab.messages).to_have_count(BEFORE + 2)
            await _has_one_live_board(tab)
        evening.pass_by(timedelta(minutes=3, seconds=1))
        await alice.sees("it is your move against Bob")
        for tab in (alice, bob, carol):
            await expect(tab.messages).to_have_count(BEFORE + 2)
        await alice.press("5")
        for tab in (alice, bob, carol):
            await tab.sees("The running total is now 5.")
            await expect(tab.messages).to_have_count(BEFORE + 2)
            await _has_one_live_board(tab)
            assert "it is your move" not in await tab.everything()


async def test_two_pairs_play_in_one_channel_and_go_on_the_next_evening(evening: Evening) -> None:
    async with evening.at_table("Alice,Bob,Carol,Dave"):
        alice, bob, carol, dave = [await evening.sit_down() for _ in range(4)]
        await alice.slash("duel start", opponent="Bob", variant="exact100", first="challenger")
        await bob.press("Accept")
        await carol.sees("Starting the Multiplication Duel!")
        await carol.slash("duel start", opponent="Dave", variant="race1000", first="challenger")
        await dave.press("Accept")
        await alice.press("5", on=alice.board("Running total"))
        await carol.press("9", on=carol.board("Dave 1"))
        await bob.press("4", on=bob.board("Running total 5"))
        await dave.slash("multiply", n="8")
        for tab in (alice, bob, carol, dave):
            await expect(tab.board("Running total 20 · target 100")).to_have_count(1)
            await expect(tab.board("Carol 9 · Dave 8 · target 1,000")).to_have_count(1)
            await expect(tab.live_boards).to_have_count(2)
    evening.pass_by(timedelta(minutes=1))
    async with evening.at_table("Alice,Bob,Carol,Dave"):
        alice, bob, carol, _ = [await evening.sit_down() for _ in range(4)]
        await alice.press("5", on=alice.board("Running total 20"))
        await bob.sees("Alice wins!")
        await carol.press("9", on=carol.board("Carol 9"))
        await bob.sees("Carol chooses 9. New Product: 81")


async def test_a_thread_which_the_page_could_not_show_is_refused(evening: Evening) -> None:
    async with evening.at_table():
        alice = await evening.sit_down()
        await alice.slash("duel start", opponent="Bob", variant="exact100", thread="yes")
        await alice.sees("Or leave out thread.")


async def _has_one_live_board(tab: Tab) -> None:
    """The newest message, which alone has a card and buttons: one for each number."""
    await expect(tab.buttons_of(tab.messages)).to_have_count(8)
    await expect(tab.buttons_of(tab.last)).to_have_count(8)
    await _has_one_card(tab)


async def _has_one_card(tab: Tab) -> None:
    await expect(tab.page.locator(".embed-card")).to_have_count(1)
    await expect(tab.last.locator(".embed-card")).to_have_count(1)


async def _reads(tab: Tab, match: list[str]) -> None:
    """All that is said in the channel: the welcome, the challenge, and then this, word for word."""
    before = [re.compile("Welcome to the table!"), re.compile("Alice challenges you")]
    await expect(tab.messages.locator(".message-content")).to_have_text([*before, *match], use_inner_text=True)


async def _fits(tab: Tab, width: int) -> None:
    """Nothing sticks out at the side."""
    for message in await tab.messages.all():
        box = await message.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
