"""The log never holds the token, wherever it comes from, and no traceback of what is nobody's mistake."""

import json
import logging
import sys
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from pydantic import SecretStr

from bot.process.errors import log_briefly, log_error
from bot.process.logs import Counting, JsonFormatter, SecretiveFormatter, hear_nothing_of_voice
from bot.watch.counts import Counts

TOKEN = SecretStr("not.a-real.token")


def formatted(
    secret: SecretStr | None,
    message: str,
    *arguments: object,
    error: BaseException | None = None,
    name: str = "bot",
) -> str:
    record = logging.LogRecord(name, logging.INFO, __file__, 1, message, arguments, None)
    if error is not None:
        try:
            raise error
        except Exception:
            record.exc_info = sys.exc_info()
    return SecretiveFormatter(secret).format(record)


def test_a_line_can_be_read_by_a_person() -> None:
    line = formatted(TOKEN, "registered %d commands", 3)
    assert line.endswith(" INFO    bot: registered 3 commands")


def test_the_token_is_taken_out_of_messages_and_tracebacks() -> None:
    secret = TOKEN.get_secret_value()
    line = formatted(TOKEN, "Authorization: Bot %s", secret, error=RuntimeError(f"bad header {secret}"))
    assert secret not in line
    assert line.count("[the token]") == 2


def test_the_password_of_the_database_is_taken_out_as_well() -> None:
    record = logging.LogRecord(
        "bot", logging.INFO, __file__, 1, "FATAL: no %s for %s", ("s3cret", TOKEN.get_secret_value()), None
    )
    line = SecretiveFormatter(TOKEN, SecretStr("s3cret")).format(record)
    assert line.endswith("FATAL: no [the password] for [the token]")


@pytest.mark.parametrize("secret", [None, SecretStr("")])
def test_without_a_token_nothing_is_taken_out(secret: SecretStr | None) -> None:
    assert formatted(secret, "all is well").endswith("all is well")


def refused(status: int, code: int, words: str) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="No")
    return discord.HTTPException(response, {"code": code, "message": words})


ON_THE_WAY: dict[str, Exception] = {
    "unreachable": aiohttp.ClientConnectionError("Cannot connect to host gateway"),
    "reset": ConnectionResetError(104, "Connection reset by peer"),
    "too late": TimeoutError(),
    "too late for an answer": refused(404, 10062, "Unknown interaction"),
    "down": refused(429, 0, "<html>\n<p>Sorry</p>\n</html>"),
}


@pytest.mark.parametrize("what", ON_THE_WAY)
def test_what_discord_py_says_of_its_way_to_discord_is_one_line(what: str) -> None:
    error = ON_THE_WAY[what]
    line = formatted(TOKEN, "Attempting a reconnect in %.2fs", 1.5, error=error, name="discord.client")
    assert " discord.client: Attempting a reconnect in 1.50s: " in line
    assert "\n" not in line
    assert (str(error).split() or [type(error).__name__])[-1] in line


def test_the_record_itself_is_left_whole_for_others() -> None:
    error = TimeoutError()
    record = logging.LogRecord("discord", logging.ERROR, __file__, 1, "%s", ("no",), (TimeoutError, error, None))
    SecretiveFormatter(None).format(record)
    assert record.exc_info is not None
    assert record.getMessage() == "no"


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("bot.process.errors", TimeoutError()),
        ("discord.client", KeyError("n")),
        ("discord.client", refused(400, 50035, "Invalid Form Body")),
    ],
)
def test_our_own_errors_are_told_whole(name: str, error: Exception) -> None:
    assert "\nTraceback" in formatted(TOKEN, "it failed", error=error, name=name)


def test_nobody_hears_which_libraries_a_voice_would_need(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for warning in ("warn_nacl", "warn_dave"):
        monkeypatch.setattr(discord.VoiceClient, warning, True)
    hear_nothing_of_voice()
    discord.Client(intents=discord.Intents(guilds=True))
    assert caplog.records == []


# One JSON object a line


def test_a_line_can_be_read_by_a_program() -> None:
    record = logging.LogRecord(
        "bot", logging.INFO, __file__, 1, "registered %d commands\nin “%s”", (3, "the Club"), None
    )
    line = JsonFormatter(TOKEN).format(record)
    assert "\n" not in line
    said = json.loads(line)
    assert said.pop("time") == datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    assert said == {"level": "INFO", "logger": "bot", "message": "registered 3 commands\nin “the Club”"}


def test_an_error_has_its_code_and_traceback_in_fields_of_their_own(caplog: pytest.LogCaptureFixture) -> None:
    secret = TOKEN.get_secret_value()
    try:
        raise RuntimeError(f"bad header {secret}")
    except RuntimeError as error:
        code = log_error(error, "a command or button failed")
        brief = log_briefly(error, "what Discord sent could not be read")
    whole, in_brief = (json.loads(JsonFormatter(TOKEN).format(record)) for record in caplog.records[:2])
    assert whole["code"] == code
    assert whole["message"] == f"[{code}] a command or button failed"
    assert whole["traceback"].startswith("Traceback")
    assert whole["traceback"].endswith("RuntimeError: bad header [the token]")
    assert in_brief["code"] == brief
    assert "traceback" not in in_brief
    assert in_brief["message"].endswith("bad header [the token]")


def test_a_secret_that_json_would_write_otherwise_is_taken_out_all_the_same() -> None:
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, 'it is a"b\\c', (), None)
    assert json.loads(JsonFormatter(SecretStr('a"b\\c')).format(record))["message"] == "it is [the token]"


def test_the_password_is_taken_out_of_what_programs_read_too() -> None:
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, "%s and s3cret", (TOKEN.get_secret_value(),), None)
    said = json.loads(JsonFormatter(TOKEN, SecretStr("s3cret")).format(record))
    assert said["message"] == "[the token] and [the password]"


def test_what_warns_or_tells_of_an_error_is_counted(caplog: pytest.LogCaptureFixture) -> None:
    counts = Counts()
    counting = Counting(counts)
    log_error(TimeoutError(), "it failed")
    for level in (logging.INFO, logging.WARNING, logging.WARNING):
        logging.getLogger("discord.http").log(level, "we are being rate limited")
    for record in caplog.records:
        if record.levelno >= counting.level:
            counting.handle(record)
    assert counts.lines == {("error", "bot.process.errors"): 1, ("warning", "discord.http"): 2}
    assert counts.errors == 1
