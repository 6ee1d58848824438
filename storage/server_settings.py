"""The SQL of what those who manage a server have set for it."""

from storage.engine import Connection


def language(db: Connection, guild_id: int) -> str | None:
    row = db.execute("SELECT language FROM server_settings WHERE guild_id = ?", (guild_id,)).fetchone()
    return row["language"] if row else None


def set_language(db: Connection, guild_id: int, language: str | None) -> None:
    db.execute(
        "INSERT INTO server_settings (guild_id, language) VALUES (?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language",
        (guild_id, language),
    )
