"""Messages on their way to Discord: what one says, shows and offers, and whom it may ping."""

from dataclasses import dataclass

import discord

from bot import DuelBot


@dataclass(frozen=True, slots=True)
class Post:
    text: str
    embed: discord.Embed | None = None
    view: discord.ui.View | None = None
    pings: tuple[int, ...] = ()
    """The users whose mentions in the text notify them; nobody else's do."""

    @property
    def mentions(self) -> discord.AllowedMentions:
        return discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user_id) for user_id in self.pings]
        )


async def answer(interaction: discord.Interaction[DuelBot], post: Post, *, private: bool = False) -> int | None:
    """Answer with a new message; its id, once Discord has told it."""
    embed, view = post.embed or discord.utils.MISSING, post.view or discord.utils.MISSING
    if interaction.response.is_done():
        # It was deferred, for it took long.
        message = await interaction.followup.send(
            post.text, embed=embed, view=view, allowed_mentions=post.mentions, ephemeral=private, wait=True
        )
        return message.id
    answered = await interaction.response.send_message(
        post.text, embed=embed, view=view, allowed_mentions=post.mentions, ephemeral=private
    )
    return answered.message_id


async def answer_in_place(interaction: discord.Interaction[DuelBot], post: Post) -> None:
    """Answer by changing the message whose button was pressed."""
    content, embed, view = post.text, post.embed, post.view
    if interaction.response.is_done():
        assert interaction.message is not None
        await interaction.message.edit(content=content, embed=embed, view=view, allowed_mentions=post.mentions)
        await interaction.delete_original_response()
    else:
        await interaction.response.edit_message(content=content, embed=embed, view=view, allowed_mentions=post.mentions)


async def send(bot: DuelBot, channel_id: int, post: Post, nonce: str) -> int:
    """Send where there is no interaction to answer. Discord takes the same nonce twice for the same message."""
    message = await bot.get_partial_messageable(channel_id).send(
        post.text,
        embed=post.embed or discord.utils.MISSING,
        view=post.view or discord.utils.MISSING,
        allowed_mentions=post.mentions,
        nonce=nonce,
    )
    return message.id


async def change(bot: DuelBot, channel_id: int, message_id: int, post: Post) -> None:
    """Change a message that was sent before."""
    message = bot.get_partial_messageable(channel_id).get_partial_message(message_id)
    await message.edit(content=post.text, embed=post.embed, view=post.view, allowed_mentions=post.mentions)
