"""The page of the table: simcord's preview of a channel, kept in step with the clock and with all its tabs."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Self

import simcord
from discord import InteractionResponseType

from bot.table.door import Door

log = logging.getLogger(__name__)

TICK = 0.25
"""Seconds between two looks at the clock and at what the bot has done."""


def present() -> datetime:
    return datetime.now(UTC)


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
        door: Door,
        now: Callable[[], datetime],
    ) -> None:
        self._env = env
        self._members = members
        self._now = now
        self._preview = env.preview(channel, viewers=members, layout="channel", assets=pictures)
        self._door = door
        self._turn = asyncio.Lock()
        """Only one thing at a time may happen to the simulated Discord."""

        self._shown = 0

    @property
    def url(self) -> str:
        """The address with its secret: whoever has it is let in, nobody else."""
        return self._door.address(self._preview.url)

    async def __aenter__(self) -> Self:
        self._reach_inside()
        await self._preview.__aenter__()
        await self._door.open(self._preview.url)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self._door.close()
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
        behind = (self._now() - self._env.now()).total_seconds()
        await self._env.advance_time(max(0.0, behind))
        await self._show()

    async def _show(self) -> None:
        """Show in every tab what the bot has done since."""
        done = self._env.http_requests[self._shown :]
        # A tab that is shown things all the time never comes to rest, so show it only what is new.
        if any(map(_is_seen, done)):
            await self._preview.refresh()
        self._shown += len(done)

    def _reach_inside(self) -> None:
        """The one place that uses what simcord keeps to itself, for it offers no other way.

        - Its page acts whenever somebody clicks, and an action fails while time is being advanced: let each wait for
          the other.
        - It refuses a click if anything at all was shown since the tab last looked. Discord does not, and the bot knows
          an old board by itself: let every click count as made just now.
        - It opens every tab as the first member: let each new tab be a member whom no other tab is, so that two tabs
          are two players. (A tab that is loaded anew says who it was: static/table.js.)
        - It stays where it is when there is something new below: let every tab go to the newest message.
        """
        preview: Any = self._preview
        act, open_page, publish = preview._action, preview._open_page, preview._publish

        async def act_in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                now = preview._get_page(context_id).revision
                receipt = await act(context_id, {**body, "published_revision": now})
                with suppress(TimeoutError):  # then it is shown at the next step
                    await self._show()
                return receipt

        def open_for_somebody_new(viewer_id: Any = None, target_id: Any = None) -> Any:
            tabs = [page for page in preview._pages.values() if page is not preview._python]
            taken = {tab.viewer.id for tab in tabs}
            free = [member.id for member in self._members if member.id not in taken]
            return open_page(viewer_id or next(iter(free), None), target_id)

        def publish_newest(page: Any, *, reason: str = "action") -> None:
            if reason == "refresh":
                page.target_id = preview._initial_target(page.viewer, page.channel_id)
            publish(page, reason=reason)

        preview._action, preview._open_page, preview._publish = act_in_turn, open_for_somebody_new, publish_newest


def _is_seen(request: simcord.HttpLogEntry) -> bool:
    """Whether others may see a difference after the bot made this request."""
    match request.json:
        case {"type": InteractionResponseType.autocomplete_result.value}:
            return False
        case _:
            return request.method != "GET"
