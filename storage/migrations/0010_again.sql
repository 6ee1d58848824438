-- 1 if the target was drawn, and is told when the match starts; a rematch draws another.
ALTER TABLE duels ADD COLUMN surprise INTEGER NOT NULL DEFAULT 0;

-- The match that this one is the rematch of. Two presses at once make one.
ALTER TABLE duels ADD COLUMN rematch_of INTEGER REFERENCES duels (id);
CREATE UNIQUE INDEX one_open_rematch ON duels (rematch_of) WHERE status IN ('offered', 'live');
