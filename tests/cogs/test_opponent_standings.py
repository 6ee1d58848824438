"""Games against the bot count on a board of their level, and nowhere else."""

from pathlib import Path

from storage import verify_file
from tests.cogs.club import Club, in_code_type

NOBODY = "Nobody has finished a game here yet. Be the first: `/duel start`."


async def shown(club: Club, variant: str = "") -> str:
    options = {"variant": variant} if variant else {}
    await club.carol.slash(club.channel, "leaderboard", **options)
    return in_code_type(club.last.embeds[0].description)


async def lose(club: Club, level: str) -> None:
    await club.begin_against_bot("exact100", level=level)
    await club.resign(club.alice)


async def test_they_count_on_the_board_of_their_level_alone(club: Club) -> None:
    await lose(club, "hard")
    assert await shown(club, "bot:hard") == "🥇 **Alice** · 0 won, 1 lost · 0% · 0 matches won"
    assert club.last.embeds[0].title == "Leaderboard · Against me at level hard"
    for other in ("", "exact100", "bot:easy", "bot:medium", "bot:perfect"):
        assert await shown(club, other) == NOBODY


async def test_the_standings_among_members_stay_as_they_were(club: Club) -> None:
    await club.begin("exact100")
    await club.resign(club.bob)
    before = await shown(club), await shown(club, "exact100")
    await lose(club, "easy")
    assert (await shown(club), await shown(club, "exact100")) == before


async def test_wins_losses_and_matches_are_counted(club: Club) -> None:
    # At this target whoever begins wins with 2 and then 9.
    await club.begin_against_bot("reach100", target=19, best_of=3, level="perfect")
    await club.play(2, 9)
    assert await shown(club, "bot:perfect") == "🥇 **Alice** · 1 won, 0 lost · 100% · 0 matches won"
    await club.resign(club.alice)
    await club.play(2, 9)
    assert club.text.endswith("Alice wins the match 2–1!")
    assert await shown(club, "bot:perfect") == "🥇 **Alice** · 2 won, 1 lost · 67% · 1 match won"
    assert verify_file(Path(club.bot.settings.database_file)).differences == []


async def test_its_pages_turn_and_keep_to_their_level(club: Club) -> None:
    for number in range(1, 12):
        member = club.guild.add_member(club.env.create_user(f"Member {number:02}"))
        club.players.add(member.id)
        await member.slash(club.channel, "duel start", opponent=club.robot, variant="over100", level="medium")
        await club.resign(member)
    await lose(club, "hard")
    await club.alice.slash(club.channel, "leaderboard", variant="bot:medium")
    assert club.last.embeds[0].footer.text == "Page 1 of 2"
    await club.alice.click(club.last, label="Next")
    assert club.last.embeds[0].title == "Leaderboard · Against me at level medium"
    assert club.last.embeds[0].description == "**11.** **Member 11** · 0 won, 1 lost · 0% · 0 matches won"
    await club.restart()
    await club.alice.click(club.last, label="Previous")
    assert club.last.embeds[0].footer.text == "Page 1 of 2"
