"""The clock of a move: a reminder, then a loss on time."""

from tests.cogs.table import Table

HOUR = 3600


async def test_a_reminder_mentions_the_player_when_a_quarter_of_the_time_is_left(table: Table) -> None:
    await table.begin()
    before = len(table.channel.history())
    await table.env.advance_time(18 * HOUR - 1)
    assert len(table.channel.history()) == before
    await table.env.advance_time(1)
    assert table.text.startswith(f"{table.alice.mention}, it is your move against Bob.")
    assert len(table.channel.history()) == before + 1
    await table.alice.click(table.last, label="5")
    assert "The running total is now 5." in table.text


async def test_then_the_game_is_lost_on_time(table: Table) -> None:
    await table.begin("over100")
    await table.env.advance_time(24 * HOUR - 1)
    assert (await table.duel()).match is not None
    await table.env.advance_time(1)
    assert table.text == "Time is up! Alice loses.\nBob wins the game!"
    await table.challenge()


async def test_a_move_winds_the_clock_up_again(table: Table) -> None:
    await table.begin()
    await table.env.advance_time(23 * HOUR)
    await table.play(5)
    await table.env.advance_time(17 * HOUR)
    assert "The running total is now 5." in table.text
    await table.env.advance_time(HOUR)
    assert table.text.startswith(f"{table.bob.mention}, it is your move against Alice.")


async def test_the_match_goes_on_after_a_game_lost_on_time(table: Table) -> None:
    await table.begin("reach100", best_of=3, clock=1)
    await table.env.advance_time(60)
    assert table.text == (
        "Alice has run out of time!\n"
        "Bob wins the game!\n"
        "Bob leads the match 1–0.\n\n"
        "Game Start!\n"
        f"{table.bob.mention}, enter a multiplier (2-9):"
    )
    await table.env.advance_time(60)
    await table.env.advance_time(60)
    assert "wins the match" in table.text


async def test_an_abandoned_match_ends_by_itself_and_leaves_nothing_behind(table: Table) -> None:
    await table.begin(best_of=5)
    await table.env.advance_time(5 * 24 * HOUR)
    assert "wins the match" in table.text
    assert await table.bot.storage.next_wake() is None
    messages = len(table.channel.history())
    await table.env.advance_time(7 * 24 * HOUR)
    assert len(table.channel.history()) == messages


async def test_many_clocks_run_at_once(table: Table) -> None:
    channels = [table.guild.create_text_channel(f"table-{number}") for number in range(5)]
    for minutes, channel in enumerate(channels, start=1):
        await table.alice.slash(channel, "duel start", opponent=table.bob, variant="over100", clock=minutes)
        assert channel.last_message is not None
        await table.bob.click(channel.last_message, label="Accept")
    for channel in channels:
        assert channel.last_message is not None
        assert "Time is up" not in channel.last_message.content
        await table.env.advance_time(60)
        assert "Time is up" in channel.last_message.content


async def test_a_clock_that_cannot_be_announced_stops_nothing_else(table: Table) -> None:
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=403, code=50013, times=None)
    await table.begin(clock=4)
    other = table.guild.create_text_channel("elsewhere")
    await table.alice.slash(other, "duel start", opponent=table.bob, variant="over100", clock=4)
    assert other.last_message is not None
    await table.bob.click(other.last_message, label="Accept")
    await table.env.advance_time(240)
    assert other.last_message is not None
    assert "Time is up" in other.last_message.content
    sentence = await table.refused(await table.alice.slash(table.channel, "multiply", n=5))
    assert sentence.startswith("There is no match in this channel.")


async def test_a_clock_that_cannot_be_handled_is_tried_again(table: Table) -> None:
    table.expects_errors = True
    await table.begin(clock=4)
    await table.bot.storage.close()
    await table.env.advance_time(181)
    await table.bot.storage.open()
    await table.env.advance_time(30)
    assert table.text.startswith(f"{table.alice.mention}, it is your move")
