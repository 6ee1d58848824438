"""``thread:yes``: the match has a thread of its own, and the channel keeps the challenge and hears the result."""

import pytest

from tests.cogs.club import Club, labels_of
from tests.cogs.reading import menu_of
from tests.cogs.threads import NUMBERS, STARTED, archives, begin, begin_against_bot, last, said, thread_of

HOUR = 3600


# Opening


async def test_the_thread_is_started_from_the_challenge_and_named_after_the_players_and_the_game(club: Club) -> None:
    challenge = await club.challenge(thread="yes")
    assert club.channel.threads == [], "it waits for Accept"
    await club.bob.click(challenge, label="Accept")
    thread = thread_of(club)
    assert (thread.id, thread.name) == (challenge.id, "Alice vs Bob · Multiplication Duel")
    assert archives(club, thread) == (10080, False)


async def test_the_first_board_is_in_the_thread_and_the_challenge_says_where(club: Club) -> None:
    thread = await begin(club)
    [board] = said(thread)
    assert board.content.startswith(STARTED)
    assert (labels_of(board), [user.id for user in board.mentions]) == (NUMBERS, [club.alice.id])
    [challenge] = said(club.channel)
    assert challenge.content.endswith(f"-# It is played in {thread.mention}.")
    assert labels_of(challenge) == []


async def test_both_players_are_added_to_the_thread(club: Club) -> None:
    thread = await begin(club)
    assert {club.alice.id, club.bob.id} <= club.env.backend.get_thread(thread.id).thread_members.keys()


async def test_long_names_leave_room_for_the_game_in_the_name_of_the_thread(club: Club) -> None:
    ann, ben = (club.guild.add_member(club.env.create_user(letter * 32), nick=letter * 32) for letter in "AB")
    club.players |= {ann.id, ben.id}
    await ann.slash(club.channel, "duel start", opponent=ben, variant="exact100", thread="yes")
    await ben.click(club.last, label="Accept")
    name = f"{'A' * 32} vs {'B' * 32} · Multiplication Duel"
    assert (thread_of(club).name, len(name)) == (name, 90)


async def test_against_the_bot_the_thread_is_started_from_its_answer(club: Club) -> None:
    thread = await begin_against_bot(club, level="easy")
    [answer] = said(club.channel)
    assert (thread.id, thread.name) == (answer.id, "Alice vs TestBot · Multiplication Duel")
    assert answer.content.startswith("Alice plays **Multiplication Duel** with me, at level **easy**.")
    assert labels_of(answer) == []
    [board] = said(thread)
    assert board.content.startswith("I am in, as TestBot.")
    assert labels_of(board) == NUMBERS
    assert club.alice.id in club.env.backend.get_thread(thread.id).thread_members


async def test_a_bot_that_starts_makes_its_first_move_in_the_thread(club: Club) -> None:
    thread = await begin_against_bot(club, "over100", level="easy", first="opponent")
    [board] = said(thread)
    assert "TestBot multiplied by" in board.content
    assert labels_of(board) == NUMBERS


async def test_the_thread_belongs_to_the_message_on_which_accept_was_pressed(club: Club) -> None:
    first = await club.challenge(thread="yes")
    await club.carol.slash(club.channel, "duel board")
    second = club.last
    await club.bob.click(second, label="Accept")
    thread = thread_of(club)
    assert thread.id == second.id
    for challenge in said(club.channel):
        assert challenge.content.endswith(f"It is played in {thread.mention}.")
        assert labels_of(challenge) == []
    assert [message.id for message in said(club.channel)] == [first.id, second.id]


@pytest.mark.parametrize("end", ["Decline", "Withdraw", "expiry"])
async def test_a_challenge_that_comes_to_nothing_opens_no_thread(club: Club, end: str) -> None:
    challenge = await club.challenge(thread="yes")
    if end == "expiry":
        await club.env.advance_time(600)
    else:
        await (club.bob if end == "Decline" else club.alice).click(challenge, label=end)
    assert club.channel.threads == []
    assert labels_of(said(club.channel)[0]) == []


async def test_without_the_option_there_is_no_thread(club: Club) -> None:
    await club.begin(thread="no")
    assert club.channel.threads == []
    assert club.text.startswith(STARTED)


# Playing


async def test_moves_by_command_and_button_are_made_in_the_thread(club: Club) -> None:
    thread = await begin(club, "over100")
    await club.alice.slash(thread, "multiply", n=5)
    await club.bob.click(last(club), label="8")
    assert [message.content.split("\n")[0] for message in said(thread)] == [
        STARTED,
        "Alice multiplied by 5. New total is 5.",
        "Bob multiplied by 8. New total is 40.",
    ]
    assert [labels_of(message) for message in said(thread)] == [[], [], NUMBERS], "one board is live"
    assert len(said(club.channel)) == 1, "the channel hears nothing of it"


