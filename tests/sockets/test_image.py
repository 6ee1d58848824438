"""The image is tried: as another user, where only the data can be written, a game is played and the health is asked."""

import asyncio
import json
import tempfile
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from standin.discord_server import StandIn
from standin.patience import PATIENCE
from tests.sockets.club import Club
from tests.sockets.image import Image
from tests.sockets.looking import asked, figures, said_where


@pytest.fixture
def image() -> Generator[Image]:
    # Not in pytest's own folder, which nobody else can enter.
    folder = Path(tempfile.mkdtemp(prefix="duel-image-"))
    folder.chmod(0o755)
    image = Image(folder)
    image.build()
    yield image
    image.destroy()


@asynccontextmanager
async def running(standin: StandIn, image: Image, log: Path, **environment: str) -> AsyncGenerator[Process]:
    """What the Dockerfile's CMD starts, led to the stand-in."""
    python, module, bot, verb = image.command("CMD")
    assert (module, bot) == ("-m", "bot")
    connected = asyncio.ensure_future(standin.connected())
    with log.open("wb") as written:
        process = await asyncio.create_subprocess_exec(
            *(python, "-m", "standin.driver", standin.address, verb),
            cwd=image.app,
            env=image.environment | {"PYTHONPATH": str(image.beside), "DISCORD_TOKEN": standin.token} | environment,
            stdout=written,
            stderr=written,
            **image.identity,
        )
    ended = asyncio.ensure_future(process.wait())
    try:
        await asyncio.wait({connected, ended}, return_when=asyncio.FIRST_COMPLETED)
        assert not ended.done(), log.read_text(encoding="utf-8")
        yield process
    finally:
        connected.cancel()
        if process.returncode is None:
            process.terminate()
        async with asyncio.timeout(PATIENCE):
            await ended


def served_at(log: Path) -> str:
    """Where the bot says that its pages are."""
    said = [json.loads(line)["message"] for line in log.read_text(encoding="utf-8").splitlines()]
    [where] = [message for message in said if message.startswith("health and metrics are at ")]
    return where.removeprefix("health and metrics are at ").partition(": ")[0]


async def test_a_game_is_played_in_the_image(standin: StandIn, club: Club, image: Image, tmp_path: Path) -> None:
    assert image.environment["DUEL_HTTP"] == "127.0.0.1:8080"
    log = tmp_path / "bot.log"
    before = sorted(image.app.rglob("*"))
    # That port may be taken here, so it is any that is free.
    async with running(standin, image, log, DUEL_HTTP="127.0.0.1:0", DUEL_LOG_FORMAT="json") as process:
        url = served_at(log)
        assert await said_where(url, "/readyz", 200) == "ok"
        board = await club.begin("exact100", target=10)
        await club.alice.press(board, "5")
        await club.bob.slash(club.channel, "multiply", n=2)
        assert "10" in club.last.content
        check = image.command("HEALTHCHECK")
        healthy = await asyncio.to_thread(lambda: image.run(*check, DUEL_HTTP=url.removeprefix("http://")))
        assert (healthy.returncode, healthy.stdout) == (0, "ok\n"), healthy.stderr
        assert (await figures(url))("duel_errors_total") == 0
        assert (await asked(url, "/healthz"))[0] == 200
        process.terminate()
        assert await process.wait() == 0
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if line["level"] == "ERROR"] == []
    assert {file.name for file in image.data.iterdir()} == {"duel.db", "duel.db.lock"}
    assert sorted(image.app.rglob("*")) == before, "nothing was written but the data"
    if image.identity:
        assert (image.data / "duel.db").stat().st_uid == image.identity["user"]
    writing = await asyncio.to_thread(lambda: image.run(image.command("CMD")[0], "-c", "open('bot/new', 'w')"))
    assert "Permission denied" in writing.stderr, "the rest cannot be written"
    verified = await asyncio.to_thread(lambda: image.run(*image.command("CMD")[:-1], "verify"))
    assert "everything agrees" in verified.stdout
