"""A restart in the middle of everything."""

from pathlib import Path

from tests.cogs.club import Club


async def test_a_challenge_can_be_answered_after_a_restart(club: Club) -> None:
    challenge = await club.challenge()
    await club.restart()
    await club.bob.click(challenge, label="Accept")
    assert club.text.startswith("Bob accepted.")


async def test_a_challenge_expires_after_a_restart(club: Club) -> None:
    await club.challenge()
    await club.env.advance_time(300)
    await club.restart()
    await club.env.advance_time(299)
    assert "expires" in club.text
    await club.env.advance_time(1)
    assert "has expired" in club.text


async def test_a_game_and_its_buttons_go_on_after_a_restart(club: Club) -> None:
    await club.begin("race1000", best_of=3)
    old = club.last
    await club.play(5, 6)
    board, before = club.last, await club.duel()
    await club.restart()
    assert await club.duel() == before
    assert (await club.refused(await club.press_late(club.alice, old, "5"))).startswith("The game has moved on.")
    await club.alice.click(board, label="5")
    assert club.text.startswith("Alice chooses 5. New Product: 25")


async def test_strikes_score_and_turn_survive(club: Club) -> None:
    await club.begin("over100", best_of=3)
    await club.resign(club.alice)
    await club.bob.slash(club.channel, "multiply", n=99)
    await club.restart()
    await club.carol.slash(club.channel, "duel board")
    assert "game 2, best of 3" in club.board
    assert "Score Alice **0** – **1** Bob" in club.board
    assert "Strikes Bob **1** of 3" in club.board
    assert club.bob.mention in club.text


async def test_clocks_run_on_after_a_restart(club: Club) -> None:
    await club.begin("over100", clock=60)
    await club.env.advance_time(30 * 60)
    await club.restart()
    await club.env.advance_time(15 * 60)
    assert club.text.startswith(f"{club.alice.mention}, it is your move")
    await club.restart()
    messages = len(club.channel.history())
    await club.env.advance_time(14 * 60)
    assert len(club.channel.history()) == messages, "one reminder, not another after the restart"
    await club.env.advance_time(60)
    assert club.text.startswith("Time is up! Alice loses.")


async def test_the_pages_of_the_leaderboard_turn_after_a_restart(club: Club) -> None:
    for number in range(12):
        member = club.guild.add_member(club.env.create_user(f"Member {number}"))
        club.players.add(member.id)
        await member.slash(club.channel, "duel start", opponent=club.bob, variant="exact100")
        await club.bob.click(club.last, label="Accept")
        await club.resign(club.bob)
    await club.alice.slash(club.channel, "leaderboard")
    await club.restart()
    await club.carol.click(club.last, label="Next")
    assert club.last.embeds[0].footer.text == "Page 2 of 2"


async def test_commands_are_registered_only_when_they_changed(club: Club) -> None:
    def syncs() -> int:
        return sum(request.method == "PUT" and "commands" in request.path for request in club.env.http_requests)

    assert syncs() == 1
    await club.restart()
    assert syncs() == 1
    await club.bot.storage.take_note("commands", "something older")
    await club.restart()
    assert syncs() == 2


async def test_the_bot_stops_without_leaving_the_database_open(club: Club) -> None:
    await club.begin()
    file = Path(club.bot.settings.database_file)
    await club.restart()
    await club.bot.close()
    assert not file.with_name(file.name + "-wal").exists(), "SQLite removes its log when the last one closes it"
