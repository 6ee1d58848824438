"""Several answers fail, or one fails while another is under way: everything is announced, and nothing twice."""

from datetime import timedelta

import pytest

import bot.life.outbox
from config import Settings
from standin.discord_server import StandIn
from standin.refusals import UNKNOWN_INTERACTION
from standin.running import bot_against
from tests.sockets.table import CALLBACK, MESSAGES, Table

MOVE = "Alice multiplied by 5. New total is 5."
REPLY = "Bob multiplied by 8. New total is 40."


@pytest.fixture(autouse=True)
def soon_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.life.outbox, "FIRST_RETRY", timedelta(milliseconds=300))


async def test_each_answer_that_fails_is_a_message_and_only_one(
    standin: StandIn, table: Table, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        board = await table.begin()
        for player, number, total in ((table.alice, 5, 5), (table.bob, 3, 15), (table.alice, 2, 30)):
            standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
            player.slash(table.channel, "multiply", n=number)
            await table.told(f"New total is {total}.")
            await table.settled(bot)
        messages = standin.messages(table.channel)
        assert [message.content.split("\n")[0] for message in messages[messages.index(board) + 1 :]] == [
            "Alice multiplied by 5. New total is 5.",
            "Bob multiplied by 3. New total is 15.",
            "Alice multiplied by 2. New total is 30.",
        ]


async def test_what_is_being_answered_is_not_announced_beside_it(
    standin: StandIn, table: Table, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await table.begin()
        failing = table.held(table.alice.slash(table.channel, "multiply", n=5))
        await failing.come()
        reply = table.bob.slash(table.channel, "multiply", n=8)
        answering = table.held(reply)
        await answering.come()
        failing.let_go(UNKNOWN_INTERACTION)
        await table.told(MOVE)
        answering.let_go()
        await reply
        await table.settled(bot)
        assert (table.count(MOVE), table.count(REPLY)) == (1, 1)


async def test_what_the_channel_took_unnoticed_is_not_said_again_with_the_next_move(
    standin: StandIn, table: Table, settings: Settings
) -> None:
    async with bot_against(standin, settings) as running:
        await table.begin()
        for carried_out in (True, False):
            standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
            standin.faults.answer(503, "POST", MESSAGES, carried_out=carried_out)
            player, number = (table.alice, 5) if carried_out else (table.bob, 8)
            tried = standin.next_request("POST", MESSAGES)
            player.slash(table.channel, "multiply", n=number)
            await tried
        await table.told(REPLY)
        await table.settled(running)
        assert (table.count(MOVE), table.count(REPLY)) == (1, 1)


async def test_the_news_of_a_long_silence_fit_into_messages(standin: StandIn, table: Table, settings: Settings) -> None:
    table.alice.nick, table.bob.nick = "A" * 32, "B" * 32
    async with bot_against(standin, settings) as bot:
        await table.begin(target=10**12)
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK, times=39)
        silence = standin.faults.answer(503, "POST", MESSAGES, times=10**6)
        for player in [*[table.alice, table.bob] * 19, table.alice]:
            tried = standin.next_request("POST", MESSAGES)
            player.slash(table.channel, "multiply", n=2)
            await tried
        silence.switch_off()
        await table.settled(bot)
        assert sum("multiplied by 2." in line for line in table.lines) == 39


async def test_the_board_keeps_its_words_when_a_stop_could_not_be_answered(
    standin: StandIn, table: Table, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await table.begin()
        await table.alice.slash(table.channel, "multiply", n=5)
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        table.morris.slash(table.channel, "duel stop")
        await table.told("A moderator stopped the match")
        await table.settled(bot)
        assert (table.count(MOVE), table.count("A moderator stopped the match")) == (1, 1)
