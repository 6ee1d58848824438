"""A restart in the middle of everything."""

from pathlib import Path

from tests.cogs.table import Table


async def test_a_challenge_can_be_answered_after_a_restart(table: Table) -> None:
    challenge = await table.challenge()
    await table.restart()
    await table.bob.click(challenge, label="Accept")
    assert table.text.startswith("Bob accepted. Alice starts.")


async def test_a_challenge_expires_after_a_restart(table: Table) -> None:
    await table.challenge()
    await table.env.advance_time(300)
    await table.restart()
    await table.env.advance_time(299)
    assert "expires" in table.text
    await table.env.advance_time(1)
    assert "has expired" in table.text


async def test_a_game_and_its_buttons_go_on_after_a_restart(table: Table) -> None:
    await table.begin("race1000", best_of=3)
    await table.play(5, 6)
    old, board = table.channel.history()[-2], table.last
    before = await table.duel()
    await table.restart()
    assert await table.duel() == before
    assert (await table.refused(await table.alice.click(old, label="5"))).startswith("The game has moved on.")
    await table.alice.click(board, label="5")
    assert table.text.startswith("Alice chooses 5. New Product: 25")


async def test_strikes_score_and_turn_survive(table: Table) -> None:
    await table.begin("over100", best_of=3)
    await table.alice.slash(table.channel, "duel resign")
    await table.bob.slash(table.channel, "multiply", n=99)
    await table.restart()
    await table.carol.slash(table.channel, "duel board")
    assert "game 2, best of 3" in table.board
    assert "Score Alice **0** – **1** Bob" in table.board
    assert "Strikes Bob **1** of 3" in table.board
    assert table.bob.mention in table.text


async def test_clocks_run_on_after_a_restart(table: Table) -> None:
    await table.begin("over100", clock=60)
    await table.env.advance_time(30 * 60)
    await table.restart()
    await table.env.advance_time(15 * 60)
    assert table.text.startswith(f"{table.alice.mention}, it is your move")
    await table.restart()
    messages = len(table.channel.history())
    await table.env.advance_time(14 * 60)
    assert len(table.channel.history()) == messages, "one reminder, not another after the restart"
    await table.env.advance_time(60)
    assert table.text.startswith("Time is up! Alice loses.")


async def test_the_pages_of_the_leaderboard_turn_after_a_restart(table: Table) -> None:
    for number in range(12):
        member = table.guild.add_member(table.env.create_user(f"Member {number}"))
        table.players.add(member.id)
        await member.slash(table.channel, "duel start", opponent=table.bob, variant="exact100")
        await table.bob.click(table.last, label="Accept")
        await table.bob.slash(table.channel, "duel resign")
    await table.alice.slash(table.channel, "leaderboard")
    await table.restart()
    await table.carol.click(table.last, label="Next")
    assert table.last.embeds[0].footer.text == "Page 2 of 2"


async def test_commands_are_registered_only_when_they_changed(table: Table) -> None:
    def syncs() -> int:
        return sum(request.method == "PUT" and "commands" in request.path for request in table.env.http_requests)

    assert syncs() == 1
    await table.restart()
    assert syncs() == 1
    await table.bot.storage.take_note("commands", "something older")
    await table.restart()
    assert syncs() == 2


async def test_the_bot_stops_without_leaving_the_database_open(table: Table) -> None:
    await table.begin()
    file = Path(table.bot.settings.database_file)
    await table.restart()
    await table.bot.close()
    assert not file.with_name(file.name + "-wal").exists(), "SQLite removes its log when the last one closes it"
