"""``/hint``: what perfect play would do, in games against the bot only."""

import pytest

from tests.cogs.table import Table

LOST = "Every choice loses against perfect play."


async def hinted(table: Table) -> str:
    return table.private(await table.alice.slash(table.channel, "hint")).content


async def test_a_hint_names_what_keeps_the_win_and_only_the_one_who_asks_sees_it(table: Table) -> None:
    await table.begin_against_bot(level="perfect")
    before = await table.duel()
    assert await hinted(table) == "**3, 4 or 5**: each of them keeps the win."
    assert table.text.startswith("I am in, and play at level **perfect**."), "nothing new in the channel"
    assert await table.duel() == before


async def test_a_hint_may_be_a_single_number(table: Table) -> None:
    await table.begin_against_bot(target=36, level="perfect")
    assert await hinted(table) == "**2**: that keeps the win."


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
    table: Table, level: str, variant: str, target: int, expected: str
) -> None:
    await table.begin_against_bot(variant, level=level, target=target)
    assert await hinted(table) == expected


async def test_whoever_follows_the_hints_beats_even_a_perfect_bot(table: Table) -> None:
    await table.begin_against_bot("over100", target=1_000_000, level="perfect")
    while "wins the game!" not in table.text:
        keeping, _, said = (await hinted(table)).partition(": ")
        assert said in ("that keeps the win.", "each of them keeps the win.")
        await table.alice.slash(table.channel, "multiply", n=int(keeping.strip("*")[0]))
    assert table.text.endswith("Alice wins the game!")


async def test_hints_go_on_after_a_restart_and_in_the_next_game_of_the_match(table: Table) -> None:
    await table.begin_against_bot(best_of=3, level="perfect")
    await table.restart()
    assert await hinted(table) == "**3, 4 or 5**: each of them keeps the win."
    await table.alice.slash(table.channel, "duel resign")
    assert "game 2, best of 3" in table.board
    # The bot began this one, as well as can be.
    assert await hinted(table) == LOST


async def test_between_members_there_are_no_hints(table: Table) -> None:
    await table.begin()
    for somebody in (table.alice, table.bob, table.carol):
        sentence = await table.refused(await somebody.slash(table.channel, "hint"))
        assert sentence == (
            "Hints are for games against me; between members they would not be fair. "
            "When this match is over, challenge me with `/duel start`."
        )


async def test_a_challenge_that_waits_gives_no_hints_either(table: Table) -> None:
    await table.challenge()
    assert "Hints are for games against me" in await table.refused(await table.alice.slash(table.channel, "hint"))


async def test_onlookers_get_no_hints(table: Table) -> None:
    await table.begin_against_bot(level="perfect")
    sentence = await table.refused(await table.carol.slash(table.channel, "hint"))
    assert sentence.startswith("This match is between Alice and ")
    assert sentence.endswith("Start your own in another channel or thread.")


async def test_without_a_match_there_is_nothing_to_hint_at(table: Table) -> None:
    sentence = "There is no match in this channel. Start one with `/duel start`."
    assert await table.refused(await table.alice.slash(table.channel, "hint")) == sentence
    await table.begin_against_bot(level="perfect")
    await table.alice.slash(table.channel, "duel resign")
    assert await table.refused(await table.alice.slash(table.channel, "hint")) == sentence
