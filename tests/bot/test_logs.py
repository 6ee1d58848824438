"""The log never holds the token, wherever it comes from."""

import logging
import sys

import pytest
from pydantic import SecretStr

from bot.logs import SecretiveFormatter

TOKEN = SecretStr("not.a-real.token")


def formatted(secret: SecretStr | None, message: str, *arguments: object, error: BaseException | None = None) -> str:
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, message, arguments, None)
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


@pytest.mark.parametrize("secret", [None, SecretStr("")])
def test_without_a_token_nothing_is_taken_out(secret: SecretStr | None) -> None:
    assert formatted(secret, "all is well").endswith("all is well")
