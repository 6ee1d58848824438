"""The command line: ``python -m bot``, and its commands ``run``, ``play``, ``backup`` and ``verify``."""

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.terminal import play_in_terminal
from game import BEST_OF, VARIANTS, Refusal

if TYPE_CHECKING:
    from storage import Verification

WRONG = 2
"""The exit code of everything that the operator has to put right."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says, and return the exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # What is not text in this terminal's encoding is a wrong number or a "?", never a traceback.
            stream.reconfigure(errors="replace")
    asked = _parser().parse_args(arguments)
    try:
        if asked.command == "play":
            play_in_terminal(asked.variant, target=asked.target, best_of=asked.best_of, strikes=asked.strikes)
            return 0
        return _with_settings(asked)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return WRONG


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
    backup = commands.add_parser("backup", help="copy the database, while the bot may be running")
    backup.add_argument("file", type=Path, metavar="FILE", help="where to; it must not be there yet")
    commands.add_parser("verify", help="replay every game and compare with what is stored")
    return parser


def _with_settings(asked: argparse.Namespace) -> int:
    # Only these need them; the terminal game starts at once without.
    from bot.serve import CannotServe, serve
    from config import WrongSetting, load
    from storage import DatabaseUnusable, back_up, verify_file

    try:
        settings = load()
        if asked.command == "backup":
            back_up(settings.database_file, asked.file)
            print(f"The database was copied to {asked.file}.")
            return 0
        if asked.command == "verify":
            return _report(verify_file(settings.database_file))
        if settings.discord_token is not None:
            serve(settings, settings.discord_token)
            return 0
    except (WrongSetting, DatabaseUnusable, CannotServe) as problem:
        print(problem, file=sys.stderr)
        return WRONG
    if asked.command is None:
        print("There is no DISCORD_TOKEN, so here is the game in your terminal (the README says how to get one).\n")
        play_in_terminal(None, target=None, best_of=1, strikes=3)
        return 0
    print("There is no DISCORD_TOKEN. Set it in the environment or in .env; see the README.", file=sys.stderr)
    return WRONG


def _report(found: "Verification") -> int:
    for difference in found.differences:
        print(difference)
    count = len(found.differences)
    told = "everything agrees" if not count else f"{count} difference{'' if count == 1 else 's'}"
    print(f"Replayed {found.moves:,} moves of {found.duels:,} duels: {told}.")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
