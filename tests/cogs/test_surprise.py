"""``target:`` "surprise us": a target that is drawn, and told when the match starts."""

import re

import discord
import pytest

from game import VARIANTS
from game.suggestions import can_be_made
from tests.cogs.club import Club
from tests.cogs.threads import last, said, thread_of

SURPRISE = 0
each_game = pytest.mark.parametrize("variant", VARIANTS)


def numbers_in(text: str) -> set[int]:
    return {int(found.replace(",", "")) for found in re.findall(r"(?<![\d@:])\d[\d,]*", text)}


@each_game
async def test_it_is_offered_first_when_nothing_is_typed(club: Club, variant: str) -> None:
    offered = await club.alice.autocomplete(club.channel, "duel start", "target", "", variant=variant)
    assert offered[0] == {"name": "surprise us", "value": SURPRISE}
    assert len(offered) > 1
    typed = await club.alice.autocomplete(club.channel, "duel start", "target", "1", variant=variant)
    assert SURPRISE not in [choice["value"] for choice in typed]
    rules = await club.alice.autocomplete(club.channel, "duel rules", "target", "", variant=variant)
    assert SURPRISE not in [choice["value"] for choice in rules]


@each_game
async def test_the_challenge_keeps_it_secret_and_the_first_board_tells(club: Club, variant: str) -> None:
    challenge = await club.challenge(variant, target=SURPRISE)
    target = (await club.duel()).terms.target
    assert target in can_be_made(VARIANTS[variant].multipliers)
    assert target > VARIANTS[variant].target
    assert "the target is a **surprise**" in challenge.content
    assert not numbers_in(challenge.content) & {target, VARIANTS[variant].target}
    await club.carol.slash(club.channel, "duel board")
    assert target not in numbers_in(club.text), "nor when it is shown again"
    await club.bob.click(challenge, label="Accept")
    assert f"{target:,}" in str(club.last.embeds[0].title)
    assert f"{target:,}" in str(club.last.embeds[0].description)
    for message in club.channel.history():
        assert "surprise" not in message.content, "now that it is known"


@pytest.mark.parametrize("end", ["Decline", "Withdraw", "expiry"])
async def test_of_a_challenge_that_comes_to_nothing_it_is_never_told(club: Club, end: str) -> None:
    challenge = await club.challenge(target=SURPRISE)
    target = (await club.duel()).terms.target
    if end == "expiry":
        await club.env.advance_time(600)
    else:
        await (club.bob if end == "Decline" else club.alice).click(challenge, label=end)
    for message in club.channel.history():
        assert target not in numbers_in(message.content)


async def test_against_the_bot_the_first_board_tells(club: Club) -> None:
    club.players = {club.alice.id}
    await club.begin_against_bot(target=SURPRISE, level="perfect")
    assert f"target {(await club.duel()).terms.target:,}" in club.board
    await club.alice.click(club.last, label="2")
    assert "TestBot: I choose" in club.text


async def test_in_a_thread_it_is_told_there(club: Club) -> None:
    challenge = await club.challenge(target=SURPRISE, thread="yes")
    assert "the target is a **surprise**" in challenge.content
    await club.bob.click(challenge, label="Accept")
    [duel] = await club.bot.matches.on_in(thread_of(club).id)
    assert f"target {duel.terms.target:,}" in str(last(club).embeds[0].title)
    assert "surprise" not in said(club.channel)[0].content


async def test_it_stays_what_it_was_after_a_restart(club: Club) -> None:
    challenge = await club.challenge(target=SURPRISE)
    before = await club.duel()
    await club.restart()
    assert (await club.duel()).terms == before.terms
    await club.bob.click(challenge, label="Accept")
    assert f"target {before.terms.target:,}" in club.board


async def test_a_rematch_draws_anew_and_keeps_it_secret_too(club: Club) -> None:
    await club.begin("over100", target=SURPRISE)
    targets = [(await club.duel()).terms.target]
    for _ in range(3):
        card = await resigned(club)
        await club.alice.click(card, label="Rematch")
        offer, drawn = club.last, (await club.duel()).terms.target
        assert "offers you a rematch" in offer.content
        assert "the target is a **surprise**" in offer.content
        assert drawn not in numbers_in(offer.content)
        await club.bob.click(card, label="Rematch")
        assert f"do not pass {drawn:,}" in club.board
        targets.append(drawn)
    assert len(set(targets)) > 1, "four times the same would be a surprise"


async def test_against_the_bot_a_rematch_draws_anew(club: Club) -> None:
    club.players = {club.alice.id}
    await club.begin_against_bot("over100", target=SURPRISE)
    targets = [(await club.duel()).terms.target]
    for _ in range(3):
        await club.alice.click(await resigned(club), label="Rematch")
        targets.append((await club.duel()).terms.target)
        assert f"do not pass {targets[-1]:,}" in club.board
    assert len(set(targets)) > 1


async def test_a_rematch_at_a_target_that_was_chosen_keeps_it(club: Club) -> None:
    await club.begin("over100", target=1234)
    card = await resigned(club)
    await club.alice.click(card, label="Rematch")
    assert "past 1,234 loses" in club.text


async def resigned(club: Club) -> discord.Message:
    """The end card, when Alice has given up."""
    await club.resign(club.alice)
    return club.last
