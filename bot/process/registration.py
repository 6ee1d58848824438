"""Telling Discord which commands there are, beside everything else: games go on by the ones it knows."""

import asyncio
import hashlib
import json
import logging
from typing import Any

from discord import app_commands

from bot.process.command_ids import CommandIds
from bot.process.errors import described
from bot.process.pauses import Pauses
from storage import Storage

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 60, 3600
"""Seconds until it is tried again."""

TIME_LIMIT = 180
"""Seconds for one try. A shorter one could cut off a pause that discord.py makes in the name of all requests."""


async def register_commands(tree: app_commands.CommandTree[Any], storage: Storage, ids: CommandIds) -> None:
    """Register the commands if they differ from what Discord has from us, however often it takes."""
    pauses = Pauses(FIRST_PAUSE, LONGEST_PAUSE)
    while True:
        try:
            async with asyncio.timeout(TIME_LIMIT):
                return await _register(tree, storage, ids)
        except Exception as error:
            # Whatever it is, people can play without this, so it is no reason to stop.
            pause = pauses.after(error)
            why = described(error)
            log.error("the commands could not be registered, so older ones stay; again in %.0f seconds: %s", pause, why)
        await asyncio.sleep(pause)


async def _register(tree: app_commands.CommandTree[Any], storage: Storage, ids: CommandIds) -> None:
    ours = [await _payload(tree, command) for command in tree.get_commands()]
    fingerprint = hashlib.sha256(json.dumps(ours, sort_keys=True).encode()).hexdigest()
    theirs = await tree.fetch_commands()
    if await storage.note("commands") == _note(fingerprint, theirs):
        return await _learn(theirs, storage, ids)
    synced = await tree.sync()
    await storage.take_note("commands", _note(fingerprint, synced))
    log.info("registered %d commands with Discord", len(synced))
    return await _learn(synced, storage, ids)


async def _payload(
    tree: app_commands.CommandTree[Any], command: app_commands.Command[Any, ..., Any] | Any
) -> dict[str, Any]:
    """A command as Discord is told of it, in all languages."""
    translator = tree.translator
    return await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)


async def _learn(commands: list[app_commands.AppCommand], storage: Storage, ids: CommandIds) -> None:
    """Keep the ids for this start and the next, which need not wait for Discord to know them."""
    ids.learn(commands)
    if await storage.note("command ids") != ids.note():
        await storage.take_note("command ids", ids.note())


def _note(fingerprint: str, commands: list[app_commands.AppCommand]) -> str:
    return " ".join([fingerprint, *sorted(str(command.id) for command in commands)])
