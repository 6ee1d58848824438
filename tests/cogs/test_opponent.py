"""The bot as an opponent: it accepts at once and answers every move in the message that tells of it."""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest

from duel import FinishedGame
from game import VARIANTS, Player, new_match, play
from storage import verify_file
from tests.cogs.club import Club, labels_of
from tests.english import narrator
from tests.game.games import FIVE

each_game = pytest.mark.parametrize("variant", VARIANTS)

# At this target of reach100 only a 2 keeps the win, and only for the player who begins: 2, anything, 9.
NARROW = 19

LONG = 30
"""More moves than one player can make in a game at its usual target."""


@pytest.fixture(autouse=True)
def nobody_pings_the_bot(club: Club) -> Iterator[None]:
    club.players = {club.alice.id}
    yield
    assert not any(club.robot.mention in message.content for message in club.channel.history())
    assert verify_file(Path(club.bot.settings.database_file)).differences == []


async def total(club: Club) -> int:
    match = (await club.duel()).match
    assert match is not None
    return match.game.total_of(Player.ONE)


async def play_out(club: Club, *numbers: int) -> int:
    """Alice plays these over and over until the game has ended; how often she moved."""
    for moves, number in enumerate(islice(cycle(numbers), LONG)):
        if not await club.bot.storage.open_duels_in(club.channel.id):
            return moves
        await club.play(number)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("options", "level"), [({}, "medium"), ({"level": "hard"}, "hard")])
async def test_it_accepts_at_once_and_says_its_level(club: Club, options: dict[str, str], level: str) -> None:
    await club.begin_against_bot("over100", **options)
    assert club.text == (
        f"I am in, as TestBot.\nStarting the game. The total is 1.\n{club.alice.mention}, choose a multiplier (2-9):"
    )
    assert labels_of(club.last) == list("23456789"), "a board, and no challenge that waits for an answer"
    assert f"against me at level {level}" in club.board
    assert len(club.channel.history()) == 1


@pytest.mark.parametrize("by", ["command", "button"])
async def test_its_answer_is_in_the_message_of_the_move(club: Club, by: str) -> None:
    await club.begin_against_bot(level="perfect")
    if by == "button":
        await club.alice.click(club.last, label="2")
    else:
        await club.alice.slash(club.channel, "multiply", n=2)
    now = await total(club)
    assert club.text == (
        "Alice: I choose 2. The running total is now 2.\n"
        f"TestBot: I choose {now // 2}. The running total is now {now}.\n"
        f"{club.alice.mention}, choose a number to multiply (2-9):"
    )
    assert f"Running total {now} · target 100" in club.board
    assert "Alice's clock runs out" in club.board
    assert len(club.channel.history()) == 2


async def test_it_may_begin_and_then_its_first_move_is_in_the_first_message(club: Club) -> None:
    await club.begin_against_bot("reach100", target=NARROW, first="opponent", level="perfect")
    assert club.text == (
        "I am in, as TestBot.\n"
        "Game Start!\n"
        "TestBot chose 2. Current Total is now 2.\n"
        f"{club.alice.mention}, enter a multiplier (2-9):"
    )
    await club.alice.click(club.last, label="2")
    assert club.text.startswith("Alice chose 2. Current Total is now 4.\nTestBot chose ")
    assert club.text.endswith("TestBot has reached or exceeded the target number!\nTestBot wins the game!")
    assert labels_of(club.last) == ["Rematch", "Easier", "Review"]


async def test_whoever_the_coin_chooses_begins(club: Club) -> None:
    await club.begin_against_bot("exact100", first="coin toss")
    first = club.text.split("The coin chose ")[1].split(".")[0]
    assert (first == "TestBot") == ("TestBot: I choose" in club.text) == (await total(club) > 1)
    assert club.alice.mention in club.text


@each_game
@pytest.mark.parametrize("level", ["easy", "perfect"])
async def test_every_game_is_played_to_its_end_and_every_move_is_told_once(
    club: Club, variant: str, level: str
) -> None:
    await club.begin_against_bot(variant, level=level)
    moves = await play_out(club, *VARIANTS[variant].multipliers[:3])
    game = await club.bot.storage.newest_finished_game(club.channel.id)
    assert game is not None
    assert [move.player for move in game.moves[:2]] == [Player.ONE, Player.TWO]
    assert len(club.channel.history()) == 1 + moves, "one message a move of Alice's"
    assert sum(move.player is Player.ONE for move in game.moves) == moves
    lines = Counter(line for message in club.channel.history() for line in message.content.split("\n"))
    assert [lines[line] for line in told(game)] == [1] * len(told(game))
    assert labels_of(club.last) == ["Rematch", "Harder" if level == "easy" else "Easier", "Review"]


def told(game: FinishedGame) -> list[str]:
    """Every line of the book that tells of this game."""
    terms = game.duel.terms
    match, events = new_match(terms, game.first)
    for move in game.moves:
        match, more = play(match, move)
        events += more
    voice = narrator(terms, {Player.ONE: "Alice", Player.TWO: "TestBot"})
    return [line for text in voice.tell(events) for line in text.split("\n")]


@pytest.mark.parametrize("variant", FIVE)
@pytest.mark.parametrize("number", [2, 5, 9])
async def test_at_its_best_it_wins_whatever_is_played_if_it_begins(club: Club, variant: str, number: int) -> None:
    await club.begin_against_bot(variant, level="perfect", first="opponent")
    await play_out(club, number)
    assert "🏆 TestBot" in club.board
    await club.alice.slash(club.channel, "leaderboard", variant="bot:perfect")
    assert club.last.embeds[0].description == "🥇 **Alice** · 0 won, 1 lost · 0% · 0 matches won"


async def test_in_a_match_it_begins_the_next_game_in_the_message_that_ends_the_last(club: Club) -> None:
    await club.begin_against_bot("reach100", target=NARROW, best_of=3, level="perfect")
    await club.play(2)
    three_moves = await total(club) * 9
    await club.play(9)
    assert club.text == (
        f"Alice chose 9. Current Total is now {three_moves}.\n"
        "Alice has reached or exceeded the target number!\n"
        "Alice wins the game!\n"
        "Alice leads the match 1–0.\n\n"
        "Game 2: TestBot starts.\n"
        "Game Start!\n"
        "TestBot chose 2. Current Total is now 2.\n"
        f"{club.alice.mention}, enter a multiplier (2-9):"
    )
    assert labels_of(club.last) == [*"23456789", "Review game 1"]
    await club.alice.click(club.last, label="3")
    assert club.text.startswith("Alice chose 3. Current Total is now 6.\nTestBot chose ")
    assert "The match is level at 1–1.\n\nGame 3: Alice starts.\nGame Start!\n" in club.text
    assert club.text.count("TestBot chose") == 1, "the third game is Alice's to begin"
    await club.play(2, 9)
    assert club.text.endswith("Alice wins the match 2–1!")


async def test_it_may_win_a_game_and_begin_the_next_in_one_message(club: Club) -> None:
    await club.begin_against_bot("reach100", target=10, best_of=3, level="easy")
    await club.play(2)
    won, begun = club.text.split("TestBot leads the match 1–0.\n\n")
    assert won.startswith("Alice chose 2. Current Total is now 2.\nTestBot chose ")
    assert begun == (
        "Game 2: TestBot starts.\n"
        f"Game Start!\nTestBot chose {await total(club)}. Current Total is now {await total(club)}.\n"
        f"{club.alice.mention}, enter a multiplier (2-9):"
    )
    assert len(club.channel.history()) == 2
