"""The page of metrics, made anew from the counts and a look at the bot. docs/watching.md explains each of them."""

from collections.abc import Iterable, Mapping

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.watch.counts import Counts, Spread
from bot.watch.sight import Outstanding, Pool, Sight


class Metrics(Collector):
    """Writes the page. It has a registry of its own, so that several bots in one process do not meet there."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._sight: Sight | None = None
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def page(self, sight: Sight) -> bytes:
        """As Prometheus reads it."""
        self._sight = sight
        return generate_latest(self._registry)

    def collect(self) -> Iterable[Metric]:
        yield from _counted(self._counts)
        if self._sight is not None:
            yield from _seen(self._sight)


def _counted(counts: Counts) -> Iterable[Metric]:
    interactions = CounterMetricFamily(
        "duel_interactions", "What people did, and what became of it.", labels=["kind", "command", "outcome"]
    )
    for (kind, command, outcome), count in counts.interactions.items():
        interactions.add_metric([kind, command, outcome.value], count)
    yield interactions
    yield _spread(
        "duel_answer_seconds", "Time until Discord had the first answer; it gives up after 3.", counts.answers
    )
    yield _spread("duel_commit_seconds", "Time until a commit was on disk.", counts.commits)
    yield _spread("duel_commit_writes", "Writes that shared a commit.", counts.batches)
    yield _by("duel_discord_requests", "Requests to Discord, by how it answered.", "status", counts.requests)
    lines = CounterMetricFamily(
        "duel_log_lines", "Warnings and errors in the log, those held back included.", labels=["level", "logger"]
    )
    for (level, logger), count in counts.lines.items():
        lines.add_metric([level, logger], count)
    yield lines
    yield CounterMetricFamily("duel_errors", "Errors that were logged under a code.", value=counts.errors)


def _seen(sight: Sight) -> Iterable[Metric]:
    connected = GaugeMetricFamily("duel_connected", "Whether the shard has a line to Discord.", labels=["shard"])
    for shard, there in sight.connected.items():
        connected.add_metric([str(shard)], there)
    yield connected
    latency = GaugeMetricFamily("duel_latency_seconds", "Discord's answer to the last heartbeat.", labels=["shard"])
    for shard, seconds in sight.latency.items():
        latency.add_metric([str(shard)], seconds)
    yield latency
    yield GaugeMetricFamily("duel_servers", "Servers that the bot is in.", value=sight.servers)
    yield _by("duel_retries", "What was put off to be tried again.", "what", sight.retries)
    answers = "Whether the database answered in time when it was asked for this page."
    yield GaugeMetricFamily("duel_storage_answers", answers, value=sight.outstanding is not None)
    if sight.outstanding is not None:
        yield from _left(sight.outstanding)
    if sight.pool is not None:
        yield from _pooled(sight.pool)


def _left(left: Outstanding) -> Iterable[Metric]:
    for name, explained, value in (
        ("duel_outbox", "Announcements that no channel is known to have heard.", left.announcements),
        ("duel_outbox_oldest_seconds", "How long the oldest of them has waited.", left.oldest_seconds),
        ("duel_clocks_overdue", "Clocks that should have rung by now.", left.overdue_clocks),
        ("duel_clocks_overdue_seconds", "How long ago the first of them should have rung.", left.overdue_seconds),
    ):
        yield GaugeMetricFamily(name, explained, value=value)


def _pooled(pool: Pool) -> Iterable[Metric]:
    for name, explained, value in (
        ("duel_pool_connections", "Connections to the database's server.", pool.size),
        ("duel_pool_connections_free", "Those of them that nobody uses.", pool.free),
        ("duel_pool_waiting", "Transactions that wait for a connection.", pool.waiting),
    ):
        yield GaugeMetricFamily(name, explained, value=value)


def _by(name: str, explained: str, label: str, counts: Mapping[str, int]) -> Metric:
    metric = CounterMetricFamily(name, explained, labels=[label])
    for value, count in counts.items():
        metric.add_metric([value], count)
    return metric


def _spread(name: str, explained: str, spread: Spread) -> Metric:
    buckets: list[tuple[str, float]] = []
    so_far = 0
    for bound, count in zip((*(str(float(bound)) for bound in spread.bounds), "+Inf"), spread.counts, strict=True):
        so_far += count
        buckets.append((bound, so_far))
    return HistogramMetricFamily(name, explained, buckets=buckets, sum_value=spread.total)
