"""No message is without a use, and none is asked for that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from game import VARIANTS, Counter, WrongNumber
from game.variants import Effect
from tests.game.games import endings_of_play
from tests.words.files import SOURCES
from words.narration import MESSAGE

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "cogs", "duel", "game", "picture", "storage", "words")
SAYING = {"say", "localised", "Refusal", "NotYourTurn", "GameIsOver", "TermsRefused", "StorageTrouble", "Label"}
BOOK = ("title", "aim", "goal", "objective", "gist", "gist-surprise", "brief", "counter", "stands")
VOICE = ("opening", "ask", "move", "wrong")
TARGET_IS_NOT_NAMED = {"exact100", "over100", "race1000"}
"""The games whose opening at a keyboard says nothing of the target, so that another one is told after it."""

LIKE_A_MESSAGE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


def trees() -> Iterator[ast.Module]:
    for room in ROOMS:
        for file in sorted((ROOT / room).rglob("*.py")):
            yield ast.parse(file.read_text(encoding="utf-8"))


def of_games() -> set[str]:
    """What the rows of the table ask for."""
    names: set[str] = set()
    for key, variant in VARIANTS.items():
        endings = {MESSAGE[end] for end in endings_of_play(variant.hits, variant.passes, variant.wrong_number)}
        names |= {f"{key}-{part}" for part in (*BOOK, *VOICE, *endings, "resigned", "time")}
        names |= {f"{key}-keyboard-{part}" for part in (*VOICE, *endings)}
    return names | {f"{key}-keyboard-other-target" for key in TARGET_IS_NOT_NAMED}


def test_every_message_of_a_game_is_asked_for_by_its_row() -> None:
    there = {name for name in SOURCES["en"] if name.partition("-")[0] in VARIANTS}
    assert there == of_games()


def test_every_other_message_is_named_in_the_program() -> None:
    named, beginnings = set[str](), set[str]()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
                beginnings |= {str(first.value)} if re.fullmatch(r"[a-z]+(-[a-z]+)*-?", str(first.value)) else set()
    referred = {name for text in SOURCES["en"].values() for name in re.findall(r"\{ ([a-z][\w-]+) \}", text)}
    rest = set(SOURCES["en"]) - of_games() - named - referred - {"language-name"}
    left = {name for name in rest if not any(name.startswith(beginning) for beginning in beginnings)}
    choices = {"choice-challenger", "choice-opponent", "choice-coin-toss", "choice-yes", "choice-no"}
    assert left == choices | {"level-easy", "level-medium", "level-hard", "level-perfect"} & left


def test_every_message_that_is_named_is_there() -> None:
    asked: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and name_of(node.func) in SAYING:
                asked |= {
                    each.value
                    for each in ast.walk(node.args[0])
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                }
    messages = {name for name in asked if LIKE_A_MESSAGE.fullmatch(name)}
    assert len(messages) > 150
    assert messages - set(SOURCES["en"]) == set()


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_the_columns_that_this_reads_are_those_of_the_table() -> None:
    assert {variant.counter for variant in VARIANTS.values()} == set(Counter)
    assert {variant.wrong_number for variant in VARIANTS.values()} == set(WrongNumber)
    assert {variant.hits for variant in VARIANTS.values()} == set(Effect)


SENTENCE = re.compile(r"[A-Z].* .*[.!?]")
WITHOUT_WORDS = ("game", "duel", "picture", "cogs")


def test_no_sentence_stands_where_facts_should() -> None:
    for room in WITHOUT_WORDS:
        for file in sorted((ROOT / room).rglob("*.py")):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            aside = {id(each) for node in ast.walk(tree) if is_for_developers(node) for each in ast.walk(node)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in aside:
                    assert not SENTENCE.fullmatch(node.value), f"{file}: {node.value}"


def is_for_developers(node: ast.AST) -> bool:
    """Docstrings, and what is said of a mistake in the program itself or in its log."""
    is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return (
        is_docstring or isinstance(node, ast.Assert) or (isinstance(node, ast.Raise) and "ValueError" in ast.dump(node))
    )
