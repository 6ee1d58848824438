"""Running the bot on Discord until it is told to stop."""

from functools import partial

from pydantic import SecretStr

from bot.process.client import create_bot
from bot.process.connection import stay_connected
from bot.process.logs import set_up_logging
from bot.process.memory import collect_seldom
from bot.process.running import run_until_stopped
from bot.watch.counts import Counts
from config import Settings


def serve(settings: Settings, token: SecretStr) -> None:
    """Log in and stay until told to stop, then close everything."""
    counts = Counts()
    set_up_logging(settings.log_level, token, settings.database_password, settings.log_format, counts)
    collect_seldom()
    run_until_stopped(stay_connected(partial(create_bot, settings, counts=counts), token))
