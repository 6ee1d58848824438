"""What is looked at only when somebody asks: how the bot is at this moment."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


class CannotListen(Exception):
    """Nobody can look, for the address cannot be used; the message is one line for the operator."""


@dataclass(frozen=True)
class Sight:
    """The bot at one moment; what could not be found out is None."""

    connected: Mapping[int, bool]
    """Whether the players can reach us, by shard."""

    latency: Mapping[int, float]
    """Seconds that Discord took to answer the last heartbeat, by shard, as far as there was one."""

    servers: int
    retries: Mapping[str, int]
    """How often something was put off to be tried again, by what it was."""

    outstanding: "Outstanding | None"
    """None if the database did not answer in time."""

    pool: "Pool | None"
    """None if the database is a file."""


@dataclass(frozen=True)
class Outstanding:
    """What the database says is still to be done."""

    announcements: int
    oldest_seconds: float
    """For how long the oldest of them has waited."""

    overdue_clocks: int
    overdue_seconds: float
    """For how long the first of them should have rung."""


@dataclass(frozen=True)
class Pool:
    """The connections to the database's server."""

    size: int
    free: int
    waiting: int
    """Transactions that wait for one."""


class Watched(Protocol):
    """Who is looked at."""

    async def unwell(self) -> str | None:
        """Why a restart may help, in a line; None if all is well."""
        ...

    async def unready(self) -> str | None:
        """Why nobody can play at this moment, in a line; None if they can."""
        ...

    async def sight(self) -> Sight: ...
