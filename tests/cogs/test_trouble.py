"""Discord fails, the process dies, the world changes: what was played stands and is announced, and nothing jams."""

from datetime import UTC, datetime, timedelta

import pytest

from duel import Asked, Duel, Person, Remind, Status
from tests.cogs.club import Club

HOUR = 3600
FOREVER = datetime.max.replace(tzinfo=UTC)
CALLBACK = "/interactions/*/*/callback"
MESSAGES = "/channels/*/messages"

# status and code of Discord's answer to the answer
FAILURES = [(500, 0), (503, 0), (404, 10062), (400, 40060), (429, 0)]


@pytest.mark.parametrize(("status", "code"), FAILURES)
async def test_a_move_that_cannot_be_answered_is_announced_in_the_channel(club: Club, status: int, code: int) -> None:
    await club.begin("over100")
    club.env.inject_error("POST", CALLBACK, status=status, code=code)
    await club.alice.slash(club.channel, "multiply", n=5)
    assert club.text == (f"Alice multiplied by 5. New total is 5.\n{club.bob.mention}, choose a multiplier (2-9):")
    await club.bob.click(club.last, label="8")
    assert club.text.startswith("Bob multiplied by 8. New total is 40.")


async def test_every_kind_of_news_reaches_the_channel_when_the_answer_fails(club: Club) -> None:
    club.env.inject_error("POST", CALLBACK, status=500)
    await club.alice.slash(club.channel, "duel start", opponent=club.bob, variant="exact100", first="challenger")
    assert "Alice challenges you" in club.text
    club.env.inject_error("POST", CALLBACK, status=500)
    await club.bob.click(club.last, label="Accept")
    assert club.text.startswith("Bob accepted.")
    question = club.private(await club.alice.slash(club.channel, "duel resign"))
    club.env.inject_error("POST", CALLBACK, status=500)
    await club.alice.click(question, label="Resign")
    assert club.text == "Alice: I resign and lose the game.\nBob wins!"
    challenge = await club.challenge()
    club.env.inject_error("POST", CALLBACK, status=500)
    await club.bob.click(challenge, label="Decline")
    assert club.text == f"{club.alice.mention}, Bob declined the duel."
    challenge = await club.challenge()
    club.env.inject_error("POST", CALLBACK, status=500)
    await club.alice.click(challenge, label="Withdraw")
    assert club.text.endswith("Alice withdrew the challenge.")
    await club.begin()
    club.env.inject_error("POST", CALLBACK, status=500)
    await club.morris.slash(club.channel, "duel stop")
    assert club.text.startswith("A moderator stopped the match")


async def test_what_the_channel_does_not_take_either_is_tried_again(club: Club) -> None:
    await club.begin("over100")
    club.env.inject_error("POST", CALLBACK, status=500)
    club.env.inject_error("POST", MESSAGES, status=500, times=3)
    await club.alice.slash(club.channel, "multiply", n=5)
    assert "Bob accepted." in club.text
    await club.env.advance_time(30)
    assert "Bob accepted." in club.text
    await club.env.advance_time(120)
    assert club.text.startswith("Alice multiplied by 5. New total is 5.")
    messages = len(club.channel.history())
    await club.env.advance_time(HOUR)
    assert len(club.channel.history()) == messages


async def test_a_404_that_says_nothing_of_the_channel_loses_no_news(club: Club) -> None:
    await club.begin("over100")
    club.env.inject_error("POST", CALLBACK, status=500)
    club.env.inject_error("POST", MESSAGES, status=404, code=0)
    await club.alice.slash(club.channel, "multiply", n=5)
    assert "Bob accepted." in club.text
    await club.env.advance_time(60)
    assert club.text.startswith("Alice multiplied by 5. New total is 5.")


async def asked_by(club: Club, name: str, interaction_id: int) -> Asked:
    member = getattr(club, name.lower())
    return Asked(club.bot.now(), Person(member.id, name), interaction_id, None)


