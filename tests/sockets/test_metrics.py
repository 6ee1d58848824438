"""Figures of what the bot does, as Prometheus reads them, after real moves, refusals, errors and faults."""

import asyncio
import logging
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

import bot.life.outbox
import bot.process.watching
import cogs.delivery
from bot.process.logs import Counting
from bot.watch.counts import Counts, Outcome
from config import Settings
from standin.discord_server import StandIn
from standin.refusals import UNKNOWN_INTERACTION
from standin.running import bot_against
from tests.servers import empty_database
from tests.sockets.club import CALLBACK, MESSAGES, Club
from tests.sockets.looking import figures, figures_where, url
from tests.sockets.test_slow_storage import locked
from tests.sockets.time import Time

INTERACTIONS = "duel_interactions_total"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(discord_token=None, database_url=f"sqlite:///{tmp_path / 'duel.db'}", http="127.0.0.1:0")


@pytest.fixture
def counts() -> Generator[Counts]:
    """What is counted, lines of the log included."""
    counts = Counts()
    counting = Counting(counts)
    logging.getLogger().addHandler(counting)
    yield counts
    logging.getLogger().removeHandler(counting)


@contextmanager
def unreadable(settings: Settings) -> Generator[None]:
    """Every duel is of a game that nobody knows."""
    with closing(sqlite3.connect(settings.database_file, isolation_level=None)) as other:
        other.execute("UPDATE duels SET variant = 'over100' || 'x'")
        yield
        other.execute("UPDATE duels SET variant = 'over100'")


