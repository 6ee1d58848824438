"""Each of the five games, from challenge to leaderboard, in the words of its book."""

import pytest

from tests.cogs.club import Club, labels_of
from tests.cogs.reading import menu_of

ALICE_WINS = [
    "🥇 **Alice** · 1 won, 0 lost · 100% · 1 match won",
    "🥈 **Bob** · 0 won, 1 lost · 0% · 0 matches won",
]
BOB_WINS = [line.replace("Alice", "B0b").replace("Bob", "Alice").replace("B0b", "Bob") for line in ALICE_WINS]

# variant, moves, what is announced of each (prompt aside), who leads the board
GAMES = [
    (
        "exact100",
        [5, 6, 3, 2],
        [
            "Alice: I choose 5. The running total is now 5.",
            "Bob: I choose 6. The running total is now 30.",
            "Alice: I choose 3. The running total is now 90.",
            "Bob: I choose 2. The running total is now 180. I have exceeded 100 and lose the game.\nAlice wins!",
        ],
        ALICE_WINS,
    ),
    (
        "avoid100",
        [3, 9, 3, 2],
        [
            "Alice chooses multiplier 3. New shared number is 3.",
            "Bob chooses multiplier 9. New shared number is 27.",
            "Alice chooses multiplier 3. New shared number is 81.",
            "Bob chooses multiplier 2. New shared number is 162.\n"
            "Shared number has reached or exceeded 100.\nBob loses. Alice wins!",
        ],
        ALICE_WINS,
    ),
    (
        "reach100",
        [5, 6, 3, 2],
        [
            "Alice chose 5. Current Total is now 5.",
            "Bob chose 6. Current Total is now 30.",
            "Alice chose 3. Current Total is now 90.",
            "Bob chose 2. Current Total is now 180.\n"
            "Bob has reached or exceeded the target number!\nBob wins the game!",
        ],
        BOB_WINS,
    ),
    (
        "over100",
        [5, 8, 2, 2],
        [
            "Alice multiplied by 5. New total is 5.",
            "Bob multiplied by 8. New total is 40.",
            "Alice multiplied by 2. New total is 80.",
            "Bob multiplied by 2. New total is 160.\nTotal exceeds 100! Bob loses.\nAlice wins the game!",
        ],
        ALICE_WINS,
    ),
    (
        "race1000",
        [5, 6, 5, 5, 4, 5, 5, 4, 2],
        [
            "Alice chooses 5. New Product: 5",
            "Bob chooses 6. New Product: 6",
            "Alice chooses 5. New Product: 25",
            "Bob chooses 5. New Product: 30",
            "Alice chooses 4. New Product: 100",
            "Bob chooses 5. New Product: 150",
            "Alice chooses 5. New Product: 500",
            "Bob chooses 4. New Product: 600",
            "Alice chooses 2. New Product: 1,000\n"
            "Congratulations, Alice! You have reached exactly 1,000 and won the game!",
        ],
        ALICE_WINS,
    ),
]

PROMPTS = {
    "exact100": "{player}, choose a number to multiply (2-9):",
    "avoid100": "{player}, choose your multiplier (2-9):",
    "reach100": "{player}, enter a multiplier (2-9):",
    "over100": "{player}, choose a multiplier (2-9):",
    "race1000": "{player}'s Turn:\n- Current Product: {product}\n- Choose a number between 2 and 9:",
}


@pytest.mark.parametrize(("variant", "numbers", "announced", "standings"), GAMES, ids=[game[0] for game in GAMES])
async def test_a_whole_game_in_the_books_words(
    club: Club, variant: str, numbers: list[int], announced: list[str], standings: list[str]
) -> None:
    await club.begin(variant)
    messages = len(club.channel.history())
    products = [1, 1]
    for ply, number in enumerate(numbers[:-1]):
        await club.play(number)
        products[ply % 2] *= number
        waiting = (club.bob, club.alice)[ply % 2]
        prompt = PROMPTS[variant].format(player=waiting.mention, product=products[1 - ply % 2])
        assert club.text == f"{announced[ply]}\n{prompt}"
    await club.play(numbers[-1])
    assert club.text == announced[-1]
    assert len(club.channel.history()) == messages + len(numbers), "one message a move"
    assert labels_of(club.last) == ["Rematch", "Review"]
    await club.carol.slash(club.channel, "leaderboard", variant=variant)
    assert club.last.embeds[0].description == "\n".join(standings)
    await club.carol.slash(club.channel, "leaderboard")
    assert club.last.embeds[0].description == "\n".join(standings)


async def test_the_board_has_a_button_for_each_number_and_the_same_move_is_made_by_it(club: Club) -> None:
    await club.begin()
    assert labels_of(club.last) == list("23456789")
    await club.alice.click(club.last, label="7")
    assert club.text.startswith("Alice: I choose 7. The running total is now 7.")


async def test_the_race_shows_both_products(club: Club) -> None:
    await club.begin("race1000")
    await club.play(9, 4)
    assert "Alice 9 · Bob 4 · target 1,000" in club.board


async def test_another_target_is_played_to(club: Club) -> None:
    await club.begin("reach100", target=1_000_000_000_000)
    await club.play(9, 9, 9, 9, 9, 9, 9, 9, 9, 9)
    assert "Current total 3,486,784,401 · target 1,000,000,000,000" in club.board


