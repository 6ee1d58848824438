"""The world changes around a match: channels, threads and servers go, and permissions change."""

import pytest

from config import Settings
from duel import Asked, Person, Status
from standin.discord_server import StandIn
from standin.members import Member
from standin.persons import Permission
from standin.running import bot_against
from tests.sockets.club import Club

MOVE = "Alice multiplied by 5. New total is 5."


@pytest.mark.parametrize("what", ["channel", "thread", "parent of the thread", "server"])
async def test_a_match_without_its_place_is_abandoned(
    standin: StandIn, club: Club, settings: Settings, what: str
) -> None:
    if "thread" in what:
        club = Club(standin, standin.channel("a thread", parent=club.channel))
    async with bot_against(standin, settings) as bot:
        await club.begin()
        await club.settled(bot)
        if what == "server":
            standin.remove_bot(standin.home)
        else:
            parent = club.channel.parent
            standin.delete_channel(parent if parent and what.startswith("parent") else club.channel)
        await club.status(bot, 1, Status.ABANDONED)
        await club.settled(bot)


@pytest.mark.parametrize("away", ["channel", "server"])
async def test_a_match_whose_place_went_while_the_bot_was_away_is_abandoned(
    standin: StandIn, club: Club, settings: Settings, away: str
) -> None:
    async with bot_against(standin, settings) as bot:
        await club.begin()
        await club.settled(bot)
        # Nobody answers this move, so it is left to be announced in a channel that will be gone.
        asked = Asked(bot.now(), Person(club.alice.id, "Alice"), 1, None)
        await bot.matches.multiply(club.channel.id, 5, asked)
    if away == "channel":
        standin.delete_channel(club.channel)
    else:
        standin.home.joined = False
    async with bot_against(standin, settings) as bot:
        await club.status(bot, 1, Status.ABANDONED)
        await club.settled(bot)


@pytest.mark.parametrize("change", ["archived", "hidden", "read-only"])
async def test_a_match_goes_on_where_interactions_still_work(
    standin: StandIn, club: Club, settings: Settings, change: str
) -> None:
    club = Club(standin, standin.channel("a thread", parent=club.channel))
    async with bot_against(standin, settings) as bot:
        board = await club.begin()
        if change == "archived":
            standin.archive(club.channel, locked=True)
        elif change == "hidden":
            club.channel.hide()
        else:
            club.channel.make_read_only()
        assert (await club.alice.press(board, "5")).text.startswith(MOVE)
        assert "New total is 40." in (await club.bob.slash(club.channel, "multiply", n=8)).text
        await club.settled(bot)
        resigned = await club.resign(club.alice)
        assert "Bob wins the game!" in resigned.text


@pytest.mark.parametrize("change", ["hidden", "read-only"])
async def test_no_match_starts_where_it_could_not_be_played(
    standin: StandIn, club: Club, settings: Settings, change: str
) -> None:
    async with bot_against(standin, settings):
        if change == "hidden":
            club.channel.hide()
        else:
            club.channel.make_read_only()
        refused = await club.alice.slash(club.channel, "duel start", opponent=club.bob, variant="over100")
        assert refused.private
        assert "I am not allowed to host a duel here." in refused.text
        club.channel.restore()
        await club.begin()


async def test_the_moderator_may_stop_what_nobody_else_can_reach(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        await club.begin()
        club.channel.hide()
        stopped = await club.morris.slash(club.channel, "duel stop")
        assert stopped.text.startswith("A moderator stopped the match between Alice and Bob.")
        club.channel.restore()
        await club.begin()


async def test_a_player_who_left_can_be_played_against_by_the_clock_or_stopped(
    standin: StandIn, club: Club, settings: Settings
) -> None:
    async with bot_against(standin, settings):
        await club.begin()
        await club.alice.slash(club.channel, "multiply", n=5)
        del standin.home.members[club.bob.id]
        assert (await club.alice.slash(club.channel, "multiply", n=2)).private
        assert "Bob wins the game!" in (await club.resign(club.alice)).text


async def test_the_bot_may_be_forbidden_embeds_in_mid_game(standin: StandIn, club: Club, settings: Settings) -> None:
    moderator: Member = club.morris
    async with bot_against(standin, settings):
        await club.begin()
        club.channel.own_bot_permissions &= ~Permission.EMBED_LINKS
        assert (await club.alice.slash(club.channel, "multiply", n=5)).text.startswith(MOVE)
        assert not (await moderator.slash(club.channel, "duel stop")).private
