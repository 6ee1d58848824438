"""The running program. ``bot.process.client.create_bot(Settings())`` is the front door."""
