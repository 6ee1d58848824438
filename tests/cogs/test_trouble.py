"""Discord fails, the process dies, the world changes: what was played stands and is announced, and nothing jams."""

from datetime import UTC, datetime, timedelta

import pytest

from duel import Asked, Duel, Person, Remind, Status
from tests.cogs.table import Table

HOUR = 3600
FOREVER = datetime.max.replace(tzinfo=UTC)
CALLBACK = "/interactions/*/*/callback"
MESSAGES = "/channels/*/messages"

# status and code of Discord's answer to the answer
FAILURES = [(500, 0), (503, 0), (404, 10062), (400, 40060), (429, 0)]


@pytest.mark.parametrize(("status", "code"), FAILURES)
async def test_a_move_that_cannot_be_answered_is_announced_in_the_channel(table: Table, status: int, code: int) -> None:
    await table.begin("over100")
    table.env.inject_error("POST", CALLBACK, status=status, code=code)
    await table.alice.slash(table.channel, "multiply", n=5)
    assert table.text == (f"Alice multiplied by 5. New total is 5.\n{table.bob.mention}, choose a multiplier (2-9):")
    await table.bob.click(table.last, label="8")
    assert table.text.startswith("Bob multiplied by 8. New total is 40.")


async def test_every_kind_of_news_reaches_the_channel_when_the_answer_fails(table: Table) -> None:
    table.env.inject_error("POST", CALLBACK, status=500)
    await table.alice.slash(table.channel, "duel start", opponent=table.bob, variant="exact100", first="challenger")
    assert "Alice challenges you" in table.text
    table.env.inject_error("POST", CALLBACK, status=500)
    await table.bob.click(table.last, label="Accept")
    assert table.text.startswith("Bob accepted. Alice starts.")
    table.env.inject_error("POST", CALLBACK, status=500)
    await table.alice.slash(table.channel, "duel resign")
    assert table.text == "Alice: I resign and lose the game.\nBob wins!"
    challenge = await table.challenge()
    table.env.inject_error("POST", CALLBACK, status=500)
    await table.bob.click(challenge, label="Decline")
    assert table.text == f"{table.alice.mention}, Bob declined the duel."
    challenge = await table.challenge()
    table.env.inject_error("POST", CALLBACK, status=500)
    await table.alice.click(challenge, label="Withdraw")
    assert table.text.endswith("Alice withdrew the challenge.")
    await table.begin()
    table.env.inject_error("POST", CALLBACK, status=500)
    await table.morris.slash(table.channel, "duel stop")
    assert table.text.startswith("A moderator stopped the match")


async def test_what_the_channel_does_not_take_either_is_tried_again(table: Table) -> None:
    await table.begin("over100")
    table.env.inject_error("POST", CALLBACK, status=500)
    table.env.inject_error("POST", MESSAGES, status=500, times=3)
    await table.alice.slash(table.channel, "multiply", n=5)
    assert "Bob accepted." in table.text
    await table.env.advance_time(30)
    assert "Bob accepted." in table.text
    await table.env.advance_time(120)
    assert table.text.startswith("Alice multiplied by 5. New total is 5.")
    messages = len(table.channel.history())
    await table.env.advance_time(HOUR)
    assert len(table.channel.history()) == messages


async def test_a_404_that_says_nothing_of_the_channel_loses_no_news(table: Table) -> None:
    await table.begin("over100")
    table.env.inject_error("POST", CALLBACK, status=500)
    table.env.inject_error("POST", MESSAGES, status=404, code=0)
    await table.alice.slash(table.channel, "multiply", n=5)
    assert "Bob accepted." in table.text
    await table.env.advance_time(60)
    assert table.text.startswith("Alice multiplied by 5. New total is 5.")


async def asked_by(table: Table, name: str, interaction_id: int) -> Asked:
    member = getattr(table, name.lower())
    return Asked(table.bot.matches.now(), Person(member.id, name), interaction_id, None)


