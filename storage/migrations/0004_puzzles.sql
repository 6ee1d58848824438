-- Everybody's one try at the puzzle of a day, which follows from the server and the day.
CREATE TABLE puzzle_answers (
    guild_id    INTEGER NOT NULL,
    day         INTEGER NOT NULL, -- counted from the first of January of the year 1
    user_id     INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    solved      INTEGER NOT NULL, -- 0 or 1
    streak      INTEGER NOT NULL, -- days in a row with this one, 0 if it was not solved
    answered_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, day, user_id)
) STRICT, WITHOUT ROWID;
