"""The stand-in with the real bot on it."""

import asyncio
import signal
from pathlib import Path

import discord
import pytest
from discord import app_commands

from config import Settings
from standin.discord_server import StandIn
from standin.interactions import Reply
from standin.options import CannotUse
from standin.persons import Permission
from standin.running import bot_against, bot_process, connected, discord_at
from tests.standin.conftest import Club


async def test_the_bot_connects_and_registers_its_commands(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings) as bot:
        assert bot.is_ready()
        assert [channel.name for channel in bot.guilds[0].text_channels] == ["duels"]
        slash, on_a_member = ({name for kind, name in standin.world.commands if kind == each} for each in (1, 2))
        assert slash == {"duel", "help", "hint", "leaderboard", "multiply", "puzzle", "settings"}
        assert on_a_member == {"Challenge to a duel"}
        assert standin.gateway.connected
    assert not standin.gateway.connected


async def test_a_duel_is_played_by_command_and_by_button(standin: StandIn, club: Club, settings: Settings) -> None:
    alice, bob, channel = club.alice, club.bob, club.channel
    async with bot_against(standin, settings):
        options = {"opponent": bob, "variant": "exact100", "first": "challenger"}
        challenge = await alice.slash(channel, "duel start", **options)
        assert challenge.message is not None
        assert challenge.message.notified == {bob.id}
        closed = asyncio.create_task(standin.message_where(channel, lambda message: message.edits > 0))
        accepted = await bob.press(challenge.message, "Accept")
        assert "Bobby accepted" in accepted.text
        assert (await closed).buttons == []
        offered = await alice.autocomplete(channel, "multiply", "n", "")
        assert [choice["value"] for choice in offered.choices] == [2, 3, 4, 5, 6, 7, 8, 9]
        coming = standin.next_message(channel, lambda message: "now 30" in message.content)
        by_command = await alice.slash(channel, "multiply", n=5)
        assert by_command.message is not None
        by_button = await bob.press(by_command.message, "6")
        assert (await by_button.answered()).type is Reply.MESSAGE
        assert await coming is by_button.message is standin.messages(channel)[-1]


async def test_a_refusal_is_private(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings):
        await club.begin()
        count = len(standin.messages(club.channel))
        refused = await club.bob.slash(club.channel, "multiply", n=2)
        assert refused.private
        assert refused.text.startswith("It is Alice's turn.")
        assert len(standin.messages(club.channel)) == count


async def test_forged_and_raw_input_reaches_the_bot(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings):
        await club.begin()
        forged = await club.alice.forge(club.channel, "duel:999:1:0:5")
        assert forged.private
        with pytest.raises(CannotUse):
            club.alice.slash(club.channel, "multiply", n="five")
        enormous = {"name": "n", "type": 4, "value": 2**63}
        assert (await club.alice.slash_raw(club.channel, "multiply", [enormous])).private


async def test_permissions_reach_the_bot(standin: StandIn, club: Club, settings: Settings) -> None:
    stranger = standin.member("Zoe", guild=standin.guild("Elsewhere"))
    async with bot_against(standin, settings):
        outside = await club.alice.slash(club.channel, "duel start", opponent=stranger, variant="exact100")
        assert "not in this server" in outside.text
        await club.begin()
        assert (await club.alice.slash(club.channel, "duel stop")).private
        club.alice.permissions |= Permission.MANAGE_MESSAGES
        assert not (await club.alice.slash(club.channel, "duel stop")).private
        club.channel.overwrites[club.bob.id] = 0
        blind = await club.alice.slash(club.channel, "duel start", opponent=club.bob, variant="exact100")
        assert "cannot see this channel" in blind.text
        club.channel.make_read_only()
        mute = await club.alice.slash(club.channel, "duel start", opponent=club.bob, variant="exact100")
        assert "Send Messages" in mute.text


async def test_a_nonce_of_discord_py_is_sent_once(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings) as bot:
        channel = bot.get_partial_messageable(club.channel.id)
        first, second = [await channel.send("Once.", nonce=7) for _ in range(2)]
        assert first.id == second.id
        assert len(standin.messages(club.channel)) == 1


async def test_people_are_notified_as_allowed(standin: StandIn, club: Club) -> None:
    alice, bob = club.alice, club.bob
    text = f"{alice.mention} {bob.mention} <@1> @everyone"
    async with connected(standin, discord.Client(intents=discord.Intents.none())) as client:
        channel = client.get_partial_messageable(club.channel.id)
        await channel.send(text)
        await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
        only_bob = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(bob.id)])
        await (await channel.send(text, allowed_mentions=only_bob)).edit(content=text)
        await channel.send(alice.name, allowed_mentions=only_bob)
    told = [(message.notified, message.notified_everyone) for message in standin.messages(club.channel)]
    assert told == [({alice.id, bob.id}, False), (set(), False), ({bob.id}, False), (set(), False)]


async def test_a_thread_and_a_new_channel_are_known_to_the_bot(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        thread = standin.channel("a thread", parent=club.channel)
        await club.alice.slash(thread, "duel start", opponent=club.bob, variant="exact100")
        assert bot.get_channel(thread.id) is not None
        gone = asyncio.ensure_future(bot.wait_for("raw_thread_delete"))
        standin.delete_channel(thread)
        assert (await gone).thread_id == thread.id


async def test_other_answers_of_discord_py_arrive(standin: StandIn, club: Club) -> None:
    client = discord.Client(intents=discord.Intents(guilds=True))
    tree = app_commands.CommandTree(client)

    @tree.command(description="Defers")
    async def defer(interaction: discord.Interaction, hidden: bool) -> None:
        await interaction.response.defer(ephemeral=hidden, thinking=True)
        await interaction.edit_original_response(content="Filled in.")
        followup = await interaction.followup.send("Followed up.", wait=True)
        await followup.edit(content="Followed up and changed.")
        assert (await interaction.original_response()).content == "Filled in."

    async with connected(standin, client):
        await tree.sync()
        used = await club.alice.slash(club.channel, "defer", hidden=True)
        assert (used.private, used.text) == (True, "Filled in.")
        assert (await used.followed_up()).channel is club.channel
        found = await standin.message_where(club.channel, lambda message: message.content.endswith("changed."))
        assert found is used.followups[0]


async def test_a_wrong_token_does_not_get_in(standin: StandIn, settings: Settings) -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        with discord_at(standin), pytest.raises(discord.LoginFailure):
            await client.start("wrong")


async def test_the_bot_runs_as_a_process_of_its_own(standin: StandIn, club: Club, tmp_path: Path) -> None:
    async with bot_process(standin, tmp_path):
        await club.begin()
    async with bot_process(standin, tmp_path) as process:
        assert "now 5" in (await club.alice.slash(club.channel, "multiply", n=5)).text
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
