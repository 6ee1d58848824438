"""Multiplication Duel: Avoid. Do not be the one who reaches the target."""

from game.books.book import Book, Voice
from game.endings import Ending

WRONG = "{number} is an invalid multiplier."
REACHED = "{move}\nShared number has reached or exceeded {target}.\n{loser} loses. {winner} wins!"
WRONG_NUMBER = "{move}\n{loser} loses. {winner} wins!"

BOOK = Book(
    aim="stay below {target}",
    goal="stay below {target}",
    objective="Do not be the one who brings the shared number to {target} or more: that loses.",
    gist="Whoever brings it to {target} or more loses, and so does any other number.",
    brief=(
        "The shared number starts at 1. On your turn you multiply it by a whole number from {lowest} to {highest}.",
        "Whoever brings it to {target} or more loses.",
        "Choose with care: any number that is not from {lowest} to {highest} loses the game at once.",
    ),
    counter="Shared number",
    keyboard=Voice(
        opening=("Welcome to Multiplication Duel!\nStarting number: 1\nTarget number: {target}\n{player} begins.\n"),
        ask="Shared number is {total}.\n{player}, choose your multiplier ({lowest}-{highest}): ",
        move="New shared number is {total}.\n",
        wrong=WRONG,
        endings={Ending.HIT: REACHED, Ending.PASSED: REACHED, Ending.WRONG_NUMBER: WRONG_NUMBER},
    ),
    channel=Voice(
        opening="Welcome to Multiplication Duel! {player} begins.",
        ask="{player}, choose your multiplier ({lowest}-{highest}):",
        move="{player} chooses multiplier {number}. New shared number is {total}.",
        wrong="{player} chooses {number}. " + WRONG,
        endings={
            Ending.HIT: REACHED,
            Ending.PASSED: REACHED,
            Ending.WRONG_NUMBER: WRONG_NUMBER,
            Ending.RESIGNED: "{loser} gives up.\n{loser} loses. {winner} wins!",
            Ending.TIME: "Time is up for {loser}.\n{loser} loses. {winner} wins!",
        },
    ),
)
