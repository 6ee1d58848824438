"""The thread of a match: it is started from the message with the challenge, and Discord gives it the same id."""

import discord
from discord.http import Route

from bot.process.client import DuelBot
from bot.process.names import visible
from cogs.looks import language_of
from duel import Duel
from words.rulebook import title

WEEK, HOUR = 10_080, 60
"""Minutes of silence after which Discord puts a thread away: while the match is on, and when it is over."""

LONGEST_NAME = 100
OPEN_ALREADY = 160004
"""Discord's code for a message that has a thread."""


async def open_thread(bot: DuelBot, duel: Duel, message_id: int) -> None:
    """Open it, or find it open: a process that was killed may have done so just before."""
    route = Route(
        "POST",
        "/channels/{channel_id}/messages/{message_id}/threads",
        channel_id=duel.channel_id,
        message_id=message_id,
    )
    try:
        await bot.http.request(route, json={"name": _name(duel), "auto_archive_duration": WEEK})
    except discord.HTTPException as error:
        if error.code != OPEN_ALREADY:
            raise


async def invite(bot: DuelBot, duel: Duel, thread_id: int) -> None:
    """Show the thread to its players."""
    for person in (duel.challenger,) if duel.level else (duel.challenger, duel.opponent):
        path = "/channels/{channel_id}/thread-members/{user_id}"
        await bot.http.request(Route("PUT", path, channel_id=thread_id, user_id=person.id))


async def put_away_soon(bot: DuelBot, duel: Duel) -> None:
    """The match is over. Not at once: in a thread that is put away nobody can press a button any more."""
    await bot.http.request(
        Route("PATCH", "/channels/{channel_id}", channel_id=duel.channel_id), json={"auto_archive_duration": HOUR}
    )


def _name(duel: Duel) -> str:
    language = language_of(duel)
    challenger, opponent = visible(duel.challenger.name, language), visible(duel.opponent.name, language)
    players = language.say("thread-players", challenger=challenger, opponent=opponent)
    game = f" · {title(language, duel.terms.variant)}"
    return players[: LONGEST_NAME - len(game)] + game
