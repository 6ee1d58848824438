"""Power Play: Race. Two products, one target, first to make it exactly."""

from game.books.book import Book, Voice
from game.endings import Ending

WRONG = "{number} is not a number between {lowest} and {highest}. Choose another."
HIT = "{move}\nCongratulations, {winner}! You have reached exactly {target} and won the game!"
PASSED = "{move}\n{loser} has exceeded {target} and lost.\nCongratulations, {winner}! You have won the game!"

BOOK = Book(
    aim="your own number, first at exactly {target}",
    goal="target {target}",
    objective="Each has a product of their own: be the first at exactly {target}; go over and you lose.",
    gist="Each has a number of their own: exactly {target} wins; past it loses.",
    brief=(
        "Each player has a cumulative product of their own, starting at 1, for all to see.",
        "On your turn you multiply yours by a whole number from {lowest} to {highest}.",
        "Reach exactly {target} and you win. Go over {target} and you lose at once.",
        "Any other number is refused, and you choose again.",
    ),
    counter="Product",
    keyboard=Voice(
        opening="--- Power Play ---\n\nStarting the game. Both players have a cumulative product of 1.\n",
        ask="{player}'s Turn:\n- Current Product: {total}\n- Choose a number between {lowest} and {highest}: ",
        move="- New Product: {total}\n",
        wrong=WRONG,
        endings={Ending.HIT: HIT, Ending.PASSED: PASSED},
        other_target="Target Number: {target}\n",
    ),
    channel=Voice(
        opening="Starting the game. Both players have a cumulative product of 1.",
        ask="{player}'s Turn:\n- Current Product: {total}\n- Choose a number between {lowest} and {highest}:",
        move="{player} chooses {number}. New Product: {total}",
        wrong=WRONG,
        endings={
            Ending.HIT: HIT,
            Ending.PASSED: PASSED,
            Ending.RESIGNED: "{loser} has resigned.\nCongratulations, {winner}! You have won the game!",
            Ending.TIME: "{loser} has run out of time.\nCongratulations, {winner}! You have won the game!",
        },
    ),
)
