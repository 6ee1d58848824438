"""Somebody is quicker than Discord: they answer a challenge before the bot has heard that it was posted."""

from config import Settings
from standin.discord_server import StandIn
from standin.running import bot_against
from tests.sockets.club import Club


async def test_the_challenge_loses_its_buttons_as_soon_as_the_bot_hears_of_it(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        posted = standin.next_message(club.channel)
        challenging = club.alice.slash(club.channel, "duel start", opponent=club.bob, variant="over100")
        standin.faults.delay(0.5, "POST", f"/interactions/{challenging.id}/*/callback", carried_out=True)
        challenge = await posted
        closed = club.channel.watch(lambda message: message is challenge and not message.buttons, edits_too=True)
        await club.bob.press(challenge, "Accept")
        await closed
    assert "expires" not in challenge.content
