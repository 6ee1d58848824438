"""The words: every book has all it needs, and tells every event."""

import pytest

from game import VARIANTS, Counter, Ending, NumberRefused, Player, Terms, agree, new_game
from game.events import ChoseWrongNumber, GameStarted, GameWon, MatchWon, Multiplied, Score, Scored
from game.variants import Variant
from tests.english import brief, every_span, narrator, span
from tests.game.games import FIVE, IMAGINED, ROOT, each_game, endings_of_play
from words import ENGLISH
from words.fluent import entries
from words.narration import MESSAGE

NAMES = {Player.ONE: "Alice", Player.TWO: "Bob"}


@each_game
def test_every_ending_the_game_can_have_has_its_words(variant: Variant) -> None:
    endings = endings_of_play(variant.hits, variant.passes, variant.wrong_number)
    assert endings_told(variant, at_keyboard=True) == endings
    assert endings_told(variant, at_keyboard=False) == endings | {Ending.RESIGNED, Ending.TIME}


def endings_told(variant: Variant, *, at_keyboard: bool) -> set[Ending]:
    book = f"{variant.key}-keyboard" if at_keyboard else variant.key
    return {ending for ending in Ending if ENGLISH.has(f"{book}-{MESSAGE[ending]}")}


@each_game
def test_every_text_can_be_told(variant: Variant) -> None:
    terms = Terms(variant, 12_345, best_of=3)
    for at_keyboard in (True, False):
        voice = narrator(terms, NAMES, at_keyboard=at_keyboard)
        for ending in endings_told(variant, at_keyboard=at_keyboard):
            told = voice.tell(
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
            assert "1,000" in voice.refuse(NumberRefused(Player.ONE, 1_000, variant.multipliers))
            assert told[-2:] == ["Bob leads the match 1–0.", "Bob wins the match 2–0!"]
            assert not any("{" in text for text in told)
        assert "Alice" in voice.ask(new_game(terms, Player.ONE))


@each_game
def test_no_markdown_mention_or_emoji_is_in_the_words(variant: Variant) -> None:
    texts = [text for name, text in entries(words()).items() if name.startswith(f"{variant.key}-")]
    for text in texts:
        said = text.partition("\n#")[0]
        assert not set("*_`@<>#") & set(said)
        assert said.isascii()


def words() -> str:
    return (ROOT / "words" / "en.ftl").read_text(encoding="utf-8")


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
    return narrator(terms, NAMES).tell(events)


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
    voice = narrator(terms, {Player.ONE: "Player 1", Player.TWO: "2"})
    assert voice.tell([Scored(score)]) == [told]


@pytest.mark.parametrize(
    ("winner", "score", "told"),
    [
        (Player.TWO, (0, 1), "Alice gives up the match, so Bob wins it."),
        (Player.TWO, (2, 1), "Alice gives up the match, so Bob wins it."),
        (Player.ONE, (3, 2), "Alice wins the match 3–2!"),
    ],
)
def test_of_a_match_that_was_given_up_no_score_is_told(winner: Player, score: Score, told: str) -> None:
    terms = agree("exact100", best_of=5)
    assert narrator(terms, NAMES).tell([MatchWon(winner, score)]) == [told]


@each_game
def test_an_opening_that_does_not_name_the_target_adds_an_unusual_one(variant: Variant) -> None:
    told = narrator(Terms(variant, 54_321), NAMES, at_keyboard=True).tell([GameStarted(1, Player.ONE)])
    assert told[0].count("54,321") == 1


def test_of_the_five_only_the_race_has_a_number_for_each_player() -> None:
    assert [key for key in FIVE if VARIANTS[key].counter is Counter.EACH] == ["race1000"]


def test_the_five_multiply_by_2_to_9() -> None:
    assert {span(VARIANTS[key]) for key in FIVE} == {"2 to 9"}


@each_game
def test_a_board_has_room_for_the_multipliers_and_none_leaves_the_total_as_it_is(variant: Variant) -> None:
    assert 2 <= len(variant.multipliers) <= 20
    assert variant.multipliers[0] >= 2
    assert variant.multipliers.step == 1


@each_game
def test_the_words_name_the_games_own_multipliers(variant: Variant) -> None:
    lowest, highest = variant.multipliers[0], variant.multipliers[-1]
    terms = Terms(variant, 12_345)
    ways = (span(variant), f"{lowest}-{highest}", f"{lowest} and {highest}")
    assert any(way in sentence for way in ways for sentence in brief(terms))
    for at_keyboard in (True, False):
        prompt = narrator(terms, NAMES, at_keyboard=at_keyboard).ask(new_game(terms, Player.ONE))
        assert any(way in prompt for way in ways)


def test_the_multipliers_of_all_games_are_told_in_one_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    for other in set(VARIANTS) - set(FIVE):
        monkeypatch.delitem(VARIANTS, other)
    assert every_span() == "2 to 9"
    for variant in IMAGINED:
        monkeypatch.setitem(VARIANTS, variant.key, variant)
    assert every_span() == "2 to 21, depending on the game"
