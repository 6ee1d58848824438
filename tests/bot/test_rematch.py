"""A match that is over, played again: offered by one player, begun by the other, races included."""

import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

import pytest

from duel import Duel, First, Happened, Kind, Person, Status
from game import Level, Player, agree
from tests.bot.life import CHALLENGE_TIME
from tests.bot.model import ALICE, BOB, CAROL, ROBOT
from tests.bot.room import CHANNEL, DAVE, GUILD, HOUR, MESSAGE, TERMS, THREAD, Room, raced
from tests.english import refusing

SURPRISED = agree("exact100")


@pytest.fixture
async def played(room: Room) -> Duel:
    """Alice has challenged Bob, moved first, and lost."""
    await room.match(ALICE, BOB)
    return (await room.resign(ALICE)).duel


async def test_the_first_press_offers_it_and_the_other_players_starts_it(room: Room, played: Duel) -> None:
    offered = await room.rematch(played, ALICE)
    assert (offered.kind, offered.duel.status, offered.duel.rematch_of) == (Kind.CHALLENGE, Status.OFFERED, played.id)
    assert (offered.duel.challenger, offered.duel.opponent) == (ALICE, BOB)
    assert offered.duel.deadline == room.now() + CHALLENGE_TIME
    begun = await room.rematch(played, BOB)
    assert (begun.kind, begun.duel.id, begun.duel.status) == (Kind.START, offered.duel.id, Status.LIVE)
    assert (begun.duel.terms, begun.duel.clock, begun.duel.level) == (TERMS, HOUR, None)
    assert await room.on() == {offered.duel.id}


async def test_it_can_be_accepted_as_any_challenge(room: Room, played: Duel) -> None:
    offered = (await room.rematch(played, BOB)).duel
    begun = (await room.accept(offered)).duel
    assert begun.match is not None
    assert begun.person(begun.match.game.turn) == BOB


@pytest.mark.parametrize("best_of", [1, 3])
@pytest.mark.parametrize("offerer", [ALICE, BOB], ids=["challenger", "opponent"])
async def test_whoever_moved_second_in_the_first_game_moves_first_now(
    room: Room, offerer: Person, best_of: int
) -> None:
    await room.match(ALICE, BOB, terms=agree("reach100", target=20, best_of=best_of))
    played = (await room.resign(ALICE)).duel
    while played.status is Status.LIVE:
        played = (await room.resign(BOB if played.position[0] == 2 else ALICE)).duel
    assert played.position[0] == best_of
    await room.rematch(played, offerer)
    begun = (await room.rematch(played, BOB if offerer is ALICE else ALICE)).duel
    assert begun.match is not None
    assert begun.person(begun.match.game.turn) == BOB
    assert begun.terms.best_of == best_of
    ended = (await room.resign(ALICE, whole_match=True)).duel
    await room.rematch(ended, offerer)
    third = (await room.rematch(ended, BOB if offerer is ALICE else ALICE)).duel
    assert third.match is not None
    assert third.person(third.match.game.turn) == ALICE, "and back again"


@pytest.mark.parametrize("turned", [False, True])
async def test_two_presses_at_once_start_one_match(room: Room, played: Duel, turned: bool) -> None:
    pressed = [room.rematch(played, who) for who in ((BOB, ALICE) if turned else (ALICE, BOB))]
    happened, refused = await raced(*pressed)
    assert refused == []
    assert [duel.status for duel in happened] == [Status.OFFERED, Status.LIVE]
    assert await room.on() == {duel.id for duel in happened} == {happened[0].id}


async def test_many_presses_at_once_start_one_match(room: Room, played: Duel) -> None:
    happened, refused = await raced(*(room.rematch(played, who) for who in 3 * [ALICE, BOB]))
    assert [duel.status for duel in happened] == [Status.OFFERED, Status.LIVE]
    assert len(refused) == 4
    assert all(said.startswith("The rematch is on already: https://discord.com/channels/") for said in refused)
    assert await room.on() == {happened[0].id}


@pytest.mark.parametrize("turned", [False, True])
async def test_of_rematch_and_accept_at_once_one_starts_it(room: Room, played: Duel, turned: bool) -> None:
    offered = (await room.rematch(played, ALICE)).duel
    pressed: list[Awaitable[Happened]] = [room.rematch(played, BOB), room.accept(offered)]
    [begun], [refused] = await raced(*(reversed(pressed) if turned else pressed))
    assert (begun.id, begun.status) == (offered.id, Status.LIVE)
    assert "already" in refused


