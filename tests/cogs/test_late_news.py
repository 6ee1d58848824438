"""What could not be posted while play went on by interactions: only what is still so is told as news."""

from tests.cogs.club import Club, labels_of

HOUR = 3600
MESSAGES = "/channels/*/messages"
CALLBACK = "/interactions/*/*/callback"


def forbid_to_post(club: Club) -> None:
    club.env.inject_error("POST", MESSAGES, status=403, code=50013, times=None)


async def said_when_it_may_post_again(club: Club) -> list[str]:
    """The texts that come within two hours after the bot may post again."""
    club.env.backend.faults.clear()
    before = len(club.channel.history())
    await club.env.advance_time(2 * HOUR)
    return [message.content for message in club.channel.history()[before:]]


async def test_a_reminder_is_not_news_after_the_move(club: Club) -> None:
    await club.begin("over100")
    forbid_to_post(club)
    await club.env.advance_time(18 * HOUR)
    await club.play(5)
    assert await said_when_it_may_post_again(club) == []


async def test_a_reminder_is_not_news_after_the_end(club: Club) -> None:
    await club.begin("over100")
    forbid_to_post(club)
    await club.env.advance_time(18 * HOUR)
    await club.resign(club.alice)
    assert await said_when_it_may_post_again(club) == []


async def test_a_reminder_is_not_news_in_the_next_match(club: Club) -> None:
    await club.begin("over100")
    forbid_to_post(club)
    await club.env.advance_time(18 * HOUR)
    await club.morris.slash(club.channel, "duel stop")
    await club.begin("exact100")
    assert await said_when_it_may_post_again(club) == []


async def test_a_reminder_that_is_still_one_is_told_late(club: Club) -> None:
    await club.begin("over100")
    forbid_to_post(club)
    await club.env.advance_time(18 * HOUR)
    [reminder] = await said_when_it_may_post_again(club)
    assert reminder.startswith(f"{club.alice.mention}, it is your move against Bob.")


async def test_a_move_that_others_followed_is_told_in_its_words_alone(club: Club) -> None:
    await club.begin("over100")
    club.env.inject_error("POST", CALLBACK, status=500)
    forbid_to_post(club)
    await club.alice.slash(club.channel, "multiply", n=5)
    await club.bob.slash(club.channel, "multiply", n=3)
    await club.alice.slash(club.channel, "multiply", n=2)
    assert await said_when_it_may_post_again(club) == ["Alice multiplied by 5. New total is 5."]
    assert (club.last.embeds, labels_of(club.last), club.last.mentions) == ([], [], [])


async def test_a_move_of_a_game_before_this_one_is_told_in_its_words_alone(club: Club) -> None:
    await club.begin("over100", best_of=3)
    club.env.inject_error("POST", CALLBACK, status=500)
    forbid_to_post(club)
    await club.alice.slash(club.channel, "multiply", n=5)
    await club.resign(club.bob)
    assert await said_when_it_may_post_again(club) == ["Alice multiplied by 5. New total is 5."]
    assert labels_of(club.last) == []


async def test_a_start_is_told_without_a_board_when_the_match_is_over(club: Club) -> None:
    challenge = await club.challenge("over100")
    club.env.inject_error("POST", CALLBACK, status=500)
    forbid_to_post(club)
    await club.bob.click(challenge, label="Accept")
    await club.resign(club.alice)
    assert await said_when_it_may_post_again(club) == ["Bob accepted.\nStarting the game. The total is 1."]
    assert labels_of(club.last) == []


async def test_words_that_are_told_late_are_not_taken_for_the_newest_board(club: Club) -> None:
    await club.begin("over100", clock=240)
    club.env.inject_error("POST", CALLBACK, status=500)
    forbid_to_post(club)
    await club.alice.slash(club.channel, "multiply", n=5)
    await club.bob.slash(club.channel, "multiply", n=3)
    board = (await club.duel()).message_id
    await said_when_it_may_post_again(club)
    assert (await club.duel()).message_id == board
