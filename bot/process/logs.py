"""A log that a person can read, or a program, and that never holds the token or the password of the database."""

import copy
import json
import logging
import sys
from datetime import UTC, datetime

import discord
from pydantic import SecretStr

from bot.process.errors import described, is_discords
from bot.process.repeats import Repeats
from bot.watch.counts import Counts


class SecretiveFormatter(logging.Formatter):
    """Formats as usual, tracebacks of our own errors included, and then takes the secrets out."""

    def __init__(self, secret: SecretStr | None, password: SecretStr | None = None) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")
        self._secrets = {
            each.get_secret_value(): f"[{name}]"
            for name, each in (("the token", secret), ("the password", password))
            if each and each.get_secret_value()
        }

    def format(self, record: logging.LogRecord) -> str:
        return self._without_secrets(super().format(_briefly(record)))

    def _without_secrets(self, text: str) -> str:
        for secret, name in self._secrets.items():
            text = text.replace(secret, name)
        return text


class JsonFormatter(SecretiveFormatter):
    """The same, as one JSON object a line; an error's code and its traceback have fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        record = _briefly(record)
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if code := getattr(record, "code", None):
            said["code"] = code
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return json.dumps({name: self._without_secrets(text) for name, text in said.items()}, ensure_ascii=False)


class Counting(logging.Handler):
    """Counts what warns or tells of an error, and says nothing."""

    def __init__(self, counts: Counts) -> None:
        super().__init__(logging.WARNING)
        self._counts = counts

    def emit(self, record: logging.LogRecord) -> None:
        self._counts.lines[record.levelname.lower(), record.name] += 1
        self._counts.errors += hasattr(record, "code")


def _briefly(record: logging.LogRecord) -> logging.LogRecord:
    """The record, or one without a traceback if discord.py tells of its way to Discord: that is nobody's mistake."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None or record.name.partition(".")[0] != "discord" or not is_discords(error):
        return record
    brief = copy.copy(record)
    brief.msg, brief.args = "%s: %s", (record.getMessage(), described(error))
    brief.exc_info = brief.exc_text = None
    return brief


def set_up_logging(
    level: str,
    secret: SecretStr | None,
    password: SecretStr | None = None,
    log_format: str = "text",
    counts: Counts | None = None,
) -> None:
    """Log to standard error; what warns or tells of an error is counted, if somebody counts."""
    handler = logging.StreamHandler(sys.stderr)
    formatter = JsonFormatter if log_format == "json" else SecretiveFormatter
    handler.setFormatter(formatter(secret, password))
    handlers: list[logging.Handler] = [Repeats(handler)]
    if counts is not None:
        handlers.append(Counting(counts))
    logging.basicConfig(level=level, handlers=handlers, force=True)
    hear_nothing_of_voice()
    # Their DEBUG lines are one a statement and one a heartbeat: they drown ours.
    for chatty in ("aiosqlite", "asyncio", "discord", "psycopg"):
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))


def hear_nothing_of_voice() -> None:
    """This bot does not speak aloud, so nobody need hear which libraries discord.py would need for that."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
