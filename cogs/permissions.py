"""What the bot must be allowed to do in a channel before a duel starts there."""

import discord

from game import Refusal

NEEDED = ("view_channel", "send_messages", "embed_links")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "embed_links")


def require_permissions(interaction: discord.Interaction) -> None:
    """Refuse where the bot could not go on posting: reminders and results come without being asked."""
    needed = NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        names = ", ".join(name.replace("_", " ").title() for name in missing)
        raise Refusal(
            f"I am not allowed to host a duel here. Ask a moderator to give me these permissions in this channel: "
            f"{names}. Or duel in another channel."
        )
