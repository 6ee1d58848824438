"""Rematch: the first press offers the same match again with sides swapped, the other player's starts it."""

import asyncio

import pytest

from duel import Asked, Happened, Person, Status
from game import Refusal
from tests.cogs.again import NUMBERS, end_card, end_card_of_the_bot, found, statuses
from tests.cogs.club import Club, labels_of
from tests.cogs.reading import as_it_is, live_boards

OFFERED = "Alice offers you a rematch of **Power Play**!"


# Offered and answered


async def test_the_first_press_offers_it_with_sides_swapped(club: Club) -> None:
    card = await end_card(club, best_of=3, clock=60, strikes=2)
    await club.alice.click(card, label="Rematch")
    first, how, terms, _ = club.text.split("\n")
    assert first == f"{club.bob.mention}, {OFFERED}"
    assert how == "*Multiply by 2 to 9 in turn, starting from 1. Whoever takes it past 100 loses.*"
    assert terms == "Best of **3** · Bob starts · **1 hour** a move · **2** strikes forfeit"
    assert labels_of(club.last) == ["Accept", "Decline", "Withdraw"]
    assert [user.id for user in club.last.mentions] == [club.bob.id]
    assert await statuses(club, 1, 2) == [Status.FINISHED, Status.OFFERED]


@pytest.mark.parametrize("by", ["Rematch", "Accept"])
async def test_the_others_press_starts_it(club: Club, by: str) -> None:
    card = await end_card(club)
    await club.alice.click(card, label="Rematch")
    offer = club.last
    await club.bob.click(card if by == "Rematch" else offer, label=by)
    assert club.text == (
        f"Bob accepted.\nStarting the game. The total is 1.\n{club.bob.mention}, choose a multiplier (2-9):"
    )
    assert [board.id for board in live_boards(club)] == [club.last.id]
    closed = as_it_is(club, offer)
    assert closed is not None
    assert labels_of(closed) == [], "whichever button it was"
    await club.bob.click(club.last, label="5")
    assert club.text.startswith("Bob multiplied by 5.")


async def test_whoever_offers_it_the_one_who_was_second_starts(club: Club) -> None:
    card = await end_card(club)
    await club.bob.click(card, label="Rematch")
    assert "Bob offers you a rematch" in club.text
    assert "Bob starts" in club.text
    await club.alice.click(card, label="Rematch")
    assert club.text.startswith("Alice accepted.\n")
    assert club.text.endswith(f"{club.bob.mention}, choose a multiplier (2-9):")
    await club.resign(club.bob)
    await club.bob.click(club.last, label="Rematch")
    assert "Alice starts" in club.text, "and the next time it is hers again"


async def test_sides_are_those_of_the_first_game_of_the_match(club: Club) -> None:
    await club.begin("reach100", best_of=3)
    await club.play(9, 9, 2)
    await club.play(9, 9, 2)
    await club.play(9, 9, 2)
    assert "2–1" in club.board
    await club.alice.click(club.last, label="Rematch")
    assert "Bob starts" in club.text


async def test_what_a_coin_decided_is_swapped_and_not_tossed_again(club: Club) -> None:
    await club.begin("over100", first="coin toss")
    first = club.text.split("The coin chose ")[1].split(".")[0]
    await club.resign(club.alice)
    await club.alice.click(club.last, label="Rematch")
    assert f"{'Bob' if first == 'Alice' else 'Alice'} starts" in club.text


async def test_it_is_declined_and_can_be_offered_again(club: Club) -> None:
    card = await end_card(club)
    await club.alice.click(card, label="Rematch")
    await club.bob.click(club.last, label="Decline")
    assert club.text == f"{club.alice.mention}, Bob declined the duel."
    await club.bob.click(card, label="Rematch")
    assert "Bob offers you a rematch" in club.text
    assert await statuses(club, 2, 3) == [Status.DECLINED, Status.OFFERED]


async def test_it_expires_like_a_challenge_and_can_be_offered_again(club: Club) -> None:
    card = await end_card(club)
    await club.alice.click(card, label="Rematch")
    await club.env.advance_time(600)
    assert club.text.endswith("-# The challenge has expired: Bob did not answer in time.")
    assert labels_of(club.last) == []
    await club.bob.click(card, label="Rematch")
    assert await statuses(club, 2, 3) == [Status.EXPIRED, Status.OFFERED]


async def test_it_is_withdrawn(club: Club) -> None:
    card = await end_card(club)
    await club.alice.click(card, label="Rematch")
    await club.alice.click(club.last, label="Withdraw")
    assert club.text.endswith("-# Alice withdrew the challenge.")
    assert await statuses(club, 2) == [Status.WITHDRAWN]


@pytest.mark.parametrize("when", ["before it is offered", "before it is answered"])
async def test_it_works_after_a_restart(club: Club, when: str) -> None:
    card = await end_card(club)
    if when == "before it is offered":
        await club.restart()
    await club.alice.click(card, label="Rematch")
    if when == "before it is answered":
        await club.restart()
    await club.bob.click(card, label="Rematch")
    assert club.text.startswith("Bob accepted.\n")
    assert (await found(club, 2)).status is Status.LIVE


# Refused


async def test_a_stranger_is_refused(club: Club) -> None:
    card = await end_card(club)
    assert await club.refused(await club.carol.click(card, label="Rematch")) == (
        "A rematch is between Alice and Bob. Start your own match with `/duel start`."
    )
    await club.alice.click(card, label="Rematch")
    assert "between Alice and Bob" in await club.refused(await club.carol.click(card, label="Rematch"))
    assert await statuses(club, 2) == [Status.OFFERED]


