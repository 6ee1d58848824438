"""Multiplication Madness: be the first to reach the target."""

from game.books.book import Book, Voice
from game.endings import Ending

WRONG = "{number} is not a multiplier from {lowest} to {highest}. Enter another."
REACHED = "{move}\n{winner} has reached or exceeded the target number!\n{winner} wins the game!"

BOOK = Book(
    aim="be the first at {target} or more",
    goal="target {target}",
    objective="Be the first to bring the current total to {target} or more.",
    gist="The first at {target} or more wins.",
    brief=(
        "The current total starts at 1. On your turn you multiply it by a whole number from {lowest} to {highest}.",
        "The first player to bring it to {target} or more wins. Going past {target} is fine.",
        "Nobody may skip, and any multiplier may be used again.",
        "Any other number is refused, and you choose again.",
    ),
    counter="Current total",
    keyboard=Voice(
        opening="Game Start!\nCurrent Total is 1.\nTarget Number is {target}.\n",
        ask="{player}, enter a multiplier ({lowest}-{highest}): ",
        move="You chose {number}.\nCurrent Total is now {total}.\n",
        wrong=WRONG,
        endings={Ending.HIT: REACHED, Ending.PASSED: REACHED},
    ),
    channel=Voice(
        opening="Game Start!",
        ask="{player}, enter a multiplier ({lowest}-{highest}):",
        move="{player} chose {number}. Current Total is now {total}.",
        wrong=WRONG,
        endings={
            Ending.HIT: REACHED,
            Ending.PASSED: REACHED,
            Ending.RESIGNED: "{loser} has resigned!\n{winner} wins the game!",
            Ending.TIME: "{loser} has run out of time!\n{winner} wins the game!",
        },
    ),
)
