"""Several matches beside each other in a channel: each player has one, and everybody means their own."""

import asyncio
from typing import Any

import discord
import pytest
import simcord
from simcord.results import ResponseMessage

from duel import Asked, Duel, Person
from tests.cogs.club import Club, labels_of
from tests.cogs.reading import live_boards

NO_MATCH = "You have no match in this channel. Start one with `/duel start`."
OVER = "This match is over. Start another with `/duel start`."


class Neighbours:
    """Alice plays Bob, Carol plays Dora, Erin plays the bot, all in one channel; Frank looks on."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.dora, self.erin, self.frank = (
            club.guild.add_member(club.env.create_user(name)) for name in ("Dora", "Erin", "Frank")
        )
        club.players |= {club.carol.id, self.dora.id, self.erin.id}

    async def begin(self) -> None:
        club = self.club
        await club.begin("over100")
        await start(club, club.carol, self.dora, "reach100", first="challenger")
        await self.dora.click(club.last, label="Accept")
        await start(club, self.erin, club.robot, "exact100", first="challenger", level="perfect")

    async def duel_of(self, somebody: simcord.MemberActor) -> Duel:
        duel = await self.club.bot.storage.own_duel(self.club.channel.id, somebody.id)
        assert duel is not None
        return duel

    async def board_of(self, somebody: simcord.MemberActor) -> discord.Message:
        """The one live board of their match."""
        duel = await self.duel_of(somebody)
        [board] = [message for message in live_boards(self.club) if message.id == duel.message_id]
        return board


async def start(club: Club, who: simcord.MemberActor, whom: simcord.MemberActor, variant: str, **options: Any) -> None:
    result = await who.slash(club.channel, "duel start", opponent=whom, variant=variant, **options)
    assert result.response is not None
    assert not result.ephemeral, result.response.content


@pytest.fixture
async def neighbours(club: Club) -> Neighbours:
    neighbours = Neighbours(club)
    await neighbours.begin()
    return neighbours


def offered(club: Club, result: simcord.InteractionResult) -> tuple[ResponseMessage, list[str], list[str]]:
    """A private list to choose from: its message, what is written in it, and what each means."""
    message = club.private(result)
    [row] = message.components
    [menu] = row["components"]
    return message, [option["label"] for option in menu["options"]], [option["value"] for option in menu["options"]]


# Everybody means their own


async def test_each_match_has_its_own_live_board(neighbours: Neighbours) -> None:
    club = neighbours.club
    players = (club.alice, club.carol, neighbours.erin)
    boards = [await neighbours.board_of(player) for player in players]
    assert {board.id for board in boards} == {board.id for board in live_boards(club)}
    await club.alice.click(boards[0], label="5")
    assert club.text.startswith("Alice multiplied by 5.")
    await club.carol.click(boards[1], label="6")
    assert club.text.startswith("Carol chose 6.")
    await neighbours.erin.click(boards[2], label="3")
    assert club.text.startswith("Erin: I choose 3.")
    assert len(live_boards(club)) == 3
    for player, before in zip(players, boards, strict=True):
        assert (await neighbours.board_of(player)).id > before.id


async def test_a_command_moves_in_the_callers_own_match(neighbours: Neighbours) -> None:
    club = neighbours.club
    await club.carol.slash(club.channel, "multiply", n=6)
    assert club.text.startswith("Carol chose 6. Current Total is now 6.")
    await club.alice.slash(club.channel, "multiply", n=5)
    assert club.text.startswith("Alice multiplied by 5. New total is 5.")
    await neighbours.erin.slash(club.channel, "multiply", n=3)
    assert club.text.startswith("Erin: I choose 3.")
    assert await club.refused(await club.alice.slash(club.channel, "multiply", n=5)) == (
        "It is Bob's turn. Yours comes after their move."
    )
    assert await club.refused(await neighbours.frank.slash(club.channel, "multiply", n=5)) == NO_MATCH


async def test_a_button_of_the_neighbours_match_is_not_yours(neighbours: Neighbours) -> None:
    club = neighbours.club
    board = await neighbours.board_of(club.carol)
    assert await club.refused(await club.alice.click(board, label="5")) == (
        "This match is between Carol and Dora. Start your own with `/duel start`."
    )


async def test_board_shows_the_callers_own_match(neighbours: Neighbours) -> None:
    club = neighbours.club
    for player, title in (
        (club.bob, "Power Play"),
        (neighbours.dora, "Multiplication Madness"),
        (neighbours.erin, "Multiplication Duel · against me at level perfect"),
    ):
        await player.slash(club.channel, "duel board")
        assert club.board.startswith(f"{title}\n")
        assert (await neighbours.board_of(player)).id == club.last.id
    assert len(live_boards(club)) == 3


async def test_resign_ends_the_callers_own_match_and_no_other(neighbours: Neighbours) -> None:
    club = neighbours.club
    await club.resign(neighbours.dora)
    assert "Dora" in club.text
    assert "Carol wins the game!" in club.text
    assert [duel.challenger.name for duel in await club.bot.matches.on_in(club.channel.id)] == ["Alice", "Erin"]
    assert len(live_boards(club)) == 2
    assert await club.refused(await neighbours.frank.slash(club.channel, "duel resign")) == NO_MATCH


async def test_a_hint_is_about_the_callers_own_match(neighbours: Neighbours) -> None:
    club = neighbours.club
    hint = club.private(await neighbours.erin.slash(club.channel, "hint"))
    assert hint.content == "**3, 4 or 5**: each of them keeps the win."
    assert "Hints are for games against me" in await club.refused(await club.alice.slash(club.channel, "hint"))
    assert await club.refused(await neighbours.frank.slash(club.channel, "hint")) == NO_MATCH


async def test_autocomplete_is_about_the_callers_own_match(neighbours: Neighbours) -> None:
    club = neighbours.club
    await club.alice.slash(club.channel, "multiply", n=5)
    await club.carol.slash(club.channel, "multiply", n=6)
    for player, total in ((club.bob, 5), (neighbours.dora, 6), (neighbours.erin, 1)):
        choices = await player.autocomplete(club.channel, "multiply", "n", "")
        assert [choice["name"] for choice in choices] == [f"{n} → {total * n}" for n in range(2, 10)]
    for somebody in (club.alice, club.carol, neighbours.frank):
        assert await somebody.autocomplete(club.channel, "multiply", "n", "") == []


async def test_all_go_on_after_a_restart(neighbours: Neighbours) -> None:
    club = neighbours.club
    boards = [message.id for message in live_boards(club)]
    await club.restart()
    assert [message.id for message in live_boards(club)] == boards
    await club.carol.click(await neighbours.board_of(club.carol), label="6")
    await club.alice.slash(club.channel, "multiply", n=5)
    await neighbours.erin.click(await neighbours.board_of(neighbours.erin), label="3")
    assert len(live_boards(club)) == 3


async def test_a_clock_that_runs_out_ends_one_match(club: Club) -> None:
    neighbours = Neighbours(club)
    await club.begin("over100", clock=4)
    await start(club, club.carol, neighbours.dora, "reach100", first="challenger", clock=60)
    await neighbours.dora.click(club.last, label="Accept")
    await club.env.advance_time(240)
    assert club.text == f"Time is up! Alice loses.\nBob wins the game!\n{club.bob.mention}, the game is yours."
    [left] = live_boards(club)
    await club.carol.click(left, label="6")
    assert club.text.startswith("Carol chose 6.")


async def test_two_matches_pressed_at_once_both_move(neighbours: Neighbours) -> None:
    club, matches, channel = neighbours.club, neighbours.club.bot.matches, neighbours.club.channel.id
    await asyncio.gather(
        *(
            matches.multiply(channel, 5, Asked(club.bot.now(), Person(player.id, player.name), number))
            for number, player in enumerate((club.alice, club.carol, neighbours.erin), start=1)
        )
    )
    plies = [duel.position[1] for duel in await matches.on_in(channel)]
    assert plies == [1, 1, 2]


# Which one: the bystander and the moderator


async def test_a_bystander_chooses_which_board_to_see(neighbours: Neighbours) -> None:
    club = neighbours.club
    messages = len(club.channel.history())
    message, labels, values = offered(club, await neighbours.frank.slash(club.channel, "duel board"))
    assert message.content == "Several matches are on in this channel. Which one?"
    assert labels == [
        "Alice and Bob · Power Play",
        "Carol and Dora · Multiplication Madness",
        "Erin and TestBot · Multiplication Duel",
    ]
    assert len(club.channel.history()) == messages, "nobody else sees it"
    await neighbours.frank.select(message, [values[1]])
    assert "Current total 1" in club.board
    assert (await neighbours.board_of(club.carol)).id == club.last.id
    assert len(live_boards(club)) == 3


async def test_a_moderator_chooses_which_match_to_stop(neighbours: Neighbours) -> None:
    club = neighbours.club
    message, labels, values = offered(club, await club.morris.slash(club.channel, "duel stop"))
    assert len(labels) == 3
    await club.morris.select(message, [values[1]])
    assert club.text == "A moderator stopped the match between Carol and Dora. It has no result."
    assert [duel.challenger.name for duel in await club.bot.matches.on_in(club.channel.id)] == ["Alice", "Erin"]
    assert len(live_boards(club)) == 2


@pytest.mark.parametrize("command", ["board", "stop"])
async def test_a_choice_can_be_made_after_a_restart(neighbours: Neighbours, command: str) -> None:
    club = neighbours.club
    message, _, values = offered(club, await club.morris.slash(club.channel, f"duel {command}"))
    await club.restart()
    await club.morris.select(message, [values[0]])
    if command == "stop":
        assert club.text == "A moderator stopped the match between Alice and Bob. It has no result."
    else:
        assert (await neighbours.board_of(club.alice)).id == club.last.id


@pytest.mark.parametrize("command", ["board", "stop"])
async def test_with_one_match_there_is_nothing_to_choose(club: Club, command: str) -> None:
    await club.begin()
    await club.morris.slash(club.channel, f"duel {command}")
    assert club.text.startswith({"board": f"{club.alice.mention}, choose", "stop": "A moderator stopped"}[command])


async def test_a_challenge_that_waits_is_one_to_choose_too(club: Club) -> None:
    neighbours = Neighbours(club)
    await club.begin()
    await start(club, club.carol, neighbours.dora, "over100")
    message, labels, values = offered(club, await neighbours.frank.slash(club.channel, "duel board"))
    assert labels[1] == "Carol and Dora · Power Play · waits for an answer"
    await neighbours.frank.select(message, [values[1]])
    assert labels_of(club.last) == ["Accept", "Decline", "Withdraw"]
    message, _, values = offered(club, await club.morris.slash(club.channel, "duel stop"))
    await club.morris.select(message, [values[1]])
    assert club.text == "A moderator stopped the challenge between Carol and Dora. It has no result."
    assert len(live_boards(club)) == 1


@pytest.mark.parametrize("command", ["board", "stop"])
async def test_a_choice_that_is_outdated_is_refused_kindly(neighbours: Neighbours, command: str) -> None:
    club = neighbours.club
    message, _, values = offered(club, await club.morris.slash(club.channel, f"duel {command}"))
    await club.resign(club.alice)
    assert await club.refused(await club.morris.select(message, [values[0]])) == OVER


@pytest.mark.parametrize("command", ["board", "stop"])
@pytest.mark.parametrize("value", ["999", "0", "-1", "all of them", "1" * 100])
async def test_a_choice_that_is_forged_is_refused_kindly(neighbours: Neighbours, command: str, value: str) -> None:
    club = neighbours.club
    menu = await post_menu(club, club.channel, command, value)
    assert await club.refused(await club.morris.select(menu, [value])) == OVER
    assert len(await club.bot.matches.on_in(club.channel.id)) == 3


@pytest.mark.parametrize("command", ["board", "stop"])
async def test_a_choice_means_this_channel_alone(neighbours: Neighbours, command: str) -> None:
    club = neighbours.club
    other = club.guild.create_text_channel("elsewhere")
    await club.morris.slash(other, "duel start", opponent=club.robot, variant="over100")
    club.players.add(club.morris.id)
    menu = await post_menu(club, other, command, "1")
    assert await club.refused(await club.morris.select(menu, ["1"])) == OVER
    assert len(await club.bot.matches.on_in(club.channel.id)) == 3


async def test_only_a_moderator_can_choose_what_to_stop(neighbours: Neighbours) -> None:
    club = neighbours.club
    menu = await post_menu(club, club.channel, "stop", "1")
    for somebody in (club.alice, club.bob, neighbours.frank):
        sentence = await club.refused(await somebody.select(menu, ["1"]))
        assert sentence.startswith("Only moderators (Manage Messages) can stop a match.")
        sentence = await club.refused(await somebody.slash(club.channel, "duel stop"))
        assert sentence.startswith("Only moderators (Manage Messages) can stop a match.")
    assert len(await club.bot.matches.on_in(club.channel.id)) == 3


async def post_menu(club: Club, where: simcord.ChannelHandle, command: str, value: str) -> discord.Message:
    """A menu that no command has offered."""
    channel = club.bot.get_channel(where.id)
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.View(timeout=None)
    options = [discord.SelectOption(label="?", value=value)]
    view.add_item(discord.ui.Select(custom_id=f"which:{command}", options=options))
    return await channel.send("?", view=view)
