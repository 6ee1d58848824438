"""Reviews: where a finished game turned, in words and in a picture."""

from collections.abc import Awaitable, Callable
from io import BytesIO

import discord
import pytest
from PIL import Image
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from cogs.buttons import Button, Buttons
from game import Player, agree, new_game
from game.rules import Game, after
from game.solver import solve
from picture import SIZE
from tests.cogs.club import Club

HOUR = 3600
NOTHING = "There is no such finished game in this channel. Play one with `/duel start`, then ask again."


MARKS = ("✅", "❌", "▫️")


def told(review: ResponseMessage) -> list[str]:
    """The lines of a review: where the game turned, then the moves that mattered, without their marks."""
    [embed] = review.embeds
    assert embed.title == "Review"
    headline, empty, *lines = str(embed.description).split("\n")
    assert empty == ""
    assert all(line.startswith((*MARKS, "… ", "-# ")) for line in lines if line)
    return [headline, *(line.removeprefix("✅ ").removeprefix("❌ ").removeprefix("▫️ ") for line in lines)]


def marks(review: ResponseMessage) -> list[str]:
    """Whether each line is of a good move, a bad one, or of what changed nothing."""
    [embed] = review.embeds
    lines = str(embed.description).split("\n")
    return [mark for line in lines for mark in MARKS if line.startswith(mark)]


async def picture(review: ResponseMessage) -> str:
    """What the picture tells those who cannot see it; it is there, and the embed shows it."""
    [attachment] = review.attachments
    [embed] = review.embeds
    assert embed.image.url in ("attachment://game.png", attachment.url)
    assert attachment.filename == "game.png"
    image = Image.open(BytesIO(await attachment.read()), formats=["PNG"])
    assert image.size == SIZE
    assert attachment.description
    assert len(attachment.description) <= 1024
    return attachment.description


async def newest(club: Club) -> ResponseMessage:
    """What ``/duel review`` shows to everybody."""
    result = await club.carol.slash(club.channel, "duel review")
    assert result.response is not None
    assert not result.ephemeral, result.response.content
    return result.response


async def test_the_button_on_a_finished_game_reviews_it_for_whoever_presses_it(club: Club) -> None:
    await club.begin()
    await club.play(9, 2, 5, 9)
    end = club.last
    for somebody in (club.alice, club.carol):
        review = club.private(await somebody.click(end, label="Review"))
        assert told(review) == [
            "**The turning point: Bob's 2 made 18. With 6, 7, 8 or 9, Bob would have kept the win.**",
            "1. Alice: 1 × 9 = 9 – throws the win away; 3, 4 or 5 would have kept it",
            "2. Bob: 9 × 2 = 18 – throws the win away; 6, 7, 8 or 9 would have kept it",
            "3. Alice: 18 × 5 = 90 – keeps the win",
            "4. Bob: 90 × 9 = 810 – was losing anyway",
        ]
        assert marks(review) == ["❌", "❌", "✅", "▫️"]
        assert review.embeds[0].author.name == "Multiplication Duel · target 100"
        assert await picture(review) == (
            "Multiplication Duel, target 100: 4 steps from 1 to 810. "
            "Alice won against Bob: the last step was Bob's ×9, which made 810. "
            "The turning point was Bob's ×2, which made 18."
        )
    assert club.last.id == end.id, "nobody else sees it"


async def test_the_command_shows_the_last_game_of_the_channel_to_everybody(club: Club) -> None:
    await club.begin()
    await club.play(9, 2, 5, 9)
    await club.begin("reach100")
    await club.play(9, 9, 2)
    review = await newest(club)
    assert club.last.id == review.id
    assert review.embeds[0].author.name == "Multiplication Madness · target 100"
    assert told(review)[0] == "**Alice, who started, had it won from the first move and never let go.**"
    await picture(review)


