"""The disk is slow or cannot be written: Discord is told to wait, and nobody is left without an answer."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager

import pytest

import cogs.delivery
from bot.process.client import DuelBot
from config import Settings
from standin.discord_server import StandIn
from standin.interactions import Reply
from standin.running import bot_against
from tests.sockets.club import NOON, Club

MOVE = "Alice multiplied by 5. New total is 5."


@pytest.fixture(autouse=True)
def soon_deferred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.delivery, "DEFER_AFTER", 0.02)


@contextmanager
def locked(settings: Settings) -> Generator[None]:
    """Somebody else is writing to the database."""
    with closing(sqlite3.connect(settings.database_file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def lose_patience(bot: DuelBot) -> None:
    """Let SQLite wait for the lock for a moment instead of 5 seconds."""
    database = bot.storage._database  # pyright: ignore[reportPrivateUsage]
    assert database is not None
    await database.read(lambda db: db.execute("PRAGMA busy_timeout = 50").fetchone())


async def test_a_move_that_takes_long_is_deferred_and_then_announced(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        await club.settled(bot)
        with locked(settings):
            moved = club.alice.slash(club.channel, "multiply", n=5)
            assert (await moved.answered()).type is Reply.DEFERRED_MESSAGE
        assert (await moved).text.startswith(MOVE)
        assert not moved.private
        await club.settled(bot)
        assert club.count(MOVE) == 1
        assert club.last.notified == {club.bob.id}


async def test_a_refusal_that_takes_long_is_deferred_and_then_private(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        board = await club.begin()
        await club.settled(bot)
        with locked(settings):
            refused = club.bob.press(board, "5")
            assert (await refused.answered()).type is Reply.DEFERRED_MESSAGE
        told = await refused.followed_up()
        assert told.ephemeral
        assert told.content == "It is Alice's turn. Yours comes after their move."
        assert refused.message is not None
        assert refused.message.deleted
        assert club.last is board


async def test_a_withdrawal_that_takes_long_is_deferred_and_leaves_no_trace_but_itself(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        challenge = await club.challenge()
        await club.settled(bot)
        with locked(settings):
            withdrawn = club.alice.press(challenge, "Withdraw")
            assert (await withdrawn.answered()).type is Reply.DEFERRED_MESSAGE
        await withdrawn
        await club.settled(bot)
        assert challenge.content.endswith("Alice withdrew the challenge.")
        assert (challenge.buttons, standin.messages(club.channel)) == ([], [challenge])


@pytest.mark.parametrize("how", ["command", "button"])
async def test_what_cannot_be_written_is_refused_in_private_and_works_later(
    standin: StandIn, club: Club, settings: Settings, how: str
) -> None:
    async with bot_against(standin, settings) as bot:
        board = await club.begin()
        await club.settled(bot)
        await lose_patience(bot)
        with locked(settings):
            command = how == "command"
            moved = club.alice.slash(club.channel, "multiply", n=5) if command else club.alice.press(board, "5")
            await moved.answered()
            told = await moved.followed_up()
            assert told.ephemeral
            assert told.content.startswith("The games cannot be saved right now, so nothing was changed.")
        assert club.last is board
        assert (await club.alice.press(board, "5")).text.startswith(MOVE)
        assert club.count(MOVE) == 1


async def test_an_answer_that_could_not_be_crossed_off_is_not_repeated(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        await club.settled(bot)
        await lose_patience(bot)
        moved = club.alice.slash(club.channel, "multiply", n=5)
        answer = club.held(moved)
        await answer.come()
        with locked(settings):
            answer.let_go()
            await moved
            refused = club.bob.slash(club.channel, "multiply", n=8)
            await refused.followed_up()
    async with bot_against(standin, settings) as bot:
        await club.settled(bot)
        assert club.count(MOVE) == 1


async def test_what_is_private_stays_private_when_it_takes_long(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings, now=lambda: NOON) as bot:
        await club.begin()
        await club.resign(club.bob)
        ended = club.last
        puzzle = (await club.zoe.slash(club.channel, "puzzle")).message
        assert puzzle is not None
        await club.challenge_the_bot()
        await club.settled(bot)
        with locked(settings):
            # What only looks waits behind what writes.
            await club.morris.forge(ended, "resign:1:1:game").answered()
            slow = [
                club.zoe.press(puzzle, "2"),
                club.alice.slash(club.channel, "hint"),
                club.zoe.press(ended, "Review"),
                club.bob.slash(club.channel, "puzzle"),
            ]
            for used in slow:
                assert (await used.answered()).type is Reply.DEFERRED_MESSAGE
        answered, hint, review, other = [(await used).message for used in slow]
        for message in (answered, hint, review, other):
            assert message is not None
            assert message.ephemeral
        assert not any(used.followups for used in slow)
        assert "the win." in slow[1].text
        assert review is not None
        assert [file.name for file in review.attachments] == ["game.png"]
