"""Reviews: where a finished game turned, in words and in a picture."""

from collections.abc import Awaitable, Callable
from io import BytesIO

import discord
import pytest
from PIL import Image
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from cogs.buttons import Button, Buttons
from picture import SIZE
from tests.cogs.club import Club
from tests.cogs.test_games import labels_of

HOUR = 3600
NOTHING = "There is no such finished game in this channel. Play one with `/duel start`, then ask again."


def told(review: ResponseMessage) -> list[str]:
    """The lines of a review: where the game turned, then a line a move."""
    [embed] = review.embeds
    headline, *lines, empty, legend = str(embed.description).split("\n")
    assert embed.title == "Review"
    assert (lines.pop(0), empty) == ("", "")
    assert legend.startswith("Winning after the move: 🟦 ")
    return [headline, *(line.lstrip("🟦🟧 ") for line in lines)]


def winning(review: ResponseMessage) -> str:
    """Whose colour each move has: that of whoever is winning after it."""
    [embed] = review.embeds
    return "".join(line[0] for line in str(embed.description).split("\n") if line[:1] in ("🟦", "🟧"))


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
        assert winning(review) == "🟧🟦🟦🟦"
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
    await club.bob.slash(club.channel, "duel resign")
    club.env.http_requests.clear()
    await newest(club)
    club.private(await club.alice.click(club.channel.history()[-2], label="Review"))
    assert club.mentionable() == set()


async def test_each_game_of_a_match_is_reviewed_by_its_number_also_while_the_match_goes_on(club: Club) -> None:
    await club.begin("reach100", best_of=3)
    await club.play(9, 9, 2)
    second = club.last
    assert labels_of(second) == [*"23456789", "Review game 1"]
    review = club.private(await club.bob.click(second, label="Review game 1"))
    assert review.embeds[0].author.name == "Multiplication Madness · target 100 · game 1, best of 3"
    assert told(review)[1] == "1. Alice: 1 × 9 = 9 – keeps the win"
    await club.play(8, 8, 4)
    assert labels_of(club.last) == [*"23456789", "Review game 2"]
    assert told(await newest(club))[1] == "1. Bob: 1 × 8 = 8 – keeps the win"
    again = club.private(await club.press_late(club.bob, second, "Review game 1"))
    assert told(again) == told(review), "an old button still tells of its own game"
    await club.play(9, 9, 2)
    assert labels_of(club.last) == ["Review game 1", "Review game 2", "Review game 3"]
    end = club.private(await club.bob.click(club.last, label="Review game 1"))
    assert told(end) == told(review), "and so does the end card"


async def test_games_of_a_match_that_was_stopped_are_reviewed_and_the_one_that_was_not_finished_is_not(
    club: Club,
) -> None:
    await club.begin("reach100", best_of=3)
    await club.play(9, 9, 2)
    await club.play(5)
    await club.morris.slash(club.channel, "duel stop")
    assert "game 1, best of 3" in str((await newest(club)).embeds[0].author.name)


async def end_by_resigning(club: Club) -> None:
    await club.begin()
    await club.alice.slash(club.channel, "duel resign")


async def end_by_resigning_out_of_turn(club: Club) -> None:
    await club.begin()
    await club.bob.slash(club.channel, "duel resign")


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
    await club.alice.slash(club.channel, "duel resign")


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


@pytest.mark.parametrize(("variant", "moves"), [("over100", 40), ("race1000", 79)])
async def test_the_longest_game_between_the_longest_names_fits_into_a_message(
    club: Club, variant: str, moves: int
) -> None:
    # Markdown makes names twice as long.
    dora, emil = (club.guild.add_member(club.env.create_user(name), nick=name * 32) for name in ("*", "_"))
    club.players = {dora.id, emil.id}
    options = {"variant": variant, "target": 1_000_000_000_000, "first": "challenger"}
    await dora.slash(club.channel, "duel start", opponent=emil, **options)
    await emil.click(club.last, label="Accept")
    for move in range(moves):
        await (dora, emil)[move % 2].click(club.last, label="2")
    review = club.private(await dora.click(club.last, label="Review"))
    headline, left_out, *lines = told(review)
    assert len(str(review.embeds[0].description)) <= 4096
    assert headline.startswith("**The turning point: ")
    assert left_out == f"… {moves - len(lines)} moves before these"
    assert lines[-1].startswith(f"{moves}. ")
    assert len(lines) > 20, "there is room for more than a few"
    await picture(review)


async def test_names_in_a_review_are_plain_text_whatever_is_in_them(club: Club) -> None:
    name = "**@everyone** <@1> `x` [a](b)"
    tricky = club.guild.add_member(club.env.create_user("eve"), nick=name)
    club.players = {tricky.id, club.bob.id}
    await tricky.slash(club.channel, "duel start", opponent=club.bob, variant="exact100", first="challenger")
    await club.bob.click(club.last, label="Accept")
    await tricky.slash(club.channel, "duel resign")
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
    await club.bob.slash(club.channel, "duel resign")
    assert await forged(club, club.channel, custom_id) == NOTHING


async def test_a_game_that_is_not_over_is_not_reviewed(club: Club) -> None:
    await club.begin()
    await club.play(5)
    assert await forged(club, club.channel, "review:1:1") == NOTHING


async def test_games_of_other_channels_stay_there(club: Club) -> None:
    await club.begin()
    await club.bob.slash(club.channel, "duel resign")
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert await forged(club, elsewhere, "review:1:1") == NOTHING
    assert await club.refused(await club.carol.slash(elsewhere, "duel review")) == NOTHING
