"""Staying connected to Discord: what may pass by itself is tried again, and anything else is one clear line."""

import asyncio
import logging
from collections.abc import Callable

import discord
from pydantic import SecretStr

from bot.process.client import DuelBot
from bot.process.errors import OUT_OF_REACH, described, is_discords, log_briefly
from bot.process.pauses import Pauses
from bot.process.running import CannotRun

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1, 300
"""Seconds until it is tried again."""

WRONG_TOKEN = "Discord does not know this DISCORD_TOKEN. Copy it again from the Developer Portal."  # noqa: S105 - as it says
NOT_ALLOWED = 4014
CLOSED_FOR_GOOD = {
    4004: "Discord no longer knows this DISCORD_TOKEN: it was reset. Copy the new one from the Developer Portal.",
    4010: "Discord refuses the way this bot connects (4010, invalid shard). Update the bot.",
    4011: "The bot is in more servers than one connection may serve (4011, sharding required). Remove it from some.",
    4012: "Discord no longer speaks the language of this discord.py (4012, invalid API version). Update the bot.",
    4013: "Discord does not know the intents that this bot asks for (4013, invalid intents). Update the bot.",
    NOT_ALLOWED: "Discord refuses the intents that this bot asks for (4014, disallowed intents). It asks for none that "
    "is privileged, so update the bot, and look in the Developer Portal whether your application is restricted.",
}
"""What to do about each code with which Discord closes a connection that cannot be opened again."""


async def stay_connected(create: Callable[[], DuelBot], token: SecretStr) -> None:
    """Log in and stay until cancelled; what the operator has to put right is a CannotRun."""
    pauses = Pauses(FIRST_PAUSE, LONGEST_PAUSE)
    while True:
        # discord.py can log in only once, so each try has a bot of its own.
        bot = create()
        async with bot:
            # Opened before logging in, so that a wrong path is found before Discord hears of us.
            await bot.open()
            if await _log_in(bot, token, pauses):
                return await _connect_until_closed(bot, pauses)


async def _log_in(bot: DuelBot, token: SecretStr, pauses: Pauses) -> bool:
    """Whether it worked. If not, it is time to try again."""
    try:
        await bot.login(token.get_secret_value())
    except discord.LoginFailure:
        raise CannotRun(WRONG_TOKEN) from None
    except (discord.HTTPException, *OUT_OF_REACH) as error:
        if not is_discords(error):
            raise CannotRun(
                f"Discord does not let this bot in: {described(error)}. Look in the Developer Portal whether your "
                "application is restricted, and whether this computer's address is blocked."
            ) from None
        await _wait(bot, error, pauses)
        return False
    return True


async def _connect_until_closed(bot: DuelBot, pauses: Pauses) -> None:
    """Connect, and connect anew whenever it is time to."""

    def speaks(_: logging.LogRecord) -> bool:
        # Of a first connection that fails, one line is ours to say.
        return bool(bot.ws)

    logging.getLogger("discord.client").addFilter(speaks)
    try:
        while not bot.is_closed():
            await _connect(bot, pauses)
    finally:
        logging.getLogger("discord.client").removeFilter(speaks)


async def _connect(bot: DuelBot, pauses: Pauses) -> None:
    """Be connected until the bot is closed or it is time to connect anew; discord.py mends what breaks meanwhile."""
    try:
        await bot.connect()
    except discord.PrivilegedIntentsRequired:
        raise CannotRun(CLOSED_FOR_GOOD[NOT_ALLOWED]) from None
    except discord.ConnectionClosed as error:
        unknown = f"Discord closed the connection for good (code {error.code}). Update the bot."
        raise CannotRun(CLOSED_FOR_GOOD.get(error.code, unknown)) from None
    except Exception as error:
        if not bot.ws:
            # discord.py 2.7.1 stumbles over a first connection that fails (their issue 10520); that one lies behind.
            return await _wait(bot, error.__context__ or error, pauses)
        # Nothing of ours runs in there, so it is discord.py that could not read what it was sent.
        log_briefly(error, "what Discord sent could not be read, so the bot connects anew")
        bot.dispatch("disconnect")
        await bot.ws.close(code=1000)
        await asyncio.sleep(pauses.after(error))


async def _wait(bot: DuelBot, error: BaseException, pauses: Pauses) -> None:
    bot.counts.connection_retries += 1
    pause = pauses.after(error)
    log.error("Discord cannot be reached; again in %.0f seconds: %s", pause, described(error))
    await asyncio.sleep(pause)
