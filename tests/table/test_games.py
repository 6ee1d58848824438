"""A game of each of the five in a real browser: two tabs, by slash command and by button."""

from playwright.async_api import expect

from tests.game.games import FIVE
from tests.table.conftest import Evening

SHORT = {"race1000": "20"}
"""Another target than the usual one, for a game that is not over in three moves."""

GAMES = {
    "exact100": [
        ("5", "Alice: I choose 5. The running total is now 5."),
        ("4", "Bob: I choose 4. The running total is now 20."),
        ("5", "I have reached exactly 100 and win the game."),
    ],
    "avoid100": [
        ("9", "Alice chooses multiplier 9. New shared number is 9."),
        ("9", "Bob chooses multiplier 9. New shared number is 81."),
        ("2", "Alice loses. Bob wins!"),
    ],
    "reach100": [
        ("9", "Alice chose 9. Current Total is now 9."),
        ("9", "Bob chose 9. Current Total is now 81."),
        ("2", "Alice wins the game!"),
    ],
    "over100": [
        ("5", "Alice multiplied by 5. New total is 5."),
        ("5", "Bob multiplied by 5. New total is 25."),
        ("5", "Total exceeds 100! Alice loses."),
    ],
    "race1000": [
        ("5", "Alice chooses 5. New Product: 5"),
        ("9", "Bob chooses 9. New Product: 9"),
        ("4", "Congratulations, Alice! You have reached exactly 20 and won the game!"),
    ],
}


async def test_two_tabs_play_a_game_of_each(evening: Evening) -> None:
    assert set(GAMES) == set(FIVE)
    async with evening.at_table():
        alice, bob = await evening.sit_down(), await evening.sit_down()
        for variant, moves in GAMES.items():
            target = {"target": SHORT[variant]} if variant in SHORT else {}
            await alice.slash("duel start", opponent="Bob", variant=variant, first="challenger", **target)
            await bob.press("Accept")
            for turn, (number, announcement) in enumerate(moves):
                if turn % 2 == 0:
                    await alice.press(number)
                else:
                    await bob.slash("multiply", n=number)
                for tab in (alice, bob):
                    await tab.sees(announcement)
                    await expect(tab.last).to_be_in_viewport()
