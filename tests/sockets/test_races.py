"""A hundred channels at once, and everybody presses everything in the same instant."""

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from config import Settings
from standin.discord_server import StandIn
from standin.interactions import Interaction
from standin.messages import Message
from standin.running import bot_against
from storage import Place, verify_database
from tests.servers import ENGINES, empty_database
from tests.sockets.club import Club
from tests.sockets.ledger import compare

CHANNELS = 100
NUMBERS = "23456789"


@pytest.fixture(params=ENGINES)
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """On SQLite and on PostgreSQL."""
    url = f"sqlite:///{tmp_path / 'duel.db'}" if request.param == "sqlite" else empty_database()
    return Settings(discord_token=None, database_url=url)


def clubs(standin: StandIn) -> list[Club]:
    return [Club(standin, standin.channel(f"duels {number}")) for number in range(CHANNELS)]


async def all_answered(pressed: Sequence[Sequence[Interaction]]) -> list[list[Interaction]]:
    """Of each club, what was answered for all to see."""
    await asyncio.gather(*(told(interaction) for in_club in pressed for interaction in in_club))
    return [[each for each in in_club if _public(each)] for in_club in pressed]


async def told(interaction: Interaction) -> None:
    """Wait until this person knows: by a message for all, or by one of their own."""
    await interaction.shown()
    if not interaction.private and not _public(interaction):
        # It took long, and Discord was asked to wait for something that only one person was to see.
        assert (await interaction.followed_up()).ephemeral


def _public(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and not message.ephemeral and not message.deleted


async def begin(seated: Sequence[Club], variant: str = "over100") -> list[Message]:
    """A match in each club, with all the buttons of the challenge pressed at once; the first boards."""
    challenges = await asyncio.gather(*(club.challenge(variant) for club in seated))
    pressed: list[list[Interaction]] = []
    for club, challenge in zip(seated, challenges, strict=True):
        people = (club.bob, club.zoe, club.bob, club.alice, club.bob)
        pressed.append([person.press(challenge, "Accept") for person in people])
    boards: list[Message] = []
    for public in await all_answered(pressed):
        assert len(public) == 1, "one acceptance counts"
        assert public[0].message is not None
        boards.append(public[0].message)
    return boards


def agree(standin: StandIn, database: Place) -> None:
    """The log is made of legal games, and each announcement is one move of it."""
    assert verify_database(database).differences == []
    assert compare(standin, database, complete=True).differences == []


async def test_one_of_many_moves_at_once_is_played_and_the_others_are_refused(
    standin: StandIn, settings: Settings
) -> None:
    dice = random.Random(1)  # noqa: S311 - so that it is the same again
    async with bot_against(standin, settings) as bot:
        seated = clubs(standin)
        boards = first = await begin(seated, "race1000")
        # Whoever is quick presses it before it is gone.
        threes = [board.button("3")["custom_id"] for board in first]
        for ply in range(3):
            pressed: list[list[Interaction]] = []
            for club, board, oldest, oldest_three in zip(seated, boards, first, threes, strict=True):
                mover, other = (club.alice, club.bob) if ply % 2 == 0 else (club.bob, club.alice)
                presses = [
                    partial(mover.press, board, dice.choice(NUMBERS)),
                    partial(mover.press, board, dice.choice(NUMBERS)),
                    partial(mover.slash, club.channel, "multiply", n=2),
                    partial(other.press, board, dice.choice(NUMBERS)),
                    partial(club.zoe.press, board, dice.choice(NUMBERS)),
                    partial(mover.forge, oldest, oldest_three),
                ]
                dice.shuffle(presses)
                pressed.append([press() for press in presses])
            boards = list[Message]()
            for public in await all_answered(pressed):
                assert len(public) == 1, "one move counts"
                assert public[0].message is not None
                boards.append(public[0].message)
        await seated[0].settled(bot)
        agree(standin, settings.database)
        assert verify_database(settings.database).moves == 3 * CHANNELS


async def test_a_resignation_and_a_move_at_once_are_both_in_the_log_or_one_is_refused(
    standin: StandIn, settings: Settings
) -> None:
    dice = random.Random(2)  # noqa: S311 - likewise
    async with bot_against(standin, settings) as bot:
        seated = clubs(standin)
        pressed: list[list[Interaction]] = []
        for club, board in zip(seated, await begin(seated), strict=True):
            duel_id = board.button("5")["custom_id"].split(":")[1]
            presses = [
                partial(club.alice.forge, board, f"resign:{duel_id}:1:game"),
                partial(club.bob.forge, board, f"resign:{duel_id}:1:match"),
                partial(club.alice.press, board, "5"),
                partial(club.zoe.forge, board, f"resign:{duel_id}:1:match"),
                partial(club.morris.slash, club.channel, "duel stop"),
            ]
            dice.shuffle(presses)
            pressed.append([press() for press in presses])
        for public in await all_answered(pressed):
            ends = [each for each in public if "multiplied" not in each.text]
            assert len(ends) == 1, "a match ends once"
        await seated[0].settled(bot)
        agree(standin, settings.database)


async def test_many_challenges_at_once_are_one_of_each_member(standin: StandIn, settings: Settings) -> None:
    async with bot_against(standin, settings) as bot:
        seated = clubs(standin)
        pressed = [
            [
                challenger.slash(club.channel, "duel start", opponent=opponent, variant="over100")
                for challenger, opponent in (
                    (club.alice, club.bob),
                    (club.bob, club.alice),
                    (club.zoe, club.alice),
                    (club.alice, club.zoe),
                )
            ]
            for club in seated
        ]
        assert [len(public) for public in await all_answered(pressed)] == [3] * CHANNELS
        await seated[0].settled(bot)
        agree(standin, settings.database)
