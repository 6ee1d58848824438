"""A sixth game is a row and its words: it is played everywhere and to its end, with no code of its own."""

from datetime import timedelta
from io import StringIO
from pathlib import Path
from random import Random

import discord
import pytest

from bot.__main__ import main
from cogs.buttons import Button, Buttons
from game import VARIANTS, Counter, Game, Player, Terms, WrongNumber, new_game
from game.puzzle import Puzzle, puzzle_of
from game.rules import after
from game.solver import solve
from game.variants import Variant
from storage import verify_file
from tests.cogs.table import Table, labels_of
from tests.cogs.test_puzzle import asked, buttons, words
from tests.cogs.test_review import newest, picture, told
from tests.game.games import IMAGINED


@pytest.fixture(autouse=True, params=IMAGINED, ids=[variant.key for variant in IMAGINED])
def sixth(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Variant:
    """The game, which is in the table before the bot starts."""
    monkeypatch.setitem(VARIANTS, request.param.key, request.param)
    return request.param


def whole_game(variant: Variant) -> list[int]:
    """Numbers that bring it to its end, chosen blindly."""
    dice = Random(1)  # noqa: S311 - the same game in every run
    game, numbers = new_game(Terms(variant, variant.target), Player.ONE), list[int]()
    while not game.outcome:
        numbers.append(dice.choice(variant.multipliers))
        game = after(game, numbers[-1])
    return numbers


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: object) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def winner_of(variant: Variant, numbers: list[int]) -> Player:
    game = new_game(Terms(variant, variant.target), Player.ONE)
    for number in numbers:
        game = after(game, number)
    assert game.outcome
    return game.outcome.winner