async def test_a_process_that_dies_between_commit_and_announcement_announces_when_it_is_back(table: Table) -> None:
    await table.begin("over100")
    await table.bot.matches.multiply(table.channel.id, 5, await asked_by(table, "Alice", 1))
    await table.bot.matches.multiply(table.channel.id, 8, await asked_by(table, "Bob", 2))
    assert "Bob accepted." in table.text
    await table.restart()
    await table.env.advance_time(1)
    assert [message.content for message in table.channel.history()[-2:]] == [
        "Alice multiplied by 5. New total is 5.",
        f"Bob multiplied by 8. New total is 40.\n{table.alice.mention}, choose a multiplier (2-9):",
    ]
    messages = len(table.channel.history())
    await table.restart()
    await table.env.advance_time(60)
    assert len(table.channel.history()) == messages, "once, and not again"


async def test_an_answer_that_discord_took_is_not_repeated_after_a_crash(table: Table) -> None:
    await table.begin("over100")
    await table.alice.slash(table.channel, "multiply", n=5)
    duel = await table.duel()
    # As if the process had died after that answer and before it could cross it off.
    token = next(r.path.split("/")[3] for r in reversed(table.env.http_requests) if r.path.endswith("callback"))
    asked = Asked(table.bot.matches.now(), None, None, token)
    await table.bot.storage.change(duel.id, remind, asked)
    messages = len(table.channel.history())
    await table.restart()
    await table.env.advance_time(1)
    assert len(table.channel.history()) == messages
    assert await table.bot.storage.announcements_of(duel.id, FOREVER) == []


def remind(duel: Duel | None) -> Remind:
    assert duel is not None
    return Remind()


@pytest.mark.parametrize("news", ["reminder", "loss on time", "expiry"])
async def test_what_the_clock_did_is_announced_after_a_restart_if_it_could_not_be_before(
    table: Table, news: str
) -> None:
    if news == "expiry":
        await table.challenge()
    else:
        await table.begin("over100")
    table.env.inject_error("POST", MESSAGES, status=500, times=1)
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=1)
    await table.env.advance_time({"reminder": 18 * HOUR, "loss on time": 18 * HOUR, "expiry": 600}[news])
    if news == "loss on time":
        table.env.inject_error("POST", MESSAGES, status=500, times=None)
        await table.env.advance_time(6 * HOUR)
        table.env.backend.faults.clear()
    before = table.text
    await table.restart()
    await table.env.advance_time(1)
    assert table.text != before
    words = {"reminder": "it is your move", "loss on time": "Time is up! Alice loses.", "expiry": "has expired"}
    assert words[news] in table.text


async def test_time_in_which_the_bot_was_down_is_not_counted_against_a_player(table: Table) -> None:
    await table.begin("over100", clock=240)
    await table.env.advance_time(HOUR)
    await table.restart(after=timedelta(hours=10))
    await table.env.advance_time(2 * HOUR - 1)
    assert table.text.startswith("Bob accepted.")
    await table.env.advance_time(1)
    assert table.text.startswith(f"{table.alice.mention}, it is your move"), "a reminder, not a loss"
    await table.env.advance_time(HOUR - 1)
    assert (await table.duel()).status is Status.LIVE
    await table.env.advance_time(1)
    assert table.text.startswith("Time is up! Alice loses.")


async def test_a_player_who_was_reminded_before_the_bot_went_down_gets_a_quarter_of_the_clock_too(
    table: Table,
) -> None:
    await table.begin("over100", clock=240)
    await table.env.advance_time(3 * HOUR)
    assert "it is your move" in table.text
    await table.restart(after=timedelta(hours=10))
    messages = len(table.channel.history())
    await table.env.advance_time(HOUR - 1)
    assert len(table.channel.history()) == messages
    await table.env.advance_time(1)
    assert table.text.startswith("Time is up! Alice loses.")


async def test_a_deleted_channel_ends_its_match_without_a_result(table: Table) -> None:
    await table.begin(best_of=3)
    duel = await table.duel()
    channel = table.bot.get_channel(table.channel.id)
    await channel.delete()  # pyright: ignore
    await table.env.settle()
    found = await table.bot.storage.duel(duel.id)
    assert found is not None
    assert (found.status, found.deadline, found.wake_at) == (Status.ABANDONED, None, None)
    await table.env.advance_time(48 * HOUR)


