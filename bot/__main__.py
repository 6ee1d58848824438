"""The command line: ``python -m bot``, and its commands."""

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.process.bar import Bar
from bot.process.terminal import play_in_terminal
from game import BEST_OF, USUAL_STRIKES, VARIANTS, Level, Refusal, WrongNumber
from words import ENGLISH, LANGUAGES, spoken
from words.refusals import told

if TYPE_CHECKING:
    from config import Settings
    from storage import Verification

PLAYERS = "Alice,Bob,Carol"
TABLE_NEEDS = ("simcord", "PIL")
LAST_PORT = 65_535
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
            return _play(asked)
        return _ask_for_health() if asked.command == "health" else _with_settings(asked)
    except Refusal as refusal:
        print(told(spoken(getattr(asked, "language", ENGLISH.code)), refusal), file=sys.stderr)
        return WRONG


def _play(asked: argparse.Namespace) -> int:
    if asked.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        print(f"There is no language {asked.language} here. Choose one of {known}.", file=sys.stderr)
        return WRONG
    play_in_terminal(
        asked.variant,
        target=asked.target,
        best_of=asked.best_of,
        strikes=asked.strikes,
        against=Level(asked.against) if asked.against else None,
        language=spoken(asked.language),
    )
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Multiplication Duel. With no command: start the bot, or the table if there is no token.",
    )
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="start the bot")
    table = commands.add_parser("table", help="play the bot in a browser on this computer, with no token")
    table.add_argument("--port", type=_port, metavar="N", help="where to listen; the same one every time if left out")
    table.add_argument(
        "--database", metavar="URL", help="where the games are kept; table.db beside the bot's if left out"
    )
    table.add_argument("--players", default=PLAYERS, metavar="NAMES", help=f'who is there, such as "{PLAYERS}"')
    play = commands.add_parser("play", help="two people at one keyboard, or one against the bot")
    play.add_argument("variant", nargs="?", choices=list(VARIANTS), help="which game; asked if left out")
    play.add_argument("--target", type=int, metavar="N", help="another target than the usual one")
    play.add_argument("--best-of", type=int, default=1, metavar="N", choices=BEST_OF, help="1, 3, 5, 7 or 9 games")
    play.add_argument("--against", metavar="LEVEL", choices=list(Level), help=f"the bot: {', '.join(Level)}")
    strict = ", ".join(key for key, variant in VARIANTS.items() if variant.wrong_number is WrongNumber.STRIKE)
    play.add_argument(
        "--strikes", type=int, default=USUAL_STRIKES, metavar="N", help=f"wrong numbers that forfeit, in {strict}"
    )
    play.add_argument(
        "--language", default=ENGLISH.code, metavar="CODE", help=f"{', '.join(LANGUAGES)}; {ENGLISH.code} if left out"
    )
    backup = commands.add_parser("backup", help="copy the database, while the bot may be running")
    backup.add_argument("file", type=Path, metavar="FILE", help="where to; it must not be there yet")
    commands.add_parser("health", help="ask the running bot whether it is well, at the address in DUEL_HTTP")
    commands.add_parser("verify", help="replay every game and compare with what is stored")
    copy = commands.add_parser("copy", help="copy everything into an empty database, of SQLite or of PostgreSQL")
    copy.add_argument("to", metavar="TO_URL", help="where to, as in DUEL_DATABASE_URL; nothing may be there yet")
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number up to {LAST_PORT}, not {text}")
    return int(text)


def _ask_for_health() -> int:
    # Asked every few seconds, so nothing is read that is not needed.
    from bot.watch.health import ask
    from config import WrongSetting, load

    try:
        address = load().http_address
    except WrongSetting as problem:
        print(problem, file=sys.stderr)
        return WRONG
    if address is None:
        print("There is no DUEL_HTTP, so the bot cannot be asked. Set it; see the README.", file=sys.stderr)
        return WRONG
    well, said = ask(address)
    print(said, file=sys.stdout if well else sys.stderr)
    return 0 if well else 1


def _with_settings(asked: argparse.Namespace) -> int:
    # Only these need them; the terminal game starts at once without.
    from bot.process.running import CannotRun
    from bot.process.serve import serve
    from bot.watch.sight import CannotListen
    from config import WrongSetting, load
    from storage import DatabaseUnusable, back_up, verify_database

    try:
        settings = load()
        match asked.command:
            case "backup":
                back_up(settings.database, asked.file)
                print(f"The database was copied to {asked.file}.")
            case "verify":
                return _report(verify_database(settings.database))
            case "copy":
                return _copy(settings, load(database_url=asked.to))
            case "table":
                _open_table(settings, asked)
            case "run" | None if settings.discord_token:
                serve(settings, settings.discord_token)
            case None:
                _open_table(settings, _parser().parse_args(["table"]))
            case _:
                raise CannotRun("There is no DISCORD_TOKEN. Set it in the environment or in .env; see the README.")
    except (WrongSetting, DatabaseUnusable, CannotListen, CannotRun) as problem:
        print(problem, file=sys.stderr)
        return WRONG
    return 0


def _open_table(settings: "Settings", asked: argparse.Namespace) -> None:
    from bot.process.running import CannotRun
    from config import load

    try:
        from bot.table import open_table, seats
    except ModuleNotFoundError as missing:
        if missing.name not in TABLE_NEEDS:
            raise
        raise CannotRun(
            f"The table needs {missing.name}, which is not installed: `make setup` does that. "
            "Without it, `python -m bot play` is for two people at one keyboard."
        ) from None
    # Never the bot's own file: there, the table would find matches of servers that it does not know.
    beside = settings.database if isinstance(settings.database, Path) else Path("data/duel.db")
    database = asked.database or f"sqlite:///{beside.with_name('table.db')}"
    # Whoever looks after the bot looks after the one on Discord, which may be running too.
    open_table(load(database_url=database, http=""), seats(asked.players), asked.port)


def _copy(settings: "Settings", target: "Settings") -> int:
    from storage import copy_database, verify_database

    with Bar() as bar:
        copy_database(settings.database, target.database, bar.show)
    print("Everything was copied. What was played since then is not in the copy. Looking whether it agrees:")
    return _report(verify_database(target.database))


def _report(found: "Verification") -> int:
    for difference in found.differences:
        print(difference)
    count = len(found.differences)
    told = "everything agrees" if not count else f"{count} difference{'' if count == 1 else 's'}"
    print(f"Replayed {found.moves:,} moves of {found.duels:,} duels: {told}.")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
