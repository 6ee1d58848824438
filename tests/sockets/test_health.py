"""Whether the bot is well and ready, over HTTP, and by the command that a container's health check runs."""

import asyncio
import socket
from pathlib import Path

import pytest
from pydantic import SecretStr

import bot.process.connection
import bot.process.watching
from bot.process.client import create_bot
from bot.process.connection import stay_connected
from bot.watch.health import ask
from config import Settings
from standin.discord_server import StandIn
from standin.patience import PATIENCE
from standin.running import bot_against, discord_at
from tests.process import finish, start
from tests.servers import own_server
from tests.sockets.club import Club, met
from tests.sockets.looking import asked, figures, figures_where, said_where, url
from tests.sockets.test_slow_storage import locked

OK = (200, "ok")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(discord_token=None, database_url=f"sqlite:///{tmp_path / 'duel.db'}", http="127.0.0.1:0")


async def test_nothing_listens_unless_it_is_set(standin: StandIn, tmp_path: Path) -> None:
    settings = Settings(discord_token=None, database_url=f"sqlite:///{tmp_path / 'duel.db'}")
    async with bot_against(standin, settings) as bot:
        assert bot.site is None


@pytest.mark.parametrize("address", ["127.0.0.1:0", "[::1]:0", "localhost:0"])
async def test_a_bot_that_plays_is_well_and_ready(
    standin: StandIn, club: Club, settings: Settings, address: str
) -> None:
    async with bot_against(standin, settings.model_copy(update={"http": address})) as bot:
        await club.begin()
        assert await asked(url(bot), "/healthz") == OK
        assert await said_where(url(bot), "/readyz", 200) == "ok"
        assert (await asked(url(bot), "/"))[0] == 404