async def test_who_has_offered_it_waits(club: Club) -> None:
    card = await end_card(club)
    await club.alice.click(card, label="Rematch")
    assert await club.refused(await club.alice.click(card, label="Rematch")) == (
        f"You have offered it already: {club.last.jump_url}. It starts when Bob presses Rematch or Accept."
    )


async def test_while_it_is_on_there_is_no_other(club: Club) -> None:
    card = await end_card(club)
    await club.alice.click(card, label="Rematch")
    await club.bob.click(card, label="Rematch")
    for somebody in (club.alice, club.bob):
        assert await club.refused(await somebody.click(card, label="Rematch")) == (
            f"The rematch is on already: {club.last.jump_url}. When it is over, you can play another."
        )
    await club.resign(club.bob)
    await club.alice.click(card, label="Rematch")
    assert await statuses(club, 2, 3) == [Status.FINISHED, Status.OFFERED]


@pytest.mark.parametrize("busy", ["challenge", "match"])
@pytest.mark.parametrize("at", ["the offer", "the answer"])
async def test_who_is_not_free_is_refused_kindly(club: Club, at: str, busy: str) -> None:
    club.players.add(club.carol.id)
    card = await end_card(club)
    if at == "the answer":
        await club.alice.click(card, label="Rematch")
    player = club.alice if at == "the offer" else club.bob
    await player.slash(club.channel, "duel start", opponent=club.carol, variant="exact100")
    if busy == "match":
        await club.carol.click(club.last, label="Accept")
    sentence = await club.refused(await player.click(card, label="Rematch"))
    if busy == "match":
        assert sentence == (
            f"You are in a match with Carol in this channel ({club.last.jump_url}). "
            "Finish it first, or duel in another channel or thread."
        )
    else:
        assert sentence == (
            f"Your challenge to Carol is waiting in this channel ({club.last.jump_url}). "
            "Withdraw it there first, or duel in another channel or thread."
        )
    rematches = [duel for duel in await club.bot.matches.on_in(club.channel.id) if duel.rematch_of]
    assert [duel.status for duel in rematches] == ([Status.OFFERED] if at == "the answer" else [])


async def test_a_match_that_was_stopped_has_none(club: Club) -> None:
    await club.begin()
    await club.morris.slash(club.channel, "duel stop")
    assert labels_of(club.last) == []


async def test_two_presses_at_once_start_one_match(club: Club) -> None:
    card = await end_card(club)

    async def press(name: str, interaction_id: int) -> Happened | Refusal:
        member = getattr(club, name.lower())
        asked = Asked(club.bot.now(), Person(member.id, name), interaction_id)
        try:
            return await club.bot.matches.rematch(1, club.channel.id, card.id, 0, asked)
        except Refusal as refused:
            return refused

    results = await asyncio.gather(*(press(name, at) for at, name in enumerate(["Alice", "Bob", "Alice", "Bob"], 1)))
    assert sum(isinstance(result, Happened) for result in results) == 2
    assert len(await club.bot.matches.on_in(club.channel.id)) == 1
    assert await statuses(club, 2) == [Status.LIVE]


# Against the bot


async def test_against_the_bot_it_starts_at_once_and_the_bot_begins(club: Club) -> None:
    card = await end_card_of_the_bot(club, level="hard")
    await club.alice.click(card, label="Rematch")
    assert club.text.startswith("I am in, as TestBot.\nStarting the game. The total is 1.\nTestBot multiplied by ")
    assert "against me at level hard" in club.board
    assert labels_of(club.last) == NUMBERS
    await club.resign(club.alice)
    await club.alice.click(club.last, label="Rematch")
    assert "TestBot multiplied" not in club.text, "it is her turn to start"


@pytest.mark.parametrize(
    ("level", "offered"),
    [
        ("easy", {"Harder": "medium"}),
        ("medium", {"Easier": "easy", "Harder": "hard"}),
        ("hard", {"Easier": "medium", "Harder": "perfect"}),
        ("perfect", {"Easier": "hard"}),
    ],
)
async def test_it_can_be_harder_or_easier_up_to_the_ends_of_the_levels(
    club: Club, level: str, offered: dict[str, str]
) -> None:
    card = await end_card_of_the_bot(club, level=level)
    assert labels_of(card) == ["Rematch", *offered, "Review"]
    for label, other in offered.items():
        await club.alice.click(card, label=label)
        assert f"against me at level {other}" in club.board
        await club.resign(club.alice)


async def test_only_who_has_played_the_bot_plays_it_again(club: Club) -> None:
    card = await end_card_of_the_bot(club)
    for label in ("Rematch", "Harder", "Easier"):
        sentence = await club.refused(await club.bob.click(card, label=label))
        assert sentence == "A rematch is between Alice and TestBot. Start your own match with `/duel start`."


async def test_a_second_press_against_the_bot_is_told_that_it_is_on(club: Club) -> None:
    card = await end_card_of_the_bot(club)
    await club.alice.click(card, label="Rematch")
    for label in ("Rematch", "Harder"):
        sentence = await club.refused(await club.alice.click(card, label=label))
        assert sentence.startswith(f"The rematch is on already: {club.last.jump_url}.")
    await club.resign(club.alice)
    await club.alice.click(card, label="Harder")
    assert "against me at level hard" in club.board


async def test_in_another_match_one_does_not_play_the_bot_again(club: Club) -> None:
    card = await end_card_of_the_bot(club)
    club.players.add(club.bob.id)
    await club.begin("reach100")
    assert "You are in a match with Bob" in await club.refused(await club.alice.click(card, label="Rematch"))
