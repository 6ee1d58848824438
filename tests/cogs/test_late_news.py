"""What could not be posted while play went on by interactions: only what is still so is told as news."""

from tests.cogs.table import Table, labels_of

HOUR = 3600
MESSAGES = "/channels/*/messages"
CALLBACK = "/interactions/*/*/callback"


def forbid_to_post(table: Table) -> None:
    table.env.inject_error("POST", MESSAGES, status=403, code=50013, times=None)


async def said_when_it_may_post_again(table: Table) -> list[str]:
    """The texts that come within two hours after the bot may post again."""
    table.env.backend.faults.clear()
    before = len(table.channel.history())
    await table.env.advance_time(2 * HOUR)
    return [message.content for message in table.channel.history()[before:]]


async def test_a_reminder_is_not_news_after_the_move(table: Table) -> None:
    await table.begin("over100")
    forbid_to_post(table)
    await table.env.advance_time(18 * HOUR)
    await table.play(5)
    assert await said_when_it_may_post_again(table) == []


async def test_a_reminder_is_not_news_after_the_end(table: Table) -> None:
    await table.begin("over100")
    forbid_to_post(table)
    await table.env.advance_time(18 * HOUR)
    await table.alice.slash(table.channel, "duel resign")
    assert await said_when_it_may_post_again(table) == []


async def test_a_reminder_is_not_news_in_the_next_match(table: Table) -> None:
    await table.begin("over100")
    forbid_to_post(table)
    await table.env.advance_time(18 * HOUR)
    await table.morris.slash(table.channel, "duel stop")
    await table.begin("exact100")
    assert await said_when_it_may_post_again(table) == []


async def test_a_reminder_that_is_still_one_is_told_late(table: Table) -> None:
    await table.begin("over100")
    forbid_to_post(table)
    await table.env.advance_time(18 * HOUR)
    [reminder] = await said_when_it_may_post_again(table)
    assert reminder.startswith(f"{table.alice.mention}, it is your move against Bob.")


async def test_a_move_that_others_followed_is_told_in_its_words_alone(table: Table) -> None:
    await table.begin("over100")
    table.env.inject_error("POST", CALLBACK, status=500)
    forbid_to_post(table)
    await table.alice.slash(table.channel, "multiply", n=5)
    await table.bob.slash(table.channel, "multiply", n=3)
    await table.alice.slash(table.channel, "multiply", n=2)
    assert await said_when_it_may_post_again(table) == ["Alice multiplied by 5. New total is 5."]
    assert (table.last.embeds, labels_of(table.last), table.last.mentions) == ([], [], [])


async def test_a_move_of_a_game_before_this_one_is_told_in_its_words_alone(table: Table) -> None:
    await table.begin("over100", best_of=3)
    table.env.inject_error("POST", CALLBACK, status=500)
    forbid_to_post(table)
    await table.alice.slash(table.channel, "multiply", n=5)
    await table.bob.slash(table.channel, "duel resign")
    assert await said_when_it_may_post_again(table) == ["Alice multiplied by 5. New total is 5."]
    assert labels_of(table.last) == []


async def test_a_start_is_told_without_a_board_when_the_match_is_over(table: Table) -> None:
    challenge = await table.challenge("over100")
    table.env.inject_error("POST", CALLBACK, status=500)
    forbid_to_post(table)
    await table.bob.click(challenge, label="Accept")
    await table.alice.slash(table.channel, "duel resign")
    assert await said_when_it_may_post_again(table) == [
        "Bob accepted. Alice starts.\nStarting the game. The total is 1."
    ]
    assert labels_of(table.last) == []


async def test_words_that_are_told_late_are_not_taken_for_the_newest_board(table: Table) -> None:
    await table.begin("over100", clock=240)
    table.env.inject_error("POST", CALLBACK, status=500)
    forbid_to_post(table)
    await table.alice.slash(table.channel, "multiply", n=5)
    await table.bob.slash(table.channel, "multiply", n=3)
    board = (await table.duel()).message_id
    await said_when_it_may_post_again(table)
    assert (await table.duel()).message_id == board
