"""Names of commands in a text, made clickable once Discord has told their ids."""

import json
import re
from collections.abc import Iterable

import discord
from discord import app_commands

NAMED = re.compile(r"`/(\w+)((?: \w+){0,2})`")
"""A command in code type, with its subcommand; one with options after it is something to be typed."""


class CommandIds:
    """The ids of the commands that Discord knows, by their names; a subcommand has that of its group."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def learn(self, commands: Iterable[app_commands.AppCommand]) -> None:
        """From what Discord has registered."""
        slash = discord.AppCommandType.chat_input
        self._ids = {command.name: command.id for command in commands if command.type is slash}

    def recall(self, note: str | None) -> None:
        """From what an earlier start has noted."""
        self._ids = json.loads(note) if note else {}

    def note(self) -> str:
        return json.dumps(self._ids, sort_keys=True)

    def clickable(self, text: str) -> str:
        """The text, in which each command that is known can be clicked; the others stay in code type."""
        # Nearly all that is said names none.
        return NAMED.sub(self._mention, text) if self._ids and "`/" in text else text

    def _mention(self, named: re.Match[str]) -> str:
        command, subcommand = named.groups()
        found = self._ids.get(command)
        return f"</{command}{subcommand}:{found}>" if found else named[0]
