"""The house: which way imports go, and where Discord is spoken."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

ARROWS = {
    "game": set[str](),
    "config": set[str](),
    "storage": {"game"},
    "bot": {"game", "storage", "config"},
    "cogs": {"game", "bot"},
}
OURS = {*ARROWS, "tests"}
MAY_SPEAK_DISCORD = {"bot", "cogs"}
MAY_SPEAK_SQL = {"storage"}


def imports_of(file: Path) -> set[str]:
    """The first part of the name of every module this file imports, wherever in the file."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import hides where it points"
            names.add(node.module or "")
    return {name.partition(".")[0] for name in names}


def files_of(folder: str) -> list[Path]:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    return files


@pytest.mark.parametrize("folder", ARROWS)
def test_imports_go_one_way(folder: str) -> None:
    for file in files_of(folder):
        assert imports_of(file) & OURS <= {folder} | ARROWS[folder], file


def test_the_rules_need_only_the_standard_library() -> None:
    import sys

    for file in files_of("game"):
        assert imports_of(file) <= {"game"} | sys.stdlib_module_names, file
        assert not imports_of(file) & {"time", "datetime", "os", "io", "sqlite3", "asyncio", "random"}, file


@pytest.mark.parametrize("folder", ARROWS)
def test_discord_and_sql_are_spoken_only_where_they_should_be(folder: str) -> None:
    for file in files_of(folder):
        imported = imports_of(file)
        assert "discord" not in imported or folder in MAY_SPEAK_DISCORD, file
        assert not imported & {"sqlite3", "aiosqlite"} or folder in MAY_SPEAK_SQL, file


def test_the_simulated_discord_is_at_the_table_and_nowhere_else() -> None:
    for file in (file for folder in ARROWS for file in files_of(folder)):
        assert "simcord" not in imports_of(file) or file.parent == ROOT / "bot" / "table", file
    assert "simcord" not in (ROOT / "requirements.lock").read_text(encoding="utf-8"), "the image has none of it"


def test_the_life_of_a_match_does_not_know_discord() -> None:
    for name in ("alarm", "matches", "refusals", "terminal"):
        assert "discord" not in imports_of(ROOT / "bot" / f"{name}.py")
