-- The same, in an order in which the newest board of a duel is found at once, however many are still to be reduced.
CREATE TABLE shown_in_order (
    duel_id    INTEGER NOT NULL REFERENCES duels (id),
    message_id INTEGER NOT NULL,
    game       INTEGER NOT NULL, -- where in the log of the duel the next move is, as it shows it; 0 for a challenge
    ply        INTEGER NOT NULL,
    words      TEXT,             -- what a board leaves behind: null for nothing, '' for the words it has
    token      TEXT,             -- of the interaction that it answers
    shown_at   INTEGER NOT NULL,
    PRIMARY KEY (duel_id, game, ply, message_id)
) STRICT, WITHOUT ROWID;

INSERT INTO shown_in_order (duel_id, message_id, game, ply, words, token, shown_at)
SELECT duel_id, message_id, game, ply, words, token, shown_at FROM shown_messages;

DROP TABLE shown_messages;
ALTER TABLE shown_in_order RENAME TO shown_messages;
