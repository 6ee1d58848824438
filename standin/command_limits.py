"""What Discord does not take as a command."""

import re

from standin.forms import Json, listed
from standin.limits import check_choice
from standin.refusals import invalid_form

CHAT_INPUT = 1
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
LARGEST = 8000
"""Characters in the names, descriptions and values of one command."""


def check_commands(commands: list[Json]) -> None:
    """Refuse a list of commands of which any is wrong."""
    if sum(command.get("type", CHAT_INPUT) == CHAT_INPUT for command in commands) > 100:
        raise invalid_form("", "Maximum number of application commands reached (100).")
    seen: set[tuple[int, str]] = set()
    for number, command in enumerate(commands):
        _check_command(command, str(number))
        key = (command.get("type", CHAT_INPUT), command["name"])
        if key in seen:
            raise invalid_form(f"{number}.name", "Application command names must be unique")
        seen.add(key)


def _check_command(command: Json, where: str) -> None:
    if command.get("type", CHAT_INPUT) == CHAT_INPUT:
        _check_words(command, where)
        _check_options(command, where, depth=0)
        if _size(command) > LARGEST:
            raise invalid_form(where, f"Command exceeds maximum size ({LARGEST})")
        return
    name = command.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= 32:
        raise invalid_form(f"{where}.name", "Must be between 1 and 32 in length.")
    if command.get("description") or command.get("options"):
        raise invalid_form(where, "Context menu commands have no description and no options.")


def _check_words(thing: Json, where: str) -> None:
    name, description = thing.get("name"), thing.get("description")
    if not isinstance(name, str) or not re.fullmatch(r"[-\w']{1,32}", name) or name != name.lower():
        raise invalid_form(f"{where}.name", "Command name is invalid")
    if not isinstance(description, str) or not 1 <= len(description) <= 100:
        raise invalid_form(f"{where}.description", "Must be between 1 and 100 in length.")


def _check_options(thing: Json, where: str, *, depth: int) -> None:
    options: list[Json] = listed(thing, "options")
    where = f"{where}.options"
    if len(options) > 25:
        raise invalid_form(where, "Must be 25 or fewer in length.")
    if len({option.get("name") for option in options}) < len(options):
        raise invalid_form(where, "Option names must be unique")
    if len({option.get("type") in (SUBCOMMAND, GROUP) for option in options}) > 1:
        raise invalid_form(where, "Sub-command and sub-command group option types are mutually exclusive to others")
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        raise invalid_form(where, "Required options must be placed before non-required options")
    for number, option in enumerate(options):
        _check_option(option, f"{where}.{number}", depth)


def _check_option(option: Json, where: str, depth: int) -> None:
    _check_words(option, where)
    kind = option.get("type")
    if kind in (SUBCOMMAND, GROUP):
        # A group holds subcommands, and a subcommand holds values.
        if (kind == GROUP and depth > 0) or depth > 1:
            raise invalid_form(f"{where}.type", "Sub-commands are nested too deeply")
        return _check_options(option, where, depth=depth + 1 if kind == GROUP else 2)
    if kind not in range(STRING, 12):
        raise invalid_form(f"{where}.type", "Not an option type.")
    choices: list[Json] = listed(option, "choices")
    if len(choices) > 25:
        raise invalid_form(f"{where}.choices", "Must be 25 or fewer in length.")
    if choices and (option.get("autocomplete") or kind not in (STRING, INTEGER, NUMBER)):
        raise invalid_form(f"{where}.choices", "These options cannot have choices.")
    if len({choice.get("name") for choice in choices}) < len(choices):
        raise invalid_form(f"{where}.choices", "Option choice names must be unique")
    for number, choice in enumerate(choices):
        check_choice(choice, f"{where}.choices.{number}")
    return None


def _size(thing: Json) -> int:
    words = sum(len(str(thing.get(name) or "")) for name in ("name", "description", "value"))
    return words + sum(_size(part) for name in ("options", "choices") for part in listed(thing, name))
