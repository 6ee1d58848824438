"""The end card: one for each match, with its only buttons, the reviews of all games and the picture of the last."""

import asyncio
from typing import Any

import discord
import pytest

from cogs import posts
from game import VARIANTS
from tests.cogs.again import end_card, end_card_of_the_bot
from tests.cogs.club import Club, labels_of
from tests.cogs.reading import ids_of, menu_of
from tests.cogs.test_games import GAMES
from tests.english import title

HOUR = 3600
DRAW = "cogs.pictures.draw"


def with_buttons(club: Club) -> list[discord.Message]:
    return [message for message in club.channel.history() if message.components]


# Buttons


@pytest.mark.parametrize(("variant", "numbers"), [game[:2] for game in GAMES], ids=[game[0] for game in GAMES])
async def test_of_a_single_game_there_is_one_with_rematch_and_review(
    club: Club, variant: str, numbers: list[int]
) -> None:
    await club.begin(variant)
    await club.play(*numbers)
    assert [message.id for message in with_buttons(club)] == [club.last.id]
    assert ids_of(club.last) == ["again:1:same", "review:1:1"]
    assert labels_of(club.last) == ["Rematch", "Review"]


async def test_of_a_match_there_is_one_with_rematch_and_a_list_of_its_games(club: Club) -> None:
    await club.begin("reach100", best_of=3)
    for _ in range(3):
        await club.play(9, 9, 2)
    assert [message.id for message in with_buttons(club)] == [club.last.id]
    assert ids_of(club.last) == ["again:1:same", "review:1"]
    assert menu_of(club.last) == ["Review game 1", "Review game 2", "Review game 3"]
    assert club.board.startswith("Multiplication Madness · best of 3\n🏆 Alice 2–1\n")


async def test_the_longest_match_has_room_for_all_its_games(club: Club) -> None:
    await club.begin("reach100", best_of=9)
    for _ in range(9):
        await club.play(9, 9, 2)
    assert "🏆 Alice 5–4" in club.board
    assert menu_of(club.last) == [f"Review game {number}" for number in range(1, 10)]


async def test_whoever_chooses_a_game_sees_its_review_in_private(club: Club) -> None:
    await club.begin("reach100", best_of=3)
    await club.play(9, 9, 2)
    await club.play(8, 8, 4)
    await club.play(7, 7, 5)
    card = club.last
    last_steps = {1: "81 × 2 = 162", 2: "64 × 4 = 256", 3: "49 × 5 = 245"}
    for somebody in (club.alice, club.carol):
        for number, step in last_steps.items():
            review = club.private(await somebody.select(card, [str(number)]))
            [embed] = review.embeds
            assert embed.author.name == f"Multiplication Madness · target 100 · game {number}, best of 3"
            assert step in str(embed.description)
            assert len(review.attachments) == 1
    assert club.last.id == card.id


async def test_the_list_works_after_a_restart(club: Club) -> None:
    await club.begin("reach100", best_of=3)
    await club.play(9, 9, 2)
    await club.resign(club.alice, whole_match=True)
    await club.restart()
    [embed] = club.private(await club.carol.select(club.last, ["1"])).embeds
    assert embed.title == "Review"


async def test_of_a_match_given_up_in_its_first_game_there_is_one_review(club: Club) -> None:
    card = await end_card(club, best_of=3)
    assert ids_of(card) == ["again:1:same", "review:1:1"]


async def test_a_game_that_ends_before_the_match_does_leaves_no_card(club: Club) -> None:
    await club.begin("reach100", best_of=3)
    await club.play(9, 9, 2)
    assert "🏆" not in club.board
    assert club.last.attachments == []
    assert labels_of(club.last) == [*"23456789", "Review game 1"]


# The picture


@pytest.mark.parametrize("variant", VARIANTS)
async def test_it_shows_the_picture_with_a_description(club: Club, variant: str) -> None:
    card = await end_card(club, variant)
    [picture] = card.attachments
    assert picture.description is not None
    assert picture.description.startswith(f"{title(VARIANTS[variant])}, ")
    assert "Bob won against Alice: Alice resigned." in picture.description
    assert (await picture.read()).startswith(b"\x89PNG")
    assert str(card.embeds[0].image.url).endswith(picture.filename)


async def test_the_picture_is_that_of_the_last_game(club: Club) -> None:
    await club.begin("reach100", best_of=3)
    await club.play(9, 9, 2)
    await club.play(5, 5)
    await club.resign(club.bob, whole_match=True)
    [picture] = club.last.attachments
    assert picture.description is not None
    assert "2 steps from 1 to 25" in picture.description


