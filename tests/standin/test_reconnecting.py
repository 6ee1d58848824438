"""The real bot when its line breaks."""

import asyncio

from config import Settings
from standin.discord_server import StandIn
from standin.patience import PATIENCE
from standin.running import bot_against
from tests.standin.conftest import Club


async def test_what_was_missed_is_replayed(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings):
        await club.begin()
        greeting = standin.gateway.next_greeting()
        standin.gateway.drop()
        missed = club.alice.slash(club.channel, "multiply", n=5)
        assert await greeting == "RESUMED"
        assert "now 5" in (await missed).text
        assert (standin.gateway.identified, standin.gateway.resumed) == (1, 1)


async def test_reconnecting_when_asked_resumes(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings):
        for hint in (
            standin.gateway.ask_to_reconnect,
            lambda: standin.gateway.invalidate(resumable=True),
            lambda: standin.gateway.close(4000),
        ):
            greeting = standin.gateway.next_greeting()
            hint()
            assert await greeting == "RESUMED"


async def test_an_invalid_session_leads_to_a_fresh_start(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        for end_session in (standin.gateway.invalidate, standin.gateway.forget_sessions):
            # discord.py must not lose the line again, or be closed, while it still waits for one more server.
            ready = asyncio.ensure_future(bot.wait_for("ready", timeout=PATIENCE))
            greeting = standin.gateway.next_greeting()
            end_session()
            standin.gateway.drop()
            assert await greeting == "READY"
            await ready
        assert (standin.gateway.identified, standin.gateway.resumed) == (3, 0)
        assert "now 5" in (await club.alice.slash(club.channel, "multiply", n=5)).text