def test_it_is_played_in_the_terminal(
    sixth: Variant, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers = whole_game(sixth)
    type_in(monkeypatch, len(VARIANTS), *numbers)
    assert main(["play"]) == 0
    printed = capsys.readouterr().out
    assert f"{sixth.title} ({sixth.key})\n     Mind the {sixth.target:,}." in printed
    assert printed.count(f", {sixth.span}?") == len(numbers)
    assert printed.endswith(f"Player {winner_of(sixth, numbers):d} wins.\n")


def test_a_wrong_number_costs_what_its_row_says_in_the_terminal(
    sixth: Variant, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = sixth.multipliers[-1] + 1
    type_in(monkeypatch, wrong, wrong)
    assert main(["play", sixth.key, "--strikes", "2"]) == 0
    printed = capsys.readouterr().out
    lost = {WrongNumber.LOSES: 1, WrongNumber.STRIKE: 2, WrongNumber.REFUSED: 2}[sixth.wrong_number]
    assert printed.count(f"{wrong} is not from {sixth.span}, Player 1.") == lost
    assert ("Player 2 wins." in printed) is (sixth.wrong_number is not WrongNumber.REFUSED)


@pytest.mark.parametrize("by", ["command", "button"])
async def test_it_is_played_in_a_channel(table: Table, sixth: Variant, by: str) -> None:
    await table.begin(sixth.key)
    numbers = whole_game(sixth)
    for ply, number in enumerate(numbers):
        player = (table.alice, table.bob)[ply % 2]
        assert table.text.endswith(f"{player.mention}, {sixth.span}?")
        assert labels_of(table.last) == [str(multiplier) for multiplier in sixth.multipliers]
        if by == "button":
            await player.click(table.last, label=str(number))
        else:
            offered = await player.autocomplete(table.channel, "multiply", "n", "")
            assert [choice["value"] for choice in offered] == list(sixth.multipliers)
            await player.slash(table.channel, "multiply", n=number)
        assert f"{('Alice', 'Bob')[ply % 2]} takes {number}: " in table.text
    winner = ("Alice", "Bob")[winner_of(sixth, numbers) - 1]
    assert table.text.endswith(f"{winner} wins.")
    await table.carol.slash(table.channel, "leaderboard", variant=sixth.key)
    assert table.last.embeds[0].title == f"Leaderboard · {sixth.title}"
    assert str(table.last.embeds[0].description).startswith(f"🥇 **{winner}** · 1 won, 0 lost")
    assert verify_file(Path(table.bot.settings.database_file)).differences == []


@pytest.mark.parametrize("by", ["command", "button"])
async def test_a_wrong_number_costs_what_its_row_says_in_a_channel(table: Table, sixth: Variant, by: str) -> None:
    await table.begin(sixth.key, strikes=1)
    wrong = sixth.multipliers[0] - 1
    if by == "button":
        result = await table.alice.click(await forged(table, f"duel:1:1:0:{wrong}"), label="?")
    else:
        result = await table.alice.slash(table.channel, "multiply", n=wrong)
    said = f"{wrong} is not from {sixth.span}, Alice."
    if sixth.wrong_number is WrongNumber.REFUSED:
        assert await table.refused(result) == said
        return
    assert table.text.startswith(said)
    assert table.text.endswith("Bob wins.")
    costs = f"not from {sixth.span}" if sixth.wrong_number is WrongNumber.LOSES else "strike 1 of 1"
    assert told(await newest(table))[1].startswith(f"1. Alice's {wrong} is {costs} – ")


async def forged(table: Table, custom_id: str) -> discord.Message:
    """A message with a button that the bot would not draw there."""
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send("?", view=Buttons([[Button(custom_id, "?")]]))


async def test_a_board_has_rows_that_discord_takes_and_room_for_a_review(table: Table, sixth: Variant) -> None:
    await table.begin(sixth.key, best_of=3)
    await table.bob.slash(table.channel, "duel resign")
    assert labels_of(table.last) == [*map(str, sixth.multipliers), "Review game 1"]
    rows = [row.children for row in table.last.components if isinstance(row, discord.ActionRow)]
    assert len(rows) <= 5
    lengths = [len(row) for row in rows[:-1]]
    assert max(lengths) <= 5
    assert len(set(lengths[:-1])) <= 1


@pytest.mark.parametrize("level", ["easy", "perfect"])
async def test_the_bot_plays_it_and_gives_hints(table: Table, sixth: Variant, level: str) -> None:
    table.players = {table.alice.id}
    await table.begin_against_bot(sixth.key, level=level)
    while "wins." not in table.text:
        match = (await table.duel()).match
        assert match is not None
        hint = table.private(await table.alice.slash(table.channel, "hint")).content
        assert hint == expected_hint(match.game) or level == "easy"
        await table.alice.slash(table.channel, "multiply", n=solve(match.game).best[0])
    first_wins = solve(new_game(Terms(sixth, sixth.target), Player.ONE)).wins
    assert ("Alice wins." in table.text) is first_wins or level == "easy"
    assert verify_file(Path(table.bot.settings.database_file)).differences == []


def expected_hint(game: Game) -> str:
    """Against a perfect bot."""
    winning = solve(game).winning
    if not winning:
        return "Every choice loses against perfect play."
    if len(winning) == len(game.terms.variant.multipliers):
        return "Any number keeps the win."
    listed = ", ".join(map(str, winning[:-1])) + (" or " if winning[1:] else "") + str(winning[-1])
    return f"**{listed}**: {'each of them keeps' if winning[1:] else 'that keeps'} the win."


async def test_it_is_reviewed_with_a_picture(table: Table, sixth: Variant) -> None:
    numbers = whole_game(sixth)
    await table.begin(sixth.key)
    await table.play(*numbers)
    review = table.private(await table.bob.click(table.last, label="Review"))
    lines = told(review)[1:]
    assert len(lines) == len(numbers)
    for ply, (line, number) in enumerate(zip(lines, numbers, strict=True)):
        assert line.startswith(f"{ply + 1}. {('Alice', 'Bob')[ply % 2]}: ")
        assert f" × {number} = " in line
    steps = "steps from 1 to " if sixth.counter is Counter.SHARED else "took "
    assert f"{sixth.title}, target {sixth.target:,}: " in await picture(review)
    assert steps in await picture(review)
    assert told(await newest(table)) == told(review)


def puzzle_of_it(table: Table, variant: Variant) -> Puzzle:
    """The first puzzle of this server that is of this game."""
    today = table.env.now().toordinal()
    puzzles = (puzzle_of(table.guild.id, day) for day in range(today, today + 1_000))
    return next(puzzle for puzzle in puzzles if puzzle.terms.variant is variant)


async def test_it_has_its_puzzles(table: Table, sixth: Variant) -> None:
    puzzle = puzzle_of_it(table, sixth)
    await table.restart(after=timedelta(days=puzzle.day - table.env.now().toordinal()))
    shown = await asked(table, table.alice)
    assert words(shown).startswith(puzzle.question)
    assert f"Only one number from {sixth.span} keeps the win: which?" in words(shown)
    assert buttons(shown) == [str(multiplier) for multiplier in sixth.multipliers]
    unheard_of = await forged(table, f"puzzle:{puzzle.day}:{sixth.multipliers[-1] + 1}")
    refused = await table.refused(await table.alice.click(unheard_of, label="?"))
    assert refused == f"Choose a whole number from {sixth.span}."
    await table.alice.click(shown, label=str(puzzle.answer))
    assert f"✅ **Yes: {puzzle.answer} makes " in words(shown)
    wrong = next(number for number in sixth.multipliers if number != puzzle.answer)
    theirs = await asked(table, table.bob)
    await table.bob.click(theirs, label=str(wrong))
    assert f"❌ **Not quite: {wrong} makes " in words(theirs)


async def test_its_rules_and_targets_are_told(table: Table, sixth: Variant) -> None:
    [rules] = table.private(await table.carol.slash(table.channel, "duel rules", variant=sixth.key)).embeds
    assert str(rules.description).startswith(f"- Take a number from {sixth.span}.\n- Mind the {sixth.target:,}.")
    offered = await table.carol.autocomplete(table.channel, "duel rules", "target", "", variant=sixth.key)
    assert offered


async def test_the_commands_tell_of_all_the_games(table: Table, sixth: Variant) -> None:
    [multiply] = [
        command.to_dict(table.bot.tree) for command in table.bot.tree.get_commands() if command.name == "multiply"
    ]
    highest = max(variant.multipliers[-1] for variant in VARIANTS.values())
    assert multiply["description"].endswith(f"to {highest}, depending on the game.")
