-- What is committed and not yet known to be announced. A process that dies in between finds it here when it is back.
-- It holds next to nothing at any time, so it needs no index.
CREATE TABLE announcements (
    id         INTEGER PRIMARY KEY AUTOINCREMENT, -- never given again: who crosses one off must not hit another
    duel_id    INTEGER NOT NULL REFERENCES duels (id),
    kind       TEXT    NOT NULL, -- challenge, start, move, reminder or end
    game       INTEGER NOT NULL, -- where in the log of the duel it happened
    ply        INTEGER NOT NULL,
    token      TEXT,             -- of the interaction that is answered with it, to ask Discord whether it was
    created_at INTEGER NOT NULL,
    retry_at   INTEGER NOT NULL
) STRICT;

-- To end the matches of a server that the bot was removed from.
CREATE INDEX open_duels_by_guild ON duels (guild_id) WHERE status IN ('offered', 'live');
