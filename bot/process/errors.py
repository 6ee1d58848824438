"""Where every error ends up: a refusal is told, anything else is logged whole and apologised for."""

import asyncio
import functools
import logging
import secrets
from collections.abc import Callable, Coroutine
from traceback import walk_tb
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.process.command_ids import CommandIds
from bot.process.interactions import comes_to, leave_unanswered
from bot.process.memory import let_go
from bot.process.names import plain
from bot.process.translation import theirs
from bot.watch.counts import Outcome
from game import Refusal
from storage import StorageTrouble
from words import Language
from words.refusals import told

log = logging.getLogger(__name__)

Cog = TypeVar("Cog")
Options = ParamSpec("Options")
Command = Callable[Concatenate[Cog, discord.Interaction[Any], Options], Coroutine[Any, Any, None]]

OUT_OF_REACH = (
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    discord.RateLimited,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
)
"""How the way to Discord fails."""

NO_LONGER_WAITS = (10008, 10062, 40060)
"""Discord's codes for a message that is gone, an interaction that is too old, and one that was answered already."""

LONGEST = 2_000
"""Characters in a message."""

LONGEST_DESCRIPTION = 300
"""Characters of an error in a line of the log: what guards Discord's door answers with whole pages."""

OURS = ("bot", "cogs", "config", "duel", "game", "picture", "storage", "words")
"""The packages of this project: where one of them is at work, an error is told whole."""

WRONG_OPTIONS = (app_commands.TransformerError, app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)


def tells_refusals(command: "Command[Cog, Options]") -> "Command[Cog, Options]":
    """A command that tells its refusals itself: to be refused is not to fail, and only what fails is discord.py's."""

    @functools.wraps(command)
    async def tells(
        cog: Cog, interaction: discord.Interaction[Any], /, *args: Options.args, **kwargs: Options.kwargs
    ) -> None:
        try:
            await command(cog, interaction, *args, **kwargs)
        except Refusal as refusal:
            await answer_error(interaction, refusal, interaction.client.command_ids)
        interaction.client.interactions.end(interaction)
        let_go(interaction)

    return tells


async def answer_error(interaction: discord.Interaction, error: Exception, ids: CommandIds) -> None:
    """Tell the one who asked, in private, what came of it."""
    error = _unwrapped(error)
    if is_discords(error):
        leave_unanswered(interaction)
        log.warning("an interaction could not be answered: %s", described(error))
        return
    comes_to(interaction, Outcome.REFUSED if _is_refused(error) else Outcome.FAILED)
    language = theirs(interaction)
    sentence = ids.clickable(_sentence(error, language))[:LONGEST]
    try:
        if interaction.response.is_done():
            if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
                # The channel was told to wait for something that does not come, and only one person is to know why.
                await interaction.delete_original_response()
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except (discord.HTTPException, *OUT_OF_REACH) as unanswered:
        leave_unanswered(interaction)
        log.warning("could not tell somebody %r: %s", sentence, described(unanswered))


def is_discords(error: BaseException) -> bool:
    """Whether it is Discord that is out of reach or no longer waits, and not us who did something wrong."""
    if isinstance(error, discord.HTTPException):
        return isinstance(error, discord.DiscordServerError) or error.code in NO_LONGER_WAITS or error.status == 429
    return isinstance(error, OUT_OF_REACH)


def log_error(error: BaseException, what: str) -> str:
    """Log the error whole under a short code, and return the code."""
    code = secrets.token_hex(3).upper()
    log.error("[%s] %s", code, what, exc_info=error, extra={"code": code})
    return code


def log_briefly(error: BaseException, what: str) -> str:
    """The same for an error in which nothing of ours was at work: one line, and the whole of it at DEBUG."""
    code = secrets.token_hex(3).upper()
    log.error("[%s] %s: %s", code, what, described(error), extra={"code": code})
    log.debug("[%s] in full", code, exc_info=error)
    return code


def described(error: BaseException) -> str:
    """The error in one line; its kind is told where its words alone say little."""
    kind, words = type(error).__name__, " ".join(str(error).split())[:LONGEST_DESCRIPTION]
    if not words:
        return kind
    return words if isinstance(error, (discord.HTTPException, *OUT_OF_REACH)) else f"{kind}: {words}"


def take_up(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """For ``loop.set_exception_handler``: the errors of tasks that nobody waits for.

    discord.py reads commands and presses in such tasks, and has no other door for what it cannot read there.
    """
    error = context.get("exception")
    if error is None:
        loop.default_exception_handler(context)
    elif any(frame.f_globals.get("__name__", "").split(".")[0] in OURS for frame, _ in walk_tb(error.__traceback__)):
        log_error(error, context["message"])
    else:
        log_briefly(error, "what Discord sent could not be read")


def _is_refused(error: Exception) -> bool:
    """Whether it is up to the one who asked, and not to us or a disk that is full."""
    if isinstance(error, app_commands.TransformerError):
        return error.type is discord.AppCommandOptionType.user
    return isinstance(error, (Refusal, app_commands.NoPrivateMessage)) and not isinstance(error, StorageTrouble)


def _sentence(error: Exception, language: Language) -> str:
    if isinstance(error, Refusal):
        return told(language, error, lambda name: plain(name, language))
    if isinstance(error, app_commands.TransformerError) and error.type is discord.AppCommandOptionType.user:
        return language.say("refusal-not-a-member")
    if isinstance(error, app_commands.NoPrivateMessage):
        return language.say("refusal-not-in-a-server")
    if isinstance(error, WRONG_OPTIONS):
        code = log_briefly(error, "a command came with other options than it has")
        return language.say("error-commands-changed", code=code)
    code = log_error(error, "a command or button failed")
    return language.say("error-ours", code=code)


def _unwrapped(error: Exception) -> Exception:
    if isinstance(error, (app_commands.CommandInvokeError, commands.CommandInvokeError)):
        return error.original
    return error
