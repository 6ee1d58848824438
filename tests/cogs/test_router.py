"""What is pressed, chosen or sent in a form finds its way by its ``custom_id``, however old its message is."""

import gc
import re

import discord
import pytest
import simcord
from simcord.actors import MemberActor

from bot.process.client import DuelBot
from cogs.router import Router
from game.puzzle import puzzle_of
from tests.cogs.club import Club
from tests.english import explained

UNKNOWN = "I do not know this one any more. `/duel board` shows the game in this channel, if one is on."


async def posted(club: Club, *items: discord.ui.Item[discord.ui.View]) -> discord.Message:
    """A message of the bot that nobody in this process has drawn, as one of an older version."""
    there = club.bot.get_channel(club.channel.id)
    assert isinstance(there, discord.TextChannel)
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return await there.send("", view=view)


async def pressed(club: Club, member: MemberActor, custom_id: str) -> simcord.InteractionResult:
    return await member.click(await posted(club, discord.ui.Button(label="?", custom_id=custom_id)), label="?")


# Every custom_id that was ever posted


async def test_a_number_posted_by_the_first_version_is_a_move(club: Club) -> None:
    await club.begin()
    await pressed(club, club.alice, "duel:1:1:0:5")
    assert club.text.startswith("Alice: I choose 5.")


@pytest.mark.parametrize(
    ("answer", "words"),
    [("accept", "Bob accepted."), ("decline", "Bob declined the duel."), ("withdraw", "Alice withdrew the challenge.")],
)
async def test_an_answer_posted_by_the_first_version_is_an_answer(club: Club, answer: str, words: str) -> None:
    await club.challenge()
    await pressed(club, club.alice if answer == "withdraw" else club.bob, f"duel:1:{answer}")
    assert words in club.text


async def test_a_review_posted_by_the_first_version_is_one(club: Club) -> None:
    await club.begin()
    await club.resign(club.alice)
    [embed] = club.private(await pressed(club, club.carol, "review:1:1")).embeds
    assert embed.title == "Review"


async def test_a_list_of_reviews_that_says_no_game_is_refused(club: Club) -> None:
    sentence = await club.refused(await pressed(club, club.carol, "review:1"))
    assert sentence.startswith("There is no such finished game in this channel.")


async def test_a_puzzle_posted_by_the_first_version_is_answered(club: Club) -> None:
    day = club.env.now().toordinal()
    puzzle = puzzle_of(club.guild.id, day)
    await pressed(club, club.carol, f"puzzle:{day}:{puzzle.answer}")
    assert explained(puzzle, puzzle.answer) in str(club.last.embeds[0].description)


@pytest.mark.parametrize(
    ("ranking", "title"),
    [
        ("", "Leaderboard"),
        ("over100", "Leaderboard · Power Play"),
        ("bot:hard", "Leaderboard · Against me at level hard"),
    ],
)
async def test_a_page_posted_by_the_first_version_is_turned_to(club: Club, ranking: str, title: str) -> None:
    await pressed(club, club.carol, f"standings:{ranking}:2")
    assert club.last.embeds[0].title == title


# Everything else


@pytest.mark.parametrize(
    "custom_id", ["duel:1:1:0:12345", "duel:1:stop", "Duel:1:accept", "review:one", "poll:7", "duel:1:1:0:5\n"]
)
async def test_what_nobody_knows_is_refused_in_private(club: Club, custom_id: str) -> None:
    await club.begin()
    assert await club.refused(await pressed(club, club.alice, custom_id)) == UNKNOWN


async def test_a_list_that_nobody_knows_is_refused_in_private(club: Club) -> None:
    offered = discord.ui.Select[discord.ui.View](custom_id="level", options=[discord.SelectOption(label="hard")])
    chosen = await club.alice.select(await posted(club, offered), ["hard"])
    assert await club.refused(chosen) == UNKNOWN


class Form(discord.ui.Modal, title="How many?"):
    number = discord.ui.TextInput["Form"](label="A number", custom_id="number")


async def show_form(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    form = Form(custom_id=said["form"])
    form.stop()
    await interaction.response.send_modal(form)


async def thank(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    await interaction.response.send_message(f"Thank you for {said[0]}.")


async def fail(interaction: discord.Interaction[DuelBot], said: re.Match[str]) -> None:
    raise RuntimeError("the shelf fell down")


async def route(club: Club) -> None:
    """Lists and forms, which the bot has none of yet."""
    await club.bot.remove_cog("Router")
    routes = {r"show:(?P<form>\w+)": show_form, r"level:\d": thank, "sent": thank, "fall": fail}
    await club.bot.add_cog(Router(routes))


async def test_buttons_lists_and_forms_are_taken_alike(club: Club) -> None:
    await route(club)
    offered = discord.ui.Select[discord.ui.View](custom_id="level:3", options=[discord.SelectOption(label="hard")])
    await club.alice.select(await posted(club, offered), ["hard"])
    assert club.text == "Thank you for level:3."
    await club.alice.submit_modal(await pressed(club, club.alice, "show:sent"), {"number": "5"})
    assert club.text == "Thank you for sent."


async def test_a_form_that_nobody_knows_is_refused_in_private(club: Club) -> None:
    await route(club)
    shown = await pressed(club, club.alice, "show:nothing")
    assert await club.refused(await club.alice.submit_modal(shown, {"number": "5"})) == UNKNOWN


async def test_what_fails_is_apologised_for_and_logged(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    club.expects_errors = True
    await route(club)
    sentence = await club.refused(await pressed(club, club.alice, "fall"))
    assert sentence.startswith("Sorry, something went wrong, and it is not your fault.")
    assert "the shelf fell down" in caplog.text


async def test_discord_py_keeps_nothing_of_what_was_drawn(club: Club) -> None:
    await club.begin()
    await club.play(5, 6)
    await club.alice.slash(club.channel, "duel board")
    await club.resign(club.alice)
    club.private(await club.alice.slash(club.channel, "puzzle"))
    assert list(club.bot.persistent_views) == []


async def test_an_interaction_that_was_answered_is_freed_at_once(club: Club) -> None:
    def interactions() -> int:
        return sum(isinstance(thing, discord.Interaction) for thing in gc.get_objects())

    await club.begin("race1000")
    gc.collect()
    gc.disable()
    try:
        # By command and by button in turn; what simcord itself still holds of the last one is not ours.
        await club.play(2, 2)
        before = interactions()
        await club.play(2, 2, 2, 2, 2, 2)
        assert interactions() <= before
    finally:
        gc.enable()
