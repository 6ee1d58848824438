"""Duels against the bot in storage: its moves are written and told with those they answer, and counted apart."""

import pytest

from duel import ALL, Asked, Happened, Kind, Status, against
from game import GameStarted, GameWon, Level, Multiply, Player, Resign, RunOutOfTime
from game.events import Multiplied
from storage import Place, Storage, verify_database
from tests.storage.hand import ALICE, BOB, GUILD, NOW, ROBOT, Hand, backlog_of

ONE, TWO = Player.ONE, Player.TWO


async def rebuilt(storage: Storage, happened: Happened) -> Happened:
    """The same announcement, made anew from the log by a process that has only the file."""
    await storage.close()
    await storage.open()
    news = (await backlog_of(storage, happened.duel.id)).news
    [found] = [late for late in news if late.announcements == happened.announcements]
    return found


async def test_the_challenge_is_a_match_at_once(storage: Storage, hand: Hand) -> None:
    happened = await hand.challenge_the_bot(level=Level.HARD)
    [duel] = await storage.open_duels_in(hand.channel)
    assert duel == happened.duel
    assert duel is not None
    assert (duel.status, duel.level, duel.opponent) == (Status.LIVE, Level.HARD, ROBOT)
    assert happened.kind is Kind.START
    assert happened.events == (GameStarted(1, ONE),)
    assert (await backlog_of(storage, duel.id)).news == [happened], "the start alone, and no challenge before it"


async def test_a_beginning_is_told_with_the_bots_first_move(storage: Storage, hand: Hand) -> None:
    happened = await hand.challenge_the_bot(first=TWO, answers=[5])
    assert happened.events == (GameStarted(1, TWO), Multiplied(TWO, 5, 5))
    assert await rebuilt(storage, happened) == happened


async def test_a_beginning_is_told_without_the_moves_that_came_later(storage: Storage, hand: Hand) -> None:
    begun = await hand.challenge_the_bot(first=TWO, answers=[5])
    await hand.make(begun.duel, Multiply(ONE, 2), answers=[3])
    assert (await rebuilt(storage, begun)).events == begun.events
    waits = await hand.challenge_the_bot(first=ONE)
    await hand.make(waits.duel, Multiply(ONE, 2), answers=[3])
    assert (await rebuilt(storage, waits)).events == (GameStarted(1, ONE),)


async def test_a_move_is_told_with_its_answer_and_not_with_that_of_the_next(storage: Storage, hand: Hand) -> None:
    duel = (await hand.challenge_the_bot()).duel
    first = await hand.make(duel, Multiply(ONE, 2), answers=[3])
    assert first.events == (Multiplied(ONE, 2, 2), Multiplied(TWO, 3, 6))
    assert await rebuilt(storage, first) == first
    second = await hand.make(first.duel, Multiply(ONE, 2), answers=[5])
    assert (await rebuilt(storage, first)).events == first.events
    assert await rebuilt(storage, second) == second
    assert first.nonce != second.nonce


async def test_a_strike_has_no_answer(storage: Storage, hand: Hand) -> None:
    duel = (await hand.challenge_the_bot(variant="over100")).duel
    strike = await hand.make(duel, Multiply(ONE, 77))
    move = await hand.make(strike.duel, Multiply(ONE, 2), answers=[3])
    assert len(strike.events) == 1
    assert (await rebuilt(storage, strike)).events == strike.events
    assert (await rebuilt(storage, move)).events == (Multiplied(ONE, 2, 2), Multiplied(TWO, 3, 6))


@pytest.mark.parametrize("move", [Resign(ONE), RunOutOfTime(ONE)])
async def test_what_ends_a_game_is_told_with_the_bots_first_move_of_the_next(
    storage: Storage, hand: Hand, move: Resign | RunOutOfTime
) -> None:
    duel = (await hand.challenge_the_bot(best_of=3)).duel
    happened = await hand.make(duel, move, answers=[4])
    assert [type(event).__name__ for event in happened.events] == ["GameWon", "Scored", "GameStarted", "Multiplied"]
    assert happened.events[-2:] == (GameStarted(2, TWO), Multiplied(TWO, 4, 4))
    assert await rebuilt(storage, happened) == happened


