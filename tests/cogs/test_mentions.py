"""Commands that are named can be clicked, as soon as Discord has told their ids."""

import discord
import pytest

from bot.process.command_ids import CommandIds
from tests.cogs.club import Club

HALF = CommandIds()
HALF.recall('{"duel": 12, "help": 34}')


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Start one with `/duel start`.", "Start one with </duel start:12>."),
        ("`/help` and `/duel board`", "</help:34> and </duel board:12>"),
        ("`/puzzle` is not known yet", "`/puzzle` is not known yet"),
        ("type `/duel start variant:over100`", "type `/duel start variant:over100`"),
        ("`level` is for duels against me", "`level` is for duels against me"),
        (r"a name such as \`/duel start\`", r"a name such as \`/duel start\`"),
    ],
)
def test_what_is_known_is_made_clickable(said: str, told: str) -> None:
    assert HALF.clickable(said) == told
    assert CommandIds().clickable(said) == said


async def ids(club: Club) -> dict[str, int]:
    """What Discord has told of the slash commands."""
    commands = await club.bot.tree.fetch_commands()
    return {command.name: command.id for command in commands if command.type is discord.AppCommandType.chat_input}


async def test_a_refusal_names_the_command_to_click(club: Club) -> None:
    refused = club.private(await club.alice.slash(club.channel, "multiply", n=2)).content
    assert refused == f"You have no match in this channel. Start one with </duel start:{(await ids(club))['duel']}>."


async def test_so_does_the_refusal_of_a_press(club: Club) -> None:
    await club.begin()
    refused = club.private(await club.carol.click(club.last, label="5")).content
    assert refused.endswith(f"Start your own with </duel start:{(await ids(club))['duel']}>.")


async def test_so_do_cards(club: Club) -> None:
    known = await ids(club)
    await club.carol.slash(club.channel, "leaderboard")
    assert (club.last.embeds[0].description or "").endswith(f"Be the first: </duel start:{known['duel']}>.")


async def test_a_start_that_registers_nothing_knows_the_ids_before_discord_answers(club: Club) -> None:
    known = await ids(club)
    club.env.inject_error("GET", "/applications/*/commands", status=503, times=None)
    club.expects_errors = True
    await club.restart()
    refused = club.private(await club.alice.slash(club.channel, "multiply", n=2)).content
    assert f"</duel start:{known['duel']}>" in refused


async def test_commands_that_were_registered_anew_are_named_by_their_new_ids(club: Club) -> None:
    await club.bot.storage.take_note("command ids", '{"duel": 1}')
    await club.bot.storage.take_note("commands", "something older")
    await club.restart()
    refused = club.private(await club.alice.slash(club.channel, "multiply", n=2)).content
    assert f"</duel start:{(await ids(club))['duel']}>" in refused