async def test_what_people_do_is_counted_by_its_command_and_what_became_of_it(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        board = await club.begin()
        five = board.button("5")["custom_id"]
        await club.bob.slash(club.channel, "multiply", n=5)
        await club.alice.slash(club.channel, "multiply", n=5)
        await club.alice.forge(board, five)
        await club.bob.press(club.last, "2")
        await club.bob.autocomplete(club.channel, "multiply", "n", "")
        await club.zoe.forge(board, "of another time")
        with unreadable(settings):
            await club.alice.slash(club.channel, "multiply", n=2)
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        club.alice.slash(club.channel, "multiply", n=2)
        await club.told("New total is 20.")
        seen = await figures_where(
            url(bot), lambda seen: bool(seen(INTERACTIONS, kind="command", command="multiply", outcome="unanswered"))
        )
    for kind, command, outcome, times in (
        ("command", "duel start", "done", 1),
        ("press", "challenge", "done", 1),
        ("command", "multiply", "done", 1),
        ("command", "multiply", "refused", 1),
        ("command", "multiply", "failed", 1),
        ("command", "multiply", "unanswered", 1),
        ("press", "multiply", "done", 1),
        ("press", "multiply", "refused", 1),
        ("press", "unknown", "refused", 1),
        ("typing", "multiply", "done", 1),
    ):
        assert seen(INTERACTIONS, kind=kind, command=command, outcome=outcome) == times, (kind, command, outcome)
    # All but the one that Discord did not take.
    assert seen("duel_answer_seconds_count") == 9
    assert seen("duel_answer_seconds_bucket", le="+Inf") == 9
    assert ("le", "3.0") in seen.labels
    assert seen("duel_answer_seconds_sum") > 0


async def test_an_answer_that_takes_long_is_timed_until_discord_is_told_to_wait(
    standin: StandIn, club: Club, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.delivery, "DEFER_AFTER", 0.02)
    monkeypatch.setattr(bot.process.watching, "LOOK_WITHIN", 0.05)
    async with bot_against(standin, settings) as playing:
        await club.begin()
        await club.settled(playing)
        answered = "duel_answer_seconds_count"
        before = (await figures(url(playing)))(answered)
        with locked(settings):
            moved = club.alice.slash(club.channel, "multiply", n=5)
            await figures_where(url(playing), lambda seen: seen(answered) == before + 1)
        await moved
        assert (await figures(url(playing)))(answered) == before + 1


async def test_commits_are_timed_and_those_who_share_one_counted(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        seen = await figures(url(bot))
        commits, writes = seen("duel_commit_seconds_count"), seen("duel_commit_writes_sum")
        assert 0 < commits == seen("duel_commit_writes_count") <= writes
        assert seen("duel_commit_seconds_sum") > 0
        now = bot.now()
        await asyncio.gather(*(bot.storage.take_note(f"note {number}", "") for number in range(5)))
        await bot.storage.outstanding(now)
        seen = await figures(url(bot))
        assert seen("duel_commit_seconds_count") < commits + 5
        assert seen("duel_commit_writes_sum") >= writes + 5


async def test_on_a_server_every_write_is_a_commit_and_its_connections_can_be_seen(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        assert "duel_pool_connections" not in (await figures(url(bot))).names
    elsewhere = settings.model_copy(update={"database_url": empty_database()})
    async with bot_against(standin, elsewhere) as bot:
        await club.begin()
        await club.settled(bot)
        seen = await figures(url(bot))
        assert 0 < seen("duel_commit_seconds_count") == seen("duel_commit_writes_sum")
        assert 1 <= seen("duel_pool_connections_free") <= seen("duel_pool_connections")
        assert seen("duel_pool_waiting") == 0
        assert seen("duel_storage_answers") == 1


async def test_what_discord_answers_is_counted(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        await club.settled(bot)
        before = await figures(url(bot))
        standin.faults.rate_limit(0.01, "POST", CALLBACK)
        await club.alice.slash(club.channel, "multiply", n=5)
        standin.faults.answer(503, "POST", CALLBACK)
        await club.bob.slash(club.channel, "multiply", n=5)
        standin.faults.drop("POST", CALLBACK, times=2)
        club.alice.slash(club.channel, "multiply", n=2)
        await club.told("New total is 50.")
        seen = await figures(url(bot))
    requests = "duel_discord_requests_total"
    assert seen(requests, status="429") == 1
    assert seen(requests, status="5xx") == 1
    assert seen(requests, status="failed") >= 1
    assert seen(requests, status="2xx") >= before(requests, status="2xx") + 3


async def test_what_is_not_announced_yet_and_what_is_put_off_can_be_seen(
    standin: StandIn, club: Club, settings: Settings, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.life.outbox, "FIRST_RETRY", timedelta(minutes=1))
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as playing:
        await club.begin()
        await club.settled(playing)
        before = await figures(url(playing))
        assert (before("duel_outbox"), before("duel_outbox_oldest_seconds")) == (0, 0)
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        standin.faults.refuse(50013, "POST", MESSAGES)
        club.alice.slash(club.channel, "multiply", n=5)
        seen = await figures_where(url(playing), lambda seen: seen("duel_retries_total", what="announcement") > 0)
        assert seen("duel_outbox") == 1
        time.passes(timedelta(seconds=30))
        seen = await figures(url(playing))
        assert seen("duel_outbox_oldest_seconds") >= 30
        standin.faults.clear()


async def test_clocks_that_should_have_rung_can_be_seen(
    standin: StandIn, club: Club, settings: Settings, time: Time
) -> None:
    async with bot_against(standin, settings, now=time.now, steady=time.steady) as bot:
        await club.begin(clock=60)
        await club.settled(bot)
        assert (await figures(url(bot)))("duel_clocks_overdue") == 0
        # The timer that would ring it knows nothing of this.
        time.passes(timedelta(hours=2))
        seen = await figures(url(bot))
        assert seen("duel_clocks_overdue") == 1
        assert seen("duel_clocks_overdue_seconds") > 0
        await bot.timekeeper.ring()
        assert (await figures(url(bot)))("duel_clocks_overdue") == 0


async def test_no_label_holds_a_name_or_an_id(standin: StandIn, club: Club, settings: Settings, counts: Counts) -> None:
    known = {
        "kind": {"command", "press", "typing"},
        "outcome": set(Outcome),
        "status": {"1xx", "2xx", "4xx", "429", "5xx", "failed"},
        "what": {"connection", "announcement", "clock"},
        "level": {"warning", "error"},
        "shard": {"0"},
    }
    async with bot_against(standin, settings, counts=counts) as bot:
        board = await club.begin()
        five = board.button("5")["custom_id"]
        await club.alice.press(board, "5")
        await club.bob.forge(board, five)
        await club.zoe.forge(board, f"{club.zoe.name}:{club.channel.id}")
        with unreadable(settings):
            await club.bob.slash(club.channel, "multiply", n=2)
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        club.bob.slash(club.channel, "multiply", n=2)
        await club.told("New total is 10.")
        await club.zoe.slash(club.channel, "leaderboard")
        seen = await figures_where(
            url(bot), lambda seen: bool(seen(INTERACTIONS, kind="command", command="leaderboard", outcome="done"))
        )
        commands = {command.qualified_name for command in bot.tree.walk_commands()}
    assert seen("duel_errors_total") == 1
    assert seen("duel_log_lines_total", level="warning", logger="cogs.delivery") == 1
    assert {name for name, _ in seen.labels} == {*known, "command", "logger", "le"}
    people = (club.alice, club.bob, club.zoe)
    private = {str(each) for person in people for each in (person.id, person.name)}
    private |= {str(each) for place in (club.channel, standin.home) for each in (place.id, place.name)}
    for name, value in seen.labels:
        assert not any(word in value for word in private), (name, value)
        if name in known:
            assert value in known[name], (name, value)
        elif name == "command":
            assert value in commands | {"challenge", "multiply", "unknown"}, value
        elif name == "le":
            float(value)
        else:
            assert value in logging.Logger.manager.loggerDict, value
