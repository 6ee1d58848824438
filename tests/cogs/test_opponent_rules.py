"""Against the bot the same rules hold: wrong numbers, resigning, the clock, one match for a player, who may do what."""

import pytest

from tests.cogs.club import Club

HOUR = 3600


async def test_a_strike_is_not_answered_with_a_move(club: Club) -> None:
    await club.begin_against_bot("over100", strikes=2, best_of=3, level="perfect")
    await club.alice.slash(club.channel, "multiply", n=12)
    assert club.text == (
        f"12 is not a whole number from 2 to 9, Alice. Strike 1 of 2.\n{club.alice.mention}, choose a multiplier (2-9):"
    )
    await club.alice.slash(club.channel, "multiply", n=0)
    lost, begun = club.text.split("\n\n")
    assert lost.endswith("Alice forfeits and loses.\nTestBot wins the game!\nTestBot leads the match 1–0.")
    assert begun.startswith("Game 2: TestBot starts.\nStarting the game. The total is 1.\nTestBot multiplied by ")


async def test_a_strike_after_a_move_leaves_the_bots_move_where_it_was(club: Club) -> None:
    await club.begin_against_bot("over100")
    await club.play(2)
    before = await club.duel()
    await club.alice.slash(club.channel, "multiply", n=99)
    assert "TestBot" not in club.text
    after = await club.duel()
    assert before.match is not None
    assert after.match is not None
    assert after.match.game.totals == before.match.game.totals
    await club.play(2)
    assert "TestBot multiplied by" in club.text


async def test_in_avoid100_a_wrong_number_loses_and_the_bot_begins_the_next_game(club: Club) -> None:
    await club.begin_against_bot("avoid100", best_of=3)
    await club.alice.slash(club.channel, "multiply", n=1)
    assert club.text.startswith(
        "Alice chooses 1. 1 is an invalid multiplier.\nAlice loses. TestBot wins!\n"
        "TestBot leads the match 1–0.\n\n"
        "Game 2.\nWelcome to Multiplication Duel! TestBot begins.\nTestBot chooses multiplier "
    )
    assert club.text.endswith(f"{club.alice.mention}, choose your multiplier (2-9):")


async def test_elsewhere_a_wrong_number_is_refused_in_private(club: Club) -> None:
    await club.begin_against_bot("race1000")
    before = await club.duel()
    sentence = await club.refused(await club.alice.slash(club.channel, "multiply", n=10))
    assert sentence.startswith("10 is not a")
    assert await club.duel() == before


async def test_resigning_gives_the_bot_the_game_and_the_first_move_of_the_next(club: Club) -> None:
    await club.begin_against_bot("over100", best_of=3)
    await club.resign(club.alice)
    assert club.text.startswith(
        "Alice resigns and loses.\nTestBot wins the game!\nTestBot leads the match 1–0.\n\n"
        "Game 2: TestBot starts.\nStarting the game. The total is 1.\nTestBot multiplied by "
    )
    await club.resign(club.alice)
    assert club.text.endswith("TestBot wins the match 2–0!")


async def test_the_clock_reminds_and_then_the_bot_wins_and_goes_on_in_one_message(club: Club) -> None:
    await club.begin_against_bot("reach100", target=19, best_of=3, level="perfect")
    await club.env.advance_time(18 * HOUR)
    assert club.text.startswith(f"{club.alice.mention}, it is your move against TestBot.")
    messages = len(club.channel.history())
    await club.env.advance_time(6 * HOUR)
    assert club.text == (
        "Alice has run out of time!\n"
        "TestBot wins the game!\n"
        "TestBot leads the match 1–0.\n\n"
        "Game 2: TestBot starts.\n"
        "Game Start!\n"
        "TestBot chose 2. Current Total is now 2.\n"
        f"{club.alice.mention}, enter a multiplier (2-9):"
    )
    assert len(club.channel.history()) == messages, "in the place of the reminder"
    await club.env.advance_time(24 * HOUR)
    assert club.text.endswith("TestBot wins the match 2–0!")
    assert await club.bot.storage.next_wake() is None


