"""The clock of a move: a reminder, then a loss on time."""

from tests.cogs.club import Club

HOUR = 3600


async def test_a_reminder_mentions_the_player_when_a_quarter_of_the_time_is_left(club: Club) -> None:
    await club.begin()
    before = len(club.channel.history())
    await club.env.advance_time(18 * HOUR - 1)
    assert len(club.channel.history()) == before
    await club.env.advance_time(1)
    assert club.text.startswith(f"{club.alice.mention}, it is your move against Bob.")
    assert len(club.channel.history()) == before + 1
    await club.alice.click(club.last, label="5")
    assert "The running total is now 5." in club.text


async def test_then_the_game_is_lost_on_time(club: Club) -> None:
    await club.begin("over100")
    await club.env.advance_time(24 * HOUR - 1)
    assert (await club.duel()).match is not None
    await club.env.advance_time(1)
    assert club.text == f"Time is up! Alice loses.\nBob wins the game!\n{club.bob.mention}, the game is yours."
    await club.challenge()


async def test_a_move_winds_the_clock_up_again(club: Club) -> None:
    await club.begin()
    await club.env.advance_time(23 * HOUR)
    await club.play(5)
    await club.env.advance_time(17 * HOUR)
    assert "The running total is now 5." in club.text
    await club.env.advance_time(HOUR)
    assert club.text.startswith(f"{club.bob.mention}, it is your move against Alice.")


async def test_the_match_goes_on_after_a_game_lost_on_time(club: Club) -> None:
    await club.begin("reach100", best_of=3, clock=1)
    await club.env.advance_time(60)
    assert club.text == (
        "Alice has run out of time!\n"
        "Bob wins the game!\n"
        "Bob leads the match 1–0.\n\n"
        "Game 2: Bob starts.\n"
        "Game Start!\n"
        f"{club.bob.mention}, enter a multiplier (2-9):"
    )
    await club.env.advance_time(60)
    await club.env.advance_time(60)
    assert "wins the match" in club.text


async def test_an_abandoned_match_ends_by_itself_and_leaves_nothing_behind(club: Club) -> None:
    await club.begin(best_of=5)
    await club.env.advance_time(5 * 24 * HOUR)
    assert "wins the match" in club.text
    assert await club.bot.storage.next_wake() is None
    messages = len(club.channel.history())
    await club.env.advance_time(7 * 24 * HOUR)
    assert len(club.channel.history()) == messages


async def test_many_clocks_run_at_once(club: Club) -> None:
    channels = [club.guild.create_text_channel(f"channel-{number}") for number in range(5)]
    for minutes, channel in enumerate(channels, start=1):
        await club.alice.slash(channel, "duel start", opponent=club.bob, variant="over100", clock=minutes)
        assert channel.last_message is not None
        await club.bob.click(channel.last_message, label="Accept")
    for channel in channels:
        assert channel.last_message is not None
        assert "Time is up" not in channel.last_message.content
        await club.env.advance_time(60)
        assert "Time is up" in channel.last_message.content


async def test_a_clock_that_cannot_be_announced_stops_nothing_else(club: Club) -> None:
    club.env.inject_error("POST", f"/channels/{club.channel.id}/messages", status=403, code=50013, times=None)
    await club.begin(clock=4)
    other = club.guild.create_text_channel("elsewhere")
    await club.alice.slash(other, "duel start", opponent=club.bob, variant="over100", clock=4)
    assert other.last_message is not None
    await club.bob.click(other.last_message, label="Accept")
    await club.env.advance_time(240)
    assert other.last_message is not None
    assert "Time is up" in other.last_message.content
    sentence = await club.refused(await club.alice.slash(club.channel, "multiply", n=5))
    assert sentence.startswith("You have no match in this channel.")


async def test_a_clock_that_cannot_be_handled_is_tried_again(club: Club) -> None:
    club.expects_errors = True
    await club.begin(clock=4)
    await club.bot.storage.close()
    await club.env.advance_time(181)
    await club.bot.storage.open()
    await club.env.advance_time(30)
    assert club.text.startswith(f"{club.alice.mention}, it is your move")
