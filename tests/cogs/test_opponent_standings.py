"""Games against the bot count on a board of their level, and nowhere else."""

from pathlib import Path

from storage import verify_file
from tests.cogs.table import Table

NOBODY = "Nobody has finished a game here yet. Be the first: `/duel start`."


async def shown(table: Table, variant: str = "") -> str | None:
    options = {"variant": variant} if variant else {}
    await table.carol.slash(table.channel, "leaderboard", **options)
    return table.last.embeds[0].description


async def lose(table: Table, level: str) -> None:
    await table.begin_against_bot("exact100", level=level)
    await table.alice.slash(table.channel, "duel resign")


async def test_they_count_on_the_board_of_their_level_alone(table: Table) -> None:
    await lose(table, "hard")
    assert await shown(table, "bot:hard") == "🥇 **Alice** · 0 won, 1 lost · 0% · 0 matches won"
    assert table.last.embeds[0].title == "Leaderboard · Against me at level hard"
    for other in ("", "exact100", "bot:easy", "bot:medium", "bot:perfect"):
        assert await shown(table, other) == NOBODY


async def test_the_standings_among_members_stay_as_they_were(table: Table) -> None:
    await table.begin("exact100")
    await table.bob.slash(table.channel, "duel resign")
    before = await shown(table), await shown(table, "exact100")
    await lose(table, "easy")
    assert (await shown(table), await shown(table, "exact100")) == before


async def test_wins_losses_and_matches_are_counted(table: Table) -> None:
    # At this target whoever begins wins with 2 and then 9.
    await table.begin_against_bot("reach100", target=19, best_of=3, level="perfect")
    await table.play(2, 9)
    assert await shown(table, "bot:perfect") == "🥇 **Alice** · 1 won, 0 lost · 100% · 0 matches won"
    await table.alice.slash(table.channel, "duel resign")
    await table.play(2, 9)
    assert table.text.endswith("Alice wins the match 2–1!")
    assert await shown(table, "bot:perfect") == "🥇 **Alice** · 2 won, 1 lost · 67% · 1 match won"
    assert verify_file(Path(table.bot.settings.database_file)).differences == []


async def test_its_pages_turn_and_keep_to_their_level(table: Table) -> None:
    for number in range(1, 12):
        member = table.guild.add_member(table.env.create_user(f"Member {number:02}"))
        table.players.add(member.id)
        await member.slash(table.channel, "duel start", opponent=table.robot, variant="over100", level="medium")
        await member.slash(table.channel, "duel resign")
    await lose(table, "hard")
    await table.alice.slash(table.channel, "leaderboard", variant="bot:medium")
    assert table.last.embeds[0].footer.text == "Page 1 of 2"
    await table.alice.click(table.last, label="Next")
    assert table.last.embeds[0].title == "Leaderboard · Against me at level medium"
    assert table.last.embeds[0].description == "**11.** **Member 11** · 0 won, 1 lost · 0% · 0 matches won"
    await table.restart()
    await table.alice.click(table.last, label="Previous")
    assert table.last.embeds[0].footer.text == "Page 1 of 2"
