"""The line to Discord breaks in the middle of a game, and what it delivers comes twice."""

import asyncio
from collections.abc import Callable

import pytest

import cogs.delivery
from config import Settings
from standin.discord_server import StandIn
from standin.gateway import Gateway
from standin.patience import PATIENCE
from standin.running import bot_against
from tests.sockets.club import CALLBACK, Club, met

MOVE = "Alice multiplied by 5. New total is 5."
REPLY = "Bob multiplied by 8. New total is 40."

Break = Callable[[Gateway], None]

RESUMED: dict[str, Break] = {
    "dropped": Gateway.drop,
    "asked to reconnect": Gateway.ask_to_reconnect,
    "closed": lambda gateway: gateway.close(4000),
    "invalid but resumable": lambda gateway: gateway.invalidate(resumable=True),
}


@pytest.mark.parametrize("way", RESUMED)
async def test_a_move_made_while_the_line_is_broken_is_played_when_it_is_back(
    standin: StandIn, club: Club, settings: Settings, way: str
) -> None:
    async with bot_against(standin, settings):
        await club.begin()
        greeting = standin.gateway.next_greeting()
        RESUMED[way](standin.gateway)
        moved = club.alice.press(club.last, "5")
        assert await greeting == "RESUMED"
        assert (await moved).text.startswith(MOVE)
        assert (await club.bob.slash(club.channel, "multiply", n=8)).text.startswith(REPLY)
        assert (club.count(MOVE), club.count(REPLY)) == (1, 1)


async def test_the_game_goes_on_in_a_new_session(standin: StandIn, club: Club, settings: Settings) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        await club.alice.slash(club.channel, "multiply", n=5)
        # discord.py must not be closed while it still waits for one more server.
        ready = asyncio.ensure_future(bot.wait_for("ready", timeout=PATIENCE))
        greeting = standin.gateway.next_greeting()
        standin.gateway.invalidate()
        assert await greeting == "READY"
        assert (await club.bob.press(club.last, "8")).text.startswith(REPLY)
        await ready


async def test_an_answer_is_given_although_the_line_breaks_meanwhile(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        await club.begin()
        moved = club.alice.slash(club.channel, "multiply", n=5)
        answer = club.held(moved)
        await answer.come()
        greeting = standin.gateway.next_greeting()
        standin.gateway.drop()
        await greeting
        answer.let_go()
        assert (await moved).text.startswith(MOVE)


@pytest.mark.parametrize("how", ["command", "button"])
async def test_an_interaction_that_comes_again_is_one_move(
    standin: StandIn, club: Club, settings: Settings, how: str
) -> None:
    async with bot_against(standin, settings) as bot:
        board = await club.begin()
        command = how == "command"
        moved = club.alice.slash(club.channel, "multiply", n=5) if command else club.alice.press(board, "5")
        for _ in range(3):
            standin.replay(moved)
        await moved
        # It is over and done with, and a later delivery changes nothing; what is asked after it is answered after it.
        standin.replay(moved)
        assert (await club.zoe.slash(club.channel, "multiply", n=5)).private
        await club.settled(bot)
        assert (await club.bob.slash(club.channel, "multiply", n=8)).text.startswith(REPLY)
        assert (club.count(MOVE), club.count(REPLY)) == (1, 1)


async def test_a_challenge_and_its_acceptance_that_come_again_are_seen_once(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        options = {"opponent": club.bob, "variant": "over100", "first": "challenger"}
        challenge = club.alice.slash(club.channel, "duel start", **options)
        standin.replay(challenge)
        assert not (await challenge).private
        accepted = club.bob.press(club.last, "Accept")
        standin.replay(accepted)
        assert not (await accepted).private
        await club.settled(bot)
        assert (club.count("<@"), club.count("Bob accepted.")) == (2, 1)


async def test_a_challenge_whose_answer_hangs_and_that_comes_again_is_still_seen_once(
    standin: StandIn, club: Club, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.delivery, "ANSWER_WITHIN", 0.1)
    async with bot_against(standin, settings) as bot:
        options = {"opponent": club.bob, "variant": "over100", "first": "challenger"}
        challenge = club.alice.slash(club.channel, "duel start", **options)
        never = standin.faults.hang("POST", CALLBACK)
        await met(never)
        standin.replay(challenge)
        await club.settled(bot)
        assert club.count(f"{club.bob.mention}, Alice challenges you") == 1
