"""Times as SQLite keeps them: whole milliseconds since 1970, in UTC."""

from datetime import UTC, datetime, timedelta

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND = timedelta(milliseconds=1)


def to_ms(time: datetime) -> int:
    return (time - EPOCH) // MILLISECOND


def from_ms(time: int) -> datetime:
    return EPOCH + time * MILLISECOND
