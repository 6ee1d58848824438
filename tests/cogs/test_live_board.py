"""A match has one board to play on, the newest message; those before it are reduced to what they announced."""

import pytest

from duel import Status
from game import VARIANTS
from tests.cogs.club import Club, labels_of
from tests.cogs.reading import Reader, as_it_is, live_boards, menu_of, shows_a_time, words_of
from tests.cogs.test_games import GAMES

HOUR = 3600
WAYS = ["by command", "by button", "in turn"]


async def move(club: Club, number: int, way: str) -> None:
    duel = await club.duel()
    assert duel.match is not None
    player = club.alice if duel.person(duel.match.game.turn).id == club.alice.id else club.bob
    if way == "by command":
        await player.slash(club.channel, "multiply", n=number)
    else:
        await player.click(club.last, label=str(number))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("variant", "numbers", "announced", "_"), GAMES, ids=[game[0] for game in GAMES])
async def test_a_game_leaves_its_sentences_and_one_end_card(
    club: Club, variant: str, numbers: list[int], announced: list[str], _: list[str], way: str
) -> None:
    await club.begin(variant)
    reader = Reader(club)
    await reader.read()
    for count, number in enumerate(numbers):
        await move(club, number, WAYS[count % 2] if way == "in turn" else way)
        await reader.read()
    challenge, opening, *moves = reader.told
    assert "accepted" not in challenge, "the first board says so"
    assert opening.startswith("Bob accepted.\n")
    assert moves == announced
    assert labels_of(club.last) == ["Rematch", "Review"]


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_match_that_the_clock_plays_reads_the_same(club: Club, variant: str) -> None:
    await club.begin(variant, best_of=3, clock=4)
    reader = Reader(club)
    await reader.read()
    for _ in range(3):
        await club.env.advance_time(180)
        assert "it is your move" in club.text
        await reader.read_a_copy()
        await club.env.advance_time(60)
        await reader.read()
    assert not any("it is your move" in words for words in reader.told)
    assert len(reader.told) == 5
    assert labels_of(club.last) == ["Rematch"]
    assert menu_of(club.last) == ["Review game 1", "Review game 2", "Review game 3"]


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_game_against_the_bot_reads_the_same(club: Club, variant: str) -> None:
    await club.begin_against_bot(variant, best_of=3, level="easy")
    reader = Reader(club)
    await reader.read()
    duel = await club.duel()
    for count in range(100):
        await move(club, 9, WAYS[count % 2])
        await reader.read()
        if "the match 2–" in club.text:
            break
    found = await club.bot.storage.duel(duel.id)
    assert found is not None
    assert found.status is Status.FINISHED
    assert labels_of(club.last) == ["Rematch", "Harder"]
    assert menu_of(club.last)[:2] == ["Review game 1", "Review game 2"]


async def test_resigning_reduces_the_board_too(club: Club) -> None:
    await club.begin(best_of=3)
    reader = Reader(club)
    await reader.read()
    for _ in range(2):
        await club.resign(club.alice)
        await reader.read()
    assert len(reader.told) == 4


async def test_a_strike_reduces_the_board_too(club: Club) -> None:
    await club.begin("over100")
    reader = Reader(club)
    await reader.read()
    for _ in range(3):
        await club.alice.slash(club.channel, "multiply", n=12)
        await reader.read()
    assert reader.told[2] == "12 is not a whole number from 2 to 9, Alice. Strike 1 of 3."


async def test_a_board_that_is_asked_for_is_the_live_one_and_is_deleted_when_overtaken(club: Club) -> None:
    await club.begin()
    reader = Reader(club)
    await reader.read()
    for somebody in (club.carol, club.alice, club.bob):
        await somebody.slash(club.channel, "duel board")
        await reader.read_a_copy()
    await club.alice.click(club.last, label="5")
    await reader.read()
    assert len(reader.told) == 3


async def test_a_reminder_is_the_live_board_and_is_deleted_when_overtaken(club: Club) -> None:
    await club.begin()
    reader = Reader(club)
    await reader.read()
    await club.env.advance_time(18 * HOUR)
    reminder = club.last
    assert "it is your move" in reminder.content
    await reader.read_a_copy()
    await club.carol.slash(club.channel, "duel board")
    assert as_it_is(club, reminder) is None
    await reader.read_a_copy()
    await club.alice.click(club.last, label="5")
    await reader.read()


async def test_a_match_that_a_moderator_stops_leaves_no_button_and_no_time(club: Club) -> None:
    await club.begin()
    await club.play(5)
    board = club.last
    await club.carol.slash(club.channel, "duel board")
    shown_again = club.last
    await club.morris.slash(club.channel, "duel stop")
    assert live_boards(club) == []
    assert words_of(club, board) == "Alice: I choose 5. The running total is now 5."
    assert as_it_is(club, shown_again) is None
    assert not any(shows_a_time(message) for message in club.channel.history())


async def test_no_time_stands_on_a_message_that_is_past(club: Club) -> None:
    await club.challenge(best_of=3, clock=60)
    await club.carol.slash(club.channel, "duel board")
    assert all(shows_a_time(message) for message in club.channel.history()), "both can be answered"
    await club.bob.click(club.last, label="Accept")
    for number in (5, 6, 9):
        await club.play(number)
        await club.env.advance_time(50 * 60)
        assert "it is your move" in club.text
        *earlier, newest = club.channel.history()
        assert shows_a_time(newest)
        assert not any(shows_a_time(message) for message in earlier)


async def test_each_of_two_matches_one_after_the_other_keeps_its_own_end_card(club: Club) -> None:
    for _ in range(2):
        await club.begin()
        await club.play(5)
        await club.resign(club.alice)
    cards = [labels_of(message) for message in club.channel.history() if message.components]
    assert cards == [["Rematch", "Review"]] * 2


async def test_a_board_that_the_channel_was_sent_instead_of_an_answer_is_reduced_as_well(club: Club) -> None:
    await club.begin("over100")
    club.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    await club.play(5)
    board = club.last
    assert [found.id for found in live_boards(club)] == [board.id]
    await club.play(8)
    assert words_of(club, board) == "Alice multiplied by 5. New total is 5."
    assert len(live_boards(club)) == 1
