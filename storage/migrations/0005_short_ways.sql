-- To the newest game of a channel that is over: only duels in which one is, whatever became of the rest.
CREATE INDEX played_duels_by_channel ON duels (channel_id) WHERE score_one + score_two > 0;

-- To how many have tried the puzzle of a day, and how many of them have solved it.
CREATE TABLE puzzle_days (
    guild_id INTEGER NOT NULL,
    day      INTEGER NOT NULL,
    tried    INTEGER NOT NULL,
    solved   INTEGER NOT NULL,
    PRIMARY KEY (guild_id, day)
) STRICT, WITHOUT ROWID;

INSERT INTO puzzle_days SELECT guild_id, day, count(*), sum(solved) FROM puzzle_answers GROUP BY guild_id, day;
