"""The menu on a member: "Challenge to a duel"."""

import discord
import simcord
from simcord.results import ResponseMessage

from game import VARIANTS
from tests.cogs.club import Club

NAME = "Challenge to a duel"


async def asked_which(club: Club, opponent: simcord.MemberActor) -> ResponseMessage:
    """Alice opens the menu on somebody, and is asked in private which game."""
    return club.private(await club.alice.context_menu(club.channel, NAME, opponent))


async def test_it_asks_in_private_which_of_the_games(club: Club) -> None:
    question = await asked_which(club, club.bob)
    assert question.content == "Which game, against Bob?"
    [row] = question.components
    [menu] = row["components"]
    offered = {option["value"]: (option["label"], option["description"]) for option in menu["options"]}
    assert list(offered) == list(VARIANTS)
    assert offered["exact100"] == ("Multiplication Duel", "land exactly on 100")
    assert club.channel.history() == []


async def test_what_is_chosen_is_offered_on_the_usual_terms_for_all_to_see(club: Club) -> None:
    await club.alice.select(await asked_which(club, club.bob), ["over100"])
    assert club.text.startswith(f"{club.bob.mention}, Alice challenges you to **Power Play**!")
    for words in ("A single game", "a coin toss decides", "**24 hours** a move", "**3** strikes"):
        assert words in club.text
    assert club.mentionable() == {club.bob.id}
    await club.bob.click(club.last, label="Accept")
    assert club.text.startswith("Bob accepted.")


async def test_the_bot_itself_accepts_at_once(club: Club) -> None:
    club.players = {club.alice.id}
    question = await asked_which(club, club.robot)
    assert question.content == "Which game, against TestBot?"
    await club.alice.select(question, ["over100"])
    assert club.text.startswith("I am in, as TestBot.\nStarting the game. The total is 1.\n")
    assert "against me at level medium" in club.board


async def test_it_works_after_a_restart(club: Club) -> None:
    question = await asked_which(club, club.bob)
    await club.restart()
    await club.alice.select(question, ["reach100"])
    assert "Alice challenges you to **Multiplication Madness**!" in club.text


async def test_it_refuses_what_the_command_refuses(club: Club) -> None:
    other = club.guild.add_member(club.env.create_user("Beep", bot=True))
    for opponent, sentence in (
        (club.alice, "You cannot duel yourself. Challenge somebody else."),
        (other, "Other bots do not duel. Challenge a person, or me."),
    ):
        assert await club.refused(await club.alice.context_menu(club.channel, NAME, opponent)) == sentence


async def test_whoever_is_not_free_is_refused_when_they_choose(club: Club) -> None:
    question = await asked_which(club, club.bob)
    await club.alice.select(question, ["exact100"])
    refused = await club.refused(await club.alice.select(question, ["exact100"]))
    assert refused.startswith("Your challenge to Bob is waiting in this channel")


async def test_a_member_who_has_left_cannot_be_challenged(club: Club) -> None:
    question = await asked_which(club, club.bob)
    club.env.backend.get_guild(club.guild.id).members.pop(club.bob.id)
    refused = await club.refused(await club.alice.select(question, ["exact100"]))
    assert refused == "That person is not in this server. Challenge somebody who is."


async def test_where_the_bot_may_not_post_it_says_so_at_once(club: Club) -> None:
    silent = discord.PermissionOverwrite(send_messages=False)
    quiet = club.guild.create_text_channel("quiet", overwrites={club.robot: silent})
    refused = await club.refused(await club.alice.context_menu(quiet, NAME, club.bob))
    assert refused.startswith("I am not allowed to host a duel here.")
