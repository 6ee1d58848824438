"""The SQL of the small things the bot remembers about itself."""

import sqlite3


def read(db: sqlite3.Connection, name: str) -> str | None:
    row = db.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return row["value"] if row else None


def write(db: sqlite3.Connection, name: str, value: str) -> None:
    db.execute(
        "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", (name, value)
    )