async def test_its_own_move_takes_no_time_of_the_players(club: Club) -> None:
    await club.begin_against_bot("exact100", clock=60, level="perfect")
    await club.env.advance_time(40 * 60)
    await club.play(2)
    messages = len(club.channel.history())
    await club.env.advance_time(44 * 60)
    assert len(club.channel.history()) == messages
    await club.env.advance_time(60)
    assert "it is your move" in club.text


async def test_only_the_one_who_challenged_it_plays(club: Club) -> None:
    await club.begin_against_bot()
    before = await club.duel()
    sentence = await club.refused(await club.bob.click(club.last, label="5"))
    assert sentence == "This match is between Alice and TestBot. Start your own with `/duel start`."
    for result in (
        await club.bob.slash(club.channel, "multiply", n=5),
        await club.carol.slash(club.channel, "duel resign"),
    ):
        assert (await club.refused(result)).startswith("You have no match in this channel.")
    assert await club.duel() == before


async def test_an_old_board_is_refused_after_its_answer(club: Club) -> None:
    await club.begin_against_bot("reach100", target=10_000)
    old = club.last
    await club.alice.click(old, label="2")
    assert (await club.refused(await club.press_late(club.alice, old, "2"))).startswith("The game has moved on.")


async def test_a_match_against_it_binds_the_player_and_nobody_else(club: Club) -> None:
    await club.begin_against_bot()
    board = club.last.jump_url
    for opponent in (club.robot, club.bob):
        result = await club.alice.slash(club.channel, "duel start", opponent=opponent, variant="over100")
        sentence = await club.refused(result)
        assert sentence.startswith(f"You are in a match with TestBot in this channel ({board}).")
    for somebody in (club.bob, club.carol):
        club.players.add(somebody.id)
        result = await somebody.slash(club.channel, "duel start", opponent=club.robot, variant="over100")
        assert not result.ephemeral
    assert len(await club.bot.matches.on_in(club.channel.id)) == 3
    await club.resign(club.alice)
    await club.challenge()
    result = await club.alice.slash(club.channel, "duel start", opponent=club.robot, variant="over100")
    assert (await club.refused(result)).startswith("Your challenge to Bob is waiting in this channel")


async def test_it_plays_in_many_channels_at_once(club: Club) -> None:
    other = club.guild.create_text_channel("elsewhere")
    await club.begin_against_bot()
    await club.alice.slash(other, "duel start", opponent=club.robot, variant="over100", first="challenger")
    await club.alice.slash(other, "multiply", n=3)
    await club.play(2)
    assert other.last_message is not None
    assert other.last_message.content.startswith("Alice multiplied by 3. New total is 3.\nTestBot multiplied by ")
    assert club.text.startswith("Alice: I choose 2. The running total is now 2.\nTestBot: I choose ")


async def test_a_level_is_for_the_bot_alone(club: Club) -> None:
    result = await club.alice.slash(club.channel, "duel start", opponent=club.bob, variant="exact100", level="perfect")
    assert await club.refused(result) == (
        "`level` is for duels against me. Leave it out, or choose me as the opponent."
    )
    await club.challenge()


@pytest.mark.parametrize("options", [{}, {"level": "easy"}])
async def test_other_bots_do_not_play(club: Club, options: dict[str, str]) -> None:
    other = club.guild.add_member(club.env.create_user("Robot", bot=True))
    result = await club.alice.slash(club.channel, "duel start", opponent=other, variant="exact100", **options)
    assert await club.refused(result) == "Other bots do not duel. Challenge a person, or me."


async def test_the_board_shows_again_without_a_ping(club: Club) -> None:
    await club.begin_against_bot(level="hard")
    await club.play(2)
    club.env.http_requests.clear()
    await club.carol.slash(club.channel, "duel board")
    assert club.text == f"{club.alice.mention}, choose a number to multiply (2-9):"
    assert "against me at level hard" in club.board
    assert club.mentionable() == set()
    await club.alice.click(club.last, label="2")
    assert club.text.startswith("Alice: I choose 2.")


async def test_a_moderator_stops_it_with_no_result(club: Club) -> None:
    await club.begin_against_bot()
    board = club.last
    await club.morris.slash(club.channel, "duel stop")
    assert club.text.startswith("A moderator stopped the match between Alice and TestBot. It has no result")
    assert "match is over" in await club.refused(await club.press_late(club.alice, board, "5"))
    await club.begin_against_bot()