async def test_nobody_is_pinged_by_a_review(club: Club) -> None:
    await club.begin()
    await club.resign(club.bob)
    club.env.http_requests.clear()
    await newest(club)
    club.private(await club.alice.click(club.channel.history()[-2], label="Review"))
    assert club.mentionable() == set()


async def test_moves_that_changed_nothing_are_one_line(club: Club) -> None:
    await club.begin("reach100")
    await club.play(9, 9, 2)
    review = await newest(club)
    assert told(review)[1:] == ["2 moves that changed nothing", "3. Alice: 81 × 2 = 162 – wins"]
    assert marks(review) == ["▫️", "✅"]


async def end_by_resigning(club: Club) -> None:
    await club.begin()
    await club.resign(club.alice)


async def end_by_resigning_out_of_turn(club: Club) -> None:
    await club.begin()
    await club.resign(club.bob)


async def end_on_time(club: Club) -> None:
    await club.begin()
    await club.play(4, 3)
    await club.env.advance_time(24 * HOUR)


async def end_by_a_wrong_number(club: Club) -> None:
    await club.begin("avoid100")
    await club.play(1)


async def end_by_strikes(club: Club) -> None:
    await club.begin("over100", strikes=2)
    await club.play(12, 0)


async def end_with_the_bot(club: Club) -> None:
    await club.begin_against_bot(level="perfect")
    await club.resign(club.alice)


WHILE_WINNING = "With 3, 4 or 5, Alice would have kept the win.**"

# how the game ends, where it turned, the last line, the end of the picture's description
ENDINGS = [
    (
        end_by_resigning,
        f"**The turning point: Alice resigned while winning. {WHILE_WINNING}",
        "1. Alice resigns – throws the win away; 3, 4 or 5 would have kept it",
        "0 steps from 1 to 1. Bob won against Alice: Alice resigned.",
    ),
    (
        end_by_resigning_out_of_turn,
        "**Alice, who started, had it won from the first move and never let go.**",
        "1. Bob resigns – was losing anyway",
        "Alice won against Bob: Bob resigned.",
    ),
    (
        end_on_time,
        "**The turning point: Alice ran out of time while winning. With 5, 6, 7 or 8, Alice would have kept the win.**",
        "3. Alice runs out of time – throws the win away; 5, 6, 7 or 8 would have kept it",
        "2 steps from 1 to 12. Bob won against Alice: Alice ran out of time.",
    ),
    (
        end_by_a_wrong_number,
        f"**The turning point: Alice's 1 was not from 2 to 9 and lost the game. {WHILE_WINNING}",
        "1. Alice's 1 is not from 2 to 9 – throws the win away; 3, 4 or 5 would have kept it",
        "Bob won against Alice: Alice chose a wrong number. The turning point was Alice's wrong number.",
    ),
    (
        end_by_strikes,
        f"**The turning point: Alice's 0 was strike 2 of 2 and lost the game. {WHILE_WINNING}",
        "2. Alice's 0 is strike 2 of 2 – throws the win away; 3, 4 or 5 would have kept it",
        "Bob won against Alice: Alice used up the strikes. The turning point was Alice's wrong number.",
    ),
    (
        end_with_the_bot,
        f"**The turning point: Alice resigned while winning. {WHILE_WINNING}",
        "1. Alice resigns – throws the win away; 3, 4 or 5 would have kept it",
        "Alice resigned.",
    ),
]


@pytest.mark.parametrize(("end", "headline", "last", "description"), ENDINGS)
async def test_a_game_is_reviewed_however_it_ended_and_after_a_restart_too(
    club: Club, end: Callable[[Club], Awaitable[None]], headline: str, last: str, description: str
) -> None:
    await end(club)
    button = club.last
    await club.restart()
    review = club.private(await club.bob.click(button, label="Review"))
    assert (told(review)[0], told(review)[-1]) == (headline, last)
    assert (await picture(review)).endswith(description)
    assert told(await newest(club)) == told(review)


def thrown_away(game: Game) -> int:
    """A number that loses a won position, as late as can be."""
    losing = [choice for choice in solve(game).choices if not choice.wins]
    return max(losing, key=lambda choice: choice.in_moves).number