async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_noticed_at_the_next_announcement(
    table: Table,
) -> None:
    await table.begin()
    duel = await table.duel()
    table.env.inject_error("POST", MESSAGES, status=404, code=10003, times=None)
    await table.env.advance_time(18 * HOUR)
    found = await table.bot.storage.duel(duel.id)
    assert found is not None
    assert found.status is Status.ABANDONED
    assert await table.bot.storage.next_wake() is None


async def test_a_deleted_thread_ends_its_match_without_a_result(table: Table) -> None:
    message = await table.alice.send(table.channel, "let us play in a thread")
    thread = await message.create_thread(name="a quiet corner")
    [corner] = [found for found in table.channel.threads if found.id == thread.id]
    await table.alice.slash(corner, "duel start", opponent=table.bob, variant="over100")
    duel = await table.bot.matches.duel_in(corner.id)
    await thread.delete()
    await table.env.settle()
    found = await table.bot.storage.duel(duel.id)
    assert found is not None
    assert found.status is Status.ABANDONED


async def test_a_server_that_the_bot_leaves_loses_its_matches(table: Table) -> None:
    await table.begin()
    duel = await table.duel()
    guild = table.bot.get_guild(table.guild.id)
    assert guild is not None
    await guild.leave()
    await table.env.settle()
    found = await table.bot.storage.duel(duel.id)
    assert found is not None
    assert found.status is Status.ABANDONED


async def test_a_server_that_the_bot_was_removed_from_while_it_was_away(table: Table) -> None:
    await table.begin()
    duel = await table.duel()
    await table.bot.matches.abandon_all_but({table.guild.id})
    assert (await table.duel()).status is Status.LIVE
    await table.bot.matches.abandon_all_but({table.guild.id + 1})
    found = await table.bot.storage.duel(duel.id)
    assert found is not None
    assert found.status is Status.ABANDONED


async def test_without_permission_to_post_the_match_goes_on_by_command_and_the_rest_waits(table: Table) -> None:
    await table.begin("over100")
    table.env.inject_error("POST", MESSAGES, status=403, code=50013, times=None)
    await table.env.advance_time(18 * HOUR)
    await table.play(5)
    assert table.text.startswith("Alice multiplied by 5. New total is 5.")
    await table.env.advance_time(24 * HOUR)
    assert table.text.startswith("Alice multiplied by 5. New total is 5.")
    table.env.backend.faults.clear()
    await table.env.advance_time(HOUR)
    assert table.text == "Time is up! Bob loses.\nAlice wins the game!"


async def test_what_cannot_be_announced_for_days_is_given_up(table: Table) -> None:
    await table.begin("over100")
    duel = await table.duel()
    table.env.inject_error("POST", MESSAGES, status=403, code=50001, times=None)
    await table.env.advance_time(24 * HOUR)
    for _ in range(4):
        await table.env.advance_time(24 * HOUR)
    assert await table.bot.storage.announcements_of(duel.id, FOREVER) == []
    assert await table.bot.storage.next_wake() is None


async def test_a_board_that_a_moderator_deleted_is_replaced_by_the_next(table: Table) -> None:
    await table.begin()
    await table.last.delete()
    await table.alice.slash(table.channel, "duel board")
    await table.alice.click(table.last, label="5")
    assert "The running total is now 5." in table.text


async def test_a_challenge_whose_message_was_deleted_expires_in_silence(table: Table) -> None:
    await table.challenge()
    await table.last.delete()
    await table.env.advance_time(600)
    assert table.channel.last_message is None
    await table.challenge()


async def test_a_player_who_left_loses_on_time(table: Table) -> None:
    await table.begin("over100")
    table.guild.remove_member(table.alice)
    await table.env.advance_time(24 * HOUR)
    assert table.text == "Time is up! Alice loses.\nBob wins the game!"
