-- To find the newest game of a channel that is over: only duels in which one is, whatever became of the rest.
CREATE INDEX played_duels_by_channel ON duels (channel_id) WHERE score_one + score_two > 0;
