-- Times in which nobody could move because the bot was not there: it was down, or had no line to Discord.
CREATE TABLE absences (
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (until, since)
) STRICT, WITHOUT ROWID;

ALTER TABLE duels ADD COLUMN counted_from INTEGER; -- up to when absences are part of the deadline already
ALTER TABLE duels ADD COLUMN quarter_granted INTEGER NOT NULL DEFAULT 0; -- 1 if this move has had its quarter
ALTER TABLE duels ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0; -- 1 if this move has had its reminder

UPDATE duels
   SET counted_from = CASE status WHEN 'live' THEN deadline - clock ELSE offered_at END,
       reminded = status = 'live' AND wake_at = deadline
 WHERE status IN ('offered', 'live');

-- Every message that offers the buttons of a challenge. When it can no longer be answered, each of them has to be changed.
CREATE TABLE challenge_messages (
    duel_id    INTEGER NOT NULL REFERENCES duels (id),
    message_id INTEGER NOT NULL,
    PRIMARY KEY (duel_id, message_id)
) STRICT, WITHOUT ROWID;

INSERT INTO challenge_messages SELECT id, message_id FROM duels WHERE status = 'offered' AND message_id IS NOT NULL;

ALTER TABLE announcements ADD COLUMN message_id INTEGER; -- the message to change, where it is not a new one

-- Challenges that were answered, or that nobody answered, while their messages could not be changed.
INSERT INTO announcements (duel_id, kind, game, ply, message_id, created_at, retry_at)
SELECT duel_id, 'close', 0, 0, duels.message_id, created_at, retry_at
  FROM announcements JOIN duels ON duels.id = duel_id
 WHERE duels.message_id IS NOT NULL AND (kind = 'start' OR (kind = 'end' AND duels.game IS NULL));

DELETE FROM announcements
 WHERE kind = 'end' AND duel_id IN (SELECT id FROM duels WHERE status IN ('withdrawn', 'expired'));
