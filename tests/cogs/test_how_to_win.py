"""How a game is won: said where it is chosen, offered and begun, and each thing once."""

from collections import Counter

import pytest
from discord import app_commands

from cogs.choices import ranking_choices, variant_choices
from game import VARIANTS, agree
from tests.cogs.club import Club
from tests.english import gist

each_game = pytest.mark.parametrize("variant", VARIANTS)

AIMS = {
    "exact100": "Multiplication Duel · land exactly on 100",
    "avoid100": "Multiplication Duel: Avoid · stay below 100",
    "reach100": "Multiplication Madness · be the first at 100 or more",
    "over100": "Power Play · do not go past 100",
    "race1000": "Power Play: Race · your own number, first at exactly 1,000",
}

GOALS = {
    "exact100": "Running total 5 · target 100",
    "avoid100": "Shared number 5 · stay below 100",
    "reach100": "Current total 5 · target 100",
    "over100": "Total 5 · do not pass 100",
    "race1000": "Alice 5 · Bob 1 · target 1,000",
}


def test_every_game_is_offered_with_what_it_is_about() -> None:
    assert {choice.value: choice.name for choice in variant_choices()} == AIMS
    assert AIMS.items() <= {choice.value: choice.name for choice in ranking_choices()}.items()


async def test_the_commands_offer_the_games_that_way(club: Club) -> None:
    duel = club.bot.tree.get_command("duel")
    assert isinstance(duel, app_commands.Group)
    for name in ("start", "rules"):
        command = duel.get_command(name)
        assert isinstance(command, app_commands.Command)
        parameter = command.get_parameter("variant")
        assert parameter is not None
        assert [choice.name for choice in parameter.choices] == list(AIMS.values())


@each_game
async def test_the_challenge_and_the_first_board_of_every_game_say_how_it_is_won(club: Club, variant: str) -> None:
    how = gist(agree(variant))
    challenge = await club.challenge(variant, best_of=3)
    assert challenge.content.count(how) == 1
    await club.bob.click(challenge, label="Accept")
    assert how in club.board
    await club.play(5)
    assert how not in club.board
    assert GOALS[variant] in club.board
    await club.resign(club.alice)
    assert "game 2, best of 3" in club.board
    assert how in club.board


@each_game
@pytest.mark.parametrize("first", ["challenger", "opponent"])
async def test_so_does_the_first_board_against_the_bot(club: Club, variant: str, first: str) -> None:
    club.players = {club.alice.id}
    await club.begin_against_bot(variant, first=first)
    assert gist(agree(variant)) in club.board
    await club.alice.click(club.last, label="2")
    assert not club.last.embeds or gist(agree(variant)) not in club.board


@each_game
async def test_nothing_is_said_twice(club: Club, variant: str) -> None:
    await club.begin(variant, first="coin toss")
    assert club.text.startswith("Bob accepted. The coin chose ")
    for _ in range(9):
        if await club.bot.storage.open_duels_in(club.channel.id):
            await club.play(5)
    told = "\n".join(message.content for message in club.channel.history())
    assert told.count("accepted") == 1
    assert [
        line for line, times in Counter(told.split("\n")).items() if times > 1 and "@" not in line and "-" not in line
    ] == []
    winner = club.board.split("🏆 ")[1].split("\n")[0]
    assert winner in ("Alice", "Bob"), "the book says that they have won"


async def test_the_card_of_a_match_shows_its_score(club: Club) -> None:
    await club.begin(best_of=3)
    for _ in range(2):
        await club.resign(club.bob)
    assert "\n🏆 Alice 2–0\n" in club.board


async def test_the_bot_has_a_name_of_its_own(club: Club) -> None:
    club.players = {club.alice.id}
    club.env.backend.get_member(club.guild.id, club.robot.id).nick = None
    await club.begin_against_bot("avoid100", first="opponent", level="perfect")
    assert club.text.startswith("I am in, as Tally.\nWelcome to Multiplication Duel! Tally begins.\nTally chooses")
    assert "against me at level perfect" in club.board


async def test_the_bot_goes_by_the_name_that_the_server_has_given_it(club: Club) -> None:
    club.players = {club.alice.id}
    club.env.backend.get_member(club.guild.id, club.robot.id).nick = "Professor"
    await club.begin_against_bot("over100")
    assert club.text.startswith("I am in, as Professor.\nStarting the game.")
    assert (await club.duel()).opponent.name == "Professor"


async def test_against_the_bot_the_human_starts_unless_agreed_otherwise(club: Club) -> None:
    club.players = {club.alice.id}
    for _ in range(5):
        await club.alice.slash(club.channel, "duel start", opponent=club.robot, variant="over100")
        assert club.text.startswith("I am in, as TestBot.\nStarting the game. The total is 1.\n<@")
        await club.morris.slash(club.channel, "duel stop")


async def test_in_a_thread_it_is_said_once_too_that_the_challenge_was_accepted(club: Club) -> None:
    challenge = await club.challenge("over100", thread="yes")
    await club.bob.click(challenge, label="Accept")
    offered = club.channel.history()[0].content
    assert offered.endswith(f"-# It is played in <#{challenge.id}>.")
    assert "accepted" not in offered
    duel = (await club.bot.matches.on_in(challenge.id))[0]
    assert duel.parent_id == club.channel.id
    [first] = [message.content for message in club.env.backend.messages[challenge.id].values() if message.content]
    assert first.startswith("Bob accepted.\nStarting the game. The total is 1.\n")
