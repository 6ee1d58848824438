-- Times are milliseconds since 1970, in UTC. Players are 1 (the challenger) and 2.

-- The name each member had when the bot last met them.
CREATE TABLE members (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

-- A duel is a challenge first, then (if it is accepted) a match.
CREATE TABLE duels (
    id         INTEGER PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    player_one INTEGER NOT NULL,
    player_two INTEGER NOT NULL,
    variant    TEXT    NOT NULL,
    target     INTEGER NOT NULL,
    best_of    INTEGER NOT NULL,
    strikes    INTEGER NOT NULL,
    first      TEXT    NOT NULL,
    clock      INTEGER NOT NULL, -- for one move
    status     TEXT    NOT NULL,
    offered_at INTEGER NOT NULL,
    deadline   INTEGER,          -- when the challenge expires or the move is lost on time
    wake_at    INTEGER,          -- when the clock next has something to do: remind, or end
    message_id INTEGER,          -- the newest challenge or board

    -- The match as it stands, so that a move need not replay the log; null until it begins.
    score_one   INTEGER,
    score_two   INTEGER,
    game        INTEGER, -- which game of the match is on, from 1
    starter     INTEGER, -- who began it
    turn        INTEGER,
    ply         INTEGER,
    total_one   INTEGER, -- one number if it is shared, else one for each player
    total_two   INTEGER,
    strikes_one INTEGER,
    strikes_two INTEGER
) STRICT;

CREATE UNIQUE INDEX one_duel_a_channel ON duels (channel_id) WHERE status IN ('offered', 'live');
CREATE INDEX duels_by_wake_at ON duels (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE games (
    duel_id INTEGER NOT NULL REFERENCES duels (id),
    number  INTEGER NOT NULL,
    first   INTEGER NOT NULL,
    winner  INTEGER,
    ending  TEXT,
    PRIMARY KEY (duel_id, number)
) STRICT, WITHOUT ROWID;

-- The truth: every game can be replayed from here.
CREATE TABLE moves (
    duel_id        INTEGER NOT NULL,
    game           INTEGER NOT NULL,
    ply            INTEGER NOT NULL,
    player         INTEGER NOT NULL,
    kind           TEXT    NOT NULL, -- multiply, resign or time
    number         INTEGER,
    interaction_id INTEGER UNIQUE,   -- so that the same interaction is never two moves
    played_at      INTEGER NOT NULL,
    PRIMARY KEY (duel_id, game, ply),
    FOREIGN KEY (duel_id, game) REFERENCES games (duel_id, number)
) STRICT, WITHOUT ROWID;

-- One row a member and game, and one with the variant '' for all games together.
CREATE TABLE standings (
    guild_id    INTEGER NOT NULL,
    variant     TEXT    NOT NULL,
    user_id     INTEGER NOT NULL,
    games_won   INTEGER NOT NULL DEFAULT 0,
    games_lost  INTEGER NOT NULL DEFAULT 0,
    matches_won INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, variant, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_in_order
    ON standings (guild_id, variant, games_won DESC, games_lost, matches_won DESC, user_id);

-- How many members have won and lost this often: with it a place on a long board is found without counting to it.
CREATE TABLE ladder (
    guild_id   INTEGER NOT NULL,
    variant    TEXT    NOT NULL,
    games_won  INTEGER NOT NULL,
    games_lost INTEGER NOT NULL,
    members    INTEGER NOT NULL,
    PRIMARY KEY (guild_id, variant, games_won DESC, games_lost)
) STRICT, WITHOUT ROWID;

-- Small things the bot remembers about itself.
CREATE TABLE notes (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
