"""Where every error ends up: a refusal is told, anything else is logged whole and apologised for."""

import logging
import secrets

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.names import shown
from game import Refusal

log = logging.getLogger(__name__)

OUT_OF_REACH = (aiohttp.ClientError, OSError, TimeoutError, discord.RateLimited)
"""How the way to Discord fails."""

NO_LONGER_WAITS = (10062, 40060)
"""Discord's codes for an interaction that is too old, and for one that was answered already."""

LONGEST = 2_000
"""Characters in a message."""

WRONG_OPTIONS = (app_commands.TransformerError, app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)


async def answer_error(interaction: discord.Interaction, error: Exception) -> None:
    """Tell the one who asked, in private, what came of it."""
    error = _unwrapped(error)
    if _is_discords(error):
        log.warning("an interaction could not be answered: %s", error or type(error).__name__)
        return
    sentence = _sentence(error)[:LONGEST]
    try:
        if interaction.response.is_done():
            if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
                # The channel was told to wait for something that does not come, and only one person is to know why.
                await interaction.delete_original_response()
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except (discord.HTTPException, *OUT_OF_REACH) as unanswered:
        log.warning("could not tell somebody %r: %s", sentence, unanswered)


def _is_discords(error: Exception) -> bool:
    """Whether it is Discord that is out of reach or no longer waits, and not us who did something wrong."""
    if isinstance(error, discord.HTTPException):
        return isinstance(error, discord.DiscordServerError) or error.code in NO_LONGER_WAITS or error.status == 429
    return isinstance(error, OUT_OF_REACH)


def log_error(error: BaseException, what: str) -> str:
    """Log the error whole under a short code, and return the code."""
    code = secrets.token_hex(3).upper()
    log.error("[%s] %s", code, what, exc_info=error)
    return code


def _sentence(error: Exception) -> str:
    if isinstance(error, Refusal):
        return error.told(shown)
    if isinstance(error, app_commands.TransformerError) and error.type is discord.AppCommandOptionType.user:
        return "That person is not in this server. Challenge somebody who is."
    if isinstance(error, app_commands.NoPrivateMessage):
        return "Duels are played in servers. Use this command in a channel of one."
    code = log_error(error, "a command or button failed")
    if isinstance(error, WRONG_OPTIONS):
        return f"That did not work: my commands have just changed. Reload Discord and try again. (Code {code})"
    return f"Sorry, something went wrong, and it is not your fault. Try again in a moment. (Code {code})"


def _unwrapped(error: Exception) -> Exception:
    if isinstance(error, (app_commands.CommandInvokeError, commands.CommandInvokeError)):
        return error.original
    return error