async def test_what_the_clock_ends_has_the_picture_too(club: Club) -> None:
    await club.begin("over100")
    await club.env.advance_time(24 * HOUR)
    [picture] = club.last.attachments
    assert picture.description is not None
    assert picture.description.endswith("Alice ran out of time.")


def broken(*_: Any) -> bytes:
    raise RuntimeError("the brush broke")


async def hang(*_: Any) -> None:
    """In the place of the drawing, since simulated time waits for the end of real threads."""
    await asyncio.sleep(HOUR)


async def assert_the_result_stands(club: Club) -> None:
    assert club.text == "Alice resigns and loses.\nBob wins the game!"
    assert club.last.attachments == []
    assert club.last.embeds[0].image.url is None
    assert "🏆 Bob\n" in club.board
    assert labels_of(club.last) == ["Rematch", "Review"]
    assert with_buttons(club) == [club.last]
    await club.alice.click(club.last, label="Rematch")
    assert "offers you a rematch" in club.text


async def test_if_it_cannot_be_drawn_the_result_goes_without(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    club.expects_errors = True
    monkeypatch.setattr(DRAW, broken)
    await end_card(club)
    await assert_the_result_stands(club)
    assert "the brush broke" in caplog.text


async def test_if_drawing_hangs_the_result_goes_without(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    club.expects_errors = True
    monkeypatch.setattr(posts, "climb_of_game", hang)
    await club.begin("over100")
    await club.resign(club.alice)
    await club.env.advance_time(1)
    await assert_the_result_stands(club)


async def test_if_it_cannot_be_drawn_a_loss_on_time_is_told_all_the_same(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.expects_errors = True
    monkeypatch.setattr(DRAW, broken)
    await club.begin("over100")
    await club.env.advance_time(24 * HOUR)
    assert club.text.startswith("Time is up! Alice loses.")
    assert club.last.attachments == []
    assert len([message for message in club.channel.history() if "🏆" in str(message.embeds)]) <= 1


async def test_an_answer_that_fails_is_told_with_the_picture(club: Club) -> None:
    await club.begin("over100")
    await club.play(9, 9)
    club.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    await club.play(9)
    assert "Bob wins the game!" in club.text
    assert len(club.last.attachments) == 1
    assert labels_of(club.last) == ["Rematch", "Review"]


# Who is told


async def test_the_winner_on_time_is_mentioned_and_pinged_and_nobody_else(club: Club) -> None:
    await club.begin("over100", best_of=3, clock=60)
    await club.resign(club.alice)
    await club.play(5)
    club.env.http_requests.clear()
    await club.env.advance_time(45 * 60)
    assert club.mentionable() == {club.alice.id, club.bob.id}, "the reminder may, and mentions Alice alone"
    assert [user.id for user in club.last.mentions] == [club.alice.id]
    club.env.http_requests.clear()
    await club.env.advance_time(15 * 60)
    assert club.text == (
        f"Time is up! Alice loses.\nBob wins the game!\nBob wins the match 2–0!\n{club.bob.mention}, the game is yours."
    )
    assert [user.id for user in club.last.mentions] == [club.bob.id]
    assert club.mentionable() == {club.bob.id}


async def test_who_wins_on_time_and_is_to_move_is_addressed_once(club: Club) -> None:
    await club.begin("over100", best_of=3)
    await club.env.advance_time(24 * HOUR)
    assert club.text.count(club.bob.mention) == 1
    assert club.text.endswith(f"Game 2: Bob starts.\nStarting the game. The total is 1.\n{prompt(club)}")


def prompt(club: Club) -> str:
    return f"{club.bob.mention}, choose a multiplier (2-9):"


async def test_who_wins_on_time_and_is_not_to_move_is_told_as_well(club: Club) -> None:
    await club.begin("over100", best_of=3)
    await club.play(5)
    await club.env.advance_time(24 * HOUR)
    told = f"{club.alice.mention}, the game is yours.\n{prompt(club)}"
    assert club.text.endswith(told)
    assert {user.id for user in club.last.mentions} == {club.alice.id, club.bob.id}


async def test_nobody_is_pinged_by_any_other_end(club: Club) -> None:
    await club.begin("over100")
    await club.play(9, 9)
    club.env.http_requests.clear()
    await club.play(9)
    assert club.mentionable() == set()


async def test_the_bot_that_wins_on_time_is_not_told(club: Club) -> None:
    club.players = {club.alice.id}
    await club.begin_against_bot("over100")
    club.env.http_requests.clear()
    await club.env.advance_time(24 * HOUR)
    assert club.text == "Time is up! Alice loses.\nTestBot wins the game!"
    card = await end_card_of_the_bot(club)
    assert card.mentions == []
