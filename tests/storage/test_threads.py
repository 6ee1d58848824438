"""A match that is played in a thread: where its players are bound, and who hears of its end."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from duel import Duel, Kind, Status
from game import Multiply, Player, Resign
from storage import Place, Storage, verify_database, verify_file
from tests.storage.hand import ALICE, BOB, CAROL, NOW, Hand, backlog_of
from tests.storage.test_seats import seats

CHANNEL, THREAD = 7, 70


async def begun(hand: Hand) -> Duel:
    """A match that waits for its thread, to be started from the message of the challenge."""
    return await hand.begin(await hand.offer(channel=CHANNEL, wants_thread=True), thread_id=THREAD)


async def found(storage: Storage, duel: Duel) -> Duel:
    again = await storage.duel(duel.id)
    assert again is not None
    return again


async def kinds(storage: Storage, duel: Duel) -> list[Kind]:
    return [late.kind for late in (await backlog_of(storage, duel.id)).news]


async def test_a_match_waits_for_its_thread_once_it_is_on(storage: Storage, hand: Hand) -> None:
    offered = await hand.offer(channel=CHANNEL, wants_thread=True)
    assert (offered.wants_thread, offered.waits_for_thread) == (True, False)
    duel = await hand.begin(offered, thread_id=THREAD)
    assert await found(storage, duel) == duel
    assert (duel.thread_id, duel.parent_id, duel.channel_id) == (THREAD, None, CHANNEL)
    assert (duel.waits_for_thread, duel.missed_thread) == (True, False)


async def test_against_the_bot_the_message_is_known_later(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer(channel=CHANNEL, wants_thread=True))
    await storage.move_to_thread(duel.id, NOW)
    assert await found(storage, duel) == duel, "there is nowhere to go yet"
    await storage.begin_thread(duel.id, THREAD)
    assert (await found(storage, duel)).waits_for_thread
    await storage.move_to_thread(duel.id, NOW)
    assert (await found(storage, duel)).channel_id == THREAD


async def test_the_match_and_its_seats_move_to_the_thread_and_a_second_time_changes_nothing(
    place: Place, storage: Storage, hand: Hand
) -> None:
    duel = await begun(hand)
    for _ in range(2):
        await storage.move_to_thread(duel.id, NOW)
        moved = await found(storage, duel)
        assert (moved.channel_id, moved.parent_id, moved.thread_id) == (THREAD, CHANNEL, THREAD)
        assert not moved.waits_for_thread
        assert not moved.missed_thread
        assert seats(place) == {(THREAD, who.id, duel.id) for who in (ALICE, BOB)}
    assert await storage.own_duel(THREAD, BOB.id) == await found(storage, duel)
    assert await storage.own_duel(CHANNEL, BOB.id) is None
    assert await storage.open_duels_in(CHANNEL) == []
    assert verify_database(place).differences == []


async def test_the_players_are_free_in_the_channel_and_not_in_the_thread(
    place: Place, storage: Storage, hand: Hand
) -> None:
    duel = await begun(hand)
    await storage.move_to_thread(duel.id, NOW)
    beside = await hand.begin(await hand.offer(BOB, ALICE, channel=CHANNEL))
    moved = await hand.play(await found(storage, duel), Multiply(Player.ONE, 5))
    assert await storage.open_duels_in(CHANNEL) == [beside]
    await hand.play(moved, Resign(Player.TWO))
    assert seats(place) == {(CHANNEL, who.id, beside.id) for who in (ALICE, BOB)}


async def test_without_a_thread_the_match_is_played_in_the_channel(place: Place, storage: Storage, hand: Hand) -> None:
    duel = await begun(hand)
    await storage.go_without_thread(duel.id, THREAD, NOW)
    stayed = await found(storage, duel)
    assert (stayed.channel_id, stayed.parent_id) == (CHANNEL, None)
    assert (stayed.waits_for_thread, stayed.missed_thread) == (False, True)
    await storage.move_to_thread(duel.id, NOW)
    assert await found(storage, duel) == stayed
    assert seats(place) == {(CHANNEL, who.id, duel.id) for who in (ALICE, BOB)}


async def test_a_player_who_was_quicker_to_begin_another_duel_in_the_thread_keeps_the_match_in_the_channel(
    place: Place, storage: Storage, hand: Hand
) -> None:
    duel = await begun(hand)
    quick = await hand.offer(BOB, CAROL, channel=THREAD)
    await storage.move_to_thread(duel.id, NOW)
    stayed = await found(storage, duel)
    assert (stayed.channel_id, stayed.missed_thread) == (CHANNEL, True)
    assert await storage.own_duel(THREAD, BOB.id) == quick
    assert await storage.own_duel(CHANNEL, BOB.id) == stayed
    assert verify_database(place).differences == []


async def test_a_match_that_ended_before_its_thread_was_open_stays_where_it_was(
    place: Place, storage: Storage, hand: Hand
) -> None:
    duel = await hand.play(await begun(hand), Resign(Player.ONE))
    await storage.move_to_thread(duel.id, NOW)
    assert await found(storage, duel) == duel
    assert seats(place) == set()
    assert Kind.RESULT not in await kinds(storage, duel)


# The end


async def test_the_channel_of_the_challenge_hears_of_the_end_with_the_thread(storage: Storage, hand: Hand) -> None:
    duel = await begun(hand)
    await storage.move_to_thread(duel.id, NOW)
    await storage.forget_announcements(duel.id)
    moved = await hand.play(await found(storage, duel), Multiply(Player.ONE, 5))
    assert await kinds(storage, duel) == [Kind.MOVE]
    await hand.play(moved, Resign(Player.TWO))
    assert await kinds(storage, duel) == [Kind.MOVE, Kind.RESULT, Kind.MOVE]


async def test_the_channel_of_the_challenge_hears_of_a_stop(storage: Storage, hand: Hand) -> None:
    duel = await begun(hand)
    await storage.move_to_thread(duel.id, NOW)
    await storage.forget_announcements(duel.id)
    await hand.end(await found(storage, duel), Status.STOPPED)
    assert await kinds(storage, duel) == [Kind.RESULT, Kind.END]


async def test_the_result_is_written_with_the_end_or_not_at_all(file: Path, storage: Storage, hand: Hand) -> None:
    duel = await begun(hand)
    await storage.move_to_thread(duel.id, NOW)
    await storage.forget_announcements(duel.id)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(
            "CREATE TRIGGER no_result BEFORE INSERT ON announcements WHEN new.kind = 'result' "
            "BEGIN SELECT raise(ABORT, 'no'); END"
        )
    before = await found(storage, duel)
    with pytest.raises(sqlite3.IntegrityError):
        await hand.play(before, Resign(Player.ONE))
    assert await found(storage, duel) == before
    assert await kinds(storage, duel) == []
    assert verify_file(file).differences == []


async def test_what_is_around_a_channel_is_in_it_or_in_its_threads(storage: Storage, hand: Hand) -> None:
    in_thread = await begun(hand)
    await storage.move_to_thread(in_thread.id, NOW)
    in_channel = await hand.offer(channel=CHANNEL)
    over = await hand.begin(await hand.offer(CAROL, BOB, channel=CHANNEL))
    await hand.play(over, Resign(Player.ONE))
    assert sorted(await storage.open_duels_around(CHANNEL)) == [in_thread.id, in_channel.id]
    assert await storage.open_duels_around(THREAD) == [in_thread.id]
