"""Several matches in one channel, as commands and buttons ask for them, races included."""

import asyncio

import pytest

from duel import First, Kind, Shown, Status
from duel.decisions import Board
from game import Level
from tests.bot.life import CHALLENGE_TIME
from tests.bot.model import ALICE, BOB, CAROL, ROBOT
from tests.bot.room import CHANNEL, DAVE, GUILD, HOUR, TERMS, THREAD, Room, raced
from tests.english import refusing


async def test_commands_mean_the_match_of_whoever_gives_them(room: Room) -> None:
    one, two = await room.match(ALICE, BOB), await room.match(CAROL, DAVE)
    assert (await room.matches.multiply(CHANNEL, 3, room.by(CAROL))).duel.id == two.id
    assert (await room.matches.multiply(CHANNEL, 2, room.by(ALICE))).duel.id == one.id
    assert await room.matches.choices(CHANNEL, BOB.id) == {number: 2 * number for number in range(2, 10)}
    assert await room.matches.choices(CHANNEL, DAVE.id) == {number: 3 * number for number in range(2, 10)}
    assert await room.matches.choices(CHANNEL, ALICE.id) == {}
    for who, duel in ((ALICE, one), (BOB, one), (CAROL, two), (DAVE, two)):
        [meant] = await room.matches.meant_by(CHANNEL, who.id)
        assert meant.id == duel.id
    assert [duel.id for duel in await room.matches.meant_by(CHANNEL, ROBOT.id)] == [one.id, two.id]
    assert (await room.resign(BOB)).duel.id == one.id
    assert await room.on() == {two.id}


async def test_whoever_has_no_match_is_told_so_while_others_play(room: Room) -> None:
    await room.match(ALICE, BOB)
    for asked in (room.matches.multiply(CHANNEL, 5, room.by(CAROL)), room.matches.own(CHANNEL, CAROL)):
        with refusing(r"You have no match in this channel\. Start one"):
            await asked
    assert await room.matches.choices(CHANNEL, CAROL.id) == {}


async def test_the_boards_of_two_matches_are_pressed_at_once(room: Room) -> None:
    one, two = await room.match(ALICE, BOB), await room.match(CAROL, DAVE)
    moved = await asyncio.gather(
        room.matches.press(CHANNEL, Board(one.id, 1, 0), 5, room.by(ALICE)),
        room.matches.press(CHANNEL, Board(two.id, 1, 0), 7, room.by(CAROL)),
    )
    assert [(happened.duel.id, happened.duel.position) for happened in moved] == [(one.id, (1, 1)), (two.id, (1, 1))]
    with refusing("This match is between Alice and Bob"):
        await room.matches.press(CHANNEL, Board(one.id, 1, 1), 5, room.by(DAVE))


async def test_a_game_against_the_bot_stands_in_nobodys_way(room: Room) -> None:
    solo = await room.challenge(ALICE, ROBOT, Level.EASY)
    other = await room.challenge(BOB, ROBOT, Level.EASY)
    pair = await room.match(CAROL, DAVE)
    assert await room.on() == {solo.id, other.id, pair.id}
    with refusing("You are in a match with Robot in this channel"):
        await room.challenge(ALICE, CAROL)


async def test_whoever_is_challenged_may_challenge_others_and_be_challenged(room: Room) -> None:
    first = await room.challenge(ALICE, BOB)
    second = await room.challenge(CAROL, BOB)
    own = await room.challenge(BOB, DAVE)
    with refusing("Your challenge to Dave is waiting in this channel"):
        await room.accept(first)
    await room.matches.withdraw(own.id, room.by(BOB))
    await room.accept(first)
    with refusing("You are in a match with Alice in this channel"):
        await room.accept(second)
    assert await room.on() == {first.id, second.id}
    await room.resign(ALICE)
    await room.accept(second)


async def test_a_challenger_whose_challenge_waits_cannot_accept_another(room: Room) -> None:
    own, offered = await room.challenge(ALICE, BOB), await room.challenge(CAROL, ALICE)
    with refusing("Your challenge to Bob is waiting in this channel"):
        await room.accept(offered)
    assert await room.on() == {own.id, offered.id}


@pytest.mark.parametrize("turned", [False, True])
async def test_of_two_challenges_accepted_at_once_by_the_same_player_one_starts(room: Room, turned: bool) -> None:
    offers = [await room.challenge(ALICE, BOB), await room.challenge(CAROL, BOB)]
    [started], [refusal] = await raced(*(room.accept(offer) for offer in (reversed(offers) if turned else offers)))
    assert started.id == offers[turned].id
    assert refusal.startswith(f"You are in a match with {started.challenger.name} in this channel")
    waiting = await room.storage.duel(offers[not turned].id)
    assert waiting is not None
    assert waiting.status is Status.OFFERED


