"""The server's board."""

import random

from duel import ALL, Person
from game import Player, Resign
from storage import Storage
from tests.storage.hand import ALICE, BOB, CAROL, GUILD, Hand


async def beat(hand: Hand, winner: Person, loser: Person, variant: str = "exact100", guild: int = GUILD) -> None:
    duel = await hand.begin(await hand.offer(winner, loser, variant=variant, guild=guild))
    await hand.play(duel, Resign(Player.TWO))


async def names(storage: Storage, ranking: str = ALL, page: int = 1) -> list[str]:
    return [row.person.name for row in (await storage.standings(GUILD, ranking, page)).rows]


async def test_an_empty_board_has_one_empty_page(storage: Storage) -> None:
    page = await storage.standings(GUILD)
    assert (page.rows, page.number, page.pages) == ((), 1, 1)


async def test_games_and_matches_are_counted(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer(best_of=3))
    for loser in (Player.TWO, Player.ONE, Player.TWO):
        duel = await hand.play(duel, Resign(loser))
    alice, bob = (await storage.standings(GUILD)).rows
    assert (alice.rank, alice.person, alice.games_won, alice.games_lost, alice.matches_won) == (1, ALICE, 2, 1, 1)
    assert (bob.rank, bob.person, bob.games_won, bob.games_lost, bob.matches_won) == (2, BOB, 1, 2, 0)
    assert f"{alice.win_rate:.0%}" == "67%"


async def test_a_game_counts_at_once_and_its_match_only_when_it_is_won(storage: Storage, hand: Hand) -> None:
    duel = await hand.begin(await hand.offer(best_of=3))
    await hand.play(duel, Resign(Player.TWO))
    first = (await storage.standings(GUILD)).rows[0]
    assert (first.games_won, first.matches_won) == (1, 0)


async def test_more_wins_come_first_then_fewer_losses_then_the_same_order_every_time(
    storage: Storage, hand: Hand
) -> None:
    await beat(hand, CAROL, BOB)
    await beat(hand, ALICE, BOB)
    assert await names(storage) == ["Alice", "Carol", "Bob"]
    await beat(hand, BOB, ALICE)
    assert await names(storage) == ["Carol", "Alice", "Bob"]
    await beat(hand, BOB, ALICE)
    assert await names(storage) == ["Bob", "Carol", "Alice"]


async def test_each_game_and_each_server_has_its_own_board(storage: Storage, hand: Hand) -> None:
    await beat(hand, ALICE, BOB, "exact100")
    await beat(hand, BOB, ALICE, "over100")
    await beat(hand, CAROL, BOB, guild=GUILD + 1)
    assert await names(storage, "exact100") == ["Alice", "Bob"]
    assert await names(storage, "over100") == ["Bob", "Alice"]
    assert await names(storage, "race1000") == []
    assert [row.games_won for row in (await storage.standings(GUILD)).rows] == [1, 1]


async def test_ten_rows_make_a_page(storage: Storage, hand: Hand) -> None:
    for number in range(23):
        await beat(hand, Person(1_000 + number, f"Winner {number:02}"), BOB)
    first, last = await storage.standings(GUILD), await storage.standings(GUILD, page=3)
    assert [row.rank for row in first.rows] == list(range(1, 11))
    assert [row.rank for row in last.rows] == [21, 22, 23, 24]
    assert last.rows[-1].person == BOB
    assert (last.number, last.pages) == (3, 3)


async def test_a_page_that_is_not_there_is_the_nearest_one(storage: Storage, hand: Hand) -> None:
    await beat(hand, ALICE, BOB)
    for asked in (-5, 0, 2, 10**9):
        page = await storage.standings(GUILD, page=asked)
        assert page.number == 1
        assert len(page.rows) == 2


async def test_every_page_and_every_own_row_agree_with_counting(storage: Storage, hand: Hand) -> None:
    people = [Person(500 + number, f"Member {number:02}") for number in range(37)]
    dice = random.Random(1)  # noqa: S311 - a test that is the same every time
    for _ in range(120):
        winner, loser = dice.sample(people, 2)
        await beat(hand, winner, loser, dice.choice(["exact100", "over100"]))
    for ranking in (ALL, "exact100", "over100"):
        first = await storage.standings(GUILD, ranking)
        rows = [
            row for page in range(1, first.pages + 1) for row in (await storage.standings(GUILD, ranking, page)).rows
        ]
        assert rows == sorted(rows, key=lambda row: (-row.games_won, row.games_lost, -row.matches_won, row.person.id))
        assert [row.rank for row in rows] == list(range(1, len(rows) + 1))
        assert len({row.person for row in rows}) == len(rows)
        for row in rows:
            assert (await storage.standings(GUILD, ranking, 1, row.person.id)).own == row
    assert (await storage.standings(GUILD, ALL, 1, 9_999)).own is None
