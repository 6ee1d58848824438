"""The house: which rooms there are, which way imports go between them, and where Discord and SQL are spoken."""

import ast
import sys
from pathlib import Path

import pytest

from bot.process.errors import OURS

ROOT = Path(__file__).parents[1]

ARROWS = {
    "game": set[str](),
    "config": set[str](),
    "words": {"game"},
    "duel": {"game"},
    "picture": {"game", "words"},
    "storage": {"game", "duel"},
    "bot.life": {"game", "duel", "storage"},
    "bot.watch": set[str](),
    "bot.process": {"game", "words", "duel", "storage", "config", "bot.life", "bot.watch"},
    "bot.table": {"game", "config", "bot.process"},
    "bot": {"game", "words", "config", "storage", "bot.process", "bot.table", "bot.watch"},
    "cogs": {"game", "words", "duel", "picture", "bot", "bot.process"},
}
"""Each room of the program, and those that it may import."""

FOLDERS = {room.partition(".")[0] for room in ARROWS}

AROUND = {
    "standin": set[str](),
    "gauges": set[str](),
    "bench": {"standin", "gauges"},
    "tests": {"standin", "gauges"},
}
"""The folders around the program, which stand on all of it, and which of each other they may import."""

PURE = ("game", "duel")
FORBIDDEN_IN_RULES = {"time", "datetime", "os", "io", "sqlite3", "asyncio", "random"}
MAY_SPEAK_DISCORD = {"bot.process", "bot.table", "cogs"}
MAY_SPEAK_SQL = {"storage"}


def imports_of(file: Path) -> set[str]:
    """The name of every module this file imports, wherever in the file."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import hides where it points"
            module = node.module or ""
            names |= {f"{module}.{alias.name}" for alias in node.names}
    return names


def libraries_of(file: Path) -> set[str]:
    return {name.partition(".")[0] for name in imports_of(file)}


def room_of(module: str) -> str:
    """The room that a module of ours belongs to: ``bot.life`` for ``bot.life.matches``."""
    return max((room for room in ARROWS if f"{module}.".startswith(f"{room}.")), key=len, default="")


def files_of(room: str) -> list[Path]:
    """The files of a room, without those of the rooms inside it."""
    files = [
        file
        for file in sorted((ROOT / room.replace(".", "/")).rglob("*.py"))
        if room_of(".".join(file.relative_to(ROOT).with_suffix("").parts)) == room
    ]
    assert files, f"{room} is empty"
    return files


def test_every_folder_is_known() -> None:
    folders = {file.parent.relative_to(ROOT).parts[0] for file in ROOT.glob("[!.]*/**/*.py")}
    assert folders == FOLDERS | AROUND.keys()


def test_an_error_in_any_room_is_told_whole() -> None:
    assert set(OURS) == FOLDERS


@pytest.mark.parametrize("room", ARROWS)
def test_imports_go_one_way(room: str) -> None:
    for file in files_of(room):
        assert {room_of(name) for name in imports_of(file)} - {""} <= {room} | ARROWS[room], file
        assert not libraries_of(file) & AROUND.keys(), file


@pytest.mark.parametrize("folder", AROUND)
def test_what_is_around_the_program_does_not_lean_on_each_other(folder: str) -> None:
    for file in sorted((ROOT / folder).rglob("*.py")):
        assert libraries_of(file) & AROUND.keys() <= {folder} | AROUND[folder], file


@pytest.mark.parametrize("room", PURE)
def test_the_rules_and_the_duel_need_only_the_standard_library(room: str) -> None:
    for file in files_of(room):
        assert libraries_of(file) <= {*PURE} | sys.stdlib_module_names, file
        allowed = set[str]() if room == "game" else {"datetime"}
        assert not libraries_of(file) & FORBIDDEN_IN_RULES - allowed, file


@pytest.mark.parametrize("room", ARROWS)
def test_discord_and_sql_are_spoken_only_where_they_should_be(room: str) -> None:
    for file in files_of(room):
        libraries = libraries_of(file)
        assert "discord" not in libraries or room in MAY_SPEAK_DISCORD, file
        assert not libraries & {"sqlite3", "aiosqlite", "psycopg", "psycopg_pool"} or room in MAY_SPEAK_SQL, file
        assert "simcord" not in libraries or room == "bot.table", file


def test_whoever_stays_with_sqlite_loads_nothing_of_postgresql() -> None:
    for file in files_of("storage"):
        if file.parent.name != "postgresql":
            top = ast.parse(file.read_text(encoding="utf-8")).body
            named = {node.module for node in top if isinstance(node, ast.ImportFrom)}
            assert not any((name or "").startswith(("storage.postgresql", "psycopg")) for name in named), file


def test_the_image_has_every_room_and_nothing_of_the_simulated_discord() -> None:
    copied = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for folder in FOLDERS:
        assert f"COPY {folder} {folder}\n" in copied
        assert f"!{folder}" in let_in
    assert "simcord" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")


def test_no_file_is_too_long_to_read() -> None:
    for file in ROOT.glob("[!.]*/**/*.py"):
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 300, file


def test_the_front_door_is_where_everybody_looks_for_it() -> None:
    from bot import create_bot
    from bot.process import client

    assert create_bot is client.create_bot
