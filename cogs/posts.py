"""Messages on their way to Discord: what one says, shows and offers, and whom it may ping."""

import asyncio
from dataclasses import replace
from functools import lru_cache
from typing import Any

import discord

from bot.process.client import DuelBot
from bot.process.errors import log_error
from cogs.buttons import Menu, Rows, drawn
from cogs.pictures import Picture, climb_of_game
from duel import OldBoard
from game.value import value

DRAW_WITHIN = 1
"""Seconds that a result waits for its picture."""


@value
class Post:
    text: str
    embed: discord.Embed | None = None
    buttons: Rows = ()
    pings: tuple[int, ...] = ()
    """The users whose mentions in the text notify them; nobody else's do."""

    menu: Menu | None = None
    """Below the buttons."""

    picture: Picture | None = None
    words: str | None = None
    """What a board leaves behind when there is a newer one; None if nothing."""

    climb: tuple[int, int] | None = None
    """The game whose picture it shows, by its duel and number, if that can be drawn in time."""

    elsewhere: bool = False
    """Whether what happened is announced by another message, where the match is played."""

    private: bool = False
    """Whether it is for the one who asked alone."""

    def message(self) -> dict[str, Any]:
        """What discord.py's ways of sending a new message take."""
        shown: dict[str, Any] = {"content": self.text, "allowed_mentions": _mentions(self.pings)}
        if self.embed is not None:
            shown["embed"] = self.embed
        if view := drawn(self.buttons, self.menu):
            shown["view"] = view
        if self.picture is not None:
            shown["file"] = self.picture.file()
        return shown

    def edit(self) -> dict[str, Any]:
        """What discord.py's ways of changing a message take: what is not there is taken away."""
        view = drawn(self.buttons, self.menu)
        return {"content": self.text, "embed": self.embed, "view": view, "allowed_mentions": _mentions(self.pings)}


@lru_cache(maxsize=1024)
def _mentions(pings: tuple[int, ...]) -> discord.AllowedMentions:
    """That these users may be pinged, and nobody else: the same two are so at every move of a match."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id) for user_id in pings])


async def answer(interaction: discord.Interaction[DuelBot], post: Post, *, private: bool = False) -> int | None:
    """Answer with a new message; its id, once Discord has told it."""
    post = _clickable(interaction.client, await _illustrated(interaction.client, post))
    private = private or post.private
    if interaction.response.is_done():
        # It was deferred, for it took long.
        message = await interaction.followup.send(**post.message(), ephemeral=private, wait=True)
        return message.id
    answered = await interaction.response.send_message(**post.message(), ephemeral=private)
    return answered.message_id


async def answer_in_place(interaction: discord.Interaction[DuelBot], post: Post) -> None:
    """Answer by changing the message whose button was pressed."""
    post = _clickable(interaction.client, post)
    if not interaction.response.is_done():
        await interaction.response.edit_message(**post.edit())
        return
    # It was deferred, for it took long.
    assert interaction.message is not None
    if interaction.message.flags.ephemeral:
        # What only one person sees cannot be changed any more.
        await answer(interaction, post, private=True)
    else:
        await interaction.message.edit(**post.edit())
        await interaction.delete_original_response()


async def send(bot: DuelBot, channel_id: int, post: Post, nonce: str) -> int:
    """Send where there is no interaction to answer. Discord takes the same nonce twice for the same message."""
    post = _clickable(bot, await _illustrated(bot, post))
    message = await bot.get_partial_messageable(channel_id).send(**post.message(), nonce=nonce)
    if message.components and not (post.buttons or post.menu):
        # It had been sent before, unnoticed, when its board was still the newest.
        await message.edit(**post.edit())
    return message.id


async def change(bot: DuelBot, channel_id: int, message_id: int, post: Post) -> None:
    """Change a message that was sent before."""
    post = _clickable(bot, post)
    await _message(bot, channel_id, message_id).edit(**post.edit())


async def change_embed(bot: DuelBot, channel_id: int, message_id: int, embed: discord.Embed) -> None:
    """Change what a message shows, and leave it its words and buttons."""
    await _message(bot, channel_id, message_id).edit(embed=embed, allowed_mentions=discord.AllowedMentions.none())


async def reduce(bot: DuelBot, board: OldBoard, token: str | None) -> None:
    """Leave of a board the words that it has announced: by an interaction's token, or in its channel.

    Without any it is deleted; where they are empty it keeps what it says.
    """
    if token is not None and bot.application_id is not None:
        webhook = discord.Webhook.partial(bot.application_id, token, client=bot)
        if board.words is None:
            await webhook.delete_message(board.message_id)
        else:
            await webhook.edit_message(board.message_id, **_left_of(board))
    elif board.words is None:
        await _message(bot, board.channel_id, board.message_id).delete()
    else:
        await _message(bot, board.channel_id, board.message_id).edit(**_left_of(board))


def _clickable(bot: DuelBot, post: Post) -> Post:
    """The post, in which commands that are named can be clicked."""
    text, embed = bot.command_ids.clickable(post.text), post.embed
    if embed is not None and embed.description is not None:
        described = bot.command_ids.clickable(embed.description)
        if described != embed.description:
            embed = embed.copy()
            embed.description = described
    return post if text == post.text and embed is post.embed else replace(post, text=text, embed=embed)


def _left_of(board: OldBoard) -> dict[str, Any]:
    bare: dict[str, Any] = {"embed": None, "view": None, "allowed_mentions": discord.AllowedMentions.none()}
    return {"content": board.words, **bare} if board.words else bare


async def _illustrated(bot: DuelBot, post: Post) -> Post:
    """The post with its picture, if it has one that can be drawn in time: no result waits for it or fails with it."""
    if post.climb is None or post.embed is None:
        return post
    try:
        async with asyncio.timeout(DRAW_WITHIN):
            picture = await climb_of_game(bot, *post.climb)
    except Exception as error:
        log_error(error, "a picture could not be drawn, so the result goes without")
        return post
    return replace(post, picture=picture, embed=picture.shown_in(post.embed))


def _message(bot: DuelBot, channel_id: int, message_id: int) -> discord.PartialMessage:
    return bot.get_partial_messageable(channel_id).get_partial_message(message_id)
