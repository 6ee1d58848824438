"""A PostgreSQL that is away, restarted or read-only: nothing is changed, one line says so, and it is over by itself."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, TypeVar

import psycopg
import pytest

from duel import Asked, Status
from game import Multiply, Player
from gauges.postgres import Server
from storage import DatabaseUnusable, Storage, StorageTrouble, notes, verify_database
from storage.engine import Connection
from storage.postgresql import database, transactions
from tests.english import refusing, told
from tests.places import look
from tests.servers import own_server
from tests.storage.hand import NOW, Hand

PASSWORD = "quite:a/secret"  # noqa: S105 - of a server that is gone in a moment
ENCODED = "quite%3Aa%2Fsecret"
ONE = Player.ONE
Result = TypeVar("Result")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One that is nobody else's, for it is killed."""
    with own_server() as server:
        yield server


@pytest.fixture
def url(server: Server) -> str:
    server.start()
    return server.new_database()


@pytest.fixture
async def away(url: str) -> AsyncIterator[Storage]:
    """A storage whose server will be away."""
    storage = Storage(url)
    await storage.open()
    yield storage
    await storage.close()


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name.startswith(("storage", "psycopg"))]


async def soon(ask: Callable[[], Awaitable[Result]]) -> Result:
    """What comes of it as soon as the server can be used."""
    async with asyncio.timeout(30):
        while True:
            try:
                return await ask()
            except StorageTrouble:
                await asyncio.sleep(0.05)


async def test_a_server_that_is_away_is_one_line_and_back_by_itself(
    server: Server, away: Storage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transactions, "WAIT", 0.5)
    caplog.set_level(logging.INFO)
    hand = Hand(away)
    duel = await hand.begin(await hand.offer())
    server.kill()
    refused = await asyncio.gather(*(hand.play(duel, Multiply(ONE, 5)) for _ in range(30)), return_exceptions=True)
    assert {type(each) for each in refused} == {StorageTrouble}
    [sentence] = {told(each) for each in refused if isinstance(each, StorageTrouble)}
    assert "nothing was changed" in sentence
    with pytest.raises(StorageTrouble):
        await away.duel(duel.id)
    [line] = lines(caplog)
    assert "cannot be used right now" in line
    assert "postgresql://127.0.0.1:" in line, "it says which database"
    server.start()
    assert await soon(lambda: away.duel(duel.id)) == duel
    assert (await hand.play(duel, Multiply(ONE, 5))).match is not None
    assert [line for line in lines(caplog)[1:] if "again" not in line] == []


