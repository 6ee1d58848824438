"""What failed is tried again after a while: a longer one each time, and as long as Discord asks for."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.process.pauses import DAY, Pauses

FAILURE = OSError("no route")


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def too_many_requests(retry_after: str | None) -> discord.HTTPException:
    headers = {} if retry_after is None else {"Retry-After": retry_after}
    response: Any = SimpleNamespace(status=429, reason="Too Many Requests", headers=headers)
    return discord.HTTPException(response, "error code: 1015")


def test_each_pause_is_twice_the_last_up_to_the_longest() -> None:
    pauses = Pauses(1, 10, Time())
    assert [pauses.after(FAILURE) for _ in range(6)] == [1, 2, 4, 8, 10, 10]


def test_pauses_are_short_again_once_all_was_well_for_a_while() -> None:
    time = Time()
    pauses = Pauses(1, 10, time)
    for _ in range(5):
        time.now += pauses.after(FAILURE)
    time.now += 9
    assert pauses.after(FAILURE) == 10
    time.now += 10 + 11
    assert pauses.after(FAILURE) == 1


@pytest.mark.parametrize("error", [discord.RateLimited(3600), too_many_requests("3600")], ids=["ours", "the door's"])
def test_nobody_comes_back_before_discord_says(error: Exception) -> None:
    pauses = Pauses(1, 10, Time())
    assert pauses.after(error) == 3600
    assert pauses.after(FAILURE) == 2


@pytest.mark.parametrize("said", [None, "", "soon", "-5", "nan", "1e400"])
def test_what_discord_says_may_be_nonsense(said: str | None) -> None:
    assert Pauses(1, 10, Time()).after(too_many_requests(said)) == 1


@pytest.mark.parametrize("error", [discord.RateLimited(1e12), too_many_requests("9" * 20)], ids=["ours", "the door's"])
def test_nobody_stays_away_for_more_than_a_day(error: Exception) -> None:
    assert Pauses(1, 10, Time()).after(error) == DAY
