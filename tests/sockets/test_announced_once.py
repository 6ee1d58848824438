"""Several answers fail, or one fails while another is under way: everything is announced, and nothing twice."""

from datetime import timedelta

import pytest

import bot.life.outbox
from config import Settings
from standin.discord_server import StandIn
from standin.refusals import UNKNOWN_INTERACTION
from standin.running import bot_against
from tests.sockets.club import CALLBACK, MESSAGES, Club

MOVE = "Alice multiplied by 5. New total is 5."
REPLY = "Bob multiplied by 8. New total is 40."


@pytest.fixture(autouse=True)
def soon_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.life.outbox, "FIRST_RETRY", timedelta(milliseconds=300))


async def test_each_answer_that_fails_is_a_message_and_only_one(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        board = await club.begin()
        for player, number, total in ((club.alice, 5, 5), (club.bob, 3, 15), (club.alice, 2, 30)):
            standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
            player.slash(club.channel, "multiply", n=number)
            await club.told(f"New total is {total}.")
            await club.settled(bot)
        messages = standin.messages(club.channel)
        assert [message.content.split("\n")[0] for message in messages[messages.index(board) + 1 :]] == [
            "Alice multiplied by 5. New total is 5.",
            "Bob multiplied by 3. New total is 15.",
            "Alice multiplied by 2. New total is 30.",
        ]


async def test_what_is_being_answered_is_not_announced_beside_it(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        failing = club.held(club.alice.slash(club.channel, "multiply", n=5))
        await failing.come()
        reply = club.bob.slash(club.channel, "multiply", n=8)
        answering = club.held(reply)
        await answering.come()
        failing.let_go(UNKNOWN_INTERACTION)
        await club.told(MOVE)
        answering.let_go()
        await reply
        await club.settled(bot)
        assert (club.count(MOVE), club.count(REPLY)) == (1, 1)


async def test_what_the_channel_took_unnoticed_is_not_said_again_with_the_next_move(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as running:
        await club.begin()
        for carried_out in (True, False):
            standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
            standin.faults.answer(503, "POST", MESSAGES, carried_out=carried_out)
            player, number = (club.alice, 5) if carried_out else (club.bob, 8)
            tried = standin.next_request("POST", MESSAGES)
            player.slash(club.channel, "multiply", n=number)
            await tried
        await club.told(REPLY)
        await club.settled(running)
        assert (club.count(MOVE), club.count(REPLY)) == (1, 1)


async def test_the_news_of_a_long_silence_fit_into_messages(standin: StandIn, club: Club, settings: Settings) -> None:
    club.alice.nick, club.bob.nick = "A" * 32, "B" * 32
    async with bot_against(standin, settings) as bot:
        await club.begin(target=10**12)
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK, times=39)
        silence = standin.faults.answer(503, "POST", MESSAGES, times=10**6)
        for player in [*[club.alice, club.bob] * 19, club.alice]:
            tried = standin.next_request("POST", MESSAGES)
            player.slash(club.channel, "multiply", n=2)
            await tried
        silence.switch_off()
        await club.settled(bot)
        assert sum("multiplied by 2." in line for line in club.lines) == 39


async def test_the_board_keeps_its_words_when_a_stop_could_not_be_answered(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        await club.alice.slash(club.channel, "multiply", n=5)
        standin.faults.refuse(UNKNOWN_INTERACTION, "POST", CALLBACK)
        club.morris.slash(club.channel, "duel stop")
        await club.told("A moderator stopped the match")
        await club.settled(bot)
        assert (club.count(MOVE), club.count("A moderator stopped the match")) == (1, 1)
