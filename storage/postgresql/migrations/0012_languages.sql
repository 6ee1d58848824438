-- What the channel of a duel is told in. All that was said before was said in English.
ALTER TABLE duels ADD COLUMN language TEXT NOT NULL DEFAULT 'en';

-- What those who manage a server have set for it.
CREATE TABLE server_settings (
    guild_id BIGINT PRIMARY KEY,
    language TEXT -- null: none is set
);
