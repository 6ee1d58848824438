"""The words of the rule books: one file a game, named after its key."""
