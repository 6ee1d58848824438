"""``/hint``: what perfect play would do, in games against the bot only."""

import pytest

from tests.cogs.club import Club

LOST = "Every choice loses against perfect play."


async def hinted(club: Club) -> str:
    return club.private(await club.alice.slash(club.channel, "hint")).content


async def test_a_hint_names_what_keeps_the_win_and_only_the_one_who_asks_sees_it(club: Club) -> None:
    await club.begin_against_bot(level="perfect")
    before = await club.duel()
    assert await hinted(club) == "**3, 4 or 5**: each of them keeps the win."
    assert club.text.startswith("I am in, as TestBot."), "nothing new in the channel"
    assert await club.duel() == before


async def test_a_hint_may_be_a_single_number(club: Club) -> None:
    await club.begin_against_bot(target=36, level="perfect")
    assert await hinted(club) == "**2**: that keeps the win."


# level, variant, target, the hint before the first move
LOSING = [
    ("perfect", "exact100", 20, LOST),
    ("hard", "exact100", 20, f"{LOST} But I slip at times: **2, 3, 6, 7, 8 or 9** lasts longest."),
    ("easy", "race1000", 11, f"{LOST} But I slip at times: **2** lasts longest."),
    ("medium", "over100", 18, f"{LOST} But I slip at times: **any number** may do."),
    ("easy", "reach100", 10, LOST),  # whatever is chosen, the bot wins with its next move, and sees that at any level
]


@pytest.mark.parametrize(("level", "variant", "target", "expected"), LOSING)
async def test_in_a_lost_position_a_hint_says_so_and_how_to_last_where_the_bot_may_slip(
    club: Club, level: str, variant: str, target: int, expected: str
) -> None:
    await club.begin_against_bot(variant, level=level, target=target)
    assert await hinted(club) == expected


async def test_whoever_follows_the_hints_beats_even_a_perfect_bot(club: Club) -> None:
    await club.begin_against_bot("over100", target=1_000_000, level="perfect")
    while "wins the game!" not in club.text:
        keeping, _, said = (await hinted(club)).partition(": ")
        assert said in ("that keeps the win.", "each of them keeps the win.")
        await club.alice.slash(club.channel, "multiply", n=int(keeping.strip("*")[0]))
    assert club.text.endswith("Alice wins the game!")


async def test_hints_go_on_after_a_restart_and_in_the_next_game_of_the_match(club: Club) -> None:
    await club.begin_against_bot(best_of=3, level="perfect")
    await club.restart()
    assert await hinted(club) == "**3, 4 or 5**: each of them keeps the win."
    await club.resign(club.alice)
    assert "game 2, best of 3" in club.board
    # The bot began this one, as well as can be.
    assert await hinted(club) == LOST


async def test_between_members_there_are_no_hints(club: Club) -> None:
    await club.begin()
    for somebody in (club.alice, club.bob):
        sentence = await club.refused(await somebody.slash(club.channel, "hint"))
        assert sentence == (
            "Hints are for games against me; between members they would not be fair. "
            "When this match is over, challenge me with `/duel start`."
        )


async def test_a_challenge_that_waits_gives_no_hints_either(club: Club) -> None:
    await club.challenge()
    assert "Hints are for games against me" in await club.refused(await club.alice.slash(club.channel, "hint"))


async def test_onlookers_get_no_hints(club: Club) -> None:
    await club.begin_against_bot(level="perfect")
    sentence = await club.refused(await club.carol.slash(club.channel, "hint"))
    assert sentence == "You have no match in this channel. Start one with `/duel start`."


async def test_without_a_match_there_is_nothing_to_hint_at(club: Club) -> None:
    sentence = "You have no match in this channel. Start one with `/duel start`."
    assert await club.refused(await club.alice.slash(club.channel, "hint")) == sentence
    await club.begin_against_bot(level="perfect")
    await club.resign(club.alice)
    assert await club.refused(await club.alice.slash(club.channel, "hint")) == sentence
