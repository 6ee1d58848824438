"""Reviews of the games of a match: while it is on between members, they do not say by which number one wins."""

from tests.cogs.club import Club, labels_of
from tests.cogs.test_review import newest, told

UNTIL_THEN = "-# By which numbers the win is kept is told when the match is over."


async def test_each_game_of_a_match_is_reviewed_by_its_number_also_while_the_match_goes_on(club: Club) -> None:
    await club.begin("reach100", best_of=3)
    await club.play(9, 9, 2)
    second = club.last
    assert labels_of(second) == [*"23456789", "Review game 1"]
    review = club.private(await club.bob.click(second, label="Review game 1"))
    assert review.embeds[0].author.name == "Multiplication Madness · target 100 · game 1, best of 3"
    assert "3. Alice: 81 × 2 = 162 – wins" in told(review)
    await club.play(8, 8, 4)
    assert labels_of(club.last) == [*"23456789", "Review game 2"]
    assert "3. Bob: 64 × 4 = 256 – wins" in told(await newest(club))


async def test_while_a_match_between_members_is_on_a_review_says_who_wins_but_not_by_which_number(club: Club) -> None:
    await club.begin(best_of=3)
    await club.play(9, 2, 5, 9)
    board = club.last
    for review in (club.private(await club.carol.click(board, label="Review game 1")), await newest(club)):
        assert told(review) == [
            "**The turning point: Bob's 2 made 18.**",
            "1. Alice: 1 × 9 = 9 – throws the win away",
            "2. Bob: 9 × 2 = 18 – throws the win away",
            "1 move that changed nothing",
            "4. Bob: 90 × 9 = 810 – was losing anyway",
            "",
            UNTIL_THEN,
        ]
    await club.resign(club.bob)
    review = club.private(await club.carol.select(club.last, ["1"]))
    assert told(review) == [
        "**The turning point: Bob's 2 made 18. With 6, 7, 8 or 9, Bob would have kept the win.**",
        "1. Alice: 1 × 9 = 9 – throws the win away; 3, 4 or 5 would have kept it",
        "2. Bob: 9 × 2 = 18 – throws the win away; 6, 7, 8 or 9 would have kept it",
        "3. Alice: 18 × 5 = 90 – keeps the win",
        "4. Bob: 90 × 9 = 810 – was losing anyway",
    ]


async def test_a_match_that_was_stopped_is_over(club: Club) -> None:
    await club.begin(best_of=3)
    await club.play(9, 2, 5, 9)
    await club.morris.slash(club.channel, "duel stop")
    assert "With 6, 7, 8 or 9" in told(await newest(club))[0]


async def test_against_the_bot_a_review_always_tells(club: Club) -> None:
    await club.begin_against_bot(best_of=3)
    await club.resign(club.alice)
    assert "With 3, 4 or 5, Alice would have kept the win.**" in told(await newest(club))[0]
    assert UNTIL_THEN not in told(await newest(club))


async def test_games_of_a_match_that_was_stopped_are_reviewed_and_the_one_that_was_not_finished_is_not(
    club: Club,
) -> None:
    await club.begin("reach100", best_of=3)
    await club.play(9, 9, 2)
    await club.play(5)
    await club.morris.slash(club.channel, "duel stop")
    assert "game 1, best of 3" in str((await newest(club)).embeds[0].author.name)