async def test_whoever_has_offered_it_waits_for_the_other(room: Room, played: Duel) -> None:
    await room.rematch(played, ALICE)
    with refusing(r"You have offered it already: https.*\. It starts when Bob presses Rematch or"):
        await room.rematch(played, ALICE)


async def test_it_can_be_offered_again_when_it_was_declined_withdrawn_or_has_expired(room: Room, played: Duel) -> None:
    declined = (await room.rematch(played, ALICE)).duel
    await room.matches.decline(declined.id, room.by(BOB))
    withdrawn = (await room.rematch(played, BOB)).duel
    await room.matches.withdraw(withdrawn.id, room.by(BOB))
    expired = (await room.rematch(played, ALICE)).duel
    room.time.passes(CHALLENGE_TIME)
    await room.ring()
    assert await room.on() == set()
    begun = [(await room.rematch(played, who)).duel for who in (ALICE, BOB)]
    assert len({declined.id, withdrawn.id, expired.id, *(duel.id for duel in begun)}) == 4
    assert begun[-1].status is Status.LIVE


async def test_one_that_is_on_is_pointed_at_and_one_that_is_over_can_be_followed(room: Room, played: Duel) -> None:
    await room.rematch(played, ALICE)
    on = (await room.rematch(played, BOB)).duel
    address = f"https://discord.com/channels/{GUILD}/{CHANNEL}"
    for who in (ALICE, BOB):
        with refusing(rf"The rematch is on already: {address}.*\. When it is over, you can play"):
            await room.rematch(played, who)
    over = (await room.resign(BOB)).duel
    assert over.id == on.id
    assert (await room.rematch(played, ALICE)).duel.rematch_of == played.id
    with refusing("Your challenge to Bob is waiting in this channel"):
        await room.rematch(over, ALICE)


async def test_strangers_are_told_whose_it_is(room: Room, played: Duel) -> None:
    sentence = r"A rematch is between Alice and Bob\. Start your own match with `/duel start`\."
    for _ in range(2):
        with refusing(sentence):
            await room.rematch(played, CAROL)
        if await room.on() == set():
            await room.rematch(played, ALICE)


async def test_what_was_not_played_to_its_end_is_not_repeated(room: Room) -> None:
    offered = await room.challenge(ALICE, BOB)
    live = await room.match(CAROL, DAVE)
    await room.matches.stop(live.id, room.by(ALICE))
    for duel in (offered, live):
        with refusing(r"This match is over\. Start another with `/duel start`\."):
            await room.rematch(duel, duel.challenger)
    with refusing(r"This match is over\."):
        await room.matches.rematch(999, CHANNEL, MESSAGE, 0, room.by(ALICE))


async def test_whoever_is_not_free_neither_offers_nor_begins_it(room: Room, played: Duel) -> None:
    waiting = await room.challenge(ALICE, CAROL)
    with refusing("Your challenge to Carol is waiting in this channel"):
        await room.rematch(played, ALICE)
    offered = (await room.rematch(played, BOB)).duel
    with refusing("Your challenge to Carol is waiting in this channel"):
        await room.rematch(played, ALICE)
    await room.accept(waiting)
    with refusing("You are in a match with Carol in this channel"):
        await room.rematch(played, ALICE)
    assert await room.on() == {waiting.id, offered.id}
    await room.resign(CAROL)
    assert (await room.rematch(played, ALICE)).duel.id == offered.id


async def test_no_two_rematches_of_a_match_are_open_even_if_nobody_looks_first(
    room: Room, played: Duel, tmp_path: Path
) -> None:
    await room.rematch(played, ALICE)
    other = await room.challenge(CAROL, BOB)
    with closing(sqlite3.connect(tmp_path / "duel.db")) as db:
        with pytest.raises(sqlite3.IntegrityError, match=r"duels\.rematch_of"):
            db.execute("UPDATE duels SET rematch_of = ? WHERE id = ?", (played.id, other.id))
        db.rollback()


