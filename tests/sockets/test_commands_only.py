"""A server that has the commands (scope ``applications.commands``) but not the bot itself (scope ``bot``)."""

from config import Settings
from standin.discord_server import StandIn
from standin.running import bot_against
from tests.sockets.club import Club


async def test_no_match_starts_in_a_server_that_the_bot_is_not_in(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    standin.home.joined = False
    async with bot_against(standin, settings) as bot:
        refused = await club.alice.slash(club.channel, "duel start", opponent=club.bob, variant="over100")
        assert refused.private
        assert refused.text == (
            "I am not in this server yet: only my commands are. Ask somebody who manages it to invite me, with the "
            f"scope `bot`: <https://discord.com/oauth2/authorize?client_id={standin.world.application_id}"
            "&scope=bot+applications.commands&permissions=309237697536>"
        )
        assert await bot.storage.duel(1) is None
        standin.home.joined = True
        standin.gateway.tell("GUILD_CREATE", standin.home.payload())
        await club.begin()


async def test_a_server_in_an_outage_is_one_that_the_bot_is_in(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        standin.gateway.tell("GUILD_DELETE", {"id": str(standin.home.id), "unavailable": True})
        await club.begin()


async def test_a_server_in_an_outage_at_the_start_is_one_that_the_bot_is_in(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    standin.home.in_outage = True
    async with bot_against(standin, settings) as bot:
        [home] = bot.guilds
        assert home.unavailable
        await club.begin()
