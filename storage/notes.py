"""The SQL of the small things the bot remembers about itself."""

from storage.engine import Connection

LAST_THERE = "last there"
"""When the bot was, on an engine that has no file to note it by."""


def read(db: Connection, name: str) -> str | None:
    row = db.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return row["value"] if row else None


def write(db: Connection, name: str, value: str) -> None:
    db.execute(
        "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )
