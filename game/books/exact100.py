"""Multiplication Duel: make exactly the target."""

from game.books.book import Book, Voice
from game.endings import Ending

WRONG = "{number} is not a whole number from {lowest} to {highest}. Choose again."

BOOK = Book(
    aim="land exactly on {target}",
    goal="target {target}",
    objective="Make the running total exactly {target} to win; go over {target} and you lose.",
    gist="Exactly {target} wins; past it loses.",
    brief=(
        "The running total starts at 1. On your turn you multiply it by a whole number from {lowest} to {highest}.",
        "Bring it to exactly {target} and you win. Go over {target} and you lose at once.",
        "Nobody may skip: if every choice goes over, you still have to choose one.",
        "Any other number is refused, and you choose again.",
    ),
    counter="Running total",
    keyboard=Voice(
        opening="Starting the Multiplication Duel!\n\nRunning Total: 1\n",
        ask="{player}, choose a number to multiply ({lowest}-{highest}): ",
        move="You chose {number}.\nRunning Total is now {total}.\n",
        wrong=WRONG,
        endings={
            Ending.HIT: "{move}\n{winner} has reached exactly {target} and wins the game.\n{winner} wins!",
            Ending.PASSED: "{move}\n{loser} has exceeded {target} and loses the game.\n{winner} wins!",
        },
        other_target="Target Total: {target}\n",
    ),
    channel=Voice(
        opening="Starting the Multiplication Duel!",
        ask="{player}, choose a number to multiply ({lowest}-{highest}):",
        move="{player}: I choose {number}. The running total is now {total}.",
        wrong=WRONG,
        endings={
            Ending.HIT: "{move} I have reached exactly {target} and win the game.\n{winner} wins!",
            Ending.PASSED: "{move} I have exceeded {target} and lose the game.\n{winner} wins!",
            Ending.RESIGNED: "{loser}: I resign and lose the game.\n{winner} wins!",
            Ending.TIME: "{loser} has run out of time and loses the game.\n{winner} wins!",
        },
    ),
)
