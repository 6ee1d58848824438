"""Targets: who wins at one with perfect play, and which are worth choosing."""

import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from game import VARIANTS
from game.terms import TARGETS
from tests.cogs.club import Club

# variant, target, what perfect play makes of it
PROSPECTS = [
    ("exact100", None, "whoever starts wins at 100, after at most 4 moves in all: start with 3, 4 or 5."),
    ("reach100", None, "whoever starts wins at 100, after at most 3 moves in all: start with 6, 7, 8 or 9."),
    ("exact100", 36, "whoever starts wins at 36, after at most 4 moves in all: start with 2."),
    ("reach100", 10, "whoever moves second wins at 10, after at most 2 moves in all."),
    (
        "race1000",
        1_000_000_000_000,
        "whoever starts wins at 1,000,000,000,000, after at most 31 moves in all: start with 5 or 8.",
    ),
]


@pytest.mark.parametrize(("variant", "target", "prospects"), PROSPECTS)
async def test_the_rules_say_who_wins_if_nobody_makes_a_mistake(
    club: Club, variant: str, target: int | None, prospects: str
) -> None:
    options = {} if target is None else {"target": target}
    told = club.private(await club.carol.slash(club.channel, "duel rules", variant=variant, **options))
    [embed] = told.embeds
    assert str(embed.description).endswith(f"\n\nWith perfect play, {prospects}")
    usual = "" if target is None else f" target:{target}"
    assert embed.footer.text == f"Play it with /duel start variant:{variant}{usual}"


async def prospects_told(club: Club, member: MemberActor, **options: Any) -> str:
    """What perfect play makes of a game, as ``/duel rules`` tells this member now."""
    channel = options.pop("channel", club.channel)
    [embed] = club.private(await member.slash(channel, "duel rules", **{"variant": "exact100", **options})).embeds
    return str(embed.description).split("\n\n")[1]


HOW = "With perfect play, whoever starts wins at 100, after at most 4 moves in all: start with 3, 4 or 5."
NOT_HOW = (
    "With perfect play, whoever starts wins at 100, after at most 4 moves in all.\n"
    "-# By which numbers is told when your match is over."
)


async def test_whoever_plays_a_member_is_told_who_wins_but_not_by_which_number_until_it_is_over(club: Club) -> None:
    await club.challenge()
    assert await prospects_told(club, club.alice) == HOW, "nobody plays yet"
    await club.bob.click(club.last, label="Accept")
    elsewhere = club.guild.create_text_channel("elsewhere")
    for player in (club.alice, club.bob):
        assert await prospects_told(club, player) == NOT_HOW
        assert await prospects_told(club, player, channel=elsewhere) == NOT_HOW
        assert "start with" not in await prospects_told(club, player, target=20), "which is 100 from 5 on"
    assert await prospects_told(club, club.carol) == HOW
    await club.restart()
    assert await prospects_told(club, club.alice) == NOT_HOW
    await club.resign(club.bob)
    assert await prospects_told(club, club.alice) == HOW
    assert await prospects_told(club, club.bob) == HOW


async def test_whoever_plays_the_bot_is_told_all(club: Club) -> None:
    await club.begin_against_bot()
    assert await prospects_told(club, club.alice) == HOW


@pytest.mark.parametrize("target", [9, 1, -100, 1_000_000_000_001, 2**53 - 1])
async def test_the_rules_at_a_target_that_cannot_be_are_refused_as_a_duel_would_be(club: Club, target: int) -> None:
    options = {"variant": "exact100", "target": target}
    rules = await club.refused(await club.alice.slash(club.channel, "duel rules", **options))
    duel = await club.refused(await club.alice.slash(club.channel, "duel start", opponent=club.bob, **options))
    assert rules == duel
    assert rules.startswith("The target can be from 10 to 1,000,000,000,000")


async def test_the_rules_know_no_surprise(club: Club) -> None:
    """Which stands for 0 where a duel is offered."""
    refused = await club.refused(await club.alice.slash(club.channel, "duel rules", variant="exact100", target=0))
    assert refused.startswith("The target can be from 10 to 1,000,000,000,000, not 0.")


both = pytest.mark.parametrize("command", ["duel start", "duel rules"])


@both
@pytest.mark.parametrize("variant", VARIANTS)
async def test_once_a_game_is_chosen_a_few_targets_are_offered(club: Club, command: str, variant: str) -> None:
    for typed in ("", "1", "12", "100", "99999"):
        offered = await club.alice.autocomplete(club.channel, command, "target", typed, variant=variant)
        if command == "duel start" and not typed:
            assert offered.pop(0) == {"name": "surprise us", "value": 0}
        assert 1 <= len(offered) <= 25
        values = [choice["value"] for choice in offered]
        assert len(set(values)) == len(values)
        for choice in offered:
            assert type(choice["value"]) is int
            assert choice["value"] in TARGETS
            assert re.match(
                rf"{choice['value']:,}: up to \d+ moves, whoever (starts|moves second) can win", choice["name"]
            )
            assert len(choice["name"]) <= 100


async def test_what_was_typed_comes_first_if_it_can_be_a_target(club: Club) -> None:
    offered = await club.alice.autocomplete(club.channel, "duel start", "target", "36", variant="exact100")
    assert offered[0] == {
        "name": "36: up to 4 moves, whoever starts can win, by one number only",
        "value": 36,
    }


async def test_what_is_offered_is_played(club: Club) -> None:
    [first, *_] = await club.alice.autocomplete(club.channel, "duel start", "target", "7", variant="reach100")
    await club.begin("reach100", target=first["value"])
    assert f"target {first['value']:,}" in club.board


@both
async def test_nothing_is_offered_before_a_game_is_chosen(club: Club, command: str) -> None:
    assert await club.alice.autocomplete(club.channel, command, "target", "12") == []


JUNK = [
    "-5",
    "1.5",
    "1e3",
    "many",
    "٣٦",
    "²",
    "\uff11\uff12",
    " 36 ",
    "0",
    "000",
    "\0",
    "@everyone",
    "💥",
    "100,000",
    "x" * 6000,
]
HUGE = ["9" * digits for digits in (6, 13, 20, 21, 4000, 6000)]


@both
@pytest.mark.parametrize("typed", [*JUNK, *HUGE], ids=lambda typed: typed[:9])
async def test_whatever_is_typed_nothing_goes_wrong(
    club: Club, caplog: pytest.LogCaptureFixture, command: str, typed: str
) -> None:
    offered = await club.alice.autocomplete(club.channel, command, "target", typed, variant="over100")
    assert len(offered) <= 25
    assert all(choice["value"] in TARGETS for choice in offered)
    assert "ERROR" not in {record.levelname for record in caplog.records}
