"""The picture of a finished game, and its words."""

from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from io import BytesIO
from operator import sub
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from game import Move, Multiply, Player, Resign, RunOutOfTime, Terms, WrongNumber, agree, new_game
from game.review import review_of
from game.rules import apply
from picture import SIZE, Climb, described, draw, lettering
from picture.lettering import cut, width_of, writable
from picture.palette import COLOUR, GOLD, TURNING
from picture.paper import Colour
from tests.game.games import FIVE, GAMES
from words import ENGLISH, LANGUAGES

NAMES = {Player.ONE: "Ana", Player.TWO: "Bob"}
QUICK = settings(max_examples=25, deadline=None)

names = st.text(min_size=1, max_size=32)
terms = st.one_of(
    st.builds(Terms, st.sampled_from(GAMES), target=st.integers(10, 2_000)),
    st.builds(agree, st.sampled_from(FIVE), target=st.integers(10, 1_000_000_000_000)),
)


def finish(terms: Terms, first: Player, random: Random, choices: int) -> list[Move]:
    """A whole game of random moves, of this many multipliers; a few end it early, or are wrong where that is taken."""
    game, moves = new_game(terms, first), list[Move]()
    takes_wrong_numbers = terms.variant.wrong_number is not WrongNumber.REFUSED
    while not game.outcome:
        move: Move = Multiply(game.turn, random.choice(terms.variant.multipliers[:choices]))
        match random.randrange(40):
            case 0:
                move = Resign(random.choice(list(Player)))
            case 1:
                move = RunOutOfTime(game.turn)
            case 2 if takes_wrong_numbers:
                move = Multiply(game.turn, random.choice([None, -1, 10**100]))
            case _:
                pass
        game, _ = apply(game, move)
        moves.append(move)
    return moves


def play(variant: str, *numbers: int, target: int | None = None, turning_point: int | None = None) -> Climb:
    """The climb of a game in which Ana begins and these numbers are chosen in turn; it may end by resigning."""
    terms = agree(variant, target=target)
    game, moves = new_game(terms, Player.ONE), list[Move]()
    for number in numbers:
        moves.append(Multiply(game.turn, number))
        game, _ = apply(game, moves[-1])
    if not game.outcome:
        moves.append(Resign(game.turn))
    return replace(Climb.of(review_of(terms, Player.ONE, moves), NAMES), turning_point=turning_point)


@st.composite
def climbs(draw: st.DrawFn) -> Climb:
    agreed, first, random = draw(terms), draw(st.sampled_from(Player)), draw(st.randoms(use_true_random=False))
    moves = finish(agreed, first, random, choices=draw(st.integers(1, 8)))
    climb = Climb.of(review_of(agreed, first, moves), {player: draw(names) for player in Player})
    indices = st.integers(0, len(climb.steps) - 1) if climb.steps else st.nothing()
    return replace(climb, turning_point=draw(st.none() | indices))


def opened(climb: Climb) -> Image.Image:
    return Image.open(BytesIO(draw(climb, ENGLISH)), formats=["PNG"]).convert("RGBA")


def count(picture: Image.Image, colour: Colour) -> int:
    """How many pixels have this colour, or one that cannot be told from it."""
    found = cast("list[tuple[int, Colour]]", picture.convert("RGB").getcolors(SIZE[0] * SIZE[1]))
    return sum(pixels for pixels, other in found if max(map(abs, map(sub, colour, other))) <= 3)


@QUICK
@given(climbs())
def test_every_game_has_a_picture_that_is_small_to_send(climb: Climb) -> None:
    png = draw(climb, ENGLISH)
    assert len(png) < 40_000
    picture = Image.open(BytesIO(png), formats=["PNG"])
    picture.load()
    assert picture.size == SIZE


@given(climbs())
def test_the_description_says_who_won_at_what_and_where_it_turned(climb: Climb) -> None:
    text = described(climb, ENGLISH)
    assert len(text) <= 1024
    assert f"{climb.names[climb.outcome.winner]} won against {climb.names[climb.outcome.winner.other]}" in text
    assert f"target {climb.terms.target:,}" in text
    if climb.turning_point is None:
        assert "The turning point was" not in text
    else:
        player = climb.steps[climb.turning_point].player
        assert f"The turning point was {climb.names[player]}'s" in text


def test_a_description_reads_well() -> None:
    assert described(play("exact100", 5, 4, 5, turning_point=1), ENGLISH) == (
        "Multiplication Duel, target 100: 3 steps from 1 to 100. "
        "Ana won against Bob: the last step was Ana's ×5, which made 100. "
        "The turning point was Bob's ×4, which made 20."
    )
    assert described(play("race1000", 5, 8, 8), ENGLISH) == (
        "Power Play: Race, target 1,000: Ana took 2 steps from 1 to 40, Bob took 1 step from 1 to 8. "
        "Ana won against Bob: Bob resigned."
    )


@pytest.mark.parametrize("variant", FIVE)
@pytest.mark.parametrize("numbers", [(2, 2), (2, 2, 2, 2), (9, 9, 2)])
def test_both_players_have_their_colour(variant: str, numbers: tuple[int, ...]) -> None:
    picture = opened(play(variant, *numbers, target=400))
    # More than the dots of the legend.
    assert min(count(picture, colour) for colour in COLOUR.values()) > 1_000


