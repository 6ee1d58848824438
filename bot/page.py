"""The page of the table: simcord's preview of a channel, kept in step with the clock and with all its tabs."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Self

import simcord
from discord import InteractionResponseType

log = logging.getLogger(__name__)

TICK = 0.25
"""Seconds between two looks at the clock and at what the bot has done."""


class LivePage:
    """A preview moves on only when told to, and shows the answer to a click only to the one who clicked.

    This tells it: simulated time follows real time, and whatever the bot did is shown in every tab.
    """

    def __init__(
        self,
        env: simcord.Env,
        channel: simcord.ChannelHandle,
        members: Sequence[simcord.MemberActor],
        pictures: Mapping[str, tuple[str, bytes]],
        port: int,
    ) -> None:
        self._env = env
        self._members = members
        self._preview = env.preview(channel, viewers=members, layout="channel", assets=pictures, port=port)
        self._turn = asyncio.Lock()
        """Only one thing at a time may happen to the simulated Discord."""

        self._shown = 0

    @property
    def url(self) -> str:
        """The address with its secret: whoever has it is let in, nobody else."""
        return self._preview.url

    async def __aenter__(self) -> Self:
        self._reach_inside()
        await self._preview.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self._preview.__aexit__(kind, error, traceback)

    async def live(self) -> None:
        """Keep the page in step until somebody ends it there."""
        async with asyncio.TaskGroup() as tasks:
            steps = tasks.create_task(self._keep_in_step())
            await self._preview.wait_closed()
            steps.cancel()

    async def _keep_in_step(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            async with self._turn:
                try:
                    await self._step()
                except TimeoutError:
                    log.warning("the bot was busy for longer than usual; the page follows when it is done")

    async def _step(self) -> None:
        behind = (datetime.now(UTC) - self._env.now()).total_seconds()
        await self._env.advance_time(max(0.0, behind))
        done = self._env.http_requests[self._shown :]
        self._shown += len(done)
        # A tab takes a while to follow, and what is clicked in it meanwhile is refused: show it only what is new.
        if any(map(_is_seen, done)):
            await self._preview.refresh()

    def _reach_inside(self) -> None:
        """The one place that uses what simcord keeps to itself, for it offers no other way.

        - Its page acts whenever somebody clicks, and an action fails while time is being advanced: let each wait for
          the other.
        - It opens every tab as the first member: let each new tab be a member whom no other tab is, so that two tabs
          are two players, and a tab that is loaded anew stays who it was.
        """
        preview: Any = self._preview
        act, open_page = preview._action, preview._open_page

        async def act_in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                return await act(context_id, body)

        def open_for_somebody_new(viewer_id: Any = None, target_id: Any = None) -> Any:
            tabs = [page for page in preview._pages.values() if page is not preview._python]
            taken = {tab.viewer.id for tab in tabs}
            free = [member.id for member in self._members if member.id not in taken]
            return open_page(viewer_id or next(iter(free), None), target_id)

        preview._action, preview._open_page = act_in_turn, open_for_somebody_new


def _is_seen(request: simcord.HttpLogEntry) -> bool:
    """Whether others may see a difference after the bot made this request."""
    match request.json:
        case {"type": InteractionResponseType.autocomplete_result.value}:
            return False
        case _:
            return request.method != "GET"
