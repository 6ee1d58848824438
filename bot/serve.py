"""Running the bot until it is told to stop."""

import asyncio
import contextlib
import signal

import aiohttp
import discord
from pydantic import SecretStr

from bot.client import create_bot
from bot.logs import set_up_logging
from config import Settings


class CannotServe(Exception):
    """Discord does not let us in; the message is one line for the operator."""


def serve(settings: Settings, token: SecretStr) -> None:
    """Log in and play until Ctrl-C or SIGTERM, then close everything."""
    set_up_logging(settings.log_level, token)
    # To be told to stop is not a failure.
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_serve(settings, token))


async def _serve(settings: Settings, token: SecretStr) -> None:
    bot = create_bot(settings)
    # Opened before logging in, so that a wrong path is found before Discord hears of us.
    await bot.storage.open()
    serving = asyncio.current_task()
    assert serving is not None
    with contextlib.suppress(NotImplementedError):  # Windows has no SIGTERM to handle
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, serving.cancel)
    async with bot:
        try:
            await bot.start(token.get_secret_value())
        except discord.LoginFailure:
            raise CannotServe(
                "Discord does not know this DISCORD_TOKEN. Copy it again from the Developer Portal."
            ) from None
        except (aiohttp.ClientError, OSError) as error:
            raise CannotServe(f"Discord cannot be reached: {error}.") from None
