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
from tests.cogs.club import Club, labels_of
from tests.cogs.test_puzzle import asked, buttons, words
from tests.cogs.test_review import newest, picture, told
from tests.english import question, span, title
from tests.game.games import IMAGINED


@pytest.fixture(autouse=True, params=IMAGINED, ids=[variant.key for variant in IMAGINED])
def sixth(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Variant:
    """The game, which is among the others before the bot starts."""
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
    assert f"{title(sixth)} ({sixth.key})\n     Mind the {sixth.target:,}." in printed
    assert printed.count(f", {span(sixth)}?") == len(numbers)
    assert printed.endswith(f"Player {winner_of(sixth, numbers):d} wins.\n")


def test_a_wrong_number_costs_what_its_row_says_in_the_terminal(
    sixth: Variant, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = sixth.multipliers[-1] + 1
    type_in(monkeypatch, wrong, wrong)
    assert main(["play", sixth.key, "--strikes", "2"]) == 0
    printed = capsys.readouterr().out
    lost = {WrongNumber.LOSES: 1, WrongNumber.STRIKE: 2, WrongNumber.REFUSED: 2}[sixth.wrong_number]
    assert printed.count(f"{wrong} is not from {span(sixth)}, Player 1.") == lost
    assert ("Player 2 wins." in printed) is (sixth.wrong_number is not WrongNumber.REFUSED)


@pytest.mark.parametrize("by", ["command", "button"])
async def test_it_is_played_in_a_channel(club: Club, sixth: Variant, by: str) -> None:
    await club.begin(sixth.key)
    numbers = whole_game(sixth)
    for ply, number in enumerate(numbers):
        player = (club.alice, club.bob)[ply % 2]
        assert club.text.endswith(f"{player.mention}, {span(sixth)}?")
        assert labels_of(club.last) == [str(multiplier) for multiplier in sixth.multipliers]
        if by == "button":
            await player.click(club.last, label=str(number))
        else:
            offered = await player.autocomplete(club.channel, "multiply", "n", "")
            assert [choice["value"] for choice in offered] == list(sixth.multipliers)
            await player.slash(club.channel, "multiply", n=number)
        assert f"{('Alice', 'Bob')[ply % 2]} takes {number}: " in club.text
    winner = ("Alice", "Bob")[winner_of(sixth, numbers) - 1]
    assert club.text.endswith(f"{winner} wins.")
    await club.carol.slash(club.channel, "leaderboard", variant=sixth.key)
    assert club.last.embeds[0].title == f"Leaderboard · {title(sixth)}"
    assert str(club.last.embeds[0].description).startswith(f"🥇 **{winner}** · 1 won, 0 lost")
    assert verify_file(Path(club.bot.settings.database_file)).differences == []


@pytest.mark.parametrize("by", ["command", "button"])
async def test_a_wrong_number_costs_what_its_row_says_in_a_channel(club: Club, sixth: Variant, by: str) -> None:
    await club.begin(sixth.key, strikes=1)
    wrong = sixth.multipliers[0] - 1
    if by == "button":
        result = await club.alice.click(await forged(club, f"duel:1:1:0:{wrong}"), label="?")
    else:
        result = await club.alice.slash(club.channel, "multiply", n=wrong)
    said = f"{wrong} is not from {span(sixth)}, Alice."
    if sixth.wrong_number is WrongNumber.REFUSED:
        assert await club.refused(result) == said
        return
    assert club.text.startswith(said)
    assert club.text.endswith("Bob wins.")
    costs = f"not from {span(sixth)}" if sixth.wrong_number is WrongNumber.LOSES else "strike 1 of 1"
    assert told(await newest(club))[1].startswith(f"1. Alice's {wrong} is {costs} – ")


async def forged(club: Club, custom_id: str) -> discord.Message:
    """A message with a button that the bot would not draw there."""
    channel = club.bot.get_channel(club.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send("?", view=Buttons([[Button(custom_id, "?")]]))


async def test_a_board_has_rows_that_discord_takes_and_room_for_a_review(club: Club, sixth: Variant) -> None:
    await club.begin(sixth.key, best_of=3)
    await club.resign(club.bob)
    assert labels_of(club.last) == [*map(str, sixth.multipliers), "Review game 1"]
    rows = [row.children for row in club.last.components if isinstance(row, discord.ActionRow)]
    assert len(rows) <= 5
    lengths = [len(row) for row in rows[:-1]]
    assert max(lengths) <= 5
    assert len(set(lengths[:-1])) <= 1


@pytest.mark.parametrize("level", ["easy", "perfect"])
async def test_the_bot_plays_it_and_gives_hints(club: Club, sixth: Variant, level: str) -> None:
    club.players = {club.alice.id}
    await club.begin_against_bot(sixth.key, level=level)
    while "wins." not in club.text:
        match = (await club.duel()).match
        assert match is not None
        hint = club.private(await club.alice.slash(club.channel, "hint")).content
        assert hint == expected_hint(match.game) or level == "easy"
        await club.alice.slash(club.channel, "multiply", n=solve(match.game).best[0])
    first_wins = solve(new_game(Terms(sixth, sixth.target), Player.ONE)).wins
    assert ("Alice wins." in club.text) is first_wins or level == "easy"
    assert verify_file(Path(club.bot.settings.database_file)).differences == []


def expected_hint(game: Game) -> str:
    """Against a perfect bot."""
    winning = solve(game).winning
    if not winning:
        return "Every choice loses against perfect play."
    if len(winning) == len(game.terms.variant.multipliers):
        return "Any number keeps the win."
    listed = ", ".join(map(str, winning[:-1])) + (" or " if winning[1:] else "") + str(winning[-1])
    return f"**{listed}**: {'each of them keeps' if winning[1:] else 'that keeps'} the win."


async def test_it_is_reviewed_with_a_picture(club: Club, sixth: Variant) -> None:
    numbers = whole_game(sixth)
    await club.begin(sixth.key)
    await club.play(*numbers)
    review = club.private(await club.bob.click(club.last, label="Review"))
    ply = 0
    for line in told(review)[1:]:
        if line.endswith("moves that changed nothing"):
            ply += int(line.split()[0])
            continue
        assert line.startswith(f"{ply + 1}. {('Alice', 'Bob')[ply % 2]}: ")
        assert f" × {numbers[ply]} = " in line
        ply += 1
    assert ply == len(numbers)
    steps = "steps from 1 to " if sixth.counter is Counter.SHARED else "took "
    assert f"{title(sixth)}, target {sixth.target:,}: " in await picture(review)
    assert steps in await picture(review)
    assert told(await newest(club)) == told(review)


def puzzle_of_it(club: Club, variant: Variant) -> Puzzle:
    """The first puzzle of this server that is of this game."""
    today = club.env.now().toordinal()
    puzzles = (puzzle_of(club.guild.id, day) for day in range(today, today + 1_000))
    return next(puzzle for puzzle in puzzles if puzzle.terms.variant is variant)


async def test_it_has_its_puzzles(club: Club, sixth: Variant) -> None:
    puzzle = puzzle_of_it(club, sixth)
    await club.restart(after=timedelta(days=puzzle.day - club.env.now().toordinal()))
    shown = await asked(club, club.alice)
    assert words(shown).startswith(question(puzzle))
    assert f"Only one number from {span(sixth)} keeps the win: which?" in words(shown)
    assert buttons(shown) == [str(multiplier) for multiplier in sixth.multipliers]
    unheard_of = await forged(club, f"puzzle:{puzzle.day}:{sixth.multipliers[-1] + 1}")
    refused = await club.refused(await club.alice.click(unheard_of, label="?"))
    assert refused == f"Choose a whole number from {span(sixth)}."
    await club.alice.click(shown, label=str(puzzle.answer))
    assert f"✅ Yes: {puzzle.answer} makes " in words(shown)
    wrong = next(number for number in sixth.multipliers if number != puzzle.answer)
    theirs = await asked(club, club.bob)
    await club.bob.click(theirs, label=str(wrong))
    assert f"❌ Not quite: {wrong} makes " in words(theirs)


async def test_its_rules_and_targets_are_told(club: Club, sixth: Variant) -> None:
    [rules] = club.private(await club.carol.slash(club.channel, "duel rules", variant=sixth.key)).embeds
    assert str(rules.description).startswith(f"- Take a number from {span(sixth)}.\n- Mind the {sixth.target:,}.")
    offered = await club.carol.autocomplete(club.channel, "duel rules", "target", "", variant=sixth.key)
    assert offered


async def test_the_commands_tell_of_all_the_games(club: Club, sixth: Variant) -> None:
    [multiply] = [
        command.to_dict(club.bot.tree) for command in club.bot.tree.get_commands() if command.name == "multiply"
    ]
    highest = max(variant.multipliers[-1] for variant in VARIANTS.values())
    assert multiply["description"].endswith(f"to {highest}, depending on the game.")
