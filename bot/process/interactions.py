"""What becomes of all that people do: counted by its command, and timed until Discord has the first answer."""

import asyncio
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

import aiohttp
from discord import Interaction, InteractionType

from bot.watch.counts import Counts, Outcome

KINDS = {
    InteractionType.application_command: "command",
    InteractionType.autocomplete: "typing",
    InteractionType.component: "press",
    InteractionType.modal_submit: "press",
}
UNKNOWN = "unknown"
"""A command or button that this version does not have."""

CALLBACK = "/callback"
TOO_MANY = 429


@dataclass(slots=True)
class _Open:
    """An interaction that somebody takes care of."""

    interaction: Interaction[Any]
    command: str | None
    began: float | None
    """Until Discord has an answer."""


class Interactions:
    """Follows each interaction from the moment it is taken up until whoever took it up is done with it."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._open: dict[int, _Open] = {}
        """By their ids."""

    def begin(self, interaction: Interaction[Any], command: str | None = None) -> None:
        """The task that runs now takes care of this interaction, and is over when that is done at the latest.

        Its command is found out in the end, unless somebody knows better.
        """
        task = asyncio.current_task()
        assert task is not None, "discord.py has a task for each"
        self._open[interaction.id] = _Open(interaction, command, perf_counter())
        # Not the interaction itself, so that it can be let go of before.
        task.add_done_callback(partial(self._ended, interaction.id))

    def end(self, interaction: Interaction[Any]) -> None:
        """Whoever took it up is done with it, and is about to let go of it."""
        self._ended(interaction.id)

    def _ended(self, interaction_id: int, _: "asyncio.Task[Any] | None" = None) -> None:
        ended = self._open.pop(interaction_id, None)
        if ended is not None:
            interaction = ended.interaction
            kind, command = KINDS.get(interaction.type, UNKNOWN), ended.command or _command(interaction)
            self._counts.interactions[kind, command, _outcome(interaction)] += 1

    def trace(self) -> aiohttp.TraceConfig:
        """For ``http_trace`` of a client: sees how Discord answers each request."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _answered(self, _session: object, _context: object, request: aiohttp.TraceRequestEndParams) -> None:
        status, path = request.response.status, request.url.raw_path
        self._counts.requests[str(status) if status == TOO_MANY else f"{status // 100}xx"] += 1
        if path.endswith(CALLBACK) and status < 300:
            # .../interactions/ID/TOKEN/callback
            answered = self._open.get(int(path.split("/")[-3]))
            if answered is not None and answered.began is not None:
                self._counts.answers.add(perf_counter() - answered.began)
                answered.began = None

    async def _failed(self, _session: object, _context: object, _: aiohttp.TraceRequestExceptionParams) -> None:
        self._counts.requests["failed"] += 1


def comes_to(interaction: Interaction[Any], outcome: Outcome) -> None:
    """This is what became of the interaction; otherwise it is done if it was answered."""
    interaction.extras["outcome"] = outcome


def leave_unanswered(interaction: Interaction[Any]) -> None:
    """Discord did not take the answer, even if it was told to wait for it."""
    comes_to(interaction, Outcome.UNANSWERED)


def _command(interaction: Interaction[Any]) -> str:
    try:
        return interaction.command.qualified_name if interaction.command else UNKNOWN
    except (LookupError, TypeError, ValueError):
        # What Discord sent cannot be read, which is in the log already.
        return UNKNOWN


def _outcome(interaction: Interaction[Any]) -> Outcome:
    noted: Outcome | None = interaction.extras.get("outcome")
    if noted is not None:
        return noted
    return Outcome.DONE if interaction.response.is_done() else Outcome.UNANSWERED
