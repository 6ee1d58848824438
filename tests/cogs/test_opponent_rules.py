"""Against the bot the same rules hold: wrong numbers, resigning, the clock, one match a channel, who may do what."""

import pytest

from tests.cogs.table import Table

HOUR = 3600


async def test_a_strike_is_not_answered_with_a_move(table: Table) -> None:
    await table.begin_against_bot("over100", strikes=2, best_of=3, level="perfect")
    await table.alice.slash(table.channel, "multiply", n=12)
    assert table.text == (
        "12 is not a whole number from 2 to 9, Alice. Strike 1 of 2.\n"
        f"{table.alice.mention}, choose a multiplier (2-9):"
    )
    await table.alice.slash(table.channel, "multiply", n=0)
    lost, begun = table.text.split("\n\n")
    assert lost.endswith("Alice forfeits and loses.\nTestBot wins the game!\nTestBot leads the match 1–0.")
    assert begun.startswith("Starting the game. The total is 1.\nTestBot multiplied by ")


async def test_a_strike_after_a_move_leaves_the_bots_move_where_it_was(table: Table) -> None:
    await table.begin_against_bot("over100")
    await table.play(2)
    before = await table.duel()
    await table.alice.slash(table.channel, "multiply", n=99)
    assert "TestBot" not in table.text
    after = await table.duel()
    assert before.match is not None
    assert after.match is not None
    assert after.match.game.totals == before.match.game.totals
    await table.play(2)
    assert "TestBot multiplied by" in table.text


async def test_in_avoid100_a_wrong_number_loses_and_the_bot_begins_the_next_game(table: Table) -> None:
    await table.begin_against_bot("avoid100", best_of=3)
    await table.alice.slash(table.channel, "multiply", n=1)
    assert table.text.startswith(
        "Alice chooses 1. 1 is an invalid multiplier.\nAlice loses. TestBot wins!\n"
        "TestBot leads the match 1–0.\n\n"
        "Welcome to Multiplication Duel! TestBot begins.\nTestBot chooses multiplier "
    )
    assert table.text.endswith(f"{table.alice.mention}, choose your multiplier (2-9):")


async def test_elsewhere_a_wrong_number_is_refused_in_private(table: Table) -> None:
    await table.begin_against_bot("race1000")
    before = await table.duel()
    sentence = await table.refused(await table.alice.slash(table.channel, "multiply", n=10))
    assert sentence.startswith("10 is not a")
    assert await table.duel() == before


async def test_resigning_gives_the_bot_the_game_and_the_first_move_of_the_next(table: Table) -> None:
    await table.begin_against_bot("over100", best_of=3)
    await table.alice.slash(table.channel, "duel resign")
    assert table.text.startswith(
        "Alice resigns and loses.\nTestBot wins the game!\nTestBot leads the match 1–0.\n\n"
        "Starting the game. The total is 1.\nTestBot multiplied by "
    )
    await table.alice.slash(table.channel, "duel resign")
    assert table.text.endswith("TestBot wins the match 2–0!")


async def test_the_clock_reminds_and_then_the_bot_wins_and_goes_on_in_one_message(table: Table) -> None:
    await table.begin_against_bot("reach100", target=19, best_of=3, level="perfect")
    await table.env.advance_time(18 * HOUR)
    assert table.text.startswith(f"{table.alice.mention}, it is your move against TestBot.")
    messages = len(table.channel.history())
    await table.env.advance_time(6 * HOUR)
    assert table.text == (
        "Alice has run out of time!\n"
        "TestBot wins the game!\n"
        "TestBot leads the match 1–0.\n\n"
        "Game Start!\n"
        "TestBot chose 2. Current Total is now 2.\n"
        f"{table.alice.mention}, enter a multiplier (2-9):"
    )
    assert len(table.channel.history()) == messages + 1
    await table.env.advance_time(24 * HOUR)
    assert table.text.endswith("TestBot wins the match 2–0!")
    assert await table.bot.storage.next_wake() is None


