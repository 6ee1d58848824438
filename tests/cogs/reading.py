"""What the channel reads like: the live board, and what the boards before it have left."""

import re

import discord

from cogs import looks
from duel import Status
from tests.cogs.club import Club

NUMBER = re.compile(r"duel:\d+:\d+:\d+:\d+")
"""The ``custom_id`` of a button that makes a move."""


def ids_of(message: discord.Message) -> list[str]:
    """What its buttons say when they are pressed."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [child.custom_id or "" for row in rows for child in row.children]


def menu_of(message: discord.Message) -> list[str]:
    """What there is to choose from in its list, if it has one."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    lists = [child for row in rows for child in row.children if isinstance(child, discord.SelectMenu)]
    return [option.label for found in lists for option in found.options]


def live_boards(club: Club) -> list[discord.Message]:
    """The messages on which a move can be made."""
    return [message for message in club.channel.history() if any(map(NUMBER.fullmatch, ids_of(message)))]


def shows_a_time(message: discord.Message) -> bool:
    """Whether it says when something will be, or was."""
    return any("<t:" in words for words in (message.content, *(str(embed.description) for embed in message.embeds)))


def is_bare(message: discord.Message) -> bool:
    """Whether it has its words alone."""
    return not message.embeds and not message.components and not shows_a_time(message)


def as_it_is(club: Club, message: discord.Message) -> discord.Message | None:
    """The message now; None if it was deleted."""
    return next((found for found in club.channel.history() if found.id == message.id), None)


def words_of(club: Club, message: discord.Message) -> str | None:
    """What is left of a board that has been reduced; None if it has not."""
    now = as_it_is(club, message)
    return now.content if now is not None and is_bare(now) else None


class Reader:
    """Reads the channel after every step of a match, from its first board on."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.told = [message.content for message in club.channel.history()[:-1]]
        """The sentences that were announced, a text for each message."""

    async def read(self) -> None:
        """Something new has been announced: it stands on the one live board, or the end card, and all else is bare."""
        *earlier, newest = self._club.channel.history()
        assert [message.content for message in earlier] == self.told
        assert all(is_bare(message) for message in earlier)
        assert len(newest.embeds) == 1
        duel = await self._club.bot.storage.duel(1)
        assert duel is not None
        if duel.status is Status.LIVE:
            assert [board.id for board in live_boards(self._club)] == [newest.id]
            words, prompt = newest.content, f"\n{looks.prompt(duel, looks.narrator(duel))}"
            assert words.endswith(prompt)
            self.told.append(words.removesuffix(prompt))
        else:
            assert live_boards(self._club) == []
            assert not shows_a_time(newest)
            self.told.append(newest.content)

    async def read_a_copy(self) -> None:
        """A board that announces nothing is the live one."""
        *earlier, newest = self._club.channel.history()
        assert [message.content for message in earlier] == self.told
        assert all(is_bare(message) for message in earlier)
        assert [board.id for board in live_boards(self._club)] == [newest.id]