async def test_a_match_in_a_thread_is_repeated_where_it_is_asked_for(room: Room) -> None:
    await room.match(ALICE, BOB, thread=True)
    [duel_id] = await room.on()
    await room.matches.move_to_thread(duel_id)
    played = (await room.matches.resign(duel_id, 1, False, room.by(ALICE))).duel
    assert (played.channel_id, played.parent_id) == (THREAD, CHANNEL)
    here = (await room.rematch(played, BOB, channel=THREAD)).duel
    assert (here.channel_id, here.wants_thread) == (THREAD, False)
    await room.matches.withdraw(here.id, room.by(BOB))
    there = (await room.rematch(played, BOB)).duel
    assert (there.channel_id, there.wants_thread) == (CHANNEL, True)
    begun = (await room.rematch(played, ALICE, channel=THREAD, message=9)).duel
    assert (begun.id, begun.channel_id, begun.waits_for_thread) == (there.id, CHANNEL, True)


# Against the bot


async def beaten_by_the_bot(room: Room, level: Level, *, surprise: bool = False) -> Duel:
    await room.challenge(ALICE, ROBOT, level, terms=SURPRISED if surprise else TERMS, surprise=surprise)
    return (await room.resign(ALICE)).duel


LEVELS = [
    (Level.EASY, -1, Level.EASY),
    (Level.EASY, 0, Level.EASY),
    (Level.EASY, 1, Level.MEDIUM),
    (Level.MEDIUM, -1, Level.EASY),
    (Level.HARD, 1, Level.PERFECT),
    (Level.PERFECT, -1, Level.HARD),
    (Level.PERFECT, 1, Level.PERFECT),
]


@pytest.mark.parametrize(("level", "step", "after"), LEVELS)
async def test_the_bot_begins_at_once_at_the_level_asked_for(room: Room, level: Level, step: int, after: Level) -> None:
    played = await beaten_by_the_bot(room, level)
    begun = await room.rematch(played, ALICE, step)
    assert (begun.kind, begun.duel.status, begun.duel.level) == (Kind.START, Status.LIVE, after)
    assert begun.duel.first is First.OPPONENT
    assert begun.duel.match is not None
    assert (begun.duel.match.started_by, begun.duel.match.game.turn) == (Player.TWO, Player.ONE), "it has moved"
    assert begun.duel.position == (1, 1)


@pytest.mark.parametrize("step", [-1, 0, 1])
async def test_two_presses_against_the_bot_begin_one_match(room: Room, step: int) -> None:
    played = await beaten_by_the_bot(room, Level.MEDIUM)
    [begun], [refused] = await raced(room.rematch(played, ALICE), room.rematch(played, ALICE, step))
    assert refused.startswith("The rematch is on already: https://discord.com/channels/")
    assert await room.on() == {begun.id}


async def test_nobody_else_has_a_rematch_against_the_bot(room: Room) -> None:
    played = await beaten_by_the_bot(room, Level.EASY)
    with refusing("A rematch is between Alice and Robot"):
        await room.rematch(played, BOB)
    await room.challenge(ALICE, BOB)
    with refusing("Your challenge to Bob is waiting in this channel"):
        await room.rematch(played, ALICE, 1)


# A target that nobody has chosen


async def test_a_surprise_is_drawn_anew_at_each_rematch(room: Room) -> None:
    drawn: set[int] = set()
    played = await beaten_by_the_bot(room, Level.EASY, surprise=True)
    for _ in range(5):
        assert played.surprise
        drawn.add(played.terms.target)
        await room.rematch(played, ALICE)
        played = (await room.resign(ALICE)).duel
    assert len(drawn) > 1
    assert all(100 < target <= 10_000 for target in drawn)


async def test_a_surprise_between_members_is_the_one_that_was_drawn_when_it_was_offered(room: Room) -> None:
    offered = await room.challenge(ALICE, BOB, terms=SURPRISED, surprise=True)
    begun = (await room.accept(offered)).duel
    assert begun.terms == offered.terms != SURPRISED
    played = (await room.resign(BOB)).duel
    again = (await room.rematch(played, ALICE)).duel
    assert again.surprise
    assert (await room.rematch(played, BOB)).duel.terms == again.terms


async def test_a_target_that_was_chosen_stays(room: Room, played: Duel) -> None:
    again = (await room.rematch(played, ALICE)).duel
    assert (again.terms, again.surprise) == (TERMS, False)
