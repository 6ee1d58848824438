"""The SQL of names: who is who, also after they have left."""

from duel import Person
from storage.engine import Connection


def remember(db: Connection, guild_id: int, person: Person) -> None:
    """Remember the name this member has now."""
    db.execute(
        """
        INSERT INTO members (guild_id, user_id, name) VALUES (?, ?, ?)
        ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name WHERE members.name <> excluded.name
        """,
        (guild_id, person.id, person.name),
    )
