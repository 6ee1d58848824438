"""The command line: ``python -m bot``, ``python -m bot run``, ``python -m bot play``."""

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Sequence

import aiohttp
import discord

from bot.client import create_bot
from bot.logs import set_up_logging
from bot.terminal import play_in_terminal
from config import Settings, WrongSetting, load
from game import BEST_OF, VARIANTS, Refusal
from storage import DatabaseUnusable

USAGE_ERROR = 2


class Stop(Exception):
    """The program cannot go on; the message is one line for the operator."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says, and return the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.command == "play":
            play_in_terminal(asked.variant, target=asked.target, best_of=asked.best_of, strikes=asked.strikes)
        else:
            _run(load(), or_play=asked.command is None)
    except (Stop, WrongSetting, DatabaseUnusable, Refusal) as problem:
        print(problem, file=sys.stderr)
        return USAGE_ERROR
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Multiplication Duel. With no command: start the bot, or the terminal game if there is no token.",
    )
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="start the bot")
    play = commands.add_parser("play", help="two people at one keyboard")
    play.add_argument("variant", nargs="?", choices=list(VARIANTS), help="which game; asked if left out")
    play.add_argument("--target", type=int, metavar="N", help="another target than the usual one")
    play.add_argument("--best-of", type=int, default=1, metavar="N", choices=BEST_OF, help="1, 3, 5, 7 or 9 games")
    play.add_argument("--strikes", type=int, default=3, metavar="N", help="wrong numbers that forfeit, in over100")
    return parser


def _run(settings: Settings, *, or_play: bool) -> None:
    if settings.discord_token is not None:
        set_up_logging(settings.log_level, settings.discord_token)
        # Ctrl-C is a way to stop, not a failure.
        with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
            asyncio.run(_serve(settings, settings.discord_token.get_secret_value()))
    elif or_play:
        print("There is no DISCORD_TOKEN, so here is the game in your terminal (the README says how to get one).\n")
        play_in_terminal(None, target=None, best_of=1, strikes=3)
    else:
        raise Stop("There is no DISCORD_TOKEN. Set it in the environment or in .env; the README says how to get one.")


async def _serve(settings: Settings, token: str) -> None:
    bot = create_bot(settings)
    # Opened before logging in, so that a wrong path is found before Discord hears of us.
    await bot.storage.open()
    serving = asyncio.current_task()
    assert serving is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, serving.cancel)
    async with bot:
        try:
            await bot.start(token)
        except discord.LoginFailure:
            raise Stop("Discord does not know this DISCORD_TOKEN. Copy it again from the Developer Portal.") from None
        except (aiohttp.ClientError, OSError) as error:
            raise Stop(f"Discord cannot be reached: {error}.") from None


if __name__ == "__main__":
    sys.exit(main())
