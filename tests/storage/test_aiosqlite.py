"""What our database uses of aiosqlite beyond what it promises: an upgrade that takes it away fails here first."""

import inspect
import sqlite3
import threading
from pathlib import Path
from typing import Any

import aiosqlite


async def test_a_function_is_run_in_its_thread_with_the_real_connection(tmp_path: Path) -> None:
    async with aiosqlite.connect(tmp_path / "duel.db") as connection:

        def work(number: int) -> tuple[bool, bool, int]:
            real: Any = connection._conn  # pyright: ignore[reportPrivateUsage]
            here = threading.current_thread() is threading.main_thread()
            return isinstance(real, sqlite3.Connection), here, number

        assert await connection._execute(work, 7) == (True, False, 7)  # pyright: ignore


def test_a_connection_is_made_by_a_function_and_awaited() -> None:
    parameters = inspect.signature(aiosqlite.Connection.__init__).parameters
    assert list(parameters)[:3] == ["self", "connector", "iter_chunk_size"]
    assert inspect.isfunction(aiosqlite.Connection.__await__)
