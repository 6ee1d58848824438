-- Everybody may tell once of their try at the puzzle of a day.
ALTER TABLE puzzle_answers ADD COLUMN shared INTEGER NOT NULL DEFAULT 0; -- 0 or 1

-- To the matches of a member, wherever they are played.
CREATE INDEX seats_by_user ON seats (user_id);
