"""The words: every book has all it needs, and tells every event."""

import pytest

from game import (
    TABLE,
    Counter,
    Effect,
    Ending,
    Narrator,
    NumberRefused,
    Player,
    Score,
    Terms,
    Variant,
    WrongNumber,
    agree,
    new_game,
)
from game.events import ChoseWrongNumber, GameStarted, GameWon, MatchWon, Multiplied, Scored

NAMES = {Player.ONE: "Alice", Player.TWO: "Bob"}
each_variant = pytest.mark.parametrize("variant", TABLE, ids=[variant.key for variant in TABLE])


def endings_of_play(variant: Variant) -> set[Ending]:
    """How moves can end this game, read off its row of the table."""
    endings = {Ending.PASSED} if variant.passes is not Effect.GOES_ON else set[Ending]()
    if variant.hits is not Effect.GOES_ON:
        endings.add(Ending.HIT)
    if variant.wrong_number is WrongNumber.LOSES:
        endings.add(Ending.WRONG_NUMBER)
    if variant.wrong_number is WrongNumber.STRIKE:
        endings.add(Ending.STRIKES)
    return endings


@each_variant
def test_every_ending_the_game_can_have_has_its_words(variant: Variant) -> None:
    assert set(variant.book.keyboard.endings) == endings_of_play(variant)
    assert set(variant.book.channel.endings) == endings_of_play(variant) | {Ending.RESIGNED, Ending.TIME}


@each_variant
def test_every_text_can_be_told(variant: Variant) -> None:
    terms = agree(variant.key, target=12_345, best_of=3)
    for voice in (variant.book.keyboard, variant.book.channel):
        narrator = Narrator(terms, voice, NAMES)
        for ending in voice.endings:
            told = narrator.tell(
                [
                    GameStarted(1, Player.ONE),
                    Multiplied(Player.ONE, 5, 1_234_567),
                    ChoseWrongNumber(Player.ONE, 1_000, 1),
                    GameWon(Player.TWO, ending),
                    Scored((0, 1)),
                    MatchWon(Player.TWO, (0, 2)),
                ]
            )
            assert len(told) == (6 if ending in (Ending.RESIGNED, Ending.TIME) else 5)
            assert "1,234,567" in told[1]
            assert "Bob" in told[-3]
            assert "1,000" in narrator.refuse(NumberRefused(Player.ONE, 1_000))
            assert told[-2:] == ["Bob leads the match 1–0.", "Bob wins the match 2–0!"]
            assert not any("{" in text for text in told)
        assert "Alice" in narrator.ask(new_game(terms, Player.ONE))


@each_variant
def test_no_markdown_mention_or_emoji_is_in_the_words(variant: Variant) -> None:
    book = variant.book
    texts = [book.objective, *book.brief, book.counter]
    for voice in (book.keyboard, book.channel):
        texts += [voice.opening, voice.ask, voice.move, voice.wrong, voice.other_target, *voice.endings.values()]
    for text in texts:
        assert not set("*_`@<>#") & set(text)
        assert text.isascii()


@pytest.mark.parametrize(
    ("variant", "number", "total", "announced"),
    [
        ("exact100", 5, 5, "Alice: I choose 5. The running total is now 5."),
        ("avoid100", 3, 27, "Alice chooses multiplier 3. New shared number is 27."),
        ("reach100", 5, 30, "Alice chose 5. Current Total is now 30."),
        ("over100", 5, 40, "Alice multiplied by 5. New total is 40."),
        ("race1000", 2, 1_000, "Alice chooses 2. New Product: 1,000"),
    ],
)
def test_a_move_is_announced_in_the_books_words(variant: str, number: int, total: int, announced: str) -> None:
    assert narrate(agree(variant), [Multiplied(Player.ONE, number, total)]) == [announced]


def narrate(terms: Terms, events: list[GameStarted | Multiplied | GameWon | ChoseWrongNumber]) -> list[str]:
    return Narrator(terms, terms.variant.book.channel, NAMES).tell(events)


def test_the_last_move_and_its_result_are_told_in_one_breath() -> None:
    told = narrate(agree("exact100"), [Multiplied(Player.TWO, 2, 180), GameWon(Player.ONE, Ending.PASSED)])
    assert told == [
        "Bob: I choose 2. The running total is now 180. I have exceeded 100 and lose the game.\nAlice wins!"
    ]


def test_a_resignation_does_not_swallow_the_move_before_it() -> None:
    told = narrate(agree("over100"), [Multiplied(Player.ONE, 5, 5), GameWon(Player.ONE, Ending.RESIGNED)])
    assert told == ["Alice multiplied by 5. New total is 5.", "Bob resigns and loses.\nAlice wins the game!"]


@pytest.mark.parametrize(
    ("score", "told"),
    [
        ((1, 0), "Player 1 leads the match 1–0."),
        ((1, 2), "2 leads the match 2–1."),
        ((2, 2), "The match is level at 2–2."),
    ],
)
def test_the_score_is_clear_whatever_the_players_are_called(score: Score, told: str) -> None:
    terms = agree("exact100", best_of=5)
    narrator = Narrator(terms, terms.variant.book.channel, {Player.ONE: "Player 1", Player.TWO: "2"})
    assert narrator.tell([Scored(score)]) == [told]


def test_an_opening_that_does_not_name_the_target_adds_an_unusual_one() -> None:
    for variant in TABLE:
        terms = agree(variant.key, target=54_321)
        told = Narrator(terms, variant.book.keyboard, NAMES).tell([GameStarted(1, Player.ONE)])
        assert told[0].count("54,321") == 1


def test_only_the_race_has_a_number_for_each_player() -> None:
    assert [variant.key for variant in TABLE if variant.counter is Counter.EACH] == ["race1000"]
