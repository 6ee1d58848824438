"""The real bot when its line breaks."""

from config import Settings
from tests.standin.conftest import Table
from tests.standin.discord_server import StandIn
from tests.standin.running import bot_against


async def test_what_was_missed_is_replayed(standin: StandIn, table: Table, settings: Settings) -> None:
    async with bot_against(standin, settings):
        await table.begin()
        greeting = standin.gateway.next_greeting()
        standin.gateway.drop()
        missed = table.alice.slash(table.channel, "multiply", n=5)
        assert await greeting == "RESUMED"
        assert "now 5" in (await missed).text
        assert (standin.gateway.identified, standin.gateway.resumed) == (1, 1)


async def test_reconnecting_when_asked_resumes(standin: StandIn, table: Table, settings: Settings) -> None:
    async with bot_against(standin, settings):
        for hint in (
            standin.gateway.ask_to_reconnect,
            lambda: standin.gateway.invalidate(resumable=True),
            lambda: standin.gateway.close(4000),
        ):
            greeting = standin.gateway.next_greeting()
            hint()
            assert await greeting == "RESUMED"


async def test_an_invalid_session_leads_to_a_fresh_start(standin: StandIn, table: Table, settings: Settings) -> None:
    async with bot_against(standin, settings):
        await table.begin()
        greeting = standin.gateway.next_greeting()
        standin.gateway.invalidate()
        assert await greeting == "READY"
        greeting = standin.gateway.next_greeting()
        standin.gateway.forget_sessions()
        standin.gateway.drop()
        assert await greeting == "READY"
        assert (standin.gateway.identified, standin.gateway.resumed) == (3, 0)
        assert "now 5" in (await table.alice.slash(table.channel, "multiply", n=5)).text
