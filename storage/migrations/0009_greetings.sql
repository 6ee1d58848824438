-- The servers that need no greeting (any more), since Discord may tell of one again.
CREATE TABLE greetings (
    guild_id   INTEGER PRIMARY KEY,
    greeted_at INTEGER NOT NULL
) STRICT;
