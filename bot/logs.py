"""A log that a person can read, and that never holds the token."""

import logging
import sys

from pydantic import SecretStr


class SecretiveFormatter(logging.Formatter):
    """Formats as usual, tracebacks included, and then takes the secret out."""

    def __init__(self, secret: SecretStr | None) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")
        self._secret = secret.get_secret_value() if secret else ""

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        return line.replace(self._secret, "[the token]") if self._secret else line


def set_up_logging(level: str, secret: SecretStr | None) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(SecretiveFormatter(secret))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # Their DEBUG lines are one a statement and one a heartbeat: they drown ours.
    for chatty in ("aiosqlite", "asyncio", "discord"):
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
