"""Databases of a size: filled by SQL, for a million games would take an hour to play."""

import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from game import Level
from storage.database import open_database

GUILD = 1_000
FIRST_CHANNEL = 10_000
ALICE, BOB = 11, 12
ME = 1
"""Ids of a server, its first channel, two members and the bot itself."""

FIRST_INTERACTION = 10**16
"""Below those of the seam, as older interactions are."""

TARGET = 1_000_000_000_000
"""Far enough for dozens of moves by 2."""


CHANNELS_WITH_HISTORY = 1_000
"""How many channels the finished games are spread over, from 0 on."""

CHANNEL_IN_VAIN = 5_000
CHANNEL_WITHOUT_HISTORY = 5_001


async def empty(file: Path) -> None:
    await (await open_database(file)).close()


def add_people(file: Path, count: int) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        people = [(GUILD, user, f"user{user}") for user in (ME, *range(ALICE, ALICE + max(2, count)))]
        db.executemany("INSERT OR IGNORE INTO members VALUES (?, ?, ?)", people)


def add_live_matches(file: Path, count: int, first_channel: int = FIRST_CHANNEL, language: str = "en") -> None:
    """Races between Alice and Bob, one a channel, Alice to move, all fresh, told in this language."""
    _add_races(file, BOB, None, [TARGET] * count, first_channel, language)


def add_matches_against_the_bot(file: Path, targets: Sequence[int], first_channel: int) -> None:
    """The same, between Alice and the bot, which plays perfectly: one to each of these targets."""
    _add_races(file, ME, Level.PERFECT, targets, first_channel)


def _add_races(
    file: Path,
    opponent: int,
    level: Level | None,
    targets: Sequence[int],
    first_channel: int,
    language: str = "en",
) -> None:
    add_people(file, 2)
    now = datetime.now(UTC)
    deadline = int((now + timedelta(hours=24)).timestamp() * 1000)
    wake_at = int((now + timedelta(hours=18)).timestamp() * 1000)
    with closing(sqlite3.connect(file)) as db, db:
        start = db.execute("SELECT coalesce(max(id), 0) + 1 FROM duels").fetchone()[0]
        db.executemany(
            """
            INSERT INTO duels (id, guild_id, channel_id, player_one, player_two, variant, target, best_of, strikes,
                               first, clock, level, status, offered_at, deadline, wake_at, score_one, score_two, game,
                               starter, turn, ply, total_one, total_two, strikes_one, strikes_two, language)
            VALUES (?, ?, ?, ?, ?, 'race1000', ?, 9, 3, 'challenger', 86400000, ?, 'live', 0, ?, ?,
                    0, 0, 1, 1, 1, 0, 1, 1, 0, 0, ?)
            """,
            [
                (
                    start + n,
                    GUILD,
                    first_channel + n,
                    ALICE,
                    opponent,
                    target,
                    level,
                    deadline,
                    wake_at + n % 1000,
                    language,
                )
                for n, target in enumerate(targets)
            ],
        )
        db.executemany(
            "INSERT INTO games (duel_id, number, first) VALUES (?, 1, 1)", [(start + n,) for n in range(len(targets))]
        )
        seated = (ALICE, opponent) if level is None else (ALICE,)
        db.executemany(
            "INSERT INTO seats VALUES (?, ?, ?)",
            [(first_channel + n, user, start + n) for n in range(len(targets)) for user in seated],
        )


def add_finished_games(file: Path, games: int, people: int) -> None:
    """Single games of exact100, four moves each, between members of all strengths, with the standings they make."""
    add_people(file, people)
    dice = random.Random(games)  # noqa: S311 - the same every time
    pairs = [_pair(dice, people) for _ in range(games)]
    with closing(sqlite3.connect(file)) as db, db:
        start = db.execute("SELECT coalesce(max(id), 0) + 1 FROM duels").fetchone()[0]
        ids = range(start, start + games)
        db.executemany(
            """
            INSERT INTO duels (id, guild_id, channel_id, player_one, player_two, variant, target, best_of, strikes,
                               first, clock, status, offered_at, score_one, score_two, game, starter, turn, ply,
                               total_one, strikes_one, strikes_two)
            VALUES (?, ?, ?, ?, ?, 'exact100', 100, 1, 3, 'challenger', 86400000, 'finished', 0,
                    1, 0, 1, 1, 1, 4, 180, 0, 0)
            """,
            ((n, GUILD, n % CHANNELS_WITH_HISTORY, *pair) for n, pair in zip(ids, pairs, strict=True)),
        )
        db.executemany("INSERT INTO games VALUES (?, 1, 1, 1, 'passed')", ((n,) for n in ids))
        db.executemany(
            "INSERT INTO moves VALUES (?, 1, ?, ?, 'multiply', ?, ?, 0)",
            (
                (n, ply, 1 + ply % 2, number, n * 4 + ply + FIRST_INTERACTION)
                for n in ids
                for ply, number in enumerate((5, 6, 3, 2))
            ),
        )
        for variant in ("variant", "''"):
            db.execute(
                f"""
                INSERT INTO standings
                SELECT guild_id, {variant}, user_id, sum(won), sum(1 - won), sum(won) FROM (
                    SELECT guild_id, variant, player_one AS user_id, 1 AS won FROM duels WHERE status = 'finished'
                    UNION ALL
                    SELECT guild_id, variant, player_two, 0 FROM duels WHERE status = 'finished'
                ) GROUP BY 1, 2, 3
                """  # noqa: S608 - two words of our own
            )
        db.execute(
            """
            INSERT INTO ladder
            SELECT guild_id, variant, games_won, games_lost, count(*) FROM standings GROUP BY 1, 2, 3, 4
            """
        )


def add_challenges_in_vain(file: Path, count: int, channel: int = CHANNEL_IN_VAIN) -> None:
    """A channel in which everything was declined: it has a long history, and no game in it."""
    add_people(file, 2)
    with closing(sqlite3.connect(file)) as db, db:
        db.executemany(
            """
            INSERT INTO duels (guild_id, channel_id, player_one, player_two, variant, target, best_of, strikes, first,
                               clock, status, offered_at)
            VALUES (?, ?, ?, ?, 'exact100', 100, 1, 3, 'challenger', 86400000, 'declined', 0)
            """,
            ((GUILD, channel, ALICE, BOB) for _ in range(count)),
        )


def add_puzzle_answers(file: Path, count: int, day: int) -> None:
    """So many members have tried the puzzle of this day."""
    with closing(sqlite3.connect(file)) as db, db:
        db.executemany(
            "INSERT INTO puzzle_answers VALUES (?, ?, ?, 2, 1, 1, 0, 0)", ((GUILD, day, BOB + n) for n in range(count))
        )
        db.execute("INSERT INTO puzzle_days VALUES (?, ?, ?, ?)", (GUILD, day, count, count))


def _pair(dice: random.Random, people: int) -> tuple[int, int]:
    """Winner and loser: the better of two members picked at random wins three times in four."""
    one, two = dice.sample(range(people), 2)
    better, worse = min(one, two), max(one, two)
    winner, loser = (better, worse) if dice.random() < 0.75 else (worse, better)
    return ALICE + winner, ALICE + loser