@pytest.mark.parametrize("turned", [False, True])
async def test_of_an_acceptance_and_a_challenge_by_the_same_player_at_once_one_counts(room: Room, turned: bool) -> None:
    offer = await room.challenge(ALICE, BOB)
    challenge = room.matches.challenge(GUILD, CHANNEL, CAROL, TERMS, First.CHALLENGER, HOUR, room.by(BOB))
    asked = [room.accept(offer), challenge]
    [happened], [refusal] = await raced(*(reversed(asked) if turned else asked))
    assert happened.status is (Status.OFFERED if turned else Status.LIVE)
    assert ("Your challenge to Carol" if turned else "You are in a match with Alice") in refusal


async def test_both_challenge_each_other_and_accept_at_once_and_nobody_is_in_two_matches(room: Room) -> None:
    there, back = await room.challenge(ALICE, BOB), await room.challenge(BOB, ALICE)
    happened, refused = await raced(room.accept(there), room.accept(back))
    assert happened == []
    assert [said[:24] for said in refused] == ["Your challenge to Alice ", "Your challenge to Bob is"]
    await room.matches.withdraw(there.id, room.by(ALICE))
    assert (await room.accept(back)).duel.status is Status.LIVE


async def test_everybody_challenges_at_once_and_each_has_one_duel(room: Room) -> None:
    people = (ALICE, BOB, CAROL, DAVE)
    asked = [
        room.matches.challenge(GUILD, CHANNEL, other, TERMS, First.CHALLENGER, HOUR, room.by(who))
        for who in people
        for other in people
        if other is not who
    ]
    happened, refused = await raced(*asked)
    assert [duel.challenger for duel in happened] == list(people)
    assert len(refused) == 8


async def test_time_frees_whoever_is_bound(room: Room) -> None:
    await room.challenge(ALICE, BOB)
    room.time.passes(CHALLENGE_TIME)
    await room.ring()
    await room.match(ALICE, BOB)
    while await room.on():
        room.time.passes(HOUR)
        await room.ring()
    await room.match(BOB, ALICE)


async def test_a_moderator_stops_one_match_and_the_other_goes_on(room: Room) -> None:
    one, two = await room.match(ALICE, BOB), await room.match(CAROL, DAVE)
    await room.matches.stop(one.id, room.by(DAVE))
    assert await room.on() == {two.id}
    await room.match(BOB, ALICE)


async def test_a_channel_that_is_gone_takes_its_threads_along(room: Room) -> None:
    in_thread = await room.match(ALICE, BOB, thread=True)
    await room.matches.move_to_thread(in_thread.id)
    in_channel = await room.match(CAROL, DAVE)
    await room.matches.abandon_channel(CHANNEL)
    for duel_id in (in_thread.id, in_channel.id):
        gone = await room.storage.duel(duel_id)
        assert gone is not None
        assert gone.status is Status.ABANDONED
        assert await room.storage.announcements_of(duel_id, room.now() + HOUR) == []
    assert await room.storage.own_duel(THREAD, ALICE.id) is None


async def test_a_thread_that_is_gone_leaves_the_channel_alone(room: Room) -> None:
    in_thread = await room.match(ALICE, BOB, thread=True)
    await room.matches.move_to_thread(in_thread.id)
    in_channel = await room.match(BOB, ALICE)
    await room.matches.abandon_channel(THREAD)
    assert await room.on() == {in_channel.id}


async def test_what_is_told_again_in_words_alone_takes_nothing_from_the_live_board(room: Room) -> None:
    duel = await room.match(ALICE, BOB)
    asked = room.by(ALICE)
    await room.matches.multiply(CHANNEL, 2, asked)
    moved = await room.matches.multiply(CHANNEL, 2, room.by(BOB))
    room.outbox.answered(moved, 50, "words", "token")
    again = await room.matches.multiply(CHANNEL, 2, asked)
    assert (again.kind, again.newest) == (Kind.MOVE, False)
    room.outbox.answered(again, 60, "words", "token")
    assert await room.storage.old_boards(duel.id) == []
    await room.storage.cross_off((), Shown(duel.id, 70, moved.duel.position), room.now())
    assert [board.message_id for board in await room.storage.old_boards(duel.id)] == [50]
