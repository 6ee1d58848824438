"""``make bench``: one table of ratios, each measured side by side in one run; the last one is kept in docs."""

import asyncio
import os
import platform
import sqlite3
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from bench import crowd, engines, languages, moves, sockets, solving, startup, thinking, tournament
from bench.report import Row, table
from bot.process.logs import hear_nothing_of_voice
from bot.process.memory import collect_seldom

ROOT = Path(__file__).parents[1]

PAGE = """# Benchmarks

The last run of `make bench`: {date}, on {cores} cores and {memory} GB of memory, Python {python}, SQLite {sqlite}.
Machines differ and are busy; the ratios of one run are what to look at.

{table}

The goals of a move at 64 at once, 4 times an empty command and 1.7 times a plain press, are there to be aimed at, and a
run may miss them: the table then says "no" and `make bench` ends with exit code 1, but nothing is broken and no move is
lost. What a move has beyond the other two is the database's thread, which reads the duel and commits the move, and
takes turns with everything else in Python; and the drawing of the answer: its words, its board and its buttons.

What is compared:

- A **durable move** is `/multiply`: from the gateway's JSON text through discord.py's dispatch, the rules and a commit
  with `synchronous=FULL`, to the JSON text of the answer with its board and buttons. An **empty command** is a slash
  command in the same process that only answers "ok". Both go over the same seam: all of discord.py is real, and only
  the sockets are replaced. "At once" are that many channels, each waiting for its answer before its next command.
- A **press in a plain game in memory** (`bench/plain.py`) is a `discord.ui.View` of eight buttons that multiplies a
  number, edits its message and saves nothing; a **move by button** is the same press on our board, saved. Both messages
  are as Discord tells of them.
- **Reducing** the board before a move is done after the move was answered, and nobody waits for it: it is looked up,
  changed by the token of its interaction, which goes over the same seam, and crossed off. The row says what a move and
  that take together, until the last board is reduced. In all other rows old boards are left as they are, so that a
  move is measured by itself.
- **The busiest language** is the one in which a durable move takes longest, of all that the bot speaks; the same match
  is told in each of them in turn. `python -m bench.before COMMIT` measures a durable move against another commit.
- **PostgreSQL** is one on the same machine, as durable as it is by default, which shares the two cores with the bot. A
  move on it is one transaction, as on SQLite, but each statement is a round trip, and there is no grouping of several
  moves but that of the server. Rows that do not name it are about SQLite.
- **Start-up** is a new process until the bot is ready, imports included.
- **A million games** are 1,000,000 finished games (and their moves) of 100,000 members on one server, in 1,000 of its
  channels; **a thousand** are 1,000 games of 100 members. Commands are used in channels with such a history, and
  `/duel review` also where there is none, or only challenges that were declined (100,000 against 100). A tenth of the
  members have tried the day's `/puzzle`.
- A game is **solved** by `game/solver.py` with nothing kept of it from before, and **searched through** by the plain
  memoised search of every position that the tests hold it against. The **chart** (`game/totals.py`) has the numbers
  that come up in play. All games share it, so only the first of a process has to draw it, which is a row of its own. A
  **position** is the answer to which multipliers win.
- **Matches against the bot** are races to about 1,000,000,000,000 at the level `perfect`, each at a target that no
  other match has, so that each has to be solved: "in turn" begins with none of them solved, and half of the moves take
  no longer than is told; "beside" has them solved, and eight moves in them under way at any moment.
- **The opponent's levels** play each other with dice of a fixed seed, in every game, to 1,000 and to 10,000, each
  level starting half of the games.
"""


async def main() -> int:
    rows: list[Row] = []
    # As the bot does when it is served.
    hear_nothing_of_voice()
    collect_seldom()
    # On the disk of the project: a commit to memory proves nothing.
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder:
        for part in (moves, languages, engines, sockets, startup, crowd, solving, thinking, tournament):
            rows += await part.measure(Path(folder))
    print(table(rows))
    page = PAGE.format(
        date=datetime.now(UTC).date(),
        cores=os.cpu_count(),
        memory=round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30),
        python=platform.python_version(),
        sqlite=sqlite3.sqlite_version,
        table=table(rows),
    )
    (ROOT / "docs" / "benchmarks.md").write_text(page, encoding="utf-8")
    return 0 if all(row.met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
