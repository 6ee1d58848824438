"""What players meet at the table besides the games: private answers, clocks, reloads, and the next evening."""

from datetime import timedelta

from playwright.async_api import expect

from bot.table.avatars import SIZE
from picture import SIZE as PICTURE
from tests.table.conftest import Evening


async def test_the_bot_says_in_three_lines_what_to_type(evening: Evening) -> None:
    async with evening.at_table():
        alice = await evening.sit_down()
        lines = (await alice.last.locator(".message-content").inner_text()).splitlines()
        assert len(lines) == 3
        assert "second tab" in lines[0]
        assert "/duel start" in lines[1]
        assert "/multiply" in lines[2]


async def test_each_tab_is_another_member_and_stays_so_when_loaded_anew(evening: Evening) -> None:
    async with evening.at_table("Ann,Ben,Cleo"):
        tabs = [await evening.sit_down() for _ in range(3)]
        assert [await tab.member() for tab in tabs] == ["Ann", "Ben", "Cleo"]
        await tabs[1].reload()
        assert await tabs[1].member() == "Ben"


async def test_everybody_has_a_picture(evening: Evening) -> None:
    async with evening.at_table():
        alice = await evening.sit_down()
        await alice.page.get_by_label("Message", exact=True).fill("hello")
        await alice.page.get_by_role("button", name="Send").click()
        await alice.sees("hello")
        pictures = alice.messages.locator(".message-avatar img")
        await expect(pictures).to_have_count(2)
        for picture in await pictures.all():
            await expect(picture).to_have_js_property("naturalWidth", SIZE)


async def test_a_refusal_is_seen_by_nobody_else(evening: Evening) -> None:
    async with evening.at_table():
        alice, bob, carol = [await evening.sit_down() for _ in range(3)]
        await alice.slash("duel start", opponent="Bob", variant="exact100")
        await carol.press("Accept")
        await carol.sees("Only you can see this")
        await carol.sees("Bob")
        await bob.press("Accept")
        await alice.sees("Starting the Multiplication Duel!")
        assert "Only you can see this" not in await alice.everything()
        assert "Only you can see this" not in await bob.everything()


async def test_a_reload_in_the_middle_changes_nothing(evening: Evening) -> None:
    async with evening.at_table():
        alice, bob = await evening.sit_down(), await evening.sit_down()
        await alice.slash("duel start", opponent="Bob", variant="exact100", first="challenger")
        await bob.press("Accept")
        await alice.press("5")
        await bob.sees("The running total is now 5.")
        await bob.reload()
        await bob.press("4")
        await alice.sees("The running total is now 20.")


async def test_a_match_of_three_games_and_the_leaderboard(evening: Evening) -> None:
    async with evening.at_table():
        alice, bob = await evening.sit_down(), await evening.sit_down()
        await alice.slash(
            "duel start", opponent="Bob", variant="exact100", best_of="3", target="10", first="challenger"
        )
        await bob.press("Accept")
        await alice.press("2")
        await bob.sees("The running total is now 2.")
        await bob.press("5")
        await bob.sees("Bob wins!")
        await bob.press("5")
        await alice.sees("The running total is now 5.")
        await alice.slash("duel resign")
        await alice.press("Resign the match")
        await bob.sees("Bob wins the match 2–0")
        await bob.slash("leaderboard")
        await bob.sees("2 won, 0 lost · 100% · 1 match won")


async def test_the_clock_runs_by_itself(evening: Evening) -> None:
    async with evening.at_table():
        alice, bob = await evening.sit_down(), await evening.sit_down()
        await alice.slash("duel start", opponent="Bob", variant="exact100", first="challenger", clock="4")
        await bob.press("Accept")
        await alice.sees("Starting the Multiplication Duel!")
        evening.pass_by(timedelta(minutes=3, seconds=1))
        for tab in (alice, bob):
            await tab.sees("@Alice, it is your move against Bob. When your time runs out, the game is lost.")
        evening.pass_by(timedelta(minutes=1))
        for tab in (alice, bob):
            await tab.sees("Bob wins!")


async def test_a_challenge_that_nobody_answers_expires(evening: Evening) -> None:
    async with evening.at_table():
        alice = await evening.sit_down()
        await alice.slash("duel start", opponent="Bob", variant="race1000")
        await alice.sees("The challenge expires in 10 minutes")
        evening.pass_by(timedelta(minutes=10, seconds=1))
        await alice.sees("The challenge has expired")


async def test_the_match_goes_on_the_next_evening(evening: Evening) -> None:
    async with evening.at_table():
        alice, bob = await evening.sit_down(), await evening.sit_down()
        await alice.slash("duel start", opponent="Bob", variant="exact100", first="challenger")
        await bob.press("Accept")
        await alice.press("5")
        await bob.sees("The running total is now 5.")
    evening.pass_by(timedelta(days=1))
    async with evening.at_table("Alice,Bob"):
        alice, bob = await evening.sit_down(), await evening.sit_down()
        await bob.sees("Running total 5 · target 100")
        await bob.press("4")
        await alice.sees("The running total is now 20.")


async def test_somebody_alone_plays_against_the_bot_and_sees_where_the_game_turned(evening: Evening) -> None:
    async with evening.at_table():
        alice = await evening.sit_down()
        await alice.slash(
            "duel start", opponent="Multiplication Duel", variant="exact100", first="challenger", level="perfect"
        )
        await alice.sees("I am in, as Tally.")
        await alice.slash("hint")
        await alice.sees("3, 4 or 5: each of them keeps the win.")
        await alice.slash("duel board")
        await alice.press("2")
        await alice.sees("Tally: I choose")
        await alice.slash("duel resign")
        await alice.press("Resign")
        await alice.press("Review")
        await alice.sees("The turning point: Alice's 2 made 2. With 3, 4 or 5, Alice would have kept the win.")
        await expect(alice.last.locator(".embed-card img")).to_have_js_property("naturalWidth", PICTURE[0])


async def test_the_puzzle_of_the_day_is_answered_by_a_button(evening: Evening) -> None:
    async with evening.at_table():
        alice = await evening.sit_down()
        await alice.slash("puzzle")
        await alice.sees("Only one number from 2 to 9 keeps the win: which?")
        await alice.press("3")
        await alice.sees("of 1 solved it here today.")