@pytest.mark.parametrize("variant", ["over100", "race1000"])
async def test_the_longest_review_between_the_longest_names_fits_into_a_message(club: Club, variant: str) -> None:
    # Markdown makes names twice as long.
    dora, emil = (club.guild.add_member(club.env.create_user(name), nick=name * 32) for name in ("*", "_"))
    club.players = {dora.id, emil.id}
    options = {"variant": variant, "target": 1_000_000_000_000, "first": "challenger"}
    await dora.slash(club.channel, "duel start", opponent=emil, **options)
    await emil.click(club.last, label="Accept")
    game = new_game(agree(variant, target=1_000_000_000_000), Player.ONE)
    while not game.outcome:
        number = thrown_away(game)
        await (dora if game.turn is Player.ONE else emil).click(club.last, label=str(number))
        game = after(game, number)
    review = club.private(await dora.click(club.last, label="Review"))
    headline, left_out, *lines = told(review)
    assert len(str(review.embeds[0].description)) <= 4096
    assert headline.startswith("**The turning point: ")
    assert left_out == "… and the moves before these"
    assert lines[-1].startswith(f"{game.ply}. ")
    assert 20 < len(lines) < game.ply, "there is room for more than a few"
    assert set(marks(review)) == {"❌"}
    await picture(review)


async def test_names_in_a_review_are_plain_text_whatever_is_in_them(club: Club) -> None:
    name = "**@everyone** <@1> `x` [a](b)"
    tricky = club.guild.add_member(club.env.create_user("eve"), nick=name)
    club.players = {tricky.id, club.bob.id}
    await tricky.slash(club.channel, "duel start", opponent=club.bob, variant="exact100", first="challenger")
    await club.bob.click(club.last, label="Accept")
    await club.resign(tricky)
    shown = r"\*\*\@everyone\*\* \<\@1\> \`x\` \[a\](b)"
    review = await newest(club)
    assert told(review)[0].startswith(f"**The turning point: {shown} resigned while winning.")
    assert told(review)[1].startswith(f"1. {shown} resigns")
    assert name in await picture(review), "there is no Markdown where only screen readers look"


async def test_where_no_game_was_finished_there_is_nothing_to_review(club: Club) -> None:
    assert await club.refused(await club.alice.slash(club.channel, "duel review")) == NOTHING
    await club.begin()
    await club.play(5)
    assert await club.refused(await club.alice.slash(club.channel, "duel review")) == NOTHING
    await club.morris.slash(club.channel, "duel stop")
    assert await club.refused(await club.alice.slash(club.channel, "duel review")) == NOTHING


async def forged(club: Club, channel: ChannelHandle, custom_id: str) -> str:
    """What somebody is told who presses a button that the bot would not draw there."""
    there = club.bot.get_channel(channel.id)
    assert isinstance(there, discord.TextChannel)
    message = await there.send("?", view=Buttons([[Button(custom_id, "?")]]))
    return await club.refused(await club.carol.click(message, label="?"))


@pytest.mark.parametrize("custom_id", ["review:999999:1", "review:1:9999", "review:1:2", "review:0:0"])
async def test_a_button_of_a_game_that_is_not_there_is_refused_in_private(club: Club, custom_id: str) -> None:
    await club.begin()
    await club.resign(club.bob)
    assert await forged(club, club.channel, custom_id) == NOTHING


async def test_a_game_that_is_not_over_is_not_reviewed(club: Club) -> None:
    await club.begin()
    await club.play(5)
    assert await forged(club, club.channel, "review:1:1") == NOTHING


async def test_games_of_other_channels_stay_there(club: Club) -> None:
    await club.begin()
    await club.resign(club.bob)
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert await forged(club, elsewhere, "review:1:1") == NOTHING
    assert await club.refused(await club.carol.slash(elsewhere, "duel review")) == NOTHING
