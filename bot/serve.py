"""Running the bot on Discord until it is told to stop."""

import aiohttp
import discord
from pydantic import SecretStr

from bot.client import create_bot
from bot.logs import set_up_logging
from bot.running import CannotRun, run_until_stopped
from config import Settings


def serve(settings: Settings, token: SecretStr) -> None:
    """Log in and play until told to stop, then close everything."""
    set_up_logging(settings.log_level, token)
    run_until_stopped(_serve(settings, token))


async def _serve(settings: Settings, token: SecretStr) -> None:
    bot = create_bot(settings)
    # Opened before logging in, so that a wrong path is found before Discord hears of us.
    await bot.storage.open()
    async with bot:
        try:
            await bot.start(token.get_secret_value())
        except discord.LoginFailure:
            raise CannotRun(
                "Discord does not know this DISCORD_TOKEN. Copy it again from the Developer Portal."
            ) from None
        except (aiohttp.ClientError, OSError) as error:
            raise CannotRun(f"Discord cannot be reached: {error}.") from None