async def test_a_server_that_was_restarted_is_not_noticed(
    server: Server, away: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    hand = Hand(away)
    duels = [await hand.begin(await hand.offer()) for _ in range(20)]
    # So many connections lie ready, and all of them are lost.
    await asyncio.gather(*(away.duel(duel.id) for duel in duels))
    server.kill()
    server.start()
    played = await asyncio.gather(*(hand.play(duel, Multiply(ONE, 5)) for duel in duels))
    assert [duel.position for duel in played] == [(1, 1)] * 20
    assert lines(caplog) == []


async def test_a_server_that_is_read_only_changes_nothing(server: Server, url: str, away: Storage) -> None:
    hand = Hand(away)
    duel = await hand.begin(await hand.offer())
    name = url.rpartition("/")[2]
    with server.connected() as connection:
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
        with refusing("nothing was changed"):
            await hand.play(duel, Multiply(ONE, 5))
        connection.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only".encode())
    assert await away.duel(duel.id) == duel
    assert (await soon(lambda: hand.play(duel, Multiply(ONE, 5)))).position == (1, 1)


async def test_a_server_without_room_for_another_connection_is_waited_for_and_told(
    server: Server, url: str, away: Storage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transactions, "WAIT", 0.5)
    name = url.rpartition("/")[2]
    with server.connected() as connection:
        connection.execute("CREATE ROLE guest LOGIN CONNECTION LIMIT 0")
        connection.execute(f"GRANT ALL ON DATABASE {name} TO guest".encode())
    with pytest.raises(DatabaseUnusable, match="too many connections"):
        await Storage(url.replace("postgres@", "guest@")).open(patience=0)


async def test_two_that_meet_are_begun_again(away: Storage, url: str) -> None:
    met: list[int] = []

    def meet(db: Connection, first: str, second: str) -> None:
        met.append(1)
        for name in (first, second):
            notes.write(db, name, "value")
            db.execute("SELECT pg_sleep(0.1)")

    await away.take_note("one", "")
    await away.take_note("two", "")
    await asyncio.gather(away._write(meet, "one", "two"), away._write(meet, "two", "one"))  # pyright: ignore[reportPrivateUsage]
    assert len(met) > 2
    assert look(url, "SELECT DISTINCT value FROM notes") == [("value",)]


class Cut:
    """A commit that is lost: the connection breaks before the server hears of it, or before it can say that it did."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, heard: bool) -> None:
        self.left = 1
        execute = psycopg.Connection.execute

        def cut(connection: "psycopg.Connection[Any]", query: Any, *arguments: Any) -> object:
            if query == b"COMMIT" and self.left:
                self.left -= 1
                if heard:
                    execute(connection, b"COMMIT")
                connection.close()
                raise psycopg.OperationalError("the line is dead")
            return execute(connection, query, *arguments)

        monkeypatch.setattr(psycopg.Connection, "execute", cut)


@pytest.mark.parametrize("heard", [True, False], ids=["committed", "not committed"])
async def test_whether_a_commit_was_heard_is_found_out(
    away: Storage, url: str, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    hand = Hand(away)
    offered = await hand.offer()
    Cut(monkeypatch, heard=heard)
    duel = await hand.begin(offered)
    Cut(monkeypatch, heard=heard)
    moved = await hand.make(duel, Multiply(ONE, 5), Asked(NOW, interaction_id=77))
    assert moved.announcements
    Cut(monkeypatch, heard=heard)
    another = await hand.offer()
    Cut(monkeypatch, heard=heard)
    ended = await hand.end(another, Status.WITHDRAWN)
    assert ended.status is Status.WITHDRAWN
    assert look(url, "SELECT duel_id, kind FROM announcements ORDER BY id") == [
        (duel.id, "challenge"),
        (duel.id, "start"),
        (duel.id, "move"),
        (another.id, "challenge"),
    ]
    assert look(url, "SELECT interaction_id FROM moves") == [(77,)]
    assert verify_database(url).differences == []


async def test_what_cannot_be_found_out_is_not_guessed(
    server: Server, away: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transactions, "FIND_OUT", 0.5)
    monkeypatch.setattr(transactions, "WAIT", 0.2)
    hand = Hand(away)
    duel = await hand.begin(await hand.offer())
    execute = psycopg.Connection.execute

    def cut(connection: "psycopg.Connection[Any]", query: Any, *arguments: Any) -> object:
        if query == b"COMMIT":
            server.kill()
        return execute(connection, query, *arguments)

    monkeypatch.setattr(psycopg.Connection, "execute", cut)
    with refusing("I do not know whether it counts"):
        await hand.play(duel, Multiply(ONE, 5))


async def test_the_password_is_never_shown(
    server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transactions, "WAIT", 0.2)
    server.start()
    url = server.guarded_database(PASSWORD).replace(PASSWORD, ENCODED)
    storage = Storage(url)
    await storage.open()
    server.kill()
    with pytest.raises(StorageTrouble) as refused:
        await storage.take_note("name", "value")
    storage.be_there(NOW)
    await storage.close()
    with pytest.raises(DatabaseUnusable) as unusable:
        await Storage(url).open(patience=0)
    server.start()
    with pytest.raises(DatabaseUnusable, match="password authentication failed") as wrong:
        await Storage(url.replace(ENCODED, "wrong")).open(patience=5)
    for said in (*lines(caplog), str(refused.value), str(unusable.value), str(wrong.value), repr(storage)):
        assert PASSWORD not in said
        assert ENCODED not in said
    assert "postgresql://127.0.0.1:" in str(unusable.value), "it says which database"


async def test_whoever_no_longer_waits_for_it_leaves_no_error_behind(
    server: Server, away: Storage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transactions, "WAIT", 0.3)
    server.kill()
    for ask in (away.note("name"), away.take_note("name", "value")):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await ask
    await away.close()
    gc.collect()
    assert caplog.records == []


async def test_a_server_that_takes_one_connection_and_no_other_is_one_line(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.start()
    url = server.new_database()
    monkeypatch.setattr(database, "WAIT", 0.2)
    # Whoever asks for more than the first gets nowhere.
    monkeypatch.setitem(database.FOR_THE_BOT, "options", "-c nonsense=1")
    with pytest.raises(DatabaseUnusable, match="it took one connection, and then no other"):
        await Storage(url).open(patience=0)
