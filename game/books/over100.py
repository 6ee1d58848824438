"""Power Play: force the other player past the target."""

from game.books.book import Book, Voice
from game.endings import Ending

MOVE = "{player} multiplied by {number}. New total is {total}."
WRONG = "{number} is not a whole number from {lowest} to {highest}, {player}. Strike {strikes} of {allowed}."
PASSED = "{move}\nTotal exceeds {target}! {loser} loses.\n{winner} wins the game!"
STRIKES = "{move}\n{loser} forfeits and loses.\n{winner} wins the game!"

BOOK = Book(
    aim="do not go past {target}",
    goal="do not pass {target}",
    objective="Force the other player to take the total past {target}: whoever does loses.",
    gist="Whoever takes it past {target} loses.",
    brief=(
        "The total starts at 1. On your turn you multiply it by a whole number from {lowest} to {highest}.",
        "Whoever takes it past {target} loses. At exactly {target} the game goes on.",
        "Any other number is a strike, and you choose again; at {allowed} strikes you forfeit.",
    ),
    counter="Total",
    keyboard=Voice(
        opening="Starting the game. The total is 1.",
        ask="{player}, choose a multiplier ({lowest}-{highest}): ",
        move=MOVE,
        wrong=WRONG,
        endings={Ending.PASSED: PASSED, Ending.STRIKES: STRIKES},
        other_target="The total must not exceed {target}.",
    ),
    channel=Voice(
        opening="Starting the game. The total is 1.",
        ask="{player}, choose a multiplier ({lowest}-{highest}):",
        move=MOVE,
        wrong=WRONG,
        endings={
            Ending.PASSED: PASSED,
            Ending.STRIKES: STRIKES,
            Ending.RESIGNED: "{loser} resigns and loses.\n{winner} wins the game!",
            Ending.TIME: "Time is up! {loser} loses.\n{winner} wins the game!",
        },
    ),
)
