-- Who is bound by a duel in a channel: the challenger while it is offered, both players while it is on. Never the bot.
CREATE TABLE seats (
    channel_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    duel_id    INTEGER NOT NULL REFERENCES duels (id),
    PRIMARY KEY (channel_id, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO seats SELECT channel_id, player_one, id FROM duels WHERE status IN ('offered', 'live');
INSERT INTO seats SELECT channel_id, player_two, id FROM duels WHERE status = 'live' AND level IS NULL;

DROP INDEX one_duel_a_channel;
CREATE INDEX open_duels_by_channel ON duels (channel_id) WHERE status IN ('offered', 'live');

-- Every message with live buttons: of a challenge, which has to be changed when it can no longer be answered, or of a
-- board, which is reduced when there is a newer one.
CREATE TABLE shown_messages (
    duel_id    INTEGER NOT NULL REFERENCES duels (id),
    message_id INTEGER NOT NULL,
    game       INTEGER NOT NULL, -- where in the log of the duel the next move is, as it shows it; 0 for a challenge
    ply        INTEGER NOT NULL,
    words      TEXT,             -- what a board leaves behind: null for nothing, '' for the words it has
    token      TEXT,             -- of the interaction that it answers
    shown_at   INTEGER NOT NULL,
    PRIMARY KEY (duel_id, message_id)
) STRICT, WITHOUT ROWID;

INSERT INTO shown_messages (duel_id, message_id, game, ply, shown_at)
SELECT duel_id, message_id, 0, 0, strftime('%s', 'now') * 1000 FROM challenge_messages;

INSERT INTO shown_messages (duel_id, message_id, game, ply, words, shown_at)
SELECT id, message_id, game, ply, '', strftime('%s', 'now') * 1000 FROM duels WHERE status = 'live' AND message_id IS NOT NULL;

DROP TABLE challenge_messages;
ALTER TABLE duels DROP COLUMN message_id;

ALTER TABLE duels ADD COLUMN wants_thread INTEGER NOT NULL DEFAULT 0; -- 1 if the match is to be played in a thread
ALTER TABLE duels ADD COLUMN thread_id INTEGER; -- of the message that the thread is started from, and so of the thread
ALTER TABLE duels ADD COLUMN parent_id INTEGER; -- the channel of the thread, once the match has moved there

CREATE INDEX open_duels_by_parent ON duels (parent_id) WHERE parent_id IS NOT NULL AND status IN ('offered', 'live');
