"""A log that a person can read, and that never holds the token or the password of the database."""

import copy
import logging
import sys

import discord
from pydantic import SecretStr

from bot.process.errors import described, is_discords


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
        line = super().format(_briefly(record))
        for secret, name in self._secrets.items():
            line = line.replace(secret, name)
        return line


def _briefly(record: logging.LogRecord) -> logging.LogRecord:
    """The record, or one without a traceback if discord.py tells of its way to Discord: that is nobody's mistake."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None or record.name.partition(".")[0] != "discord" or not is_discords(error):
        return record
    brief = copy.copy(record)
    brief.msg, brief.args = "%s: %s", (record.getMessage(), described(error))
    brief.exc_info = brief.exc_text = None
    return brief


def set_up_logging(level: str, secret: SecretStr | None, password: SecretStr | None = None) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(SecretiveFormatter(secret, password))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    hear_nothing_of_voice()
    # Their DEBUG lines are one a statement and one a heartbeat: they drown ours.
    for chatty in ("aiosqlite", "asyncio", "discord", "psycopg"):
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))


def hear_nothing_of_voice() -> None:
    """This bot does not speak aloud, so nobody need hear which libraries discord.py would need for that."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
