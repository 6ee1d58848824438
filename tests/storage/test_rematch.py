"""What is kept of a match that was given up as a whole, and of its rematch."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from duel import FinishedGame, Kind, Status
from game import GameWon, MatchWon, Multiply, Player, Resign
from game.endings import Ending
from storage import Place, Storage, verify_database
from storage.migrations import all_migrations, migrate
from tests.places import AGAINST_THE_TABLES, alter, look
from tests.storage.hand import ALICE, BOB, GUILD, Hand, backlog_of
from tests.storage.test_boards_of_before import BEFORE as LONG_BEFORE
from tests.storage.test_boards_of_before import FINISHED, fill

ONE, TWO = Player.ONE, Player.TWO
GIVEN_UP = Resign(ONE, whole_match=True)
BEFORE = 9


async def test_a_match_that_was_given_up_stands_as_its_log_says(place: Place, storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer(best_of=5))
    for move in (Resign(TWO), Resign(TWO), Multiply(ONE, 5), GIVEN_UP):
        duel = await hand.play(duel, move)
    assert await storage.duel(duel.id) == duel
    assert duel.status is Status.FINISHED
    assert duel.match is not None
    assert (duel.match.winner, duel.match.score, duel.match.is_resigned) == (TWO, (2, 1), True)
    assert await storage.finished_game(duel.id, 3) == FinishedGame(duel, 3, ONE, [Multiply(ONE, 5), GIVEN_UP])
    assert await storage.finished_game(duel.id, 4) is None
    assert verify_database(place).differences == []


async def test_a_match_that_was_given_up_counts_as_one_game_and_one_match(
    place: Place, storage: Storage, hand: Hand
) -> None:
    await hand.play(await hand.begin(await hand.offer(best_of=9)), GIVEN_UP)
    bob, alice = (await storage.standings(GUILD)).rows
    assert (bob.person, bob.games_won, bob.games_lost, bob.matches_won) == (BOB, 1, 0, 1)
    assert (alice.person, alice.games_won, alice.games_lost, alice.matches_won) == (ALICE, 0, 1, 0)
    assert verify_database(place).differences == []


async def test_the_news_of_it_can_be_told_later(storage: Storage, hand: Hand) -> None:
    duel = await hand.play(await hand.begin(await hand.offer(best_of=3)), GIVEN_UP)
    told = (await backlog_of(storage, duel.id)).news[-1]
    assert (told.kind, told.events) == (Kind.MOVE, (GameWon(TWO, Ending.RESIGNED), MatchWon(TWO, (0, 1))))


async def test_it_is_given_up_once_however_often_it_is_delivered(storage: Storage, hand: Hand) -> None:
    duel, asked = await hand.begin(await hand.offer(best_of=3)), hand.asked(ALICE)
    first = await hand.make(duel, GIVEN_UP, asked)
    again = await hand.make(duel, GIVEN_UP, asked)
    assert (again.events, again.duel) == (first.events, first.duel)
    assert again.announcements == ()


async def test_a_rematch_and_a_surprise_are_kept(place: Place, storage: Storage, hand: Hand) -> None:
    played = await hand.play(await hand.begin(await hand.offer()), Resign(ONE))
    assert (played.rematch_of, played.surprise) == (None, False)
    offered = await hand.rematch(played)
    assert (offered.status, offered.rematch_of) == (Status.OFFERED, played.id)
    assert await storage.duel(offered.id) == offered
    begun = await hand.rematch(played, BOB)
    assert (begun.id, begun.status) == (offered.id, Status.LIVE)
    alter(place, "UPDATE duels SET surprise = 1 WHERE id = ?", begun.id)
    assert await storage.own_duel(begun.channel_id, BOB.id) == replace(begun, surprise=True)
    assert verify_database(place).differences == []


async def test_one_rematch_of_a_match_is_open_and_any_number_were_played(
    place: Place, storage: Storage, hand: Hand
) -> None:
    played = await hand.play(await hand.begin(await hand.offer()), Resign(ONE))
    for _ in range(3):
        await hand.rematch(played)
        await hand.play(await hand.rematch(played, BOB), Resign(TWO))
    await hand.rematch(played)
    assert look(place, "SELECT count(*) FROM duels WHERE rematch_of = ?", played.id) == [(4,)]
    with pytest.raises(AGAINST_THE_TABLES, match=r"rematch"):
        alter(place, "UPDATE duels SET status = 'offered' WHERE rematch_of = ?", played.id)


async def test_matches_of_before_can_be_repeated(file: Path) -> None:
    file.parent.mkdir(parents=True)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        migrate(db, all_migrations()[:LONG_BEFORE])
        fill(db)
        migrate(db, all_migrations()[:BEFORE])
        migrate(db)
        assert db.execute("SELECT DISTINCT surprise, rematch_of FROM duels").fetchall() == [(0, None)]
    storage = Storage(file)
    await storage.open()
    played = await storage.duel(FINISHED)
    assert played is not None
    offered = await Hand(storage).rematch(played)
    assert (offered.rematch_of, offered.terms) == (FINISHED, played.terms)
    await storage.close()