async def test_its_own_move_takes_no_time_of_the_players(table: Table) -> None:
    await table.begin_against_bot("exact100", clock=60, level="perfect")
    await table.env.advance_time(40 * 60)
    await table.play(2)
    messages = len(table.channel.history())
    await table.env.advance_time(44 * 60)
    assert len(table.channel.history()) == messages
    await table.env.advance_time(60)
    assert "it is your move" in table.text


async def test_only_the_one_who_challenged_it_plays(table: Table) -> None:
    await table.begin_against_bot()
    before = await table.duel()
    for result in (
        await table.bob.click(table.last, label="5"),
        await table.bob.slash(table.channel, "multiply", n=5),
        await table.carol.slash(table.channel, "duel resign"),
    ):
        assert (await table.refused(result)).startswith("This match is between Alice and TestBot.")
    assert await table.duel() == before


async def test_an_old_board_is_refused_after_its_answer(table: Table) -> None:
    await table.begin_against_bot("reach100", target=10_000)
    old = table.last
    await table.alice.click(old, label="2")
    assert (await table.refused(await table.alice.click(old, label="2"))).startswith("The game has moved on.")


async def test_one_match_a_channel_is_enough_for_the_bot_too(table: Table) -> None:
    await table.begin_against_bot()
    for opponent in (table.robot, table.alice):
        result = await table.bob.slash(table.channel, "duel start", opponent=opponent, variant="over100")
        sentence = await table.refused(result)
        assert sentence.startswith("A match is on in this channel already: Alice against TestBot")
    await table.alice.slash(table.channel, "duel resign")
    await table.challenge()
    result = await table.carol.slash(table.channel, "duel start", opponent=table.robot, variant="over100")
    assert (await table.refused(result)).startswith("A challenge is waiting in this channel already")


async def test_it_plays_in_many_channels_at_once(table: Table) -> None:
    other = table.guild.create_text_channel("elsewhere")
    await table.begin_against_bot()
    await table.alice.slash(other, "duel start", opponent=table.robot, variant="over100", first="challenger")
    await table.alice.slash(other, "multiply", n=3)
    await table.play(2)
    assert other.last_message is not None
    assert other.last_message.content.startswith("Alice multiplied by 3. New total is 3.\nTestBot multiplied by ")
    assert table.text.startswith("Alice: I choose 2. The running total is now 2.\nTestBot: I choose ")


async def test_a_level_is_for_the_bot_alone(table: Table) -> None:
    result = await table.alice.slash(
        table.channel, "duel start", opponent=table.bob, variant="exact100", level="perfect"
    )
    assert await table.refused(result) == (
        "`level` is for duels against me. Leave it out, or choose me as the opponent."
    )
    await table.challenge()


@pytest.mark.parametrize("options", [{}, {"level": "easy"}])
async def test_other_bots_do_not_play(table: Table, options: dict[str, str]) -> None:
    other = table.guild.add_member(table.env.create_user("Robot", bot=True))
    result = await table.alice.slash(table.channel, "duel start", opponent=other, variant="exact100", **options)
    assert await table.refused(result) == "Other bots do not duel. Challenge a person, or me."


async def test_the_board_shows_again_without_a_ping(table: Table) -> None:
    await table.begin_against_bot(level="hard")
    await table.play(2)
    table.env.http_requests.clear()
    await table.carol.slash(table.channel, "duel board")
    assert table.text == f"{table.alice.mention}, choose a number to multiply (2-9):"
    assert "against me at level hard" in table.board
    assert table.mentionable() == set()
    await table.alice.click(table.last, label="2")
    assert table.text.startswith("Alice: I choose 2.")


async def test_a_moderator_stops_it_with_no_result(table: Table) -> None:
    await table.begin_against_bot()
    board = table.last
    await table.morris.slash(table.channel, "duel stop")
    assert table.text.startswith("A moderator stopped the match between Alice and TestBot. It has no result")
    assert "match is over" in await table.refused(await table.alice.click(board, label="5"))
    await table.begin_against_bot()
