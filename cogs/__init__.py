"""Discord in, Discord out: commands, buttons, and how things look."""
