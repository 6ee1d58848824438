"""The world changes around a match: channels, threads and servers go, and permissions change."""

import pytest

from config import Settings
from duel import Asked, Person, Status
from standin.discord_server import StandIn
from standin.people import Member
from standin.persons import Permission
from standin.running import bot_against
from tests.sockets.table import Table

MOVE = "Alice multiplied by 5. New total is 5."


@pytest.mark.parametrize("what", ["channel", "thread", "parent of the thread", "server"])
async def test_a_match_without_its_place_is_abandoned(
    standin: StandIn, table: Table, settings: Settings, what: str
) -> None:
    if "thread" in what:
        table = Table(standin, standin.channel("a thread", parent=table.channel))
    async with bot_against(standin, settings) as bot:
        await table.begin()
        await table.settled(bot)
        if what == "server":
            standin.remove_bot(standin.home)
        else:
            parent = table.channel.parent
            standin.delete_channel(parent if parent and what.startswith("parent") else table.channel)
        await table.status(bot, 1, Status.ABANDONED)
        await table.settled(bot)


@pytest.mark.parametrize("away", ["channel", "server"])
async def test_a_match_whose_place_went_while_the_bot_was_away_is_abandoned(
    standin: StandIn, table: Table, settings: Settings, away: str
) -> None:
    async with bot_against(standin, settings) as bot:
        await table.begin()
        await table.settled(bot)
        # Nobody answers this move, so it is left to be announced in a channel that will be gone.
        asked = Asked(bot.matches.now(), Person(table.alice.id, "Alice"), 1, None)
        await bot.matches.multiply(table.channel.id, 5, asked)
    if away == "channel":
        standin.delete_channel(table.channel)
    else:
        standin.home.joined = False
    async with bot_against(standin, settings) as bot:
        await table.status(bot, 1, Status.ABANDONED)
        await table.settled(bot)


@pytest.mark.parametrize("change", ["archived", "hidden", "read-only"])
async def test_a_match_goes_on_where_interactions_still_work(
    standin: StandIn, table: Table, settings: Settings, change: str
) -> None:
    table = Table(standin, standin.channel("a thread", parent=table.channel))
    async with bot_against(standin, settings) as bot:
        board = await table.begin()
        if change == "archived":
            standin.archive(table.channel, locked=True)
        elif change == "hidden":
            table.channel.hide()
        else:
            table.channel.make_read_only()
        assert (await table.alice.press(board, "5")).text.startswith(MOVE)
        assert "New total is 40." in (await table.bob.slash(table.channel, "multiply", n=8)).text
        await table.settled(bot)
        resigned = await table.alice.slash(table.channel, "duel resign")
        assert "Bob wins the game!" in resigned.text


@pytest.mark.parametrize("change", ["hidden", "read-only"])
async def test_no_match_starts_where_it_could_not_be_played(
    standin: StandIn, table: Table, settings: Settings, change: str
) -> None:
    async with bot_against(standin, settings):
        if change == "hidden":
            table.channel.hide()
        else:
            table.channel.make_read_only()
        refused = await table.alice.slash(table.channel, "duel start", opponent=table.bob, variant="over100")
        assert refused.private
        assert "I am not allowed to host a duel here." in refused.text
        table.channel.restore()
        await table.begin()


async def test_the_moderator_may_stop_what_nobody_else_can_reach(
    standin: StandIn, table: Table, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        await table.begin()
        table.channel.hide()
        stopped = await table.morris.slash(table.channel, "duel stop")
        assert stopped.text.startswith("A moderator stopped the match between Alice and Bob.")
        table.channel.restore()
        await table.begin()


async def test_a_player_who_left_can_be_played_against_by_the_clock_or_stopped(
    standin: StandIn, table: Table, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        await table.begin()
        await table.alice.slash(table.channel, "multiply", n=5)
        del standin.home.members[table.bob.id]
        assert (await table.alice.slash(table.channel, "multiply", n=2)).private
        assert "Bob wins the game!" in (await table.alice.slash(table.channel, "duel resign")).text


async def test_the_bot_may_be_forbidden_embeds_in_mid_game(standin: StandIn, table: Table, settings: Settings) -> None:
    moderator: Member = table.morris
    async with bot_against(standin, settings):
        await table.begin()
        table.channel.own_bot_permissions &= ~Permission.EMBED_LINKS
        assert (await table.alice.slash(table.channel, "multiply", n=5)).text.startswith(MOVE)
        assert not (await moderator.slash(table.channel, "duel stop")).private
