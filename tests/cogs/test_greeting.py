"""A server that the bot joins is greeted, once."""

from typing import Any

import discord
import pytest
import simcord
from simcord.backend import serializers

from tests.cogs.club import Club, in_code_type
from words import LANGUAGES
from words.rulebook import every_span

HELLO = "Hello, I am Tally. Small, sharp number games for two:"


def told_of(club: Club, guild: simcord.GuildHandle | None, **about: object) -> None:
    """Discord tells of a server that the bot has just been added to."""
    assert guild is not None
    backend = club.env.backend
    payload: dict[str, Any] = dict(serializers.guild_create_payload(backend, backend.get_guild(guild.id)))
    # Only of a server that was there before does it say whether it is available.
    del payload["unavailable"]
    backend.emit("GUILD_CREATE", payload | about)


async def join(club: Club, **may: bool) -> simcord.ChannelHandle:
    """The bot is added to another server; the channel for Discord's own messages there."""
    return await join_such(club, {}, **may)


async def join_such(club: Club, about: dict[str, object], **may: bool) -> simcord.ChannelHandle:
    """The same with a server of which this is told."""
    guild = club.env.create_guild("Another Club")
    me = simcord.UserHandle(club.env, club.env.backend.bot_user)
    channel = guild.create_text_channel("general", overwrites={me: discord.PermissionOverwrite(**may)})
    club.env.backend.edit_guild(guild.id, {"system_channel_id": channel.id})
    told_of(club, guild, **about)
    await club.env.settle()
    return channel


async def test_a_new_server_is_told_what_this_is_and_how_to_begin(club: Club) -> None:
    [greeting] = (await join(club)).history()
    assert greeting.content.startswith(HELLO)
    assert "with `/duel start`" in in_code_type(greeting.content)
    assert "`/help` tells" in in_code_type(greeting.content)


@pytest.mark.parametrize(("features", "code"), [(["COMMUNITY"], "pl"), ([], "en")])
async def test_a_community_server_is_greeted_in_its_language(club: Club, features: list[str], code: str) -> None:
    [greeting] = (await join_such(club, {"features": features, "preferred_locale": "pl"})).history()
    language = LANGUAGES[code]
    what, begin = language.say("help-what", span=every_span(language)), language.say("help-begin")
    assert in_code_type(greeting.content) == language.say("greeting", name="Tally", what=what, begin=begin)


async def test_it_is_greeted_once_however_often_discord_tells_of_it(club: Club) -> None:
    channel = await join(club)
    told_of(club, channel.guild)
    told_of(club, channel.guild)
    await club.env.settle()
    await club.restart()
    told_of(club, channel.guild)
    await club.env.settle()
    assert len(channel.history()) == 1


async def test_told_of_twice_at_once_it_is_greeted_once(club: Club) -> None:
    guild = club.env.create_guild("Another Club")
    channel = guild.create_text_channel("general")
    club.env.backend.edit_guild(guild.id, {"system_channel_id": channel.id})
    for _ in range(3):
        told_of(club, guild)
    await club.env.settle()
    assert len(channel.history()) == 1


async def test_a_server_that_the_bot_is_in_when_it_starts_is_not_greeted(club: Club) -> None:
    club.env.backend.edit_guild(club.guild.id, {"system_channel_id": club.channel.id})
    await club.restart()
    told_of(club, club.guild)
    await club.env.settle()
    assert club.channel.history() == []


@pytest.mark.parametrize("missing", ["view_channel", "send_messages"])
async def test_where_the_bot_may_not_post_it_says_nothing(club: Club, missing: str) -> None:
    club.env.http_requests.clear()
    await join(club, **{missing: False})
    assert [request for request in club.env.http_requests if request.method == "POST"] == []


async def test_it_says_nothing_where_there_is_no_channel_for_it(club: Club) -> None:
    guild = club.env.create_guild("Another Club")
    channel = guild.create_text_channel("general")
    told_of(club, guild)
    await club.env.settle()
    assert channel.history() == []


async def test_a_greeting_that_fails_is_let_be(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    club.env.inject_error("POST", "/channels/*/messages", status=403)
    channel = await join(club)
    assert channel.history() == []
    assert "could not be greeted" in caplog.text
    told_of(club, channel.guild)
    await club.env.settle()
    assert channel.history() == []
