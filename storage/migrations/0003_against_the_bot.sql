-- How strong the bot plays, if it is the opponent; null between two members.
ALTER TABLE duels ADD COLUMN level TEXT;
