"""A hundred channels at once, and everybody presses everything in the same instant."""

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from config import Settings
from standin.discord_server import StandIn
from standin.interactions import Interaction
from standin.messages import Message
from standin.running import bot_against
from storage import verify_file
from tests.sockets.ledger import compare
from tests.sockets.table import Table

CHANNELS = 100
NUMBERS = "23456789"


def tables(standin: StandIn) -> list[Table]:
    return [Table(standin, standin.channel(f"duels {number}")) for number in range(CHANNELS)]


async def all_answered(pressed: Sequence[Sequence[Interaction]]) -> list[list[Interaction]]:
    """Of each table, what was answered for all to see."""
    await asyncio.gather(*(told(interaction) for at_table in pressed for interaction in at_table))
    return [[each for each in at_table if _public(each)] for at_table in pressed]


async def told(interaction: Interaction) -> None:
    """Wait until this person knows: by a message for all, or by one of their own."""
    await interaction.shown()
    if not interaction.private and not _public(interaction):
        # It took long, and Discord was asked to wait for something that only one person was to see.
        assert (await interaction.followed_up()).ephemeral


def _public(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and not message.ephemeral and not message.deleted


async def begin(seated: Sequence[Table], variant: str = "over100") -> list[Message]:
    """A match at each table, with all the buttons of the challenge pressed at once; the first boards."""
    challenges = await asyncio.gather(*(table.challenge(variant) for table in seated))
    pressed: list[list[Interaction]] = []
    for table, challenge in zip(seated, challenges, strict=True):
        people = (table.bob, table.zoe, table.bob, table.alice, table.bob)
        pressed.append([person.press(challenge, "Accept") for person in people])
    boards: list[Message] = []
    for public in await all_answered(pressed):
        assert len(public) == 1, "one acceptance counts"
        assert public[0].message is not None
        boards.append(public[0].message)
    return boards


def agree(standin: StandIn, file: Path) -> None:
    """The log is made of legal games, and each announcement is one move of it."""
    assert verify_file(file).differences == []
    assert compare(standin, file, complete=True).differences == []


async def test_one_of_many_moves_at_once_is_played_and_the_others_are_refused(
    standin: StandIn, settings: Settings
) -> None:
    dice = random.Random(1)  # noqa: S311 - so that it is the same again
    async with bot_against(standin, settings) as bot:
        seated = tables(standin)
        boards = first = await begin(seated, "race1000")
        for ply in range(3):
            pressed: list[list[Interaction]] = []
            for table, board, oldest in zip(seated, boards, first, strict=True):
                mover, other = (table.alice, table.bob) if ply % 2 == 0 else (table.bob, table.alice)
                presses = [
                    partial(mover.press, board, dice.choice(NUMBERS)),
                    partial(mover.press, board, dice.choice(NUMBERS)),
                    partial(mover.slash, table.channel, "multiply", n=2),
                    partial(other.press, board, dice.choice(NUMBERS)),
                    partial(table.zoe.press, board, dice.choice(NUMBERS)),
                    partial(mover.press, oldest, "3"),
                ]
                dice.shuffle(presses)
                pressed.append([press() for press in presses])
            boards = list[Message]()
            for public in await all_answered(pressed):
                assert len(public) == 1, "one move counts"
                assert public[0].message is not None
                boards.append(public[0].message)
        await seated[0].settled(bot)
        agree(standin, settings.database_file)
        assert verify_file(settings.database_file).moves == 3 * CHANNELS


async def test_a_resignation_and_a_move_at_once_are_both_in_the_log_or_one_is_refused(
    standin: StandIn, settings: Settings
) -> None:
    dice = random.Random(2)  # noqa: S311 - likewise
    async with bot_against(standin, settings) as bot:
        seated = tables(standin)
        pressed: list[list[Interaction]] = []
        for table, board in zip(seated, await begin(seated), strict=True):
            presses = [
                partial(table.alice.slash, table.channel, "duel resign"),
                partial(table.bob.slash, table.channel, "duel resign"),
                partial(table.alice.press, board, "5"),
                partial(table.zoe.slash, table.channel, "duel resign"),
                partial(table.morris.slash, table.channel, "duel stop"),
            ]
            dice.shuffle(presses)
            pressed.append([press() for press in presses])
        for public in await all_answered(pressed):
            ends = [each for each in public if "multiplied" not in each.text]
            assert len(ends) == 1, "a match ends once"
        await seated[0].settled(bot)
        agree(standin, settings.database_file)


async def test_many_challenges_at_once_are_one_in_each_channel(standin: StandIn, settings: Settings) -> None:
    async with bot_against(standin, settings) as bot:
        seated = tables(standin)
        pressed = [
            [
                challenger.slash(table.channel, "duel start", opponent=opponent, variant="over100")
                for challenger, opponent in (
                    (table.alice, table.bob),
                    (table.bob, table.alice),
                    (table.zoe, table.alice),
                    (table.alice, table.zoe),
                )
            ]
            for table in seated
        ]
        assert [len(public) for public in await all_answered(pressed)] == [1] * CHANNELS
        await seated[0].settled(bot)
        agree(standin, settings.database_file)