async def test_a_process_that_dies_between_commit_and_announcement_announces_when_it_is_back(club: Club) -> None:
    await club.begin("over100")
    await club.bot.matches.multiply(club.channel.id, 5, await asked_by(club, "Alice", 1))
    await club.bot.matches.multiply(club.channel.id, 8, await asked_by(club, "Bob", 2))
    assert "Bob accepted." in club.text
    await club.restart()
    await club.env.advance_time(1)
    assert [message.content for message in club.channel.history()[-2:]] == [
        "Alice multiplied by 5. New total is 5.",
        f"Bob multiplied by 8. New total is 40.\n{club.alice.mention}, choose a multiplier (2-9):",
    ]
    messages = len(club.channel.history())
    await club.restart()
    await club.env.advance_time(60)
    assert len(club.channel.history()) == messages, "once, and not again"


async def test_an_answer_that_discord_took_is_not_repeated_after_a_crash(club: Club) -> None:
    await club.begin("over100")
    await club.alice.slash(club.channel, "multiply", n=5)
    duel = await club.duel()
    # As if the process had died after that answer and before it could cross it off.
    token = next(r.path.split("/")[3] for r in reversed(club.env.http_requests) if r.path.endswith("callback"))
    asked = Asked(club.bot.now(), None, None, token)
    await club.bot.storage.change(duel.id, remind, asked)
    messages = len(club.channel.history())
    await club.restart()
    await club.env.advance_time(1)
    assert len(club.channel.history()) == messages
    assert await club.bot.storage.announcements_of(duel.id, FOREVER) == []


def remind(duel: Duel | None) -> Remind:
    assert duel is not None
    return Remind()


@pytest.mark.parametrize("news", ["reminder", "loss on time", "expiry"])
async def test_what_the_clock_did_is_announced_after_a_restart_if_it_could_not_be_before(club: Club, news: str) -> None:
    if news == "expiry":
        await club.challenge()
    else:
        await club.begin("over100")
    club.env.inject_error("POST", MESSAGES, status=500, times=1)
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=1)
    await club.env.advance_time({"reminder": 18 * HOUR, "loss on time": 18 * HOUR, "expiry": 600}[news])
    if news == "loss on time":
        club.env.inject_error("POST", MESSAGES, status=500, times=None)
        await club.env.advance_time(6 * HOUR)
        club.env.backend.faults.clear()
    before = club.text
    await club.restart()
    await club.env.advance_time(1)
    assert club.text != before
    words = {"reminder": "it is your move", "loss on time": "Time is up! Alice loses.", "expiry": "has expired"}
    assert words[news] in club.text


async def test_time_in_which_the_bot_was_down_is_not_counted_against_a_player(club: Club) -> None:
    await club.begin("over100", clock=240)
    await club.env.advance_time(HOUR)
    await club.restart(after=timedelta(hours=10))
    await club.env.advance_time(2 * HOUR - 1)
    assert club.text.startswith("Bob accepted.")
    await club.env.advance_time(1)
    assert club.text.startswith(f"{club.alice.mention}, it is your move"), "a reminder, not a loss"
    await club.env.advance_time(HOUR - 1)
    assert (await club.duel()).status is Status.LIVE
    await club.env.advance_time(1)
    assert club.text.startswith("Time is up! Alice loses.")


async def test_a_player_who_was_reminded_before_the_bot_went_down_gets_a_quarter_of_the_clock_too(
    club: Club,
) -> None:
    await club.begin("over100", clock=240)
    await club.env.advance_time(3 * HOUR)
    assert "it is your move" in club.text
    await club.restart(after=timedelta(hours=10))
    messages = len(club.channel.history())
    await club.env.advance_time(HOUR - 1)
    assert len(club.channel.history()) == messages
    await club.env.advance_time(1)
    assert club.text.startswith("Time is up! Alice loses.")


async def test_a_deleted_channel_ends_its_match_without_a_result(club: Club) -> None:
    await club.begin(best_of=3)
    duel = await club.duel()
    channel = club.bot.get_channel(club.channel.id)
    await channel.delete()  # pyright: ignore
    await club.env.settle()
    found = await club.bot.storage.duel(duel.id)
    assert found is not None
    assert (found.status, found.deadline, found.wake_at) == (Status.ABANDONED, None, None)
    await club.env.advance_time(48 * HOUR)