def test_whoever_has_not_moved_has_only_a_dot_in_the_legend() -> None:
    picture = opened(play("reach100", 9))
    assert count(picture, COLOUR[Player.ONE]) > 2_000
    assert 0 < count(picture, COLOUR[Player.TWO]) < 500


@pytest.mark.parametrize("variant", FIVE)
@pytest.mark.parametrize("highest", [2, 9])
@pytest.mark.parametrize("target", [10, 1_000, 1_000_000_000_000])
def test_the_turning_point_is_marked_only_when_there_is_one(variant: str, highest: int, target: int) -> None:
    terms, random = agree(variant, target=target), Random(0)  # noqa: S311 - a game, and the same each time
    game, moves = new_game(terms, Player.ONE), list[Move]()
    while not game.outcome:
        moves.append(Multiply(game.turn, random.randint(2, highest)))
        game, _ = apply(game, moves[-1])
    climb = replace(Climb.of(review_of(terms, Player.ONE, moves), NAMES), turning_point=None)
    assert count(opened(climb), TURNING) == 0
    for index in {0, len(moves) // 2, len(moves) - 1}:
        ring_and_words = count(opened(replace(climb, turning_point=index)), TURNING)
        assert ring_and_words > 1_000, f"at step {index}"


def test_the_last_step_is_gold_only_if_it_won() -> None:
    won, lost = play("exact100", 5, 4, 5), play("exact100", 5, 4, 9)
    assert count(opened(won), GOLD) > count(opened(lost), GOLD) + 500


def test_a_game_without_a_step_has_a_picture_and_a_description() -> None:
    climb = play("reach100")
    assert opened(climb).size == SIZE
    assert described(climb, ENGLISH).endswith("Bob won against Ana: Ana resigned.")


def test_the_corners_are_round_and_the_rest_is_opaque() -> None:
    opacity = opened(play("exact100", 5, 4, 5)).getchannel("A")
    assert opacity.getpixel((0, 0)) == 0
    assert opacity.getpixel((400, 250)) == 255


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ana", "Ana"),
        ("Zoë Müller 🎉", "Zoe Muller"),
        ("Søren Łukasz", "Soren Lukasz"),
        ("\N{MATHEMATICAL BOLD SCRIPT CAPITAL A}na", "Ana"),
        ("Ana 数", "Ana"),
        ("数学の王様", "Player 1"),
        ("数学 a", "Player 1"),
        ("Иван", "Player 1"),
        ("🎉🎉", "Player 1"),
        ("\n\u202e\ud800", "Player 1"),
        ("^_^", "^_^"),
    ],
)
def test_without_fonts_names_are_written_with_plain_letters(
    name: str, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with without_fonts(monkeypatch):
        assert writable(name, otherwise="Player 1") == written


@contextmanager
def without_fonts(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """As where the extra ``fonts`` is not installed."""
    kept = (lettering.font, lettering._which, lettering.runs, lettering.width_of)  # pyright: ignore[reportPrivateUsage]
    with monkeypatch.context() as patched:
        patched.setattr(lettering, "files", lambda: ())
        for known in kept:
            known.cache_clear()
        yield
    for known in kept:
        known.cache_clear()


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("Łukasz", "Łukasz"),
        ("Дмитрий", "Дмитрий"),
        ("さくら", "さくら"),
        ("数学の王様", "数学の王様"),
        ("Ngọc Αλέξης", "Ngọc Αλέξης"),
        ("Zoë Müller 🎉", "Zoë Müller"),
        ("\N{MATHEMATICAL BOLD SCRIPT CAPITAL A}na", "Ana"),
        ("سارة", "Player 1"),
        ("🎉🎉", "Player 1"),
        ("\n\u202e\ud800", "Player 1"),
        ("^_^", "^_^"),
    ],
)
def test_names_are_written_as_people_write_them(name: str, written: str) -> None:
    assert writable(name, otherwise="Player 1") == written
    assert sum(len(part) for part, _ in lettering.runs(written, 20)) == len(written), "and every letter is drawn"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_label_is_written_in_its_language(code: str) -> None:
    language = LANGUAGES[code]
    for message in language.messages:
        if message.startswith("picture-") and not language.needs(message):
            said = language.say(message)
            assert lettering.label(language, message) == said
            assert len(said) <= 18
        if message.removesuffix("-title") in FIVE:
            assert lettering.label(language, message) == language.say(message).replace("\u00a0", " ")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("installed", [True, False])
def test_there_is_a_picture_in_every_language(code: str, installed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    climb = replace(play("race1000", 5, 8, 8, 9, turning_point=1), names={Player.ONE: "さくら", Player.TWO: "Łukasz"})
    with nullcontext() if installed else without_fonts(monkeypatch):
        png = draw(climb, LANGUAGES[code])
    assert Image.open(BytesIO(png), formats=["PNG"]).size == SIZE


@given(names, st.integers(60, 400))
def test_a_name_is_cut_to_the_room_there_is(name: str, width: int) -> None:
    written = writable(name, otherwise="Player 1")
    fitting = cut(written, 32, width)
    assert width_of(fitting, 32) <= width
    assert fitting == written or fitting.endswith("...")


@pytest.mark.parametrize(
    ("number", "text"),
    [(81, "81"), (1_024, "1.02K"), (262_144, "262K"), (1_048_576, "1.05M"), (999_999, "1M"), (2 * 10**12, "2T")],
)
def test_large_numbers_are_abbreviated_to_three_figures(number: int, text: str) -> None:
    assert ENGLISH.abbreviated(number) == text
