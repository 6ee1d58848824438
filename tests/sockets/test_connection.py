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
from tests.sockets.table import CALLBACK, Table, met

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
    standin: StandIn, table: Table, settings: Settings, way: str
) -> None:
    async with bot_against(standin, settings):
        await table.begin()
        greeting = standin.gateway.next_greeting()
        RESUMED[way](standin.gateway)
        moved = table.alice.press(table.last, "5")
        assert await greeting == "RESUMED"
        assert (await moved).text.startswith(MOVE)
        assert (await table.bob.slash(table.channel, "multiply", n=8)).text.startswith(REPLY)
        assert (table.count(MOVE), table.count(REPLY)) == (1, 1)


async def test_the_game_goes_on_in_a_new_session(standin: StandIn, table: Table, settings: Settings) -> None:
    async with bot_against(standin, settings) as bot:
        await table.begin()
        await table.alice.slash(table.channel, "multiply", n=5)
        # discord.py must not be closed while it still waits for one more server.
        ready = asyncio.ensure_future(bot.wait_for("ready", timeout=PATIENCE))
        greeting = standin.gateway.next_greeting()
        standin.gateway.invalidate()
        assert await greeting == "READY"
        assert (await table.bob.press(table.last, "8")).text.startswith(REPLY)
        await ready


async def test_an_answer_is_given_although_the_line_breaks_meanwhile(
    standin: StandIn, table: Table, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        await table.begin()
        moved = table.alice.slash(table.channel, "multiply", n=5)
        answer = table.held(moved)
        await answer.come()
        greeting = standin.gateway.next_greeting()
        standin.gateway.drop()
        await greeting
        answer.let_go()
        assert (await moved).text.startswith(MOVE)


@pytest.mark.parametrize("how", ["command", "button"])
async def test_an_interaction_that_comes_again_is_one_move(
    standin: StandIn, table: Table, settings: Settings, how: str
) -> None:
    async with bot_against(standin, settings) as bot:
        board = await table.begin()
        command = how == "command"
        moved = table.alice.slash(table.channel, "multiply", n=5) if command else table.alice.press(board, "5")
        for _ in range(3):
            standin.replay(moved)
        await moved
        # It is over and done with, and a later delivery changes nothing; what is asked after it is answered after it.
        standin.replay(moved)
        assert (await table.zoe.slash(table.channel, "multiply", n=5)).private
        await table.settled(bot)
        assert (await table.bob.slash(table.channel, "multiply", n=8)).text.startswith(REPLY)
        assert (table.count(MOVE), table.count(REPLY)) == (1, 1)


async def test_a_challenge_and_its_acceptance_that_come_again_are_seen_once(
    standin: StandIn, table: Table, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        options = {"opponent": table.bob, "variant": "over100", "first": "challenger"}
        challenge = table.alice.slash(table.channel, "duel start", **options)
        standin.replay(challenge)
        assert not (await challenge).private
        accepted = table.bob.press(table.last, "Accept")
        standin.replay(accepted)
        assert not (await accepted).private
        await table.settled(bot)
        assert (table.count("<@"), table.count("Bob accepted. Alice starts.")) == (2, 1)


async def test_a_challenge_whose_answer_hangs_and_that_comes_again_is_still_seen_once(
    standin: StandIn, table: Table, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.delivery, "ANSWER_WITHIN", 0.1)
    async with bot_against(standin, settings) as bot:
        options = {"opponent": table.bob, "variant": "over100", "first": "challenger"}
        challenge = table.alice.slash(table.channel, "duel start", **options)
        never = standin.faults.hang("POST", CALLBACK)
        await met(never)
        standin.replay(challenge)
        await table.settled(bot)
        assert table.count(f"{table.bob.mention}, Alice challenges you") == 1
