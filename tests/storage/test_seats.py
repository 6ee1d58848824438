"""A player has one duel in a channel, and the key of a table holds it."""

import pytest

from duel import OPEN, Person, Status
from game import Multiply, Player, Resign
from storage import Place, Storage, verify_database
from tests.english import refusing
from tests.places import AGAINST_THE_TABLES, alter, look
from tests.storage.hand import ALICE, BOB, CAROL, ROBOT, Hand

DAVE = Person(14, "Dave")
CHANNEL = 7


def seats(place: Place) -> set[tuple[int, int, int]]:
    """Channel, member and duel of each."""
    return {*look(place, "SELECT channel_id, user_id, duel_id FROM seats")}


async def test_two_pairs_have_a_match_each_in_one_channel(place: Place, storage: Storage, hand: Hand) -> None:
    one = await hand.begin(await hand.offer(ALICE, BOB, channel=CHANNEL))
    two = await hand.begin(await hand.offer(CAROL, DAVE, channel=CHANNEL))
    one = await hand.play(one, Multiply(Player.ONE, 5))
    assert await storage.open_duels_in(CHANNEL) == [one, two]
    for who, duel in ((ALICE, one), (BOB, one), (CAROL, two), (DAVE, two)):
        assert await storage.own_duel(CHANNEL, who.id) == duel
        assert await storage.own_duel(CHANNEL + 1, who.id) is None
    assert verify_database(place).differences == []


async def test_a_challenge_binds_whoever_made_it_and_nobody_else(place: Place, storage: Storage, hand: Hand) -> None:
    offered = await hand.offer(ALICE, BOB, channel=CHANNEL)
    assert seats(place) == {(CHANNEL, ALICE.id, offered.id)}
    with refusing("Your challenge to Bob is waiting"):
        await hand.offer(ALICE, CAROL, channel=CHANNEL)
    back = await hand.offer(BOB, CAROL, channel=CHANNEL)
    another = await hand.offer(DAVE, BOB, channel=CHANNEL)
    assert seats(place) == {(CHANNEL, duel.challenger.id, duel.id) for duel in (offered, back, another)}


async def test_the_newest_challenge_to_somebody_is_theirs_unless_a_duel_binds_them(
    storage: Storage, hand: Hand
) -> None:
    await hand.offer(ALICE, BOB, channel=CHANNEL)
    newest = await hand.offer(CAROL, BOB, channel=CHANNEL)
    assert await storage.own_duel(CHANNEL, BOB.id) == newest
    own = await hand.offer(BOB, DAVE, channel=CHANNEL)
    assert await storage.own_duel(CHANNEL, BOB.id) == own


async def test_whoever_is_bound_cannot_accept_and_nothing_is_changed(
    place: Place, storage: Storage, hand: Hand
) -> None:
    offered = await hand.offer(ALICE, BOB, channel=CHANNEL)
    own = await hand.offer(BOB, CAROL, channel=CHANNEL)
    with refusing("Your challenge to Carol is waiting"):
        await hand.begin(offered)
    await hand.begin(own)
    with refusing("You are in a match with Carol"):
        await hand.begin(offered)
    assert await storage.duel(offered.id) == offered
    assert verify_database(place).differences == []


async def test_a_match_against_the_bot_binds_nobody_but_its_challenger(
    place: Place, storage: Storage, hand: Hand
) -> None:
    solo = (await hand.challenge_the_bot(ALICE, channel=CHANNEL)).duel
    other = (await hand.challenge_the_bot(BOB, channel=CHANNEL)).duel
    pair = await hand.begin(await hand.offer(CAROL, DAVE, channel=CHANNEL))
    assert await storage.open_duels_in(CHANNEL) == [solo, other, pair]
    assert ROBOT.id not in {user_id for _, user_id, _ in seats(place)}
    with refusing("You are in a match with Robot"):
        await hand.offer(ALICE, BOB, channel=CHANNEL)


async def test_the_key_of_the_table_holds_it_even_if_nobody_looks_first(
    place: Place, storage: Storage, hand: Hand
) -> None:
    duel = await hand.offer(ALICE, BOB, channel=CHANNEL)
    with pytest.raises(AGAINST_THE_TABLES, match="seats"):
        alter(place, "INSERT INTO seats VALUES (?, ?, ?)", CHANNEL, ALICE.id, duel.id)


@pytest.mark.parametrize("status", [status for status in Status if status not in (*OPEN, Status.FINISHED)])
async def test_nobody_is_bound_by_a_challenge_that_is_over(
    place: Place, storage: Storage, hand: Hand, status: Status
) -> None:
    duel = await hand.offer(channel=CHANNEL)
    ended = await hand.end(duel, status)
    assert ended.deadline is None
    assert seats(place) == set()
    assert await storage.open_duels_in(CHANNEL) == []
    assert (await hand.offer(channel=CHANNEL)).id != duel.id


@pytest.mark.parametrize("against_the_bot", [False, True], ids=["between members", "against the bot"])
@pytest.mark.parametrize("status", [Status.FINISHED, Status.STOPPED, Status.ABANDONED])
async def test_nobody_is_bound_by_a_match_that_is_over(
    place: Place, storage: Storage, hand: Hand, status: Status, against_the_bot: bool
) -> None:
    if against_the_bot:
        duel = (await hand.challenge_the_bot(channel=CHANNEL)).duel
    else:
        duel = await hand.begin(await hand.offer(channel=CHANNEL))
    beside = await hand.begin(await hand.offer(CAROL, DAVE, channel=CHANNEL))
    if status is Status.FINISHED:
        await hand.play(duel, Resign(Player.ONE))
    else:
        await hand.end(duel, status)
    assert seats(place) == {(CHANNEL, who.id, beside.id) for who in (CAROL, DAVE)}
    assert (await hand.begin(await hand.offer(BOB, ALICE, channel=CHANNEL))).id != duel.id
    assert verify_database(place).differences == []