async def test_a_bot_whose_server_is_away_is_not_well_until_it_is_back(
    standin: StandIn, club: Club, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with own_server() as server:
        elsewhere = settings.model_copy(update={"database_url": server.new_database()})
        async with bot_against(standin, elsewhere) as playing:
            await club.begin()
            await club.settled(playing)
            assert await asked(url(playing), "/healthz") == OK
            await asyncio.to_thread(server.kill)
            for _ in range(3):
                assert await said_where(url(playing), "/healthz", 503) == "The database does not answer."
            seen = await figures(url(playing))
            assert seen("duel_storage_answers") == 0
            assert "duel_pool_connections" in seen.names
            await asyncio.to_thread(server.start)
            assert await said_where(url(playing), "/healthz", 200) == "ok"
    told = [line.getMessage() for line in caplog.records if line.levelname == "ERROR"]
    [unusable] = [line for line in told if "cannot be used right now: " in line]
    assert "refused" in unusable, "why, and not only that it took too long"
    assert all(line == unusable or line.startswith("something was not written") for line in told)


async def test_a_database_that_does_not_answer_is_not_well(
    standin: StandIn, club: Club, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.process.watching, "LOOK_WITHIN", 0.05)
    async with bot_against(standin, settings) as playing:
        await club.begin()
        await club.settled(playing)
        with locked(settings):
            # What looks waits behind what writes.
            moved = club.alice.slash(club.channel, "multiply", n=5)
            assert await said_where(url(playing), "/healthz", 503) == "The database does not answer."
            assert await asked(url(playing), "/readyz") == OK
            seen = await figures(url(playing))
            assert seen("duel_storage_answers") == 0
            assert "duel_outbox" not in seen.names
        await moved
        monkeypatch.undo()
        assert await said_where(url(playing), "/healthz", 200) == "ok"
        assert (await figures(url(playing)))("duel_storage_answers") == 1


async def test_a_bot_without_a_line_to_discord_is_well_and_not_ready(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await said_where(url(bot), "/readyz", 200)
        seen = await figures_where(url(bot), lambda seen: seen("duel_latency_seconds", shard="0") > 0)
        assert seen("duel_connected", shard="0") == 1
        assert seen("duel_servers") == 1
        gone = asyncio.ensure_future(bot.wait_for("disconnect"))
        await standin.stop()
        await gone
        assert await said_where(url(bot), "/readyz", 503) == "There is no line to Discord."
        assert (await figures(url(bot)))("duel_connected", shard="0") == 0
        assert await asked(url(bot), "/healthz") == OK
        greeting = standin.gateway.next_greeting()
        await standin.start()
        await greeting
        assert await said_where(url(bot), "/readyz", 200) == "ok"


async def test_a_bot_that_cannot_reach_discord_is_well_and_not_ready(
    standin: StandIn, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.process.connection, "FIRST_PAUSE", PATIENCE)
    fault = standin.faults.answer(503, "GET", "/users/@me")
    playing = create_bot(settings)
    with discord_at(standin):
        running = asyncio.create_task(stay_connected(lambda: playing, SecretStr(standin.token)))
        await met(fault)
        seen = await figures_where(url(playing), lambda seen: seen("duel_retries_total", what="connection") == 1)
        assert seen("duel_connected", shard="0") == 0
        assert "duel_latency_seconds" not in seen.names
        assert await asked(url(playing), "/healthz") == OK
        assert await asked(url(playing), "/readyz") == (503, "There is no line to Discord.")
        running.cancel()
        await asyncio.wait({running})


async def test_a_bot_that_is_stopping_is_not_ready_and_still_well(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        moved = club.alice.slash(club.channel, "multiply", n=5)
        answer = club.held(moved)
        await answer.come()
        closing = asyncio.create_task(bot.close())
        assert await said_where(url(bot), "/readyz", 503) == "The bot is stopping."
        assert await asked(url(bot), "/healthz") == OK
        answer.let_go()
        await closing
        well, said = await asyncio.to_thread(ask, ("127.0.0.1", int(url(bot).rpartition(":")[2])))
        assert not well
        assert said.startswith("The bot does not answer at 127.0.0.1")


async def health(folder: Path, **environment: str) -> tuple[int, str, str]:
    """What ``python -m bot health`` says: its exit code, and what it printed."""
    return await asyncio.to_thread(
        lambda: finish(start("-m", "bot", "health", folder=folder, closed=False, **environment))
    )


async def test_the_command_asks_the_running_bot(
    standin: StandIn, club: Club, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.process.watching, "LOOK_WITHIN", 0.05)
    async with bot_against(standin, settings) as playing:
        address = url(playing).removeprefix("http://")
        await club.begin()
        await club.settled(playing)
        assert await health(tmp_path, DUEL_HTTP=address) == (0, "ok\n", "")
        with locked(settings):
            moved = club.alice.slash(club.channel, "multiply", n=5)
            await said_where(url(playing), "/healthz", 503)
            assert await health(tmp_path, DUEL_HTTP=address) == (1, "", "The database does not answer.\n")
        await moved
    code, _, said = await health(tmp_path, DUEL_HTTP=address)
    assert code == 1
    assert said.startswith("The bot does not answer at 127.0.0.1")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({}, "There is no DUEL_HTTP, so the bot cannot be asked. Set it; see the README.\n"),
        ({"DUEL_HTTP": "x"}, "DUEL_HTTP is not right: an address is named like 127.0.0.1:8080 or [::1]:8080.\n"),
    ],
)
async def test_the_command_needs_an_address(tmp_path: Path, environment: dict[str, str], said: str) -> None:
    assert await health(tmp_path, **environment) == (2, "", said)


@pytest.mark.parametrize("host", ["127.0.0.1", "nowhere.invalid"])
def test_an_address_that_cannot_be_used_is_one_clear_line(tmp_path: Path, host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = {"DISCORD_TOKEN": "not.a-real.token", "DUEL_HTTP": f"{host}:{port}"}
        code, _, said = finish(start("-m", "bot", "run", folder=tmp_path, closed=False, **settings))
    assert code == 2
    assert said.count("\n") == 1, said
    assert "DUEL_HTTP" in said
    assert host in said
