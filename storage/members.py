"""The SQL of names: who is who, also after they have left."""

import sqlite3

from duel import Person


def remember(db: sqlite3.Connection, guild_id: int, person: Person) -> None:
    """Remember the name this member has now."""
    db.execute(
        """
        INSERT INTO members (guild_id, user_id, name) VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET name = excluded.name WHERE name <> excluded.name
        """,
        (guild_id, person.id, person.name),
    )