async def test_an_answer_that_ends_a_game_is_told_with_the_first_move_of_the_next(storage: Storage, hand: Hand) -> None:
    duel = (await hand.challenge_the_bot(variant="reach100", best_of=3)).duel
    duel = await hand.play(duel, Multiply(ONE, 9), answers=[2])
    happened = await hand.make(duel, Multiply(ONE, 2), answers=[9, 6])
    assert [event.winner for event in happened.events if isinstance(event, GameWon)] == [TWO]
    assert [event for event in happened.events if isinstance(event, Multiplied)] == [
        Multiplied(ONE, 2, 36),
        Multiplied(TWO, 9, 324),
        Multiplied(TWO, 6, 6),
    ]
    assert await rebuilt(storage, happened) == happened


async def test_between_members_a_second_players_move_is_nobodys_answer(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer())
    first = await hand.make(duel, Multiply(ONE, 5))
    await hand.make(first.duel, Multiply(TWO, 6))
    assert (await rebuilt(storage, first)).events == (Multiplied(ONE, 5, 5),)


async def test_an_interaction_that_is_delivered_twice_is_one_move_with_one_answer(storage: Storage, hand: Hand) -> None:
    duel = (await hand.challenge_the_bot(best_of=3)).duel
    asked = Asked(NOW, ALICE, interaction_id=7)
    first = await hand.make(duel, Multiply(ONE, 5), asked, answers=[2])
    again = await hand.make(duel, Multiply(ONE, 5), asked, answers=[3])
    assert (again.duel, again.kind, again.events) == (first.duel, first.kind, first.events)
    assert again.announcements == ()
    # The answer is no interaction's, so that of the next move is not taken for it.
    other = Asked(NOW, ALICE, interaction_id=8)
    later = await hand.make(first.duel, Resign(ONE), other, answers=[4])
    again = await hand.make(first.duel, Resign(ONE), other, answers=[9])
    assert (again.duel, again.events) == (later.duel, later.events)
    again = await hand.make(later.duel, Multiply(ONE, 5), asked, answers=[2])
    assert again.events == first.events


async def test_a_move_and_its_answer_are_written_together_or_not_at_all(
    place: Place, storage: Storage, hand: Hand
) -> None:
    first = await hand.make((await hand.challenge_the_bot()).duel, Multiply(ONE, 2), Asked(NOW, ALICE, 1), answers=[3])
    before = await storage.duel(first.duel.id)
    moves = verify_database(place).moves
    # Under an interaction that made another move already, it is that move again, and not half of a new one.
    again = await hand.make(first.duel, Multiply(ONE, 4), Asked(NOW, ALICE, 1), answers=[2])
    assert again.events == first.events
    assert await storage.duel(first.duel.id) == before
    found = verify_database(place)
    assert (found.moves, found.differences) == (moves, [])


async def test_games_are_counted_for_the_member_on_the_board_of_the_level(
    place: Place, storage: Storage, hand: Hand
) -> None:
    duel = (await hand.challenge_the_bot(level=Level.HARD, variant="reach100", best_of=3)).duel
    duel = await hand.play(duel, Resign(ONE), answers=[2])
    duel = await hand.play(duel, Multiply(ONE, 2), answers=[2])
    duel = await hand.play(duel, Multiply(ONE, 2), answers=[2])
    duel = await hand.play(duel, Multiply(ONE, 9))
    assert duel.match is not None
    assert duel.match.score == (1, 1)
    duel = await hand.play(duel, Multiply(ONE, 9), answers=[9])
    duel = await hand.play(duel, Multiply(ONE, 9))
    assert duel.status is Status.FINISHED
    [alice] = (await storage.standings(GUILD, against(Level.HARD))).rows
    assert (alice.person, alice.games_won, alice.games_lost, alice.matches_won) == (ALICE, 2, 1, 1)
    for ranking in (ALL, "reach100", *(against(level) for level in Level if level is not Level.HARD)):
        assert (await storage.standings(GUILD, ranking)).rows == ()
    assert verify_database(place).differences == []


async def test_games_among_members_are_not_counted_on_the_rankings_of_the_levels(storage: Storage, hand: Hand) -> None:
    await hand.play(await hand.begin(await hand.offer()), Resign(TWO))
    await hand.play((await hand.challenge_the_bot(BOB)).duel, Resign(ONE))
    assert [(row.person, row.games_won, row.games_lost) for row in (await storage.standings(GUILD)).rows] == [
        (ALICE, 1, 0),
        (BOB, 0, 1),
    ]
    [bob] = (await storage.standings(GUILD, against(Level.EASY))).rows
    assert (bob.person, bob.games_won, bob.games_lost) == (BOB, 0, 1)
