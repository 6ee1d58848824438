"""Finished games in storage, from their beginning to their end."""

from duel import FinishedGame, Status
from game import Move, Multiply, Player, Resign, RunOutOfTime
from storage import Storage
from tests.storage.hand import Hand

ONE, TWO = Player.ONE, Player.TWO


async def test_a_finished_game_has_its_moves_in_order_and_whoever_began(storage: Storage, hand: Hand) -> None:
    moves: list[Move] = [Multiply(TWO, 77), Multiply(TWO, 5), Multiply(ONE, 2), RunOutOfTime(TWO)]
    duel = await hand.begin(await hand.offer(variant="over100"), TWO)
    for move in moves:
        assert await storage.finished_game(duel.id, 1) is None, "not before it is over"
        duel = await hand.play(duel, move)
    assert await storage.finished_game(duel.id, 1) == FinishedGame(duel, 1, TWO, moves)


async def test_the_games_of_a_match_are_kept_apart(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer(best_of=3))
    duel = await hand.play(duel, Resign(ONE))
    duel = await hand.play(duel, Multiply(TWO, 5))
    assert await storage.finished_game(duel.id, 1) == FinishedGame(duel, 1, ONE, [Resign(ONE)])
    assert await storage.finished_game(duel.id, 2) is None
    duel = await hand.play(duel, Resign(TWO))
    assert await storage.finished_game(duel.id, 2) == FinishedGame(duel, 2, TWO, [Multiply(TWO, 5), Resign(TWO)])
    assert await storage.finished_game(duel.id, 3) is None


async def test_a_game_that_never_was_is_not_found(storage: Storage, hand: Hand) -> None:
    duel = await hand.offer()
    for duel_id, number in ((duel.id, 1), (duel.id, 0), (999_999, 1), (10**18 - 1, 9999)):
        assert await storage.finished_game(duel_id, number) is None


async def test_the_newest_finished_game_of_a_channel_is_the_last_of_its_last_match(
    storage: Storage, hand: Hand
) -> None:
    first = await hand.begin(await hand.offer())
    channel = first.channel_id
    assert await storage.newest_finished_game(channel) is None
    first = await hand.play(first, Resign(ONE))
    assert await storage.newest_finished_game(channel) == FinishedGame(first, 1, ONE, [Resign(ONE)])
    hand.channel = channel - 1
    second = await hand.begin(await hand.offer(best_of=5), TWO)
    assert await storage.newest_finished_game(channel) == FinishedGame(first, 1, ONE, [Resign(ONE)])
    for loser in (TWO, ONE):
        second = await hand.play(second, Resign(loser))
    second = await hand.end(second, Status.STOPPED)
    assert await storage.newest_finished_game(channel) == FinishedGame(second, 2, ONE, [Resign(ONE)])
    assert await storage.newest_finished_game(channel + 1) is None