async def test_the_players_are_free_in_the_channel_meanwhile(club: Club) -> None:
    thread = await begin(club, "over100")
    club.players.add(club.carol.id)
    assert "You have no match" in await club.refused(await club.alice.slash(club.channel, "multiply", n=5))
    await club.bob.slash(club.channel, "duel start", opponent=club.carol, variant="over100", first="challenger")
    await club.carol.click(club.last, label="Accept")
    await club.bob.slash(club.channel, "multiply", n=3)
    assert club.text.startswith("Bob multiplied by 3.")
    await club.alice.slash(thread, "multiply", n=5)
    assert last(club).content.startswith("Alice multiplied by 5.")


async def test_in_the_thread_nobody_has_two_matches(club: Club) -> None:
    thread = await begin(club)
    again = await club.alice.slash(thread, "duel start", opponent=club.bob, variant="exact100")
    assert "You are in a match with Bob" in await club.refused(again)


async def test_the_commands_mean_the_match_of_the_thread(club: Club) -> None:
    thread = await begin_against_bot(club, level="perfect")
    assert club.private(await club.alice.slash(thread, "hint")).content.endswith("keeps the win.")
    board = last(club)
    await club.carol.slash(thread, "duel board")
    assert labels_of(last(club)) == NUMBERS
    assert labels_of(next(message for message in said(thread) if message.id == board.id)) == []
    assert "no match in this channel" in await club.refused(await club.carol.slash(club.channel, "duel board"))
    await club.resign(club.alice, thread)
    assert last(club).content.startswith("Alice: I resign and lose the game.")
    await club.alice.slash(thread, "duel review")
    assert last(club).content or last(club).embeds
    assert last(club).id != board.id


async def test_reminders_and_losses_on_time_are_told_in_the_thread(club: Club) -> None:
    thread = await begin(club, "over100", clock=240)
    await club.env.advance_time(3 * HOUR)
    assert last(club).content.startswith(f"{club.alice.mention}, it is your move against Bob.")
    assert [labels_of(message) for message in said(thread)] == [[], NUMBERS]
    await club.env.advance_time(HOUR)
    assert last(club).content.startswith("Time is up! Alice loses.")
    assert [message.content.split("\n")[0] for message in said(thread)] == [STARTED, last(club).content.split("\n")[0]]
    assert said(club.channel)[-1].content == f"🏆 **Bob** beat **Alice** at Power Play: {thread.mention}"


# The end


async def test_the_channel_gets_one_line_with_the_result(club: Club) -> None:
    thread = await begin(club, "over100", best_of=3)
    for game in range(2):
        assert len(said(club.channel)) == 1, f"nothing yet, after {game} games"
        await club.resign(club.bob, thread)
    assert [message.content for message in said(club.channel)[1:]] == [
        f"🏆 **Alice** beat **Bob** 2–0 at Power Play: {thread.mention}"
    ]
    for card in (last(club), said(club.channel)[-1]):
        assert labels_of(card) == ["Rematch"]
        assert menu_of(card) == ["Review game 1", "Review game 2"]
    await club.env.advance_time(HOUR)
    assert len(said(club.channel)) == 2


async def test_the_thread_is_put_away_an_hour_after_the_end_and_not_by_the_bot(club: Club) -> None:
    thread = await begin(club)
    await club.resign(club.bob, thread)
    assert archives(club, thread) == (60, False)
    await club.env.advance_time(2 * HOUR)
    assert archives(club, thread) == (60, False), "that is for Discord to do"


async def test_a_stop_is_told_in_the_thread_and_in_the_channel(club: Club) -> None:
    thread = await begin(club)
    await club.morris.slash(thread, "duel stop")
    stopped = "A moderator stopped the match between Alice and Bob. It has no result."
    assert last(club).content == stopped
    assert not any(labels_of(message) for message in said(thread))
    assert [message.content for message in said(club.channel)[1:]] == [f"{stopped} It was played in {thread.mention}."]
    assert archives(club, thread) == (60, False)


async def test_a_channel_that_takes_no_result_gets_it_later(club: Club) -> None:
    thread = await begin(club)
    club.env.inject_error("POST", f"/channels/{club.channel.id}/messages", status=500, times=None)
    await club.resign(club.bob, thread)
    await club.env.advance_time(60)
    assert len(said(club.channel)) == 1
    club.env.backend.faults.clear()
    await club.env.advance_time(300)
    assert len(said(club.channel)) == 2
    assert archives(club, thread) == (60, False)


async def test_a_result_stands_although_the_thread_takes_no_change(club: Club) -> None:
    thread = await begin(club)
    club.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013)
    await club.resign(club.bob, thread)
    await club.env.advance_time(HOUR)
    assert len(said(club.channel)) == 2
    assert archives(club, thread) == (10080, False)
