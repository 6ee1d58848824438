"""A database that is closed while there is something to write."""

import asyncio

import pytest

from storage import Place, notes
from storage.engine import Connection
from storage.places import open_place
from tests.places import look

MOMENTS = range(5)
"""How often the event loop turns between a write and the closing: before, while and after the write is on its way."""

at_every_moment = pytest.mark.parametrize("turns", MOMENTS)


async def turn(turns: int) -> None:
    for _ in range(turns):
        await asyncio.sleep(0)


def kept_in(place: Place) -> dict[str, str]:
    return dict(look(place, "SELECT name, value FROM notes"))


@at_every_moment
async def test_what_nobody_waits_for_is_written_before_a_database_is_closed(place: Place, turns: int) -> None:
    database = await open_place(place)
    database.write_behind(notes.write, "name", "value")
    await turn(turns)
    await database.close()
    assert kept_in(place) == {"name": "value"}


@at_every_moment
async def test_what_somebody_waits_for_is_written_and_they_are_told(place: Place, turns: int) -> None:
    database = await open_place(place)
    writes = [asyncio.ensure_future(database.write(notes.write, f"name {number}", "value")) for number in range(3)]
    await asyncio.sleep(0)
    await turn(turns)
    await database.close()
    await asyncio.gather(*writes)
    assert kept_in(place) == {f"name {number}": "value" for number in range(3)}


async def test_what_comes_while_others_are_being_written_is_written_too(place: Place) -> None:
    database = await open_place(place)
    written = asyncio.Event()

    async def first_one_and_then_another() -> None:
        await database.write(notes.write, "first", "value")
        database.write_behind(notes.write, "another", "value")
        written.set()

    writing = asyncio.create_task(first_one_and_then_another())
    await written.wait()
    await database.close()
    await writing
    assert kept_in(place) == {"first": "value", "another": "value"}


async def test_a_refusal_is_told_although_the_database_is_being_closed(place: Place) -> None:
    def refuse(db: Connection) -> None:
        raise LookupError("not here")

    database = await open_place(place)
    refused = asyncio.ensure_future(database.write(refuse))
    await asyncio.sleep(0)
    await database.close()
    with pytest.raises(LookupError):
        await refused


@pytest.mark.parametrize("write", ["write", "write_behind"])
async def test_what_is_handed_over_once_it_is_being_closed_fails_at_once(place: Place, write: str) -> None:
    database = await open_place(place)
    database.write_behind(notes.write, "in time", "value")
    being_closed = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    with pytest.raises(ValueError, match="closed"):
        await asyncio.wait_for(_whether_now_or_later(getattr(database, write)(notes.write, "too late", "value")), 5)
    await being_closed
    assert kept_in(place) == {"in time": "value"}


async def _whether_now_or_later(handed_over: object) -> None:
    if asyncio.iscoroutine(handed_over):
        await handed_over


async def test_whoever_no_longer_waits_for_the_closing_loses_nothing_by_it(place: Place) -> None:
    database = await open_place(place)
    write = asyncio.ensure_future(database.write(notes.write, "name", "value"))
    await asyncio.sleep(0)
    being_closed = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    being_closed.cancel()
    await asyncio.gather(being_closed, return_exceptions=True)
    await write
    assert kept_in(place) == {"name": "value"}