async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_noticed_at_the_next_announcement(
    club: Club,
) -> None:
    await club.begin()
    duel = await club.duel()
    club.env.inject_error("POST", MESSAGES, status=404, code=10003, times=None)
    await club.env.advance_time(18 * HOUR)
    found = await club.bot.storage.duel(duel.id)
    assert found is not None
    assert found.status is Status.ABANDONED
    assert await club.bot.storage.next_wake() is None


async def test_a_deleted_thread_ends_its_match_without_a_result(club: Club) -> None:
    message = await club.alice.send(club.channel, "let us play in a thread")
    thread = await message.create_thread(name="a quiet corner")
    [corner] = [found for found in club.channel.threads if found.id == thread.id]
    await club.alice.slash(corner, "duel start", opponent=club.bob, variant="over100")
    [duel] = await club.bot.matches.on_in(corner.id)
    await thread.delete()
    await club.env.settle()
    found = await club.bot.storage.duel(duel.id)
    assert found is not None
    assert found.status is Status.ABANDONED


async def test_a_server_that_the_bot_leaves_loses_its_matches(club: Club) -> None:
    await club.begin()
    duel = await club.duel()
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    await guild.leave()
    await club.env.settle()
    found = await club.bot.storage.duel(duel.id)
    assert found is not None
    assert found.status is Status.ABANDONED


async def test_a_server_that_the_bot_was_removed_from_while_it_was_away(club: Club) -> None:
    await club.begin()
    duel = await club.duel()
    await club.bot.matches.abandon_all_but({club.guild.id})
    assert (await club.duel()).status is Status.LIVE
    await club.bot.matches.abandon_all_but({club.guild.id + 1})
    found = await club.bot.storage.duel(duel.id)
    assert found is not None
    assert found.status is Status.ABANDONED


async def test_without_permission_to_post_the_match_goes_on_by_command_and_the_rest_waits(club: Club) -> None:
    await club.begin("over100")
    club.env.inject_error("POST", MESSAGES, status=403, code=50013, times=None)
    await club.env.advance_time(18 * HOUR)
    await club.play(5)
    assert club.text.startswith("Alice multiplied by 5. New total is 5.")
    await club.env.advance_time(24 * HOUR)
    assert club.text.startswith("Alice multiplied by 5. New total is 5.")
    club.env.backend.faults.clear()
    await club.env.advance_time(HOUR)
    assert club.text == f"Time is up! Bob loses.\nAlice wins the game!\n{club.alice.mention}, the game is yours."


async def test_what_cannot_be_announced_for_days_is_given_up(club: Club) -> None:
    await club.begin("over100")
    duel = await club.duel()
    club.env.inject_error("POST", MESSAGES, status=403, code=50001, times=None)
    await club.env.advance_time(24 * HOUR)
    for _ in range(4):
        await club.env.advance_time(24 * HOUR)
    assert await club.bot.storage.announcements_of(duel.id, FOREVER) == []
    assert await club.bot.storage.next_wake() is None


async def test_a_board_that_a_moderator_deleted_is_replaced_by_the_next(club: Club) -> None:
    await club.begin()
    await club.last.delete()
    await club.alice.slash(club.channel, "duel board")
    await club.alice.click(club.last, label="5")
    assert "The running total is now 5." in club.text


async def test_a_challenge_whose_message_was_deleted_expires_in_silence(club: Club) -> None:
    await club.challenge()
    await club.last.delete()
    await club.env.advance_time(600)
    assert club.channel.last_message is None
    await club.challenge()


async def test_a_player_who_left_loses_on_time(club: Club) -> None:
    await club.begin("over100")
    club.guild.remove_member(club.alice)
    await club.env.advance_time(24 * HOUR)
    assert club.text == f"Time is up! Alice loses.\nBob wins the game!\n{club.bob.mention}, the game is yours."