async def test_in_over100_exactly_100_goes_on(club: Club) -> None:
    await club.begin("over100")
    await club.play(4, 5, 5)
    assert club.text == (f"Alice multiplied by 5. New total is 100.\n{club.bob.mention}, choose a multiplier (2-9):")
    await club.play(2)
    assert "Total exceeds 100! Bob loses." in club.text


async def test_in_over100_a_wrong_number_is_a_public_strike(club: Club) -> None:
    await club.begin("over100", strikes=2)
    await club.alice.slash(club.channel, "multiply", n=12)
    assert club.text == (
        f"12 is not a whole number from 2 to 9, Alice. Strike 1 of 2.\n{club.alice.mention}, choose a multiplier (2-9):"
    )
    assert "Strikes Alice **1** of 2" in club.board
    await club.alice.slash(club.channel, "multiply", n=0)
    assert club.text == (
        "0 is not a whole number from 2 to 9, Alice. Strike 2 of 2.\nAlice forfeits and loses.\nBob wins the game!"
    )


async def test_in_avoid100_a_wrong_number_loses_at_once(club: Club) -> None:
    await club.begin("avoid100")
    await club.alice.slash(club.channel, "multiply", n=1)
    assert club.text == "Alice chooses 1. 1 is an invalid multiplier.\nAlice loses. Bob wins!"


async def test_in_avoid100_exactly_100_loses(club: Club) -> None:
    await club.begin("avoid100")
    await club.play(4, 5, 5)
    assert club.text.endswith("Shared number has reached or exceeded 100.\nAlice loses. Bob wins!")


async def test_in_exact100_exactly_100_wins(club: Club) -> None:
    await club.begin("exact100")
    await club.play(4, 5, 5)
    assert club.text == (
        "Alice: I choose 5. The running total is now 100. I have reached exactly 100 and win the game.\nAlice wins!"
    )


@pytest.mark.parametrize("variant", ["exact100", "reach100", "race1000"])
@pytest.mark.parametrize("number", [1, 10, -3, 2**53 - 1, -(2**53) + 1])
async def test_elsewhere_a_wrong_number_is_refused_in_private(club: Club, variant: str, number: int) -> None:
    await club.begin(variant)
    before = await club.duel()
    sentence = await club.refused(await club.alice.slash(club.channel, "multiply", n=number))
    assert sentence.startswith(f"{number:,} is not a")
    assert await club.duel() == before


async def test_best_of_three(club: Club) -> None:
    await club.begin("reach100", best_of=3)
    assert "game 1, best of 3" in club.board
    await club.play(9, 9, 2)
    assert club.text == (
        "Alice chose 2. Current Total is now 162.\n"
        "Alice has reached or exceeded the target number!\n"
        "Alice wins the game!\n"
        "Alice leads the match 1–0.\n\n"
        "Game 2: Bob starts.\n"
        "Game Start!\n"
        f"{club.bob.mention}, enter a multiplier (2-9):"
    )
    assert "game 2, best of 3" in club.board
    assert "Score Alice **1** – **0** Bob" in club.board
    await club.play(9, 9, 2)
    assert "The match is level at 1–1." in club.text
    assert club.alice.mention in club.text
    await club.play(9, 9, 2)
    assert club.text.endswith("Alice wins the game!\nAlice wins the match 2–1!")
    assert labels_of(club.last) == ["Rematch"]
    assert menu_of(club.last) == ["Review game 1", "Review game 2", "Review game 3"]
    assert club.board.startswith("Multiplication Madness · best of 3\n🏆 Alice 2–1\n")
    await club.bob.slash(club.channel, "leaderboard")
    assert club.last.embeds[0].description == (
        "🥇 **Alice** · 2 won, 1 lost · 67% · 1 match won\n🥈 **Bob** · 1 won, 2 lost · 33% · 0 matches won"
    )


async def test_a_thread_is_a_channel_of_its_own(club: Club) -> None:
    await club.begin()
    message = await club.alice.send(club.channel, "let us play here too")
    thread = await message.create_thread(name="a quiet corner")
    [corner] = [found for found in club.channel.threads if found.id == thread.id]
    club.players.add(club.carol.id)
    result = await club.carol.slash(corner, "duel start", opponent=club.bob, variant="over100")
    assert not result.ephemeral
    assert corner.last_message is not None
    await club.bob.click(corner.last_message, label="Accept")
    assert "Starting the game. The total is 1." in corner.last_message.content


async def test_names_are_shown_as_they_are_whatever_is_in_them(club: Club) -> None:
    tricky = club.guild.add_member(club.env.create_user("eve"), nick="**@everyone** `x`\u202e [a](http://b)")
    await tricky.slash(club.channel, "duel start", opponent=club.bob, variant="over100", first="challenger")
    await club.bob.click(club.last, label="Accept")
    await tricky.slash(club.channel, "multiply", n=5)
    shown = r"\*\*\@everyone\*\* \`x\` \[a\](http\://b)"
    assert club.text.startswith(f"{shown} multiplied by 5. New total is 5.")
    sentence = await club.refused(await club.alice.click(club.last, label="5"))
    assert shown in sentence
    club.players = {tricky.id, club.bob.id}
